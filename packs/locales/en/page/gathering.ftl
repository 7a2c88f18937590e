### A table before its game.

gathering-title = Take your seats
gathering-lead-owner = Send your friends the link. When everybody is here, begin.
gathering-lead-guest = { $owner } begins the game when everybody is here.
gathering-seats = Seats
gathering-name = What should the others call you?
gathering-sit-as = Take a seat as { $name }
gathering-sit-any = Take a seat
gathering-sit = Sit here
gathering-sit-too = Another person here
gathering-move = Move here
gathering-stand = Stand up
gathering-remove = Remove
gathering-remove-name = Remove { $name } from the table
gathering-seat-bot = Add a bot
gathering-owner = Host
gathering-guest = Player
gathering-here = At the table
gathering-gone = Not at the table right now
gathering-studio = Your studio
gathering-studio-drawn = Studio: drawn
gathering-closed = Cancelled
gathering-closed-about = This table was closed before its game began.

## Inviting

gathering-invite = Invite others
gathering-link = Link to this table
gathering-code = QR code of the link to this table
gathering-share = A game of Traumfabrik
gathering-link-local = This link works only on this computer. Open the page at this computer’s address in your network to invite others.

## Beginning

gathering-begin = Ready?
gathering-ready = I’m ready
gathering-ready-mark = Ready
gathering-ready-count = Ready: { $count }/{ $total }
gathering-ready-all = Everybody is ready.
gathering-fill = Bots for open seats
gathering-start = Start the game
gathering-start-fill =
    { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
gathering-call-off = Cancel the table
gathering-call-off-sure = The table is closed for everybody, and its link no longer works.

## What is agreed

gathering-agreed = At this table
gathering-absence-wait = The others wait
gathering-absence-timeout = A bot takes over when the time is up ({ $bot })
gathering-absence-grace =
    { $minutes ->
        [one] A bot takes over after { $minutes } minute ({ $bot })
       *[other] A bot takes over after { $minutes } minutes ({ $bot })
    }
gathering-fair = The draw is fair
gathering-fair-about = All draws follow from a secret number that is fixed already: this is its fingerprint. Your browser adds randomness of its own when you sit down. After the game the number is shown, and anybody can check every draw.
