### Une table avant sa partie.

gathering-title = Prenez place
gathering-lead-owner = Envoyez le lien à vos amis. Quand tout le monde est là, commencez.
gathering-lead-guest = { $owner } commence la partie quand tout le monde est là.
gathering-seats = Places
gathering-name = Comment les autres doivent-ils vous appeler ?
gathering-sit-as = Prendre place : { $name }
gathering-sit-any = Prendre place
gathering-sit = S’asseoir ici
gathering-sit-too = Une autre personne d’ici
gathering-move = Venir ici
gathering-stand = Se lever
gathering-remove = Retirer
gathering-remove-name = Retirer { $name } de la table
gathering-seat-bot = Ajouter un bot
gathering-owner = Hôte
gathering-guest = Participe
gathering-here = À la table
gathering-gone = Pas à la table pour l’instant
gathering-studio = Votre studio
gathering-studio-drawn = Studio : au sort
gathering-closed = Annulée
gathering-closed-about = Cette table a été fermée avant sa partie.

## Inviter

gathering-invite = Inviter les autres
gathering-link = Lien vers cette table
gathering-code = Code QR du lien vers cette table
gathering-share = Une partie de Traumfabrik
gathering-link-local = Ce lien ne fonctionne que sur cet ordinateur. Ouvrez la page à son adresse sur votre réseau pour inviter les autres.

## Commencer

gathering-begin = C’est parti ?
gathering-ready = C’est bon pour moi
gathering-ready-mark = Feu vert
gathering-ready-count = Feux verts : { $count }/{ $total }
gathering-ready-all = Tout le monde est prêt.
gathering-fill = Bots pour les places libres
gathering-start = Commencer la partie
gathering-start-fill =
    { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $count } bots
    }
gathering-call-off = Annuler la table
gathering-call-off-sure = La table est fermée pour tous, et son lien ne fonctionne plus.

## Ce qui est convenu

gathering-agreed = À cette table
gathering-absence-wait = Les autres attendent
gathering-absence-timeout = Un bot prend le relais quand le temps est écoulé ({ $bot })
gathering-absence-grace =
    { $minutes ->
        [one] Un bot prend le relais après { $minutes } minute ({ $bot })
       *[other] Un bot prend le relais après { $minutes } minutes ({ $bot })
    }
gathering-fair = Le tirage est équitable
gathering-fair-about = Tous les tirages découlent d’un nombre secret déjà fixé : voici son empreinte. Votre navigateur y ajoute sa part de hasard quand vous prenez place. Après la partie, le nombre est dévoilé et chacun peut vérifier chaque tirage.
