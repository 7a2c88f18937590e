### The lesson: what is said at each step of the recorded game. It is played with the edition of 2000.

lesson-title = La leçon
lesson-progress = { $at } sur { $last }
lesson-back = Retour
lesson-continue = Continuer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-other = Bonne idée ! Mais dans cette leçon, faites ce qui est mis en lumière.
lesson-confirm = Tout est en place. Confirmez avec le bouton mis en lumière.
lesson-rules = Les règles

## Step by step

lesson-welcome = Bienvenue à Hollywood ! Vous dirigez un studio. Engagez des talents aux enchères, tournez des films, gagnez des prix. Après un an, le plus grand nombre de points l’emporte.
lesson-studio = Voici vos trois scénarios. Un film est achevé dès que chaque case porte un jeton qui convient. Seule la dernière case ({ kind-guest }) peut rester vide.
lesson-route = Chaque { word-quarter } de l’année passe par ces huit étapes. À six d’entre elles, des jetons sont mis aux enchères ; aux deux autres, c’est la fête. Vous voyez ce qui vient : prévoyez !
lesson-bid = À l’enchère : { chip-legend-1 }, quatre étoiles à la réalisation, on ne fait pas mieux. { bot-name-2 } et { bot-name-3 } ont déjà misé. Montez à 5 !
lesson-share = À vous pour 5 ! Ce que vous payez va aux autres : 2 chacun, et 1 reste au centre pour la prochaine fois. À la fin, l’argent vaut des points : chaque enchère enrichit donc les autres.
lesson-place = Les jetons se placent aussitôt, on n’en garde aucun. Touchez le jeton, puis la case éclairée de « { screenplay-court-jester } », et confirmez.
lesson-pass = Qui a gagné parle en premier la fois suivante : vous. Voici beaucoup de jetons, mais presque pas d’étoiles. Passez, et laissez les autres vous payer.
lesson-bid-again = { bot-name-3 } a payé 3. Avec le 1 du centre, cela vous a fait 2. Voici maintenant un acteur pour vous, et une agence. Misez 3 !
lesson-actor = L’acteur rejoint « { screenplay-court-jester } ». Touchez le jeton, puis la case.
lesson-joker = Une agence est un joker : elle va sur toute case sauf la dernière. Qu’elle remplace, dans « { screenplay-vertigo } », l’{ kind-camera }.
lesson-party = Une fête ! Chacun prend un jeton gratuitement. Qui a le plus d’{ word-cast } choisit en premier : { bot-name-3 } avec deux, puis vous avec un. Prenez la { kind-guest } !
lesson-guest = Une { kind-guest } ne va que sur la dernière case. Placez-la avant la fin du film : ensuite, plus aucun jeton ne s’ajoute.
lesson-open = Vous avez gagné en dernier, donc vous ouvrez. Commencez par n’importe quelle somme, même 0 : zéro est aussi une mise.
lesson-raise = { bot-name-2 } en veut aussi. Montez à 3 : ce lot achève votre film !
lesson-cover = Trois étoiles au lieu d’une : couvrez votre acteur avec le nouveau. Seul le jeton du dessus compte.
lesson-discard = Cet invité vaut −1★. Rien n’oblige à utiliser tous les jetons : touchez-le, puis défaussez-le.
lesson-finish = Et maintenant la musique. Elle comble le dernier vide, et le film est achevé.
lesson-premiere = Avant-première ! Votre film a 14★ et reçoit la meilleure valeur libre qui ne dépasse pas ce total : 14+. Le premier film du genre ({ genre-adventure }) gagne en outre un prix aussitôt, et vous recevez un nouveau scénario.
lesson-quarter = Nous avons sauté à la fin du { word-quarter }. Le meilleur film jusqu’ici gagne 5 points : le vôtre ! De nouveaux jetons arrivent, et le tour recommence.
lesson-score = Un an a passé. On additionne les valeurs, les prix et l’argent ; les films inachevés ne comptent pas. Vous gagnez !
lesson-over = C’est tout le jeu. Silence, moteur, action : le prochain film est à vous !
