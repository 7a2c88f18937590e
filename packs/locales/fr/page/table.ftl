### Around the board: log, chat, votes, hints.

## Around the board

table-quarter = { word-quarter } { $quarter } sur 4
table-your-turn = C’est à vous de jouer.
table-woken = Votre consigne s’arrête ici : à vous de décider.
table-line-lost = Connexion…
table-store-away = Les coups ne peuvent pas être enregistrés pour l’instant. Les pendules sont arrêtées.
table-not-here = Table introuvable
table-back = Retour à la table
table-side = À côté de la table
table-log = Journal
table-news = Ce qui se passe
table-since-your-turn = Depuis votre dernier tour
table-recap = Pendant votre attente
table-origin = Reprise d’une autre partie
table-you-watch = Vous regardez.
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-watchers-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
table-watching = Public
table-aside = Discussion du public
table-aside-closed = Ici, le public discute de son côté. Cela pourrait vous aider : tant que vous jouez, la discussion reste fermée, sauf si vous l’ouvrez.
table-aside-open = Lire quand même

## Chat

table-chat = Discussion
table-chat-none = Personne n’a encore rien dit.
table-chat-removed = supprimé par les responsables du serveur
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-options = Options pour { $name }
table-chat-mute = Masquer à cette table
table-chat-unmute = Laisser { $name } parler de nouveau
table-chat-block = Bloquer partout
table-chat-unblock = Débloquer { $name }
table-chat-muted = Vos messages sont masqués à cette table.
table-emotes = Réactions
emote-applause = Applaudissements
emote-laugh = Rires
emote-surprise = Surprise
emote-doubt = Doute
emote-anger = Colère
emote-action = Action !

## Menu

table-menu = Menu de la table
table-take-back = Annuler mon dernier tour
table-pause = Pause
table-resume = Reprendre la partie
table-vacation = Partir en vacances
table-vacation-end = Rentrer de vacances
table-leave = Partir
table-resign = Abandonner
table-abort = Arrêter la partie
table-sure-leave = Un bot prend le relais. À votre retour, la place est de nouveau à vous.
table-sure-resign = Un bot finira la partie à votre place, sans retour possible.
table-sure-abort = Si tout le monde est d’accord, la partie s’arrête ici, sans vainqueur.
table-link = Le lien vers cette table
table-link-code = Code QR avec le lien vers cette table
table-big-screen = Vue pour grand écran
table-rules = Règles
table-keys = Touches : B offrir, N un de plus, P passer, C confirmer, U recommencer, D défausser, H conseil, M son ; dans le journal ← → d’un nom à l’autre.

## Votes

table-away =
    { $why ->
        [timeout] Votre temps est écoulé : un bot joue à votre place.
        [gone] Pendant votre absence, un bot joue à votre place.
        [resigned] Vous avez abandonné : un bot finit la partie à votre place.
       *[left] Vous avez quitté la table : un bot joue à votre place.
    }
table-return = Reprendre ma place
table-paused = La partie est en pause.
table-aborted = La partie a été arrêtée.
table-closed = La table est fermée.
table-motion-by = { $name } demande :
table-motion-take-back = Annuler le dernier tour ?
table-motion-pause = Mettre la partie en pause ?
table-motion-resume = Reprendre la partie ?
table-motion-abort = Arrêter la partie ?
table-vote-yes = D’accord
table-vote-no = Non merci
table-vote-waits = En attente : { $names }
table-vote-withdraw = Retirer

## Several people on one device

table-cover = Passez l’appareil à { $name }
table-cover-about = Les autres regardent ailleurs.
table-cover-ready = Je suis { $name }

## Hints

table-hint = Consulter le planificateur
hint-bid = Le planificateur offrirait { $amount }.
hint-pass = Le planificateur passerait.
hint-take = Le planificateur prendrait { $chip }.
hint-decline = Le planificateur ne prendrait rien.
hint-place = Le planificateur placerait { $chip } sur « { $title } ».
hint-discard = Le planificateur défausserait { $chip }.
hint-price = Vaut au plus { $money }.
