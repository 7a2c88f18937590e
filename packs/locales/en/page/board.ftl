### The board. Names, titles, chips, amounts and ratings arrive formatted.

## What lies where

board-route = The stops on the way
board-order-stands = Your order stands here
board-face-down =
    { $count ->
        [one] { $count } chip, face down
       *[other] { $count } chips, face down
    }
board-nothing-here = Nothing lies here any more.
board-lot = For sale
board-faces = At the party
board-middle = In the middle: { $money }
board-rivals = The other studios
board-tabs = Parts of the table
board-tab-table = Table
board-tab-rivals = Rivals
board-tab-awards = Awards
board-tab-log = Log

## What goes on

board-stage-auction = Auction
board-stage-party = Party
board-stage-placing = Place your chips
board-stage-places = { $name } places
board-sold = Sold! { $name }, { $price }
board-sold-share = +{ $share } for each of the others
board-bidders = Bidders
board-pick-order = Picking order
board-leads = holds the lead
board-said-pass = pass
board-thinks = thinking …
board-you-think = your turn
board-turn-of = { $name }’s turn
board-has-chosen = has chosen
board-cast-count = Cast: { $count }
board-waits-for = Waiting for { $name } …
board-skip = Skip to my turn
board-pass-ahead = Pass ahead
board-dealing = Chips are being dealt …
board-high-is-yours = You hold the high bid: { $money }.
board-over = The game is over.

## Bidding

board-your-bid = Your bid
board-pass = Pass
board-bid = Bid { $amount }
board-less = One less
board-more = One more
board-any-amount = Any amount from { $floor } to { $ceiling }
board-leaves = Winning at { $amount } leaves you { $rest }.
board-cannot-bid = You cannot go higher. In your purse: { $purse }.

## Party

board-choose-face = Choose one of the chips above.
board-decline = Take nothing

## Placing

board-hand = Your chips
board-discarded = To be discarded
board-take-up = Take it back
board-place-choose = Choose a chip, then one of the highlighted slots.
board-place-where =
    { $count ->
        [one] { $chip } fits one slot: choose it.
       *[other] { $chip } fits { $count } slots: choose one.
    }
board-place-nowhere = { $chip } fits nowhere: discard it.
board-place-full = The film is finished! Confirm, and draw a new screenplay.
board-place-confirm = All placed. You can still rearrange them; then confirm.
board-confirm = Confirm
board-premiere = To the premiere
board-start-over = Start over
board-discard = Discard
board-discard-sure = Really discard { $chip }?
board-keep = Keep
board-slot-empty =
    { $optional ->
        [yes] { $slot }, empty, optional
       *[no] { $slot }, empty
    }
board-slot-filled = { $slot }: { $chip }
board-slot-value = value { $value }
board-slot-loses = loses { $stars }★
board-slot-covers = covers { $chip }
board-slot-finishes = finishes the film with rating { $rating }
board-slot-finishes-unrated = finishes the film without a rating

## Studios and films

board-production = “{ $title }”, { $genre }, value { $value } so far
board-value = Value { $value }
board-value-of = Printed on the screenplay: { $printed }
board-needs = Still needs: { $slots }
board-no-screenplay = No screenplay
board-open-studio = Open { $name }’s studio
board-film = “{ $title }”, { $genre }: rating { $rating }
board-cast = Cast
board-purse = Money
board-purse-hidden = Hidden behind the screen
board-purse-counted = Counted from all payments: { $money }
board-points = Points
board-score-split =
    { $money ->
        [hidden] Films { $films }, awards { $awards }, money hidden
       *[other] Films { $films }, awards { $awards }, money { $money }
    }
board-is-bot = Bot
board-bot-plays-for =
    { $why ->
        [timeout] Out of time: a bot plays
        [gone] Away: a bot plays
        [resigned] Resigned: a bot plays
       *[left] Left: a bot plays
    }
board-not-here = Not here right now
board-on-vacation = On holiday
board-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Awards and ratings

board-awards = Awards
board-award = Award
board-award-holder = Winner or leader
board-award-given = won:
board-award-leads = leads:
board-award-withheld = not given
board-stack = Next screenplay
board-tokens = Ratings: crossed-out ones are taken

## Secret orders

order-title = Give a secret order
order-secret = Only you see this
order-up-to = Bid up to
order-from = From a price of
order-above = Above that
order-above-pass = then pass
order-above-wake = then ask me
order-above-watch = call me without bidding
order-too-low = The bid already stands at { $high }: with this limit you will not bid again.
order-give = Give the order
order-pass = Pass here
order-given = Your order stands.
order-drop = Take it back
order-kept-bid =
    { $above ->
        [wake] Your order: bid up to { $limit }, then ask me.
       *[pass] Your order: bid up to { $limit }, then pass.
    }
order-kept-pass = Your order: pass.
order-kept-watch = Your order: call me when the price reaches { $amount }.
order-kept-other = An order of yours stands here.
order-wishes = Your wish list, in order of preference
order-no-wishes = No wishes yet: choose from what may come.
order-may-come = What may lie there
order-look = { $kind }, { $stars }★
order-wish-add = Wish for { $wish }
order-wish-up = { $wish }: further up
order-wish-down = { $wish }: further down
order-wish-drop = { $wish }: remove
order-otherwise = If nothing on your list lies there
order-otherwise-wake = ask me
order-otherwise-decline = take nothing
