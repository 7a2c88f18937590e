### What things are worth to whoever plays. Names, titles, chips, slots and awards arrive formatted.

worth-title = Was es dir bringt
worth-film = „{ $title }“: { $before }★ → { $value }★
worth-film-slots = „{ $title }“ ({ $slots }): { $before }★ → { $value }★
worth-loses = −{ $stars }★, überdeckt { $chips }
worth-next = Du ziehst dann „{ $title }“.
worth-award-won =
    { $points ->
        [one] { $award } für dich: { $points } Punkt
       *[other] { $award } für dich: { $points } Punkte
    }
worth-award-taken =
    { $points ->
        [one] { $award } für dich, nicht mehr für { $name }: { $points } Punkt
       *[other] { $award } für dich, nicht mehr für { $name }: { $points } Punkte
    }
worth-award-tied =
    { $points ->
        [one] { $award } im Gleichstand, nicht mehr für { $name }: { $points } Punkt
       *[other] { $award } im Gleichstand, nicht mehr für { $name }: { $points } Punkte
    }
worth-award-goes =
    { $points ->
        [one] { $award } für { $name }: { $points } Punkt
       *[other] { $award } für { $name }: { $points } Punkte
    }
worth-rival-finishes = { $name } würde fertigstellen: { $titles }
worth-rival-gaps =
    { $count ->
        [one] { $name } würde { $count } Lücke füllen
       *[other] { $name } würde { $count } Lücken füllen
    }
worth-price = Die anderen: je +{ $share }. In der Mitte: { $middle }.
