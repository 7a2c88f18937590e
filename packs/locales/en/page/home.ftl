### The start page, and the form of a new table.

## Ways to a game

home-tagline = Sign the stars, win the auctions, make the films that everybody talks about.
home-what = A board game of auctions for two to five players. About an hour with friends, a quarter of an hour against bots.
home-play-now = Play now
home-play-now-about = Four seats, three bots, no account.
home-first = Your first game?
home-first-coach = Play with a coach
home-first-coach-about = Somebody comments on what happens, and can be sent away.
home-first-lesson = The lesson first
home-first-lesson-about = A short game that explains itself.
home-first-none = I know the game
home-strength = How strong the bots are
home-counts-purses = Remember payments for me
home-friends = Play with friends
home-friends-about = In one room or far apart: open a table and send them the link.

## Joining

home-join = Join a table
home-join-label = Link or code
home-join-go = Join
home-join-unclear = This is neither a link to a table nor its code. A link ends in #table/ and a code.
home-join-unknown = There is no table with this code here. Perhaps it belongs to another server.
home-open-tables = Open tables
home-open-none = Nobody is waiting for players right now. Open a public table and others will find it here.

## Games

home-games = Your games
home-ended = Finished
home-ended-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
home-due =
    { $count ->
        [one] It’s your turn in a game
       *[other] It’s your turn in { $count } games
    }
home-your-turn = Your turn
home-quarter = { word-quarter } { $quarter }
home-begun = begun { $time }
home-begun-nth = begun { $time } ({ $number })
home-open-seats =
    { $count ->
        [0] Ready to start
        [one] { $count } open seat
       *[other] { $count } open seats
    }
home-paused = Paused
home-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
home-aborted = Ended early
home-part = This game
home-review-name = Review: { $names }
home-part-name = Call off or leave: { $names }
home-part-abort-sure = The game ends here without a winner. You can still watch it under “Finished”.
home-part-stand-sure = Your seat is free for somebody else. With the link you can come back.
home-part-stay = A bot is already playing for you. You need not do anything.

## Learning, and what is one’s own

home-learn = How to play
home-lesson = The lesson
home-lesson-about = Learn by playing: a short game that explains itself.
home-rules = The rules
home-rules-about = The complete rules, for reference.
home-yours = Yours
home-settings-about = Colours, sound, notifications
home-account = Account
home-account-about = Your games on every device. You don’t need it to play.
home-films-about = Everything you have produced, as a wall of posters
home-bring-about = Review and replay a game that you have as a record

## A new table

new-title = A new table
new-lead = Everything is set so that you can begin. Change what you like.
new-seats = Seats
new-seats-about-2 = Quick and tight.
new-seats-about-3 = Tense and lively.
new-seats-about-4 = The game at its best.
new-seats-about-5 = A full house: money is tight.
new-edition = Edition
new-who = Who sits where?
new-guest = Who sits at seat { $number }?
new-guest-open = Open for a friend
new-guest-here = A person at this device
new-guest-name = Name
new-guest-levels = Bot, by strength
new-guest-characters = Bot, by character
new-here-about = Share one device. All purses are open unless you choose screens; then your money stays hidden until you confirm that it is you.
new-access = Who can find the table?
new-access-link = Only by link
new-access-public = Everybody
new-watchers = Others may watch
new-watchers-about = They see what lies open on the table, and no hidden money.
new-clock = Clock
new-clock-none = None
new-clock-none-about = Everybody takes as long as they need.
new-clock-live = Live
new-clock-live-about = Everybody has a supply of minutes; every turn adds some seconds.
new-clock-correspondence = Correspondence
new-clock-correspondence-about = Over days or weeks, with a time limit for each decision.
new-clock-time = Time
new-clock-decision = Time for each decision
new-vacation = Holiday for each player
new-vacation-days =
    { $days ->
        [0] None
        [one] { $days } day
       *[other] { $days } days
    }
new-absence = When somebody is away
new-timeout = A bot takes over when the time is up
new-timeout-about = It sees only what you would see. Whoever comes back takes the seat again.
new-grace = A bot takes over after
new-grace-never = Never: the others wait
new-grace-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-substitute = Which bot
new-pace = Pace of the bots
new-pace-quick = Quick
new-pace-normal = Normal
new-pace-leisurely = Leisurely
new-hints = Hints are allowed
new-hints-about = Everybody may ask what a strong bot would do.
new-counts-purses = The table remembers all payments
new-counts-purses-about = It shows what everybody must have, also behind the screens: all payments are public.
new-more = More settings
new-usual = (as in the edition)
new-variants = Variants of the rules
new-variants-about = The edition has answered these questions already. Your table may see it differently.
new-first-lead = Seat { $number } opens the first auction.
new-changed =
    { $count ->
        [0] As in the edition
        [one] { $count } change
       *[other] { $count } changes
    }
new-make = Open the table
new-start = Start the game
new-summary =
    { $count ->
        [0] Everybody is here: the game starts at once.
        [one] { $count } seat stays open for a friend.
       *[other] { $count } seats stay open for friends.
    }
