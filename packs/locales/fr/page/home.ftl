### L’accueil, et le formulaire d’une nouvelle table.

## Chemins vers une partie

home-tagline = Engagez les stars, remportez les enchères, tournez les films dont tout le monde parle.
home-what = Un jeu d’enchères pour deux à cinq. Environ une heure entre amis, un quart d’heure contre des bots.
home-play-now = Jouer tout de suite
home-play-now-about = Quatre places, trois bots, sans compte.
home-first = Votre première partie ?
home-first-coach = Jouer avec un guide
home-first-coach-about = Quelqu’un commente ce qui se passe ; vous pouvez le congédier.
home-first-lesson = La leçon d’abord
home-first-lesson-about = Une courte partie qui s’explique d’elle-même.
home-first-none = Je connais le jeu
home-strength = La force des bots
home-counts-purses = Retenir les paiements pour moi
home-friends = Jouer entre amis
home-friends-about = Dans la même pièce ou très loin : ouvrez une table et envoyez-leur le lien.

## Rejoindre

home-join = Rejoindre une table
home-join-label = Lien ou code
home-join-go = Rejoindre
home-join-unclear = Ce n’est ni le lien d’une table ni son code. Un lien se termine par #table/ et un code.
home-join-unknown = Aucune table ne porte ce code ici. Elle se trouve peut-être sur un autre serveur.
home-open-tables = Tables ouvertes
home-open-none = Personne n’attend pour l’instant. Ouvrez une table publique et d’autres la trouveront ici.

## Parties

home-games = Vos parties
home-ended = Terminées
home-ended-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
home-due =
    { $count ->
        [one] C’est à vous dans une partie
       *[other] C’est à vous dans { $count } parties
    }
home-your-turn = À vous
home-quarter = { word-quarter } { $quarter }
home-begun = commencée { $time }
home-begun-nth = commencée { $time } ({ $number })
home-open-seats =
    { $count ->
        [0] Prête à commencer
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-paused = En pause
home-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
home-aborted = Arrêtée avant la fin
home-part = Cette partie
home-review-name = Analyse : { $names }
home-part-name = Arrêter ou quitter : { $names }
home-part-abort-sure = La partie s’arrête ici, sans vainqueur. Vous pourrez encore la revoir sous « Terminées ».
home-part-stand-sure = Votre place se libère pour quelqu’un d’autre. Avec le lien, vous pourrez revenir.
home-part-stay = Un bot joue déjà à votre place. Vous n’avez rien à faire.

## Apprendre, et ce qui est à soi

home-learn = Comment jouer
home-lesson = La leçon
home-lesson-about = Apprenez en jouant : une courte partie qui s’explique toute seule.
home-rules = Les règles
home-rules-about = La règle complète, à consulter.
home-yours = Pour vous
home-settings-about = Couleurs, son, notifications
home-account = Compte
home-account-about = Vos parties sur tous vos appareils. Il n’en faut pas pour jouer.
home-films-about = Tout ce que vous avez produit, en un mur d’affiches
home-bring-about = Analyser et revoir une partie dont vous avez l’enregistrement

## Une nouvelle table

new-title = Une nouvelle table
new-lead = Tout est réglé pour commencer. Changez ce que vous voulez.
new-seats = Places
new-seats-about-2 = Rapide et tendu.
new-seats-about-3 = Vif et équilibré.
new-seats-about-4 = Le meilleur nombre.
new-seats-about-5 = Salle comble : l’argent se fait rare.
new-edition = Édition
new-who = Qui s’assied où ?
new-guest = Qui s’assied à la place { $number } ?
new-guest-open = Place libre
new-guest-here = Quelqu’un sur cet appareil
new-guest-name = Nom
new-guest-levels = Bot, par niveau
new-guest-characters = Bot, par caractère
new-here-about = Partagez un appareil. Les bourses sont visibles, sauf si vous choisissez des écrans ; votre argent reste alors caché jusqu’à ce que vous confirmiez votre nom.
new-access = Qui peut trouver la table ?
new-access-link = Par lien seulement
new-access-public = Tout le monde
new-watchers = D’autres peuvent regarder
new-watchers-about = Ils voient ce qui est étalé sur la table, mais pas l’argent caché.
new-clock = Pendule
new-clock-none = Aucune
new-clock-none-about = Chacun prend le temps qu’il lui faut.
new-clock-live = En direct
new-clock-live-about = Chacun a une réserve de minutes ; chaque tour ajoute quelques secondes.
new-clock-correspondence = Par correspondance
new-clock-correspondence-about = Sur des jours ou des semaines, avec un délai par décision.
new-clock-time = Temps
new-clock-decision = Temps par décision
new-vacation = Vacances pour chacun
new-vacation-days =
    { $days ->
        [0] Aucune
        [one] { $days } jour
       *[other] { $days } jours
    }
new-absence = Quand quelqu’un est absent
new-timeout = Un bot prend le relais quand le temps est écoulé
new-timeout-about = Il ne voit que ce que vous verriez. À son retour, chacun reprend sa place.
new-grace = Un bot prend le relais après
new-grace-never = Jamais : les autres attendent
new-grace-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-substitute = Quel bot
new-pace = Rythme des bots
new-pace-quick = Rapide
new-pace-normal = Normal
new-pace-leisurely = Tranquille
new-hints = Les conseils sont permis
new-hints-about = Chacun peut demander ce que ferait un bot très fort.
new-counts-purses = La table retient tous les paiements
new-counts-purses-about = Elle montre ce que chacun doit avoir, même derrière les écrans : tous les paiements sont publics.
new-more = Autres réglages
new-usual = (comme dans l’édition)
new-variants = Variantes des règles
new-variants-about = L’édition a déjà répondu à ces questions. Votre table peut voir les choses autrement.
new-first-lead = La place { $number } ouvre la première enchère.
new-changed =
    { $count ->
        [0] Comme dans l’édition
        [one] { $count } changement
       *[other] { $count } changements
    }
new-make = Ouvrir la table
new-start = Commencer la partie
new-summary =
    { $count ->
        [0] Tout le monde est là : la partie commence aussitôt.
        [one] { $count } place reste libre.
       *[other] { $count } places restent libres.
    }
