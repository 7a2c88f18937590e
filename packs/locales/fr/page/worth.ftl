### What things are worth to whoever plays. Names, titles, chips, slots and awards arrive formatted.

worth-title = Ce que cela vous apporte
worth-film = « { $title } » : { $before }★ → { $value }★
worth-film-slots = « { $title } » ({ $slots }) : { $before }★ → { $value }★
worth-loses = −{ $stars }★, recouvre { $chips }
worth-next = Vous piochez alors « { $title } ».
worth-award-won =
    { $points ->
        [one] { $award } pour vous : { $points } point
       *[other] { $award } pour vous : { $points } points
    }
worth-award-taken =
    { $points ->
        [one] { $award } pour vous, et non plus pour { $name } : { $points } point
       *[other] { $award } pour vous, et non plus pour { $name } : { $points } points
    }
worth-award-tied =
    { $points ->
        [one] { $award } à égalité, et non plus pour { $name } : { $points } point
       *[other] { $award } à égalité, et non plus pour { $name } : { $points } points
    }
worth-award-goes =
    { $points ->
        [one] { $award } pour { $name } : { $points } point
       *[other] { $award } pour { $name } : { $points } points
    }
worth-rival-finishes = { $name } achèverait : { $titles }
worth-rival-gaps =
    { $count ->
        [one] { $name } remplirait { $count } espace
       *[other] { $name } remplirait { $count } espaces
    }
worth-price = Les autres : +{ $share } chacun. Au centre : { $middle }.
