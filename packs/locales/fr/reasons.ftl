### Why something is worth doing, or not. Names, titles, chips, awards and amounts arrive formatted.

reason-price = Vaut au plus { $price }
reason-finishes = Achève « { $screenplay } » avec la note { $rating }
reason-finishes-unrated = Achève « { $screenplay } » sans note
reason-wins = Récompense pour vous : { $award }
reason-takes = Récompense pour vous, et non plus pour { $seat } : { $award }
reason-fills =
    { $count ->
        [one] Remplit { $count } espace de « { $screenplay } », reste à remplir : { $left }
       *[other] Remplit { $count } espaces de « { $screenplay } », reste à remplir : { $left }
    }
reason-raises =
    { $stars ->
        [one] Ajoute { $stars } étoile à « { $screenplay } »
       *[other] Ajoute { $stars } étoiles à « { $screenplay } »
    }
reason-lowers =
    { $stars ->
        [one] Coûte { $stars } étoile à « { $screenplay } » : recouvre { $chip }
       *[other] Coûte { $stars } étoiles à « { $screenplay } » : recouvre { $chip }
    }
reason-useless = Pas de bonne place pour cela
reason-foresight-more = Vaut { $price } en soi, mais davantage si l’on voit plus loin
reason-foresight-less = Vaut { $price } en soi, mais moins si l’on voit plus loin
reason-foresight-other = Pas le meilleur choix en soi, mais le meilleur si l’on voit plus loin
reason-feeling-more = Vaut { $price } d’après le calcul, mais davantage à l’instinct
reason-feeling-less = Vaut { $price } d’après le calcul, mais moins à l’instinct
reason-feeling-other = Choix d’instinct : d’après le calcul, il y avait mieux
reason-mistake-more = Vaut { $price }, mais a été surestimé
reason-mistake-less = Vaut { $price }, mais a été sous-estimé
reason-mistake-other = Un meilleur choix est passé inaperçu
reason-rival-finishes = { $seat } achèverait ainsi « { $screenplay } »
reason-rival-fills =
    { $count ->
        [one] { $seat } remplirait ainsi { $count } espace
       *[other] { $seat } remplirait ainsi { $count } espaces
    }
