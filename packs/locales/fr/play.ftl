### Le jeu dans un terminal : questions, réponses et tout ce qui va avec.
### Noms, titres, tuiles, montants, notes, touches et listes arrivent déjà mis en forme. Nombres :
### quarter, stop, stops, number, count, covered, cast, direction, value, before, stars, points,
### films, awards, money, total ; dans les questions aussi floor et ceiling.

## Ce que l’on peut taper. Le premier mot est celui que l’on affiche ; tous sont compris.
## Minuscules seulement, séparées par des espaces.

play-keys-help = aide help ?
play-keys-table = table t
play-keys-log = journal l log
play-keys-quit = quitter q quit exit
play-keys-hint = conseil h hint
play-keys-save = sauvegarder s sauver save
play-keys-undo = u annule annuler undo
play-keys-start-over = o recommence recommencer over restart
play-keys-confirm = c confirme confirmer ok confirm
play-keys-pass = p passe passer pass
play-keys-raise = + relance relancer raise
play-keys-bid = offrir offre proposer b bid
play-keys-take = prends prendre take
play-keys-decline = r rien n renoncer nothing decline
play-keys-place = place placer
play-keys-discard = d défausse défausser defausse defausser discard
play-keys-yes = o oui y yes
play-keys-no = n non no

## Types et espaces en une lettre, pour le plein écran : toutes différentes

play-letter-director = R
play-letter-actor = A
play-letter-camera = C
play-letter-music = M
play-letter-effects = E
play-letter-guest = S
play-letter-agency = J
play-letter-open = O

## Autour de la table

play-you = vous
play-you-alone = Vous
play-you-named = { $name } (vous)

## Accueil

play-about = Vous dirigez un studio de cinéma. Aux enchères et aux fêtes, vous gagnez des talents et les placez sur vos scénarios. Un film achevé rapporte sa note ; les meilleurs, les premiers et même le pire reçoivent des récompenses. L’argent paie les talents, mais ce que vous gardez compte aussi. À la fin de l’année, le plus grand total l’emporte.
play-about-keys = À votre tour, tapez un nombre ou une lettre, puis Entrée. « { $help } » explique le jeu, « { $table } » montre toute la table, « { $quit } » arrête la partie. Une ligne vide répète la question.
play-seats = Autour de la table
play-seat = { $name } : { $studio }
play-seat-bot = { $name }, bot ({ $bot }) : { $studio }
play-screenplays = Vos scénarios :
play-going-on = La partie sauvegardée reprend là où elle s’était arrêtée.
play-from-there = La partie reprend à partir de là, contre des bots. Ce qui n’était pas encore révélé est mélangé à nouveau.

## Plusieurs personnes au même clavier

play-turn-of = { $name }, à vous
play-cover = Passez le clavier à { $name }
play-ask-cover = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
play-news = Depuis votre dernier tour

## Le cours de la partie

play-quarter = { word-quarter } { $quarter } sur 4
play-programme = Aux enchères et aux fêtes, dans l’ordre :
play-stop = { $stop }/{ $stops } { $location }
play-lot-line = { $location } : { $chips }
play-lot-party =
    { $count ->
        [one] { $location } : { $count } tuile, face cachée
       *[other] { $location } : { $count } tuiles, face cachée
    }
play-premiere-cast = À l’affiche : { $cast }
play-hand-placed = { $name } place { $places }.
play-hand-place = { $chip } sur « { $title } » ({ $slot })
play-hand-taken-placed = { $name } prend { $chip } et place cette tuile sur « { $title } » ({ $slot }).
play-hand-taken-discarded = { $name } prend { $chip } et défausse cette tuile.
play-hand-discarded = { $name } défausse { $chips }.
play-ceremony = La remise des récompenses
play-thinking = { $name } réfléchit…

## Les tuiles et leur usage

