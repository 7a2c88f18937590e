### Cards that explain what somebody points at. Names, titles, chips, amounts and ratings arrive formatted.

explain-rule = Rule { $number }: { $section }
explain-how = What is this? Point at anything, or hold a finger on it. By keyboard: “?”, then the arrows.

## Chips and slots

explain-chip = { $kind }, { $stars }★
explain-chip-at = For hire at: { $location }
explain-chip-on = On “{ $title }” ({ $name }).
explain-chip-undrawn = Has not come up yet.
explain-chip-gone = Out of the game, or covered.
explain-chip-fits = Fills a slot on your screenplays: { $titles }
explain-chip-covers = Could cover a chip on: { $titles }
explain-chip-fits-none = Fits none of your screenplays.
explain-chip-wanted = Others with a slot for it: { $names }
explain-placement = “{ $title }”: { $effect }
explain-placement-chip = { $chip }: { $effect }
explain-slot = Slot on “{ $title }”
explain-slot-missing = The film still needs a chip here.
explain-slot-optional = The film can be finished without it.
explain-slot-top =
    { $stars ->
        [one] The chip on top counts: { $stars } star.
       *[other] The chip on top counts: { $stars } stars.
    }
explain-slot-covered =
    { $count ->
        [one] { $count } chip lies below it and adds nothing to the value.
       *[other] { $count } chips lie below it and add nothing to the value.
    }
explain-slot-takes = Takes now: { $kinds }

## Screenplays, films, studios

explain-production = In the making ({ $name }), current value { $value }
explain-film = Finished ({ $name }), value { $value }
explain-film-rating =
    { $points ->
        [one] Rating { $rating }: { $points } point.
       *[other] Rating { $rating }: { $points } points.
    }
explain-film-unrated = No rating was left for it: 0 points.
explain-film-awards = Awards: { $awards }
explain-stack-top = On top of the stack: the next film to be finished brings it.
explain-stack = Somewhere in the stack.
explain-films =
    { $count ->
        [one] { $count } finished film
       *[other] { $count } finished films
    }
explain-direction =
    { $stars ->
        [one] { $stars } star from directors of finished films
       *[other] { $stars } stars from directors of finished films
    }
explain-switch = An open question of the rules
explain-genre = Genre
explain-points-plus = The plus: money that you cannot see comes on top.
explain-party-order = Picking order if a party began now: { $names }
explain-lead-title = The lead
explain-lead = { $name } opens the next auction.

## Stops

explain-location-sign = Auction of a legend
explain-location-city = Auction
explain-location-party = Party
explain-location-chips = Here lie: { $chips }
explain-location-sold = Sold to { $name } for { $money }
explain-location-now = We are here now.

## Awards and ratings

explain-award =
    { $points ->
        [one] Award, { $points } point
       *[other] Award, { $points } points
    }
explain-award-won = Won by { $name }
explain-award-won-film = Won by { $name } with “{ $title }” ({ $rating }).
explain-award-leads = The ≥: as things stand, { $name } gets it.
explain-award-leads-film = The ≥: as things stand, { $name } gets it with “{ $title }” ({ $rating }).
explain-award-nobody = As things stand, nobody gets it.
explain-award-withheld = Nobody was given it.
explain-token =
    { $points ->
        [one] Rating, { $points } point
       *[other] Rating, { $points } points
    }
explain-token-left = Still to be had.
explain-token-taken = Taken by “{ $title }” ({ $name }).
explain-token-plus = The plus ranks it above the plain { $value }. It is worth no extra points.

## Bids, orders, clocks

explain-bid-none = No bid yet
explain-bid =
    { $state ->
        [leading] { $name } has bid the most so far.
        [folded] { $name } is out of this auction.
        [thinking] { $name } is deciding now.
        [bidding] { $name } has been outbid and may bid again.
       *[other] { $name } has yet to speak.
    }
explain-order = What you want to do here, said in advance. As long as the order stands, it acts for you when it is your turn.
explain-clock-title = Clock
explain-clock =
    { $state ->
        [runs] It is running, because { $name } has a decision to make.
       *[waits] It stands still until { $name } has a decision to make.
    }
explain-clock-end = When it has run out, a bot takes over for { $name }.

## Beside the table

explain-tool-hint = What the planner would do in your place, and why.
explain-tool-reactions = Show the others a face for a moment.
explain-tool-menu = Take back, pause, leave, the tempo, the link to this table, and more.
explain-tool-watching = You see what everybody may see, and decide nothing.
