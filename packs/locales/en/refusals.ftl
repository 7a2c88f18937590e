### Why a wish is not granted, and what would be right.
### Names, titles, chips and amounts arrive formatted. Numbers: slots, seat, expected, found, and
### studio in refusal-no-such-studio.

## Whose turn

refusal-not-your-turn = It is not your turn: we are waiting for { $due }.
refusal-dealer-due = One moment: chips are being dealt first.
refusal-game-over = The game is over: no more moves can be made.
refusal-no-auction = There is no auction right now: bid or pass when the next one begins.
refusal-no-party = There is no party right now: choose when the next one begins.
refusal-nothing-to-place = You hold no chips to place or discard.
refusal-must-place-first = Place or discard the chips in your hand first.

## Auction

refusal-bid-too-low = That bid is too low: bid at least { $floor }, or pass.
refusal-bid-above-purse = You cannot pay that much. Your purse: { $purse }.
refusal-only-zero = Everyone else has passed and nobody has bid: you may only bid zero or pass.

## Party

refusal-not-offered = This chip is not at the party: { $chip }. Choose one of the chips on offer.
refusal-may-not-decline = At this table everyone takes a chip at the party: please choose one.

## Placing

refusal-not-in-hand = This chip is not in your hand: { $chip }. Choose one of your own.
refusal-not-your-screenplay = “{ $screenplay }” is not one of your screenplays: choose one of your own.
refusal-film-finished = “{ $screenplay }” is finished and takes no more chips: choose an unfinished screenplay.
refusal-no-such-slot =
    { $slots ->
        [one] “{ $screenplay }” has no such slot: it has only { $slots } slot.
       *[other] “{ $screenplay }” has no such slot: it has only { $slots } slots.
    }
refusal-slot-wants-other = This slot ({ $slot }) does not take a chip of that kind ({ $kind }): choose a matching slot.
refusal-open-slot-taken = This open slot already holds another kind ({ $kind }): only that kind or a joker may go on top.
refusal-closed-by-agency = A joker lies on this slot: only another joker may go on top.

## Table

refusal-no-such-seat = There is no seat { $seat } at this table.

## For whoever deals

refusal-dealer-not-due = There is nothing to deal right now: it is a player’s turn.
refusal-wrong-deal = Something else is to be dealt now: { $ask }.
refusal-chip-not-in-bag = This chip is not in the bag: { $chip }. Deal one that has not been drawn yet.
refusal-not-a-legend = This chip is not one of the remaining legendary directors: { $chip }.
refusal-chip-twice = This chip is dealt twice: { $chip }. Each chip exists only once.
refusal-deal-count = Wrong number dealt: { $expected } expected, { $found } found.
refusal-screenplay-not-in-stack = “{ $screenplay }” is not among the unseen screenplays in the stack.
refusal-studio-twice = This studio is assigned twice: { $studio }. Every player needs a different one.
refusal-no-such-studio = There is no studio { $studio }: studios are numbered 1 to 5.

## What the dealer was asked for (inserted into refusal-wrong-deal)

ask-studios = the players’ studios
ask-lead = the player who opens the first auction
ask-screenplay = the next screenplay of the stack
ask-legend = the legendary director of the quarter
ask-lots = the chips for the auctions
ask-faces = the chips of the party
