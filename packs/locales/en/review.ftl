### A finished game, judged: what each seat can learn from it, and the words around its figures.
### Names, titles, chips and amounts arrive formatted. Numbers: rank, points, ahead, behind, quarter,
### count, stars, stops, before, after, placed, discarded.

## How it ended

review-won = { $seat } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead of { $other }.
review-won-tie = { $seat } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, level with { $other }: the better film decided.
review-shared = { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
review-placed = { $seat } came in { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $behind } behind { $other }.
review-placed-tie = { $seat } came in { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as { $other }: the better film decided.

## Auctions

review-overpaid = { $seat } paid { $price } for one lot ({ $location }, { word-quarter } { $quarter }): about { $over } too much.
review-pushed = It was { $other } who drove that bid of { $seat } up to { $price } ({ $location }, { word-quarter } { $quarter }), for a lot that { $other } could have done without.
review-bargain = A bargain: { $seat } paid { $price } for a lot that was worth about { $worth } ({ $location }, { word-quarter } { $quarter }).
review-missed = { $other } got a lot for { $price } ({ $location }, { word-quarter } { $quarter }) for which { $seat } could have gone up to about { $worth }.

## Decisions

review-mistakes = { $count ->
        [one] One decision of { $seat } was a mistake and cost
       *[other] { $count } decisions of { $seat } were mistakes and together cost
    } about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-clean = No decision of { $seat } was clearly a mistake.
review-lost-bid = The costliest decision of { $seat } was the bid of { $amount } ({ $location }, { word-quarter } { $quarter }): about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-pass = The costliest decision of { $seat } was a pass ({ $location }, { word-quarter } { $quarter }): about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-take = { $better } instead of { $chip } ({ $location }, { word-quarter } { $quarter }) would have brought { $seat } about { $points ->
        [one] { $points } point more.
       *[other] { $points } points more.
    }
review-lost-take-any = { $seat } should have left the party with nothing ({ $location }, { word-quarter } { $quarter }): { $chip } cost about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-decline = { $seat } left a party with nothing ({ $location }, { word-quarter } { $quarter }); { $better } would have brought about { $points ->
        [one] { $points } point more.
       *[other] { $points } points more.
    }
review-lost-place = { $chip } was better placed elsewhere than on “{ $screenplay }” ({ $location }, { word-quarter } { $quarter }): that cost { $seat } about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-discard = { $seat } discarded { $chip } ({ $location }, { word-quarter } { $quarter }) and lost about { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## What else decided it

review-award = { $other } took an award – { $award } – with just { $stars ->
        [one] { $stars } star more than { $seat }.
       *[other] { $stars } stars more than { $seat }.
    }
review-award-film = { $other } took an award – { $award } – with a rating of just { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than “{ $screenplay }” of { $seat } had.
review-award-late = “{ $screenplay }” of { $seat } came { $stops ->
        [one] { $stops } stop
       *[other] { $stops } stops
    } too late: { $other } already had the award ({ $award }).
review-rise = One stop ({ $location }, { word-quarter } { $quarter }) took the chance of { $seat } to win from { $before } % up to { $after } %.
review-fall = One stop ({ $location }, { word-quarter } { $quarter }) took the chance of { $seat } to win from { $before } % down to { $after } %.
review-luck-good = The draws were kind to { $seat }: about { $points ->
        [one] { $points } point better than could be expected.
       *[other] { $points } points better than could be expected.
    }
review-luck-bad = The draws were hard on { $seat }: about { $points ->
        [one] { $points } point worse than could be expected.
       *[other] { $points } points worse than could be expected.
    }
review-luck-even = Luck made hardly any difference for { $seat }.

## Headings

review-title = Review
review-words = In a few words
review-curve-win = Chance to win
review-curve-points = Expected points
review-sources = Points on the table
review-ledger = Where the margin came from
review-auctions = Auctions
review-decisions = The costliest decisions
review-turns = What turned the game
review-turn = { $winner } gains, { $loser } loses
review-turn-draw = { $winner } is lucky, { $loser } is not
review-turn-swing = { $percent } % of the chances to win changed hands.

## Columns

review-seat = Studio
review-points = Points
review-films = Films
review-awards = Awards
review-money = Money
review-margin = Margin
review-start = Start
review-luck = Luck
review-skill = Mistakes
review-decisions-own = Own decisions
review-others = The others
review-where = Where
review-lot = Lot
review-winner = Winner
review-price = Paid
review-worth = Worth to { $seat }
review-over = Too much
review-runner-up = Pushed by
review-go-on = Should have gone on
review-made = Made of it
review-played = Played
review-better = Better
review-loss = Points lost
review-win-loss = Chance lost

## Notes

review-note-curve = What was expected of everybody after each entry of the game. A ring marks what turned it.
review-note-sources = What lay on the table after each entry: films, awards and money.
review-note-ledger = What was expected at the start, what the draws changed, what one’s own decisions changed, and what the others did: together, the points ahead of the best rival. Expected is what fast players would do; “mistakes” is what was lost to the best decisions.
review-note-auctions = Worth is the price at which a seat would not have minded losing the lot. Below zero, “too much” is a bargain.
review-note-decisions = Compared with the best decision at that moment, by what could be known then. A loss within its error is not listed.
review-note-judge = From each moment the game is played on to its end many times, and what was still to come is shuffled anew each time. All figures are estimates.
review-no-mistakes = Nobody made a mistake that could be told from chance.
review-play-on = What if? Play on from the costliest decision:
review-place = { $location }, { word-quarter } { $quarter }

## What was done

review-did-bid = bid { $amount }
review-did-pass = pass
review-did-take = take { $chip }
review-did-decline = take nothing
review-did-place = { $chip } on “{ $screenplay }”
review-did-discard = discard { $chip }
review-made-placed = { $placed } placed
review-made-discarded = { $discarded } discarded
review-made-finished = “{ $screenplay }” finished
