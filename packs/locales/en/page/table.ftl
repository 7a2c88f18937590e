### Around the board: log, chat, votes, hints.

## Around the board

table-quarter = { word-quarter } { $quarter } of 4
table-your-turn = It is your turn.
table-woken = Your order has reached its limit: over to you.
table-line-lost = Connecting …
table-store-away = Moves cannot be saved right now. Clocks stand still.
table-not-here = No such table
table-back = Back to the table
table-side = Beside the table
table-log = Log
table-news = What is happening
table-since-your-turn = Since your last turn
table-recap = While you waited
table-origin = Goes on from another game
table-you-watch = You are watching.
table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-watchers-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
table-watching = Watchers
table-aside = The watchers’ chat
table-aside-closed = Watchers talk among themselves here. It might help you: while you play, what they say stays closed unless you open it.
table-aside-open = Read it anyway

## Chat

table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-removed = removed by the server’s operator
table-chat-say = Say something
table-chat-send = Send
table-chat-options = What to do about { $name }
table-chat-mute = Mute at this table
table-chat-unmute = Let { $name } speak again
table-chat-block = Block everywhere
table-chat-unblock = Unblock { $name }
table-chat-muted = Whoever opened this table has muted you.
table-emotes = Reactions
emote-applause = Applause
emote-laugh = Laughter
emote-surprise = Surprise
emote-doubt = Doubt
emote-anger = Anger
emote-action = Action!

## Menu

table-menu = Table menu
table-take-back = Take back my last turn
table-pause = Pause
table-resume = Play on
table-vacation = Start a holiday
table-vacation-end = End the holiday
table-leave = Leave
table-resign = Resign
table-abort = Call off the game
table-sure-leave = A bot takes over for you. When you come back, the seat is yours again.
table-sure-resign = A bot will play your seat to the end. You cannot come back.
table-sure-abort = If everybody agrees, the game ends here without a winner.
table-link = The link to this table
table-link-code = QR code with the link to this table
table-big-screen = View for a big screen
table-rules = Rules
table-keys = Keys: B bid, N bid one more, P pass, C confirm, U start over, D discard, H hint, M sound; in the log ← → from name to name.

## Votes

table-away =
    { $why ->
        [timeout] You ran out of time: a bot plays for you.
        [gone] You were gone: a bot plays for you.
        [resigned] You have resigned: a bot plays your seat to the end.
       *[left] You have left: a bot plays for you.
    }
table-return = Take my seat back
table-paused = The game is paused.
table-aborted = The game was called off.
table-closed = The table is closed.
table-motion-by = { $name } asks:
table-motion-take-back = Take back the last turn?
table-motion-pause = Pause the game?
table-motion-resume = Play on?
table-motion-abort = Call off the game?
table-vote-yes = I agree
table-vote-no = No, thanks
table-vote-waits = Waiting for: { $names }
table-vote-withdraw = Withdraw

## Several people on one device

table-cover = Pass the device to { $name }
table-cover-about = Everybody else looks away.
table-cover-ready = I am { $name }

## Hints

table-hint = Ask the planner
hint-bid = The planner would bid { $amount }.
hint-pass = The planner would pass.
hint-take = The planner would take { $chip }.
hint-decline = The planner would take nothing.
hint-place = The planner would place { $chip } on “{ $title }”.
hint-discard = The planner would discard { $chip }.
hint-price = Worth { $money } at most.