play-chip = { $name } { $stars }★
play-title = « { $title } »
play-joined = { $left } ; { $right }
play-fits = { $chip } – remplit un espace dans { $titles }
play-fits-all = { $chip } – remplit un espace dans tous vos scénarios
play-fits-covering = { $chip } – ne remplit aucun espace, mais pourrait remplacer une tuile dans { $titles }
play-fits-nowhere = { $chip } – ne va sur aucun de vos scénarios

## Scénarios et films

play-production = « { $title } » ({ $genre }) : valeur actuelle { $value }
play-slot-times = { $slot } ×{ $count }
play-slot-optional = possible : { $slot }
play-slot-filled = { $slot } : { $chip }
play-slot-covering = { $slot } : { $chip } (dessous : { $covered })
play-no-production = Aucun scénario en cours.
play-needs = à remplir : { $slots }
play-film = « { $title } » ({ $genre }) : note { $rating }
play-film-unrated = « { $title } » ({ $genre }) : sans note, 0 point
play-film-award =
    { $points ->
        [one] { $award } (+{ $points } point)
       *[other] { $award } (+{ $points } points)
    }

## Enchère

play-turn-auction = À vous : faites une offre ou passez.
play-lot-short = En vente : { $chips }.
play-nobody-bid = Personne n’a encore fait d’offre.
play-high-bid = Meilleure offre : { $amount } ({ $name }).
play-still-in = Encore en lice : { $names }.
play-still-purse = { $name } ({ $purse })
play-lead = Main ({ word-lead }) : { $name }.
play-purse = Votre bourse : { $purse }.
play-points = Points jusqu’ici : { $total } (films { $films }, récompenses { $awards }, argent { $money }).
play-bid-leaves = Si vous gagnez à { $floor }, il vous restera { $rest }.
play-ask-bid = Votre offre : tapez un nombre de { $floor } à { $ceiling }, ou { $pass } pour passer.
play-ask-bid-one = Tapez { $floor } pour offrir ce montant, ou { $pass } pour passer.
play-ask-pass = Vous ne pouvez pas monter plus haut. Tapez { $pass } pour passer.

## Fête

play-turn-party = À vous : choisissez une tuile.
play-party-faces = À la fête : { $chips }.
play-pick-order = Ordre de choix (distribution entre parenthèses) : { $names }.
play-pick = { $name } ({ $cast })
play-pick-done = { $name } (a choisi)
play-ask-party =
    { $count ->
        [one] Tapez 1 pour prendre la tuile, ou { $decline } pour ne rien prendre.
       *[other] Tapez un nombre de 1 à { $count } pour prendre une tuile, ou { $decline } pour ne rien prendre.
    }
play-ask-party-must =
    { $count ->
        [one] Tapez 1 pour prendre la tuile.
       *[other] Tapez un nombre de 1 à { $count } pour prendre une tuile.
    }

## Placement

play-turn-placing =
    { $count ->
        [one] À vous : placez votre tuile, ou défaussez-la.
       *[other] À vous : placez ou défaussez vos { $count } tuiles, une par une.
    }
play-place = « { $title } », { $slot } : valeur { $before } → { $value }
play-place-covers = remplace { $chip }
play-place-finishes = achève le film avec la note { $rating }
play-place-finishes-unrated = achève le film, mais il ne reste aucune note pour lui : 0 point
play-place-award = gagne { $award }
play-place-nowhere = Aucun espace ne l’accepte : elle ne peut être que défaussée.
play-ask-place =
    { $count ->
        [one] Tapez 1 pour placer, ou { $discard } pour défausser.
       *[other] Tapez un nombre de 1 à { $count } pour placer, ou { $discard } pour défausser.
    }
play-ask-place-nothing = Rien ne peut être placé. Tapez { $discard } pour défausser.
play-ask-discard-which = Défausser quelle tuile ? Tapez son numéro, ou { $no } pour tout garder.
play-ask-discard = Défausser { $chip } ? Cette tuile quittera la partie. Tapez { $yes } ou { $no }.
play-kept = Rien n’a été défaussé.

## Disposer les tuiles avant que ce soit définitif

