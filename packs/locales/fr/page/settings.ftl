### Les réglages, les comptes, et l’arrivée depuis un autre appareil.

## Réglages

settings-title = Réglages
settings-you = Vous
settings-account = Votre compte
settings-no-account = Compte : vos parties sur tous vos appareils
settings-words = Langue et édition
settings-look = Image et son
settings-theme = Couleurs
settings-theme-auto = Comme le système
settings-theme-dark = Soir de première
settings-theme-light = Matinée
settings-motion = Animations
settings-motion-auto = Comme le système
settings-motion-off = Le moins possible
settings-sound = Son
settings-play = À la table
settings-placing = Quand vous placez une tuile
settings-placing-confirm = Confirmer
settings-placing-confirm-about = Vous disposez d’abord vos tuiles, puis vous les confirmez toutes ensemble.
settings-placing-at-once = Aussitôt
settings-placing-at-once-about = Une tuile est placée définitivement dès que vous choisissez son espace.
settings-coach = Guide
settings-coach-about = Explique ce qui se passe à la table, chaque chose une seule fois. Désactivez-le puis réactivez-le pour tout entendre à nouveau.
settings-shortcuts = Raccourcis clavier
settings-notices = Quand c’est à vous
settings-notices-about = Pour que personne ne vous attende, même si vous regardez ailleurs.
settings-browser = Notifications du navigateur
settings-browser-denied = Votre navigateur les bloque. Vous pouvez les autoriser pour ce site dans ses réglages.
settings-browser-unsupported = Ce navigateur n’affiche pas de notifications ici. Le titre de l’onglet et un son vous préviennent.
settings-mail = Adresse e-mail
settings-mail-about = Pour les parties par correspondance : quelques mots et un lien quand une partie vous attend. Personne d’autre ne la voit.
settings-mail-unconfirmed = Cette adresse n’est pas encore confirmée. Un e-mail avec un lien est en route ; rien d’autre n’est envoyé avant.
settings-mail-again = Renvoyer l’e-mail
settings-mail-sent = C’est en route.
settings-webhook = Envoyer les notifications à une adresse (pour les initiés)
settings-webhook-address = Adresse
settings-webhook-about = Chaque notification y est envoyée en JSON. L’adresse doit être accessible depuis Internet.
settings-notified = Me prévenir quand une partie m’attend

## Le compte

account-title = Compte
account-lead = Il n’en faut pas pour jouer. Avec un compte, vos parties vous suivent sur tous vos appareils.
account-name = Nom du compte
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-password-hint = Au moins 8 caractères.
account-sign-in = Se connecter
account-sign-in-about = Les parties que vous jouez ici sans compte y seront rattachées.
account-welcome =
    { $count ->
        [0] Bon retour parmi nous !
        [one] Bon retour parmi nous ! Une partie est maintenant liée à votre compte.
       *[other] Bon retour parmi nous ! { $count } parties sont maintenant liées à votre compte.
    }
account-lost = Mot de passe oublié ?
account-recover = Mot de passe perdu
account-recover-about = L’un des codes que vous avez notés ouvre votre compte. Tous les autres appareils sont déconnectés.
account-recover-do = Choisir un nouveau mot de passe
account-recovered = Bon retour parmi nous ! Votre nouveau mot de passe est en vigueur.
account-code = L’un de vos codes
account-wrong-sign-in = Nom du compte ou mot de passe incorrect. Vérifiez l’orthographe.
account-wrong-code = Nom du compte ou code incorrect. Vérifiez l’orthographe ; chaque code ne sert qu’une fois.
account-wrong-password = Le mot de passe est incorrect.
account-make = Créer un compte
account-make-about = Un nom et un mot de passe, rien d’autre. Toutes vos parties jusqu’ici y seront rattachées.
account-make-do = Créer un compte
account-signed-in = Compte utilisé : { $account }.
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout
account-change = Changer de mot de passe
account-change-about = Tous les autres appareils sont déconnectés.
account-change-do = Changer le mot de passe
account-password-changed = Votre nouveau mot de passe est en vigueur.
account-codes = Codes de secours
account-codes-about = Notez ces codes pour { $account } : chacun ouvre votre compte une fois si vous perdez votre mot de passe. Ils ne sont montrés que maintenant.
account-codes-done = Je les ai notés
account-codes-new = Nouveaux codes
account-codes-new-about = Vos anciens codes ne fonctionneront plus.
account-carry = Continuer sur un autre appareil
account-carry-about = Un lien, aussi sous forme de code QR : toute personne qui l’ouvre continue sous votre nom sur cet appareil.
account-carry-do = Créer un lien
account-carry-link = Lien pour votre autre appareil
account-carry-code = Code QR du lien pour votre autre appareil
account-carry-secret = Il ne sert qu’une fois. Ne le donnez à personne : toute personne qui l’ouvre joue sous votre nom.
account-leave = Partir sans compte
account-leave-about = Vous jouez ici sous le nom { $name }, sans compte.
account-leave-sure = Sans compte, vous ne pourrez pas revenir à vos parties. Créez-en un d’abord, ou continuez sur un autre appareil.
account-forget = Effacer mes données
account-forget-about = Votre nom, votre compte, vos adresses et ce que vous avez dit sont effacés. Vos parties restent, sans vous.
account-forget-do = Effacer mes données
account-forget-sure = C’est irréversible. Dans les parties en cours, un bot prend le relais.
account-forgotten = Vos données sont effacées. Adieu !

## Arriver depuis un autre appareil

carry-title = Continuer ici ?
carry-lead = Avec ce lien, vous continuez à jouer sur cet appareil sous votre nom. Il ne sert qu’une fois.
carry-do = Continuer ici
carry-instead = Ici, vous jouez sous le nom { $name }, sans compte. Si vous continuez, ce nom et ses parties restent derrière vous.
carry-welcome = Bienvenue, { $name } !

## Liens dans les e-mails

mail-confirm-title = Est-ce votre adresse ?
mail-confirm-lead = Vous voulez savoir par e-mail quand une partie vous attend.
mail-confirm-do = Oui, écrivez-moi ici
mail-confirm-done = C’est confirmé. Désormais, vous recevez un e-mail quand une partie vous attend.
mail-stop-title = Plus d’e-mails ?
mail-stop-lead = Plus aucune notification ne sera envoyée à cette adresse.
mail-stop-do = Arrêter tous les e-mails
mail-stop-done = C’est fait. Plus rien n’est envoyé à cette adresse.
