### Cards that explain what somebody points at. Names, titles, chips, amounts and ratings arrive formatted.

explain-rule = Règle { $number } : { $section }
explain-how = Qu’est-ce que c’est ? Pointez n’importe quoi, ou laissez-y le doigt. Au clavier : « ? », puis les flèches.

## Chips and slots

explain-chip = { $kind }, { $stars }★
explain-chip-at = À prendre ici : { $location }
explain-chip-on = Sur « { $title } » ({ $name }).
explain-chip-undrawn = N’a pas encore été tirée.
explain-chip-gone = Hors du jeu ou recouverte.
explain-chip-fits = Remplit un espace de vos scénarios : { $titles }
explain-chip-covers = Pourrait recouvrir une tuile sur : { $titles }
explain-chip-fits-none = Ne convient à aucun de vos scénarios.
explain-chip-wanted = Ont aussi un espace pour elle : { $names }
explain-placement = « { $title } » : { $effect }
explain-placement-chip = { $chip } : { $effect }
explain-slot = Espace sur « { $title } »
explain-slot-missing = Le film a encore besoin d’une tuile ici.
explain-slot-optional = Le film peut s’achever sans elle.
explain-slot-top =
    { $stars ->
        [one] La tuile du dessus compte : { $stars } étoile.
       *[other] La tuile du dessus compte : { $stars } étoiles.
    }
explain-slot-covered =
    { $count ->
        [one] { $count } tuile dessous n’ajoute rien à la valeur.
       *[other] { $count } tuiles dessous n’ajoutent rien à la valeur.
    }
explain-slot-takes = Accepte maintenant : { $kinds }

## Screenplays, films, studios

explain-production = En tournage ({ $name }), valeur actuelle { $value }
explain-film = Achevé ({ $name }), valeur { $value }
explain-film-rating =
    { $points ->
        [one] Note { $rating } : { $points } point.
       *[other] Note { $rating } : { $points } points.
    }
explain-film-unrated = Il ne restait plus de note pour lui : 0 point.
explain-film-awards = Récompenses : { $awards }
explain-stack-top = En haut de la pile : le prochain film achevé le rapporte.
explain-stack = Quelque part dans la pile.
explain-films =
    { $count ->
        [one] { $count } film achevé
       *[other] { $count } films achevés
    }
explain-direction =
    { $stars ->
        [one] { $stars } étoile de réalisation sur les films achevés
       *[other] { $stars } étoiles de réalisation sur les films achevés
    }
explain-switch = Une question ouverte des règles
explain-genre = Genre
explain-points-plus = Le plus : l’argent que vous ne voyez pas s’y ajoute.
explain-party-order = Ordre de choix si une fête commençait : { $names }
explain-lead-title = La main
explain-lead = { $name } ouvre la prochaine enchère.

## Stops

explain-location-sign = Enchère d’une légende
explain-location-city = Enchère
explain-location-party = Fête
explain-location-chips = On y trouve : { $chips }
explain-location-sold = Adjugé à { $name } pour { $money }
explain-location-now = C’est ici que l’on joue.

## Awards and ratings

explain-award =
    { $points ->
        [one] Récompense, { $points } point
       *[other] Récompense, { $points } points
    }
explain-award-won = Obtenue par { $name }
explain-award-won-film = Obtenue par { $name } avec « { $title } » ({ $rating }).
explain-award-leads = Le ≥ : pour l’instant, elle revient à { $name }
explain-award-leads-film = Le ≥ : pour l’instant, elle revient à { $name } avec « { $title } » ({ $rating }).
explain-award-nobody = Pour l’instant, personne ne l’obtient.
explain-award-withheld = Elle n’a pas été décernée.
explain-token =
    { $points ->
        [one] Note, { $points } point
       *[other] Note, { $points } points
    }
explain-token-left = Encore disponible.
explain-token-taken = Prise par « { $title } » ({ $name }).
explain-token-plus = Le plus la classe au-dessus du simple { $value }. Il ne rapporte aucun point de plus.

## Offres, ordres, pendules

explain-bid-none = Pas encore d’offre
explain-bid =
    { $state ->
        [leading] Jusqu’ici, { $name } offre le plus.
        [folded] { $name } ne participe plus à cette enchère.
        [thinking] { $name } est en train de décider.
        [bidding] L’offre de { $name } a été dépassée, mais l’enchère reste ouverte.
       *[other] { $name } n’a encore rien dit.
    }
explain-order = Ce que vous voulez faire ici, dit à l’avance. Tant que l’ordre est en place, il agit pour vous quand vient votre tour.
explain-clock-title = Pendule
explain-clock =
    { $state ->
        [runs] Elle tourne, car { $name } a une décision à prendre.
       *[waits] Elle est arrêtée jusqu’à ce que { $name } ait une décision à prendre.
    }
explain-clock-end = Une fois le temps écoulé, un bot joue à la place de { $name }

## À côté de la table

explain-tool-hint = Ce que ferait le planificateur à votre place, et pourquoi.
explain-tool-reactions = Montrez aux autres un visage, un court instant.
explain-tool-menu = Annuler un tour, mettre en pause, quitter, le rythme, le lien vers cette table, et plus encore.
explain-tool-watching = Vous voyez ce que tout le monde peut voir, et ne décidez de rien.