play-draft = Pas encore définitif :
play-draft-none = Il n’y a rien à confirmer ni à annuler.
play-draft-waiting = Le scénario suivant arrive maintenant. Vous placerez vos autres tuiles ensuite.
play-taken-back = Annulé.
play-take-back-none = Il n’y a rien à annuler.
play-ask-take-back = Annuler votre dernier tour, et tout ce qui s’est passé depuis ? Les tirages seront les mêmes. Tapez { $yes } ou { $no }.
play-ask-take-back-all = Tout le monde accepte-t-il d’annuler votre dernier tour, et tout ce qui s’est passé depuis ? Les tirages seront les mêmes. Tapez { $yes } ou { $no }.
play-took-back = Annulé : le dernier tour, et tout ce qui a suivi.
play-ask-undo = { $undo } retire la dernière tuile.
play-ask-confirm = Tapez { $confirm } pour confirmer, { $undo } pour retirer la dernière tuile (« { $undo } 1 » retire la première), ou { $over } pour recommencer.

## Ce que propose une liste

play-option-pass = passer
play-option-bid = offrir { $amount } (reste { $rest })
play-option-take = prendre { $chip }
play-option-decline = ne rien prendre
play-option-place = { $chip } → { $line }
play-option-discard = défausser { $chip }
play-option-undo = retirer { $chip }
play-option-confirm = confirmer : c’est définitif
play-option-keep = tout garder
play-option-yes = oui
play-option-no = non
play-option-leave = quitter
play-option-leave-unsaved = quitter sans sauvegarder
play-option-save-leave = sauvegarder et quitter
play-option-stay = continuer à jouer

## Un conseil

play-hint = Conseil : les meilleurs coups
play-hint-thinking = Recherche des meilleurs coups…
play-hint-line = { $action } – { $worth }
play-hint-ahead = à la fin, vous avez { $points } points d’avance
play-hint-behind = à la fin, vous avez { $points } points de retard
play-hint-level = à la fin, vous êtes à égalité
play-hint-about = Avance ou retard : votre écart moyen avec le meilleur adversaire à la fin. Vous serez souvent derrière ; comparez donc les coups entre eux. Le premier est celui que jouerait le planificateur. À gauche : ce qu’il faut taper.
play-hint-none = Il n’y a rien à décider pour l’instant.
play-decimal = { $whole },{ $tenth }

## Erreurs

play-unknown = « { $input } » n’est pas une réponse possible ici.
play-no-choice = Le numéro { $number } n’est pas dans cette liste.
play-commands = Toujours possible : { $help }, { $table }, { $log }, { $hint }, { $save }, { $quit } ; une ligne vide répète la question.

## Départ

play-ask-quit = Quitter la partie ? Tapez { $save } pour la sauvegarder et quitter, { $yes } pour quitter sans sauvegarder, { $no } pour continuer.
play-ask-quit-saved = Quitter la partie ? Elle est sauvegardée. Tapez { $yes } ou { $no }.
play-goes-on = La partie continue.
play-left = Vous quittez la partie. À la prochaine !
play-input-ended = Fin de la saisie : la partie s’arrête ici.

## Sauvegarde

play-saved = La partie est sauvegardée dans { $file }.
play-save-exists = { $file } existe déjà et contient autre chose. Choisissez un autre nom.
play-save-failed = La partie n’a pas pu être sauvegardée dans { $file } : { $why }

## Toute la table

play-table = La table
play-table-opening = La partie va commencer.
play-table-now = { word-quarter } { $quarter } sur 4, étape { $stop } sur { $stops } : { $location }.
play-table-middle = Au centre : { $amount }.
play-table-lots = Aux enchères et aux fêtes
play-table-now-at = maintenant – { $line }
play-table-seat = { $name } – { $studio }
play-table-points =
    { $total ->
        [one] { $total } point : films { $films }, récompenses { $awards }, argent { $money }
       *[other] { $total } points : films { $films }, récompenses { $awards }, argent { $money }
    }
