### Pourquoi un coup est refusé, et ce qui serait juste.
### Noms, titres, tuiles et montants arrivent déjà mis en forme. Nombres : slots, seat, expected,
### found, et studio dans refusal-no-such-studio.

## À qui de jouer

refusal-not-your-turn = Ce n’est pas à vous de jouer : on attend { $due }.
refusal-dealer-due = Un instant : on distribue d’abord les tuiles.
refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-no-auction = Il n’y a pas d’enchère en ce moment : attendez la prochaine pour faire une offre ou passer.
refusal-no-party = Il n’y a pas de fête en ce moment : attendez la prochaine pour choisir.
refusal-nothing-to-place = Vous n’avez aucune tuile à placer ni à défausser.
refusal-must-place-first = Placez ou défaussez d’abord les tuiles que vous avez en main.

## Enchère

refusal-bid-too-low = Offre trop basse : offrez au moins { $floor }, ou passez.
refusal-bid-above-purse = Vous ne pouvez pas payer autant. Votre bourse : { $purse }.
refusal-only-zero = Tous les autres ont passé sans faire d’offre : vous pouvez seulement offrir zéro ou passer.

## Fête

refusal-not-offered = Cette tuile n’est pas à la fête : { $chip }. Choisissez une des tuiles visibles.
refusal-may-not-decline = À cette table, chacun prend une tuile à la fête : choisissez-en une.

## Placement

refusal-not-in-hand = Cette tuile n’est pas dans votre main : { $chip }. Choisissez une des vôtres.
refusal-not-your-screenplay = « { $screenplay } » ne fait pas partie de vos scénarios : choisissez un des vôtres.
refusal-film-finished = « { $screenplay } » est un film achevé et n’accepte plus de tuile : choisissez un scénario inachevé.
refusal-no-such-slot =
    { $slots ->
        [one] « { $screenplay } » n’a pas cet espace : on y trouve seulement { $slots } espace.
       *[other] « { $screenplay } » n’a pas cet espace : on y trouve seulement { $slots } espaces.
    }
refusal-slot-wants-other = Cet espace ({ $slot }) n’accepte pas une tuile de ce type ({ $kind }) : choisissez un espace qui convient.
refusal-open-slot-taken = Cet espace ouvert est déjà occupé par un autre type ({ $kind }) : seul ce type ou un joker peut aller dessus.
refusal-closed-by-agency = Un joker occupe cet espace : seul un autre joker peut aller dessus.

## Table

refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.

## Pour qui distribue

refusal-dealer-not-due = Il n’y a rien à distribuer en ce moment : c’est à un joueur d’agir.
refusal-wrong-deal = Il faut distribuer autre chose maintenant : { $ask }.
refusal-chip-not-in-bag = Cette tuile n’est pas dans la réserve : { $chip }. Distribuez-en une qui n’a pas encore été tirée.
refusal-not-a-legend = Cette tuile n’est pas un des réalisateurs légendaires restants : { $chip }.
refusal-chip-twice = Cette tuile est distribuée deux fois : { $chip }. Chaque tuile est unique.
refusal-deal-count = Mauvais nombre distribué : attendu { $expected }, reçu { $found }.
refusal-screenplay-not-in-stack = « { $screenplay } » ne fait pas partie des scénarios encore inconnus de la pile.
refusal-studio-twice = Ce studio est attribué deux fois : { $studio }. Il en faut un différent pour chacun.
refusal-no-such-studio = Il n’y a pas de studio { $studio } : les studios portent les numéros 1 à 5.

## Ce qu’il fallait distribuer (inséré dans refusal-wrong-deal)

ask-studios = les studios des joueurs
ask-lead = le joueur qui ouvre la première enchère
ask-screenplay = le prochain scénario de la pile
ask-legend = le réalisateur légendaire du trimestre
ask-lots = les tuiles des enchères
ask-faces = les tuiles de la fête
