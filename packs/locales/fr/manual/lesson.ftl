### The lesson: what is said at each step of the recorded game. It is played with the edition of 2000.

lesson-title = La leçon
lesson-progress = { $at } sur { $last }
lesson-back = Retour
lesson-continue = Continuer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-other = Bonne idée ! Mais dans cette leçon, suivez ce qui est en surbrillance.
lesson-confirm = Tout est en place. Confirmez avec le bouton en surbrillance.
lesson-rules = Les règles

## Step by step

lesson-welcome = Bienvenue à Hollywood ! Vous dirigez un studio. Engagez des talents aux enchères, tournez des films, gagnez des récompenses. Après un an, le plus grand total l’emporte.
lesson-studio = Voici vos trois scénarios. Un film est achevé dès que chaque espace porte une tuile qui convient. Seul le dernier espace ({ kind-guest }) peut rester vide.
lesson-route = Chaque { word-quarter } de l’année passe par ces huit étapes. À six d’entre elles, des tuiles sont mises aux enchères ; aux deux autres, c’est la fête. Vous voyez ce qui vous attend : anticipez !
lesson-bid = Aux enchères : { chip-legend-1 }, un réalisateur à quatre étoiles, on ne fait pas mieux. { bot-name-2 } et { bot-name-3 } ont déjà fait une offre. Montez à 5 !
lesson-share = À vous pour 5 ! Ce que vous payez va aux autres : 2 chacun, et 1 reste au centre pour la prochaine fois. À la fin, l’argent rapporte des points : chaque enchère enrichit donc les autres.
lesson-place = Les tuiles se placent aussitôt, on n’en garde aucune. Touchez la tuile, puis l’espace en surbrillance de « { screenplay-court-jester } », et confirmez.
lesson-pass = La personne qui a gagné ouvre l’enchère suivante : c’est vous. Ici, beaucoup de tuiles, mais presque pas d’étoiles. Passez, et laissez les autres vous payer.
lesson-bid-again = { bot-name-3 } a payé 3. Avec le 1 resté au centre, vous avez reçu 2. Maintenant, { chip-actor-07 } et une agence sont aux enchères. Offrez 3 !
lesson-actor = { chip-actor-07 } jouera dans « { screenplay-court-jester } ». Touchez la tuile, puis l’espace.
lesson-joker = Une agence est un joker : elle va sur tout espace sauf le dernier. Dans « { screenplay-vertigo } », placez-la sur cet espace : { kind-camera }.
lesson-party = Une fête ! Chacun prend une tuile gratuite. Celui qui a le plus d’{ word-cast } choisit en premier : { bot-name-3 } avec deux, puis vous avec un. Prenez la { kind-guest } !
lesson-guest = Une { kind-guest } ne va que sur le dernier espace. Placez-la avant la fin du film : ensuite, plus aucune tuile ne s’ajoute.
lesson-open = Vous avez gagné en dernier, donc vous ouvrez. Commencez par n’importe quelle somme, même 0 : zéro est aussi une offre.
lesson-raise = { bot-name-2 } veut aussi ce lot. Montez à 3 : il achève votre film !
lesson-cover = Trois étoiles au lieu d’une : recouvrez { chip-actor-07 } avec { chip-actor-15 }. Seule la tuile du dessus compte.
lesson-discard = Cette star invitée vaut −1★. Rien n’oblige à utiliser toutes les tuiles : touchez-la, puis défaussez-la.
lesson-finish = Et maintenant la musique. Elle remplit le dernier espace, et le film est achevé.
lesson-premiere = C’est la première ! Votre film a 14★ et reçoit la meilleure note libre qui ne dépasse pas ce total : 14+. Le premier film du genre ({ genre-adventure }) gagne aussitôt une récompense, et vous recevez un nouveau scénario.
lesson-quarter = Nous avons sauté à la fin du { word-quarter }. Le meilleur film jusqu’ici gagne 5 points : le vôtre ! De nouvelles tuiles arrivent, et le tour recommence.
lesson-direction = « { award-best-direction } » : à la fin, chacun additionne les étoiles de réalisation de ses films achevés. La plus forte somme rapporte 10 points : une bonne réalisation compte donc deux fois.
lesson-worst = Même le plus mauvais film de tous rapporte 10 points. Un film rapide, presque sans étoile, peut donc valoir la peine.
lesson-ceremony = Après la quatrième étape de l’année ({ word-quarter }) vient la cérémonie : cinq grandes récompenses de 10 points chacune, pour le meilleur film de chaque genre, le plus mauvais film et la meilleure réalisation. La liste montre qui est en tête.
lesson-score = Un an a passé. On additionne les notes, les récompenses et l’argent ; les films inachevés ne comptent pas. Vous gagnez !
lesson-over = C’est tout le jeu. Silence, moteur, action : le prochain film est à vous !
