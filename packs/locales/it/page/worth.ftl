### What things are worth to whoever plays. Names, titles, chips, slots and awards arrive formatted.

worth-title = Quanto ti serve
worth-film = “{ $title }”: { $before }★ → { $value }★
worth-film-slots = “{ $title }” ({ $slots }): { $before }★ → { $value }★
worth-loses = −{ $stars }★, copre { $chips }
worth-next = Poi peschi “{ $title }”.
worth-award-won =
    { $points ->
        [one] { $award } per te: { $points } punto
       *[other] { $award } per te: { $points } punti
    }
worth-award-taken =
    { $points ->
        [one] { $award } per te, non più per { $name }: { $points } punto
       *[other] { $award } per te, non più per { $name }: { $points } punti
    }
worth-award-tied =
    { $points ->
        [one] { $award } in parità, non più per { $name }: { $points } punto
       *[other] { $award } in parità, non più per { $name }: { $points } punti
    }
worth-award-goes =
    { $points ->
        [one] { $award } per { $name }: { $points } punto
       *[other] { $award } per { $name }: { $points } punti
    }
worth-rival-finishes = { $name } terminerebbe: { $titles }
worth-rival-gaps =
    { $count ->
        [one] { $name } riempirebbe { $count } casella
       *[other] { $name } riempirebbe { $count } caselle
    }
worth-price = Agli altri: +{ $share } a testa. Al centro: { $middle }.