play-table-points-hidden = Films { $films }, récompenses { $awards }, argent caché
play-table-counts = distribution { $cast }, réalisation { $direction }★
play-table-awards = Récompenses
play-award-open = { $award } ({ $points }) : à gagner
play-award-leads = { $award } ({ $points }) : à gagner ; { $name } mène avec « { $title } »
play-award-leads-seat = { $award } ({ $points }) : à gagner ; { $name } mène
play-award-given = { $award } ({ $points }) : { $name } pour « { $title } »
play-award-given-seat = { $award } ({ $points }) : { $name }
play-award-withheld = { $award } ({ $points }) : non décernée
play-table-rest = Ce qui reste
play-ratings-left = Notes restantes : { $ratings }
play-stack-top = Prochain scénario : « { $title } » ({ $genre }, { $stars }★ imprimées ; { $slots })
play-stack-rest =
    { $count ->
        [one] En dessous : { $count } scénario que personne n’a vu.
       *[other] En dessous : { $count } scénarios que personne n’a vus.
    }
play-stack-empty = La pile de scénarios est vide.
play-legends = Réalisateurs légendaires à venir : { $chips }
play-undrawn =
    { $count ->
        [one] Pas encore tirée : { $count } tuile – { $kinds }
       *[other] Pas encore tirées : { $count } tuiles – { $kinds }
    }
play-undrawn-kind = { $kind } { $count }
play-party-now = Ordre de choix si une fête commençait (distribution entre parenthèses) : { $names }

## Retour en arrière

play-log = Les derniers événements

## Aide

play-help = Aide
play-help-auction = Enchère : celui qui a la main ouvre, puis on suit le sens horaire. Offrez plus que la dernière offre, de 0 à toute votre bourse, ou passez ; un joueur qui passe est éliminé de cette enchère. Le gagnant prend toutes les tuiles en vente, paie et reçoit la main. Le prix est partagé à parts égales entre tous les autres.
play-help-placing = Placement : une tuile va sur un espace de son type. Acteurs, caméra, musique et effets vont aussi sur un espace ouvert ({ slot-open }), qui reste alors réservé à ce type. Un joker ({ kind-agency }) va partout, sauf sur le dernier espace ({ kind-guest }). Vous pouvez recouvrir une tuile pour la remplacer ; seule celle du dessus compte. Ce qui ne sert pas est défaussé : on ne garde rien.
play-help-film = Film : il est achevé dès que tous ses espaces sont occupés ; seul le dernier ({ kind-guest }) peut rester vide. Sa valeur est la somme des ★. Il prend la plus haute note restante qui ne dépasse pas sa valeur, et vous recevez le scénario suivant. Un film achevé n’accepte plus de tuile : occupez donc le dernier espace avant.
play-help-party = Fête : chacun choisit une tuile gratuite, dans l’ordre de la distribution : { word-cast } sur ses scénarios et films. En cas d’égalité : à partir de la main, dans le sens horaire.
play-help-end = À la fin, les notes des films, les récompenses et l’argent rapportent des points. Les films inachevés ne comptent pas.
play-help-rulings = À cette table
play-help-keys = Ce que vous pouvez taper
play-help-key-help = { $key } – cette page
play-help-key-table = { $key } – toute la table : scénarios, films, récompenses, ce qui vient
play-help-key-log = { $key } – les derniers événements ; « { $key } 50 » en montre plus
play-help-key-hint = { $key } – les meilleurs coups et ce qu’ils valent
play-help-key-save = { $key } – sauvegarder la partie ; « { $key } NOM » choisit le fichier
play-help-key-quit = { $key } – quitter la partie
play-help-key-auction = un nombre pour faire une offre, { $pass } pour passer
play-help-key-party = un nombre pour prendre une tuile, { $decline } pour ne rien prendre
play-help-key-placing = un nombre pour placer une tuile, { $discard } pour en défausser une
play-help-key-take-back = { $undo } annule votre dernier tour, si aucune tuile n’est en place ; l’enregistrement le signale
play-help-key-draft = au placement : { $undo } retire la dernière tuile, { $over } recommence, { $confirm } confirme
play-help-key-empty = une ligne vide – la question à nouveau, avec tous les détails
play-help-letters = Lettres en mode plein écran
play-help-letter = { $letter } { $word }

