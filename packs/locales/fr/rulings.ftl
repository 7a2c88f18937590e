### Les questions que les règles laissent ouvertes, et ce qui vaut à cette table.

## Réalisateurs légendaires

ruling-legends = Réalisateurs légendaires
ruling-legends-face-up = Les quatre réalisateurs légendaires sont visibles dès le début.
ruling-legends-face-down = Chaque réalisateur légendaire est révélé au début de son trimestre.

## Enchère sans offre

ruling-last-silent-seat = Enchère sans offre
ruling-last-silent-seat-wins-for-zero = Si tous les autres passent sans faire d’offre, le dernier en lice remporte le lot pour zéro.
ruling-last-silent-seat-may-decline = Si tous les autres passent sans faire d’offre, le dernier en lice peut prendre le lot pour zéro ou passer ; s’il passe, le lot quitte la partie.

## Ce qui compte aux fêtes

ruling-party-counts = Tuiles comptées pour l’ordre des fêtes
ruling-party-counts-visible = Pour l’ordre de choix aux fêtes, seules comptent les tuiles visibles : { word-cast }.
ruling-party-counts-all = Pour l’ordre de choix aux fêtes, toutes ces tuiles comptent, même recouvertes : { word-cast }.

## Ce qui compte pour la meilleure réalisation

ruling-direction-counts = Tuiles comptées pour la meilleure réalisation
ruling-direction-counts-visible = Pour la meilleure réalisation, seuls les réalisateurs visibles des films achevés comptent.
ruling-direction-counts-all = Pour la meilleure réalisation, tous les réalisateurs des films achevés comptent, même recouverts.

## Renoncer à une fête

ruling-party-decline = Droit de refus aux fêtes
ruling-party-decline-on = À une fête, chacun peut prendre une tuile ou y renoncer.
ruling-party-decline-off = À une fête, chacun doit prendre une tuile.

## Égalité finale

ruling-final-tie = Égalité en fin de partie
ruling-final-tie-shared = En cas d’égalité en tête, la victoire est partagée.
ruling-final-tie-highest-film = En cas d’égalité en tête, le film le mieux classé départage les ex æquo ; si aucun d’eux n’a achevé de film, la victoire est partagée.

## Bourses

ruling-screens = Écrans des studios
ruling-screens-screened = Les bourses sont cachées aux adversaires ; à deux, elles restent toujours visibles.
ruling-screens-open = Toutes les bourses sont visibles par tous.

## Studios

ruling-studios = Attribution des studios
ruling-studios-by-seat = Les studios suivent l’ordre de la table : la première place reçoit le studio 1, et ainsi de suite.
ruling-studios-by-choice = La table se met d’accord sur l’attribution des studios.
ruling-studios-random = Les studios sont tirés au sort.

## Première enchère

ruling-first-lead = Ouverture de la première enchère
ruling-first-lead-random = Le sort désigne qui ouvre la première enchère.
ruling-first-lead-named = La table désigne qui ouvre la première enchère.
