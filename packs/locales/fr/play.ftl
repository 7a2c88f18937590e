### Le jeu dans un terminal : questions, réponses et tout ce qui va avec.
### Noms, titres, tuiles, montants, notes, touches et listes arrivent déjà mis en forme. Nombres :
### quarter, stop, stops, number, count, covered, cast, direction, value, before, stars, points,
### films, awards, money, total ; dans les questions aussi floor et ceiling.

## Ce que l’on peut taper. Le premier mot est celui que l’on affiche ; tous sont compris.
## Minuscules seulement, séparées par des espaces.

play-keys-help = aide h help ?
play-keys-table = table t
play-keys-log = journal l log
play-keys-quit = quitter q quit exit
play-keys-pass = p passe passer pass
play-keys-bid = propose proposer b bid
play-keys-take = prends prendre take
play-keys-decline = r rien n renoncer nothing decline
play-keys-place = place placer
play-keys-discard = d défausse défausser defausse defausser discard
play-keys-yes = o oui y yes
play-keys-no = n non no

## Autour de la table

play-you = vous
play-you-alone = Vous
play-you-named = { $name } (vous)
play-rival-1 = Simone
play-rival-2 = Gaston
play-rival-3 = Colette
play-rival-4 = Marius
play-rival-5 = Lucette

## Accueil

play-about = Vous dirigez un studio de cinéma. Aux enchères et aux fêtes, vous gagnez des talents et les placez sur vos scénarios. Un film achevé rapporte sa note ; les meilleurs, les premiers et même le pire reçoivent des récompenses. L’argent paie les talents, mais ce que vous gardez compte aussi. Le plus grand total l’emporte à la fin de l’année.
play-about-keys = À votre tour, tapez un nombre ou une lettre, puis Entrée. « { $help } » explique le jeu, « { $table } » montre toute la table, « { $quit } » arrête la partie. Une ligne vide répète la question.
play-seats = Autour de la table
play-seat = { $name } : { $studio }
play-screenplays = Vos scénarios :

## Le cours de la partie

play-quarter = { word-quarter } { $quarter } sur 4
play-programme = En jeu, dans l’ordre :
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

## Les tuiles et leur usage

play-chip = { $name } { $stars }★
play-title = « { $title } »
play-joined = { $left } ; { $right }
play-fits = { $chip } – comble un vide dans { $titles }
play-fits-all = { $chip } – comble un vide dans tous vos scénarios
play-fits-covering = { $chip } – ne comble aucun vide, pourrait remplacer une tuile dans { $titles }
play-fits-nowhere = { $chip } – ne va sur aucun de vos scénarios

## Scénarios et films

play-production = « { $title } » ({ $genre }) : valeur actuelle { $value }
play-slot-times = { $slot } ×{ $count }
play-slot-optional = possible : { $slot }
play-slot-filled = { $slot } : { $chip }
play-slot-covering = { $slot } : { $chip } (dessous : { $covered })
play-no-production = Aucun scénario en cours.
play-needs = il manque : { $slots }
play-film = « { $title } » ({ $genre }) : note { $rating }
play-film-unrated = « { $title } » ({ $genre }) : sans note, 0 point
play-film-award =
    { $points ->
        [one] { $award } (+{ $points } point)
       *[other] { $award } (+{ $points } points)
    }

## Enchère

play-turn-auction = À vous : proposez ou passez.
play-lot-short = En vente : { $chips }.
play-nobody-bid = Personne n’a encore fait d’offre.
play-high-bid = Meilleure offre : { $amount } ({ $name }).
play-still-in = Encore en lice : { $names }.
play-still-purse = { $name } ({ $purse })
play-lead = Main ({ word-lead }) : { $name }.
play-purse = Votre bourse : { $purse }.
play-points = Points jusqu’ici : { $total } (films { $films }, récompenses { $awards }, argent { $money }).
play-bid-leaves = Gagner pour { $floor } vous laisserait : { $rest }.
play-ask-bid = Votre offre : tapez un nombre de { $floor } à { $ceiling }, ou { $pass } pour passer.
play-ask-bid-one = Tapez { $floor } pour proposer ce montant, ou { $pass } pour passer.
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
       *[other] À vous : placez ou défaussez vos { $count } tuiles, l’une après l’autre.
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

