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
copy-failed = Le texte est sélectionné : copiez-le au clavier ou par le menu de votre navigateur.
share = Partager
print = Imprimer
loading = Un instant…

## S’orienter

nav-home = Traumfabrik : vers l’accueil
nav-tools = Outils
nav-settings = Réglages
nav-language = Langue
nav-sound-on = Son : activé
nav-sound-off = Son : coupé
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

## Bots : noms de scène par place, niveaux, caractères

bot-name-1 = Goldie
bot-name-2 = Monty
bot-name-3 = Ruby
bot-name-4 = Cecil
bot-name-5 = Dot
bot = Bot
bot-named = { $name } ({ $level })
bot-levels = Niveau
bot-characters = Caractères
bot-easy = Facile
bot-easy-about = Joue vite et fait des erreurs.
bot-medium = Moyen
bot-medium-about = Réfléchit un peu. De bonne compagnie.
bot-hard = Difficile
bot-hard-about = Voit loin et punit les erreurs.
bot-master = Maître
bot-master-about = Réfléchit longuement à chaque coup.
bot-miser = L’avare
bot-miser-about = Garde chaque sou : l’argent, ce sont des points.
bot-sprinter = La fonceuse
bot-sprinter-about = Sort vite ses films pour les prix du premier film.
bot-collector = Le collectionneur
bot-collector-about = Amasse les vedettes pour choisir en premier aux fêtes.
bot-quality = La perfectionniste
bot-quality-about = Fait peu de films, mais de grands films.
bot-mass = L’usine
bot-mass-about = Fait beaucoup de films, bons ou mauvais.
bot-balanced = Le polyvalent
bot-balanced-about = Un peu de tout, rapide et solide.
bot-random = La rêveuse

## Éditions

edition-label = Édition

## Pendules

clock-none = Sans pendule
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
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
