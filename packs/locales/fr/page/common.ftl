### Ce que plusieurs écrans ont en commun.

## Mots sur les boutons

yes = Oui
no = Non
cancel = Annuler
close = Fermer
back = Retour
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié.
copy-failed = Le texte est sélectionné : copiez-le au clavier ou par le menu de votre navigateur.
share = Partager
print = Imprimer
review-open = Analyse
loading = Un instant…

## S’orienter

nav-home = Traumfabrik : vers l’accueil
nav-tools = Outils
nav-settings = Réglages
nav-language = Langue
nav-sound-on = Son : activé
nav-sound-off = Son : coupé
nav-theme-dark = Passer aux couleurs sombres
nav-theme-light = Passer aux couleurs claires
unknown-title = Cette scène a été coupée
unknown-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
unknown-home = Vers l’accueil

## Les langues, dans leurs propres mots

lang-en = English
lang-de = Deutsch
lang-fr = Français
lang-it = Italiano

## Personnes et places

seat-open = Place libre
seat-number = Place { $number }
person-forgotten = Quelqu’un
person-again = { $name } { $number }
guest-name = Invité
name-label = Votre nom
name-hint = Les autres à la table le voient.
you = Vous

## Éditions

edition-label = Édition

## À quelle vitesse on voit jouer les bots

tempo = Rythme
tempo-instant = Immédiat
tempo-quick = Rapide
tempo-normal = Normal
tempo-leisurely = Tranquille

## Pendules

clock-none = Sans pendule
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } minute par personne
       *[other] { $minutes } minutes par personne
    }
clock-hours =
    { $hours ->
        [one] { $hours } heure par décision
       *[other] { $hours } heures par décision
    }
clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }

## Quand quelque chose ne marche pas

error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