## Erreurs

play-unknown = « { $input } » n’est pas une réponse possible ici.
play-no-choice = Le numéro { $number } n’est pas dans cette liste.
play-commands = Toujours possible : { $help }, { $table }, { $log }, { $quit } ; une ligne vide répète la question.

## Départ

play-ask-quit = Quitter la partie ? Elle n’est pas sauvegardée. Tapez { $yes } ou { $no }.
play-goes-on = La partie continue.
play-left = Vous quittez la partie. À la prochaine !
play-input-ended = Il n’y a plus rien à lire : la partie s’arrête ici.

## Toute la table

play-table = La table
play-table-opening = La partie va commencer.
play-table-now = { word-quarter } { $quarter } sur 4, étape { $stop } sur { $stops } : { $location }.
play-table-middle = Au centre : { $amount }.
play-table-lots = En jeu
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
play-award-leads = { $award } ({ $points }) : à gagner, en tête { $name } avec « { $title } »
play-award-leads-seat = { $award } ({ $points }) : à gagner, en tête { $name }
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
play-party-now = Si une fête commençait (distribution entre parenthèses) : { $names }

## Retour en arrière

play-log = Les derniers événements

## Aide

play-help = Aide
play-help-auction = Enchère : qui a la main ouvre, puis on suit le sens horaire. Proposez plus que la dernière offre, de 0 à toute votre bourse, ou passez ; qui passe est éliminé de cette enchère. Qui gagne prend toutes les tuiles en vente, paie et reçoit la main. Le prix est partagé à parts égales entre tous les autres.
play-help-placing = Placement : une tuile va sur un espace de son type. Acteurs, caméra, musique et effets vont aussi sur un espace ouvert ({ slot-open }), qui reste alors réservé à ce type. Un joker ({ kind-agency }) va partout, sauf sur le dernier espace ({ kind-guest }). Vous pouvez recouvrir une tuile pour la remplacer ; seule celle du dessus compte. Ce qui ne sert pas est défaussé : on ne garde rien.
play-help-film = Film : il est achevé dès que tous ses espaces sont occupés ; seul le dernier ({ kind-guest }) peut rester vide. Sa valeur est la somme des ★. Il prend la plus haute note restante qui ne dépasse pas sa valeur, et vous recevez le scénario suivant. Un film achevé n’accepte plus de tuile : occupez donc le dernier espace avant.
play-help-party = Fête : chacun choisit une tuile gratuite, dans l’ordre de la distribution : { word-cast } sur ses scénarios et films. Égalité : depuis la main, dans le sens horaire.
play-help-end = À la fin : notes des films, récompenses et argent valent chacun leurs points. Les films inachevés ne comptent pas.
play-help-rulings = À cette table
play-help-keys = Ce que vous pouvez taper
play-help-key-help = { $key } – cette page
play-help-key-table = { $key } – toute la table : scénarios, films, récompenses, ce qui vient
play-help-key-log = { $key } – les derniers événements ; « { $key } 50 » en montre plus
play-help-key-quit = { $key } – quitter la partie
play-help-key-auction = un nombre pour proposer, { $pass } pour passer
play-help-key-party = un nombre pour prendre une tuile, { $decline } pour ne rien prendre
play-help-key-placing = un nombre pour placer une tuile, { $discard } pour en défausser une
play-help-key-empty = une ligne vide – la question à nouveau, avec tous les détails

## Ce que l’on a fait ou reçu soi-même

play-you-lead-assigned = Vous ouvrirez la première enchère.
play-you-studio-assigned = Votre studio : { $studio }.
play-you-bid-made = Vous proposez { $amount }.
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
