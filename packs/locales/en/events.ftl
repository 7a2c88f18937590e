### What has happened, as lines of the game log.
### Names, titles, chips and amounts arrive formatted. Numbers: quarter, value, points, films,
### awards, money, total.

## Opening

event-studio-assigned = Studio for { $seat }: { $studio }.
event-lead-assigned = { $seat } will open the first auction.
event-screenplay-turned = Now on top of the screenplay stack: “{ $screenplay }”.

## Quarter

event-legend-turned = A legend for hire ({ word-quarter } { $quarter }): { $chip }.
event-lot-dealt = On offer ({ $location }): { $chips }.
event-arrived = Next stop in { word-quarter } { $quarter }: { $location }.

## Auction

event-bid-made = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-lot-sold = { $seat } wins the auction and pays { $price }. Each other player receives { $share }; in the middle: { $left }.
event-lot-won-free = { $seat } wins the auction without paying. There is nothing to share.
event-lot-withdrawn = Nobody wants the lot: it leaves the game.

## Party

event-party-revealed = At the party: { $chips }. Picking order: { $seats }.
event-chip-taken = { $seat } takes { $chip }.
event-declined = { $seat } takes nothing at the party.
event-leftovers-removed = Left over and out of the game: { $chips }.

## Placing and films

event-chip-placed = { $seat } places { $chip } on “{ $screenplay }” ({ $slot }).
event-chip-discarded = { $seat } discards { $chip }.
event-film-finished = { $seat } finishes “{ $screenplay }”: value { $value }, rating { $rating }.
event-film-finished-unrated = { $seat } finishes “{ $screenplay }”: value { $value }, but no rating that low is left. The film scores 0 points.
event-screenplay-taken = { $seat } takes a new screenplay: “{ $screenplay }”.

## Awards

event-award-given =
    { $points ->
        [one] { $seat } wins an award for “{ $screenplay }” – { $award } ({ $points } point).
       *[other] { $seat } wins an award for “{ $screenplay }” – { $award } ({ $points } points).
    }
event-award-given-seat =
    { $points ->
        [one] { $seat } wins an award – { $award } ({ $points } point).
       *[other] { $seat } wins an award – { $award } ({ $points } points).
    }
event-award-withheld = Award not given – { $award }.

## Ending

event-score =
    { $total ->
        [one] { $seat }: { $total } point (films { $films }, awards { $awards }, money { $money }).
       *[other] { $seat }: { $total } points (films { $films }, awards { $awards }, money { $money }).
    }
event-winner = { $seat } wins the game!
event-winners-shared = Shared victory: { $seats }!
