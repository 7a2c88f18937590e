### A review as the page shows it: everything around the figures. Figures arrive formatted, with the
### digits and signs of the language; percent, number and count are numbers.

review-lead = { $names } : ce que l’on pouvait attendre, ce qui fut payé et ce que cela a coûté.

## Making one

review-progress = L’analyse est en cours
review-progress-waiting = D’autres parties passent avant. Celle-ci suivra d’elle-même.
review-progress-working = De chaque moment, la partie est jouée maintes fois jusqu’au bout : { $percent } % sont faits.
review-progress-curves = Les courbes sont déjà là. Enchères, décisions et commentaires suivent.
review-failed = Pas encore d’analyse
review-ask-again = Demander à nouveau
review-too-early = Le tournage continue
review-too-early-about = Cette partie n’est pas terminée. Ensuite, on pourra l’analyser.
review-to-replay = Vers la rediffusion
review-share = Partager
review-link = Lien vers cette analyse
review-link-code = Code QR du lien vers cette analyse

## Curves

review-curves = L’histoire en courbes
review-measure = Ce que montre la courbe
review-moment = Moment de la partie
review-keyboard = Touches : ← → un moment, Page préc. et suiv. une étape, Début et Fin, Entrée ouvre la rediffusion.
review-replay-here = Revoir à partir d’ici
review-percent = { $percent } %
review-value = { $name } : { $value }
review-as-table = Sous forme de tableau

## Auctions

review-sort = Ordre
review-sort-game = Ordre de la partie
review-sort-over = Les plus surpayés
review-sort-bargain = Les meilleures affaires
review-worth-winner = Valeur
review-too-much = { $figure } de trop
review-too-little = { $figure } d’économie
review-about-right = à sa valeur
review-unknown = inconnue
review-unsold = personne
review-purse = Avait
review-bid = Meilleure offre
review-worth-each = Valeur
review-no-bid = aucune
review-pushed-up = { $name } a fait monter les enchères : le lot ne valait pas cette offre de { $money } pour ce studio.
review-next-bid = La deuxième meilleure offre : { $money }, par { $name }.
review-went-too-low = { $name } aurait dû continuer, jusqu’à { $money } environ.

## Decisions

review-whose = Décisions de
review-everybody = Toute la table
review-mistakes-only = Erreurs seulement
review-loss-error = { $loss } ± { $error }
review-chance-lost = chances de victoire : { $figure } %
review-more = En montrer plus
review-no-decisions = Il n’y a rien à en apprendre.

## Where the margin came from

review-finished = Rang { $rank }
review-luck-about = à { $error } près

## Puzzles

review-puzzles = Essayer encore
review-puzzles-about = Les décisions les plus chères en énigmes, sur le plateau d’alors. Que feriez-vous maintenant ?
review-puzzle = Énigme { $number }
review-puzzle-ask = { $name }, quel est ici le meilleur choix ?
review-puzzle-chip = { $name }, quel est le meilleur choix pour { $chip } ?
review-puzzle-other-chip = La question porte sur une autre tuile : { $chip }.
review-puzzle-right = Bien vu !
review-puzzle-right-about = C’est la meilleure décision, autant que l’analyse puisse en juger.
review-puzzle-same = Bis repetita
review-puzzle-same-about = C’est ce qui fut joué alors.
review-puzzle-good = Tout aussi bien !
review-puzzle-good-about = L’analyse ne voit pas de nette différence avec la meilleure décision.
review-puzzle-unsure = Difficile à dire
review-puzzle-unsure-about = Cela semble rapporter { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    } de moins que la meilleure décision, mais le hasard seul peut expliquer cet écart.
review-puzzle-close = Tout près !
review-puzzle-close-about = L’analyse n’a pas essayé ce montant. Il est juste à côté du meilleur de ceux qu’elle a essayés.
review-puzzle-wrong = Coupez ! Pas celle-là
review-puzzle-wrong-about = Autant que l’analyse puisse en juger, cela rapporte { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    } de moins que la meilleure décision.
review-puzzle-untried = Ce n’est pas dans le scénario
review-puzzle-untried-about = L’analyse n’a pas essayé cela : elle ne peut donc dire si c’est bon ou mauvais.
review-puzzle-yours = Maintenant
review-puzzle-then = Alors
review-puzzle-best = Le mieux
review-puzzle-cost = Ce qui fut joué a coûté { $points ->
        [one] environ { $points } point.
       *[other] environ { $points } points.
    }
review-puzzle-again = Essayer encore
review-puzzle-next = Énigme suivante
review-puzzle-back = Vers l’analyse
