### Pourquoi une table ou le serveur ne fait pas quelque chose, et ce qui serait juste.
### Nombres : line, max, min, seconds.

## Prendre place

refused-not-owner = Seule la personne qui a ouvert la table peut le faire.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-studio = Ce studio n’existe pas : les studios portent les numéros 1 à 5.
refused-no-such-bot = Ce bot n’existe pas ici : choisissez-en un dans la liste.
refused-seat-taken = Cette place est déjà prise : choisissez-en une autre.
refused-seat-open = Cette place est libre.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder ou ouvrir votre propre table.
refused-studio-taken = Quelqu’un d’autre souhaite ce studio : choisissez-en un autre.
refused-bad-nonce = Ce que votre page ajoute aux tirages doit compter de 1 à 64 lettres ou chiffres.
refused-seats-open = Il reste des places libres : attendez du monde ou laissez-les à des bots.
refused-has-begun = La partie a déjà commencé.

## Jouer

refused-stale = La partie a avancé entre-temps. Regardez à nouveau, puis décidez.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-not-begun = La partie n’a pas encore commencé.
refused-is-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée : on ne pourra l’analyser ou la reprendre qu’après.
refused-called-off = La partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser ni à reprendre.
refused-nothing-left = Il n’y a plus rien à décider à ce moment-là. Choisissez un moment antérieur pour reprendre la partie.
refused-no-draw = L’enregistrement de cette partie ne dit pas comment les tuiles ont été tirées : personne ne peut la reprendre.
refused-is-paused = La partie est en pause. Elle reprendra quand tout le monde sera d’accord.
refused-not-paused = La partie n’est pas en pause.
refused-wrong-count = Ce n’est pas un coup, ou il y en a trop à la fois : placez vos tuiles une par une.
refused-draw-first = Un film est achevé. On tire d’abord un nouveau scénario ; placez les autres tuiles ensuite.

## Absences et retours

refused-taken-over = Un bot joue pour vous : reprenez d’abord votre place.
refused-not-taken-over = Aucun bot ne joue pour vous : jouez, tout simplement.
refused-has-resigned = Vous avez abandonné et ne pouvez plus revenir, mais vous pouvez regarder jusqu’à la fin.
refused-no-vacation = Il n’y a pas de vacances à cette table, ou il ne vous en reste plus.

## Ce que tous doivent accepter

refused-nothing-to-take-back = Il n’y a rien à annuler ici.
refused-motion-pending = Un vote est déjà en cours : attendez les réponses.
refused-no-motion = Il n’y a rien à voter pour l’instant.
refused-has-voted = Vous avez déjà donné votre accord.

## Ordres donnés d’avance

refused-no-such-visit = Cette étape n’est plus à venir dans ce trimestre : aucune consigne n’y est possible.
refused-bad-order = Cette consigne est irréalisable : vérifiez ses limites et réessayez.

## Ce qui a été saisi

error-name-disturbs = Un nom ne peut contenir ni saut de ligne ni caractère qui inverse le sens du texte.
error-name-invisible = Un nom doit contenir au moins un caractère visible.
error-name-taken = Ce nom est déjà pris : choisissez-en un autre.
error-password-short =
    { $min ->
        [one] Un mot de passe doit compter au moins { $min } caractère.
       *[other] Un mot de passe doit compter au moins { $min } caractères.
    }
error-email = Ce n’est pas une adresse e-mail : il en faut une comme ada@example.org.
error-webhook = Ce n’est pas une adresse pour les notifications : il en faut une comme https://example.org/notices, sans mot de passe.
error-chat-empty = Votre message est encore vide : écrivez d’abord quelque chose.
error-chat-disturbs = Un message peut contenir des sauts de ligne, mais aucun autre caractère de contrôle.
error-too-long =
    { $max ->
        [one] C’est trop long : { $max } caractère au plus.
       *[other] C’est trop long : { $max } caractères au plus.
    }

## Parties venues d’un fichier

error-record-none = Ce n’est pas l’enregistrement d’une partie. Choisissez le fichier .jsonl que vous avez téléchargé depuis une rediffusion.
error-record-newer = Une version plus récente a écrit cet enregistrement. Ce serveur ne sait pas encore le lire.
error-record-cut-off = L’enregistrement s’interrompt à la ligne { $line }. Téléchargez de nouveau le fichier.
error-record-damaged = L’enregistrement est abîmé : la ligne { $line } est illisible.
error-record-untrue = L’enregistrement n’est pas authentique : selon les règles, ce que dit la ligne { $line } n’a pas pu se produire.
error-record-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a encore rien à revoir.
error-record-no-words = Cette partie a été jouée avec une édition inconnue ici.

## Qui peut faire quoi

error-stranger = Le serveur ne vous connaît pas encore : choisissez d’abord un nom.
error-not-allowed = Vous ne pouvez pas faire cela ici.
error-blocked = Les responsables de ce serveur vous en ont fermé l’accès.
error-wrong-origin = Cette demande venait d’un autre site : rien n’a été fait. Ouvrez la page de ce serveur.
error-wrong-credentials = Nom, mot de passe, code ou lien incorrect. Vérifiez l’orthographe ; liens et codes ne servent qu’une fois.
error-not-found = Il n’y a rien ici. Le lien est peut-être incomplet.
refused-muted = La personne qui a ouvert cette table a masqué vos messages : ici, plus personne ne les voit.
refused-other-shows = Quelqu’un d’autre montre la partie en ce moment. Prenez le relais si vous voulez la montrer vous-même.

## Trop

error-malformed = Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.
error-too-big =
    { $max ->
        [one] C’est trop à la fois : { $max } octet au plus.
       *[other] C’est trop à la fois : { $max } octets au plus.
    }
error-too-many-tables =
    { $max ->
        [one] Vous avez { $max } table ouverte, et c’est le maximum : terminez d’abord une partie.
       *[other] Vous avez { $max } tables ouvertes, et c’est le maximum : terminez d’abord une partie.
    }
error-too-many-people =
    { $max ->
        [one] Vous avez bloqué { $max } personne, c’est le maximum : débloquez d’abord quelqu’un.
       *[other] Vous avez bloqué { $max } personnes, c’est le maximum : débloquez d’abord quelqu’un.
    }
error-too-many =
    { $seconds ->
        [one] C’était un peu trop à la fois. Réessayez dans { $seconds } seconde.
       *[other] C’était un peu trop à la fois. Réessayez dans { $seconds } secondes.
    }

## Pannes

error-store-away = Le serveur ne peut pas enregistrer de coups pour l’instant. Rien n’est perdu ; réessayez bientôt.
error-broken = Cette partie est bloquée à cause d’une erreur. Toutes les autres continuent.
error-newer = Cette partie se joue avec une version plus récente, que ce serveur n’a pas encore. Rien n’est perdu ; réessayez dans quelques minutes.
error-stopping = Le serveur va redémarrer. Réessayez dans un instant.
error-internal = Une erreur s’est produite sur le serveur. Réessayez ; si cela persiste, prévenez ses responsables.
