### What things are worth to whoever plays. Names, titles, chips, slots and awards arrive formatted.

worth-title = What it is worth to you
worth-film = “{ $title }”: { $before }★ → { $value }★
worth-film-slots = “{ $title }” ({ $slots }): { $before }★ → { $value }★
worth-loses = −{ $stars }★, covers { $chips }
worth-next = You then draw “{ $title }”.
worth-award-won =
    { $points ->
        [one] { $award } for you: { $points } point
       *[other] { $award } for you: { $points } points
    }
worth-award-taken =
    { $points ->
        [one] { $award } for you, no longer for { $name }: { $points } point
       *[other] { $award } for you, no longer for { $name }: { $points } points
    }
worth-award-tied =
    { $points ->
        [one] { $award } tied, no longer for { $name }: { $points } point
       *[other] { $award } tied, no longer for { $name }: { $points } points
    }
worth-award-goes =
    { $points ->
        [one] { $award } for { $name }: { $points } point
       *[other] { $award } for { $name }: { $points } points
    }
worth-rival-finishes = { $name } would finish: { $titles }
worth-rival-gaps =
    { $count ->
        [one] { $name } would fill { $count } gap
       *[other] { $name } would fill { $count } gaps
    }
worth-price = The others: +{ $share } each. In the middle: { $middle }.
