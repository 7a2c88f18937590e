### Une partie terminée, jugée : ce que chacun peut en apprendre, et les mots autour des chiffres.
### Noms, titres, tuiles et montants arrivent déjà mis en forme. Nombres : rank, points, ahead,
### behind, quarter, count, stars, stops, before, after, placed, discarded.

## Le résultat

review-won = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } d’avance sur { $other }.
review-won-tie = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à égalité avec { $other } : le meilleur film a tranché.
review-shared = { $seats } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
review-placed = { $seat } termine à la { $rank ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $behind } de retard sur { $other }.
review-placed-tie = { $seat } termine à la { $rank ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à égalité avec { $other } : le meilleur film a tranché.

## Enchères

review-overpaid = { $seat } a payé { $price } pour un lot ({ $location }, { word-quarter } { $quarter }) : environ { $over } de trop.
review-pushed = C’est { $other } qui a fait monter { $seat } jusqu’à { $price } ({ $location }, { word-quarter } { $quarter }), pour un lot qui ne valait pas autant pour { $other }.
review-bargain = Une bonne affaire : { $seat } a payé { $price } pour un lot qui valait environ { $worth } ({ $location }, { word-quarter } { $quarter }).
review-missed = { $other } a obtenu pour { $price } un lot ({ $location }, { word-quarter } { $quarter }) pour lequel { $seat } pouvait monter jusqu’à environ { $worth }.

## Décisions

review-mistakes = { $count ->
        [one] { $seat } a commis une erreur, qui a coûté
       *[other] { $seat } a commis { $count } erreurs, qui ont coûté en tout
    } environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-clean = { $seat } n’a commis aucune erreur manifeste.
review-lost-bid = La décision qui a coûté le plus cher à { $seat } fut l’offre de { $amount } ({ $location }, { word-quarter } { $quarter }) : environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-pass = La décision qui a coûté le plus cher à { $seat } fut de passer ({ $location }, { word-quarter } { $quarter }) : environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-take = { $better } au lieu de { $chip } ({ $location }, { word-quarter } { $quarter }) aurait rapporté à { $seat } environ { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
review-lost-take-any = { $seat } aurait mieux fait de ne rien prendre à une fête ({ $location }, { word-quarter } { $quarter }) : { $chip } a coûté environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-decline = { $seat } n’a rien pris à une fête ({ $location }, { word-quarter } { $quarter }) ; { $better } aurait rapporté environ { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
review-lost-place = { $chip } était mieux ailleurs que sur « { $screenplay } » ({ $location }, { word-quarter } { $quarter }) : cela a coûté à { $seat } environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-lost-discard = { $seat } a défaussé { $chip } ({ $location }, { word-quarter } { $quarter }) et perdu environ { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Ce qui a pesé aussi

review-award = { $other } a reçu une récompense – { $award } – devant { $seat }, avec seulement { $stars ->
        [one] { $stars } étoile de plus.
       *[other] { $stars } étoiles de plus.
    }
review-award-film = { $other } a reçu une récompense – { $award } – avec une note qui ne compte que { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que celle de « { $screenplay } » ({ $seat }).
review-award-late = « { $screenplay } » ({ $seat }) est arrivé { $stops ->
        [one] { $stops } étape
       *[other] { $stops } étapes
    } trop tard : { $other } avait déjà la récompense ({ $award }).
review-rise = Une étape ({ $location }, { word-quarter } { $quarter }) a fait passer { $seat } de { $before } % à { $after } % de chances de victoire.
review-fall = Une étape ({ $location }, { word-quarter } { $quarter }) a fait tomber { $seat } de { $before } % à { $after } % de chances de victoire.
review-luck-good = Le hasard a souri à { $seat } : environ { $points ->
        [one] { $points } point de mieux que prévu.
       *[other] { $points } points de mieux que prévu.
    }
review-luck-bad = Le hasard n’a pas souri à { $seat } : environ { $points ->
        [one] { $points } point de moins que prévu.
       *[other] { $points } points de moins que prévu.
    }
review-luck-even = Le hasard n’a guère compté pour { $seat }.

## Titres

review-title = Analyse
review-words = En quelques mots
review-curve-win = Chances de victoire
review-curve-points = Points attendus
review-sources = Points sur la table
review-ledger = D’où vient l’avance
review-auctions = Enchères
review-decisions = Les décisions les plus chères
review-turns = Ce qui a fait basculer la partie
review-turn = { $winner } y gagne, { $loser } y perd
review-turn-draw = La chance sourit à { $winner }, pas à { $loser }
review-turn-swing = { $percent } % des chances de victoire changent de mains.

## Colonnes

review-seat = Studio
review-points = Points
review-films = Films
review-awards = Récompenses
review-money = Argent
review-margin = Avance
review-start = Départ
review-luck = Hasard
review-skill = Erreurs
review-decisions-own = Décisions propres
review-others = Les adversaires
review-where = Où
review-lot = Lot
review-winner = Remporté par
review-price = Payé
review-worth = Valeur pour { $seat }
review-over = De trop
review-runner-up = Poussé par
review-go-on = Aurait dû continuer
review-made = Ce qui en fut fait
review-played = Joué
review-better = Mieux
review-loss = Points perdus
review-win-loss = Chances perdues

## Remarques

review-note-curve = Ce que l’on pouvait attendre de chacun après chaque ligne de la partie. Un cercle marque ce qui l’a fait basculer.
review-note-sources = Ce qui était sur la table après chaque ligne : films, récompenses et argent.
review-note-ledger = Ce que l’on pouvait attendre au départ, ce que le hasard a changé, ce que les décisions propres ont changé et ce qu’ont fait les adversaires : en tout, l’avance sur le meilleur adversaire. On attend ce que feraient des bots rapides ; « erreurs » est ce qui fut perdu face aux meilleures décisions.
review-note-auctions = La valeur est le montant auquel il était indifférent de perdre le lot. Sous zéro, « de trop » est une bonne affaire.
review-note-decisions = Comparées à la meilleure décision du moment, d’après ce que l’on pouvait savoir alors. Une perte dans la marge d’erreur n’est pas citée.
review-note-judge = De chaque moment, la partie est jouée maintes fois jusqu’au bout, et ce qui restait à venir est chaque fois mélangé à nouveau. Tous les chiffres sont des estimations.
review-no-mistakes = Personne n’a fait d’erreur que l’on puisse distinguer du hasard.
review-play-on = Et si ? Reprendre à partir de la décision la plus chère :
review-place = { $location }, { word-quarter } { $quarter }

## Ce qui fut fait

review-did-bid = offrir { $amount }
review-did-pass = passer
review-did-take = prendre { $chip }
review-did-decline = ne rien prendre
review-did-place = { $chip } sur « { $screenplay } »
review-did-discard = défausser { $chip }
review-made-placed = { $placed } en jeu
review-made-discarded = { $discarded } à la défausse
review-made-finished = « { $screenplay } » achevé