## Ce que l’on a fait ou reçu soi-même

play-you-lead-assigned = Vous ouvrirez la première enchère.
play-you-studio-assigned = Votre studio : { $studio }.
play-you-bid-made = Vous offrez { $amount }.
play-you-passed = Vous passez.
play-you-lot-sold = Vous remportez l’enchère et payez { $price }. Part de chaque adversaire : { $share } ; au centre : { $left }.
play-you-lot-won-free = Vous remportez l’enchère sans rien payer. Il n’y a rien à partager.
play-you-chip-taken = Vous prenez { $chip }.
play-you-declined = Vous ne prenez rien à la fête.
play-you-chip-placed = Vous placez { $chip } sur « { $screenplay } » ({ $slot }).
play-you-chip-discarded = Vous défaussez { $chip }.
play-you-film-finished = Vous achevez « { $screenplay } » : valeur { $value }, note { $rating } !
play-you-film-finished-unrated = Vous achevez « { $screenplay } » : valeur { $value }, mais il ne reste aucune note aussi basse. Le film rapporte 0 point.
play-you-screenplay-taken = Vous prenez un nouveau scénario : « { $screenplay } ».
play-you-award-given =
    { $points ->
        [one] Vous recevez une récompense pour « { $screenplay } » – { $award } ({ $points } point) !
       *[other] Vous recevez une récompense pour « { $screenplay } » – { $award } ({ $points } points) !
    }
play-you-award-given-seat =
    { $points ->
        [one] Vous recevez une récompense – { $award } ({ $points } point) !
       *[other] Vous recevez une récompense – { $award } ({ $points } points) !
    }
play-you-winner = Vous remportez la partie !

## La fin

play-final-score = Score final
play-column-seat = Nom
play-column-films = Films
play-column-awards = Récompenses
play-column-money = Argent
play-column-total = Total
play-all-films = Les films de l’année
play-no-films = Personne n’a achevé de film.
play-seat-no-films = { $name } : aucun film achevé
play-thanks = Merci d’avoir joué.

## Le plein écran

play-screen-about = Choisissez avec les flèches et Entrée, ou tapez un nombre puis Entrée ; les lettres du bas agissent aussitôt. Après deux-points (:), vous tapez une ligne entière, par exemple un fichier de sauvegarde. Page haut et page bas font défiler les événements. « ? » explique le jeu.
play-screen-own =
    { $total ->
        [one] { $name } – { $purse } – { $total } point
       *[other] { $name } – { $purse } – { $total } points
    }
play-screen-own-hidden =
    { $total ->
        [one] { $name } – { $total } point, plus l’argent caché
       *[other] { $name } – { $total } points, plus l’argent caché
    }
play-screen-rivals = Les autres
play-screen-rival = { $name } : { $money } – films { $films }, récompenses { $awards }, distribution { $cast }
play-screen-rival-hidden = { $name } : films { $films }, récompenses { $awards }, distribution { $cast }
play-screen-rival-short = { $name } : argent { $money }, points { $points }, distribution { $cast }
play-screen-rival-short-hidden = { $name } : points { $points }, distribution { $cast }
play-screen-needs = à remplir : { $letters }
play-screen-production = « { $title } » { $value }★ ({ $genre })
play-screen-filled = ■ { $letter } { $word } { $stars }★
play-screen-missing = □ { $letter } { $word }
play-screen-optional = (□ { $letter } { $word })
play-screen-now = en cours : { $location }
play-screen-your-turn = À vous de jouer
play-screen-turn = À { $name } de jouer
play-screen-hand = En main : { $chips }.
play-screen-awards = Récompenses à gagner
play-screen-award = { $award } { $points }
play-screen-award-leads = { $award } { $points } ({ $name })
play-screen-page = ↑ ↓ pour défiler, toute autre touche pour continuer
play-screen-choose = ↑↓ Entrée
