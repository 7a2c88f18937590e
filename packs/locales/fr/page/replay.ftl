### Looking back at a game.

replay-title = Rediffusion
replay-not-here = Ce film n’existe pas
replay-not-yet = Le tournage continue
replay-not-yet-about = Cette partie n’est pas terminée. Ensuite, toute personne qui a le lien pourra la revoir.
replay-not-begun = Rien n’est encore tourné
replay-not-begun-about = La partie n’a pas commencé.
replay-to-table = Vers la table

## Where one is

replay-set-up = Mise en place
replay-quarter = { word-quarter } { $quarter }
replay-where = { word-quarter } { $quarter } · { $location }
replay-count = { $at } / { $last }
replay-position = Moment de la partie

## The desk

replay-controls = Lecture
replay-keys = Lire et avancer
replay-play = Lire
replay-pause = Mettre en pause
replay-next = Coup suivant
replay-previous = Coup précédent
replay-next-stop = Enchère ou fête suivante
replay-previous-stop = Enchère ou fête précédente
replay-speed = Vitesse
replay-speed-times = { $speed }×

## Beside the board

replay-side = À côté du plateau
replay-script = Déroulement
replay-scenes = Scènes
replay-why = Pourquoi, { $name } ?
replay-why-price = Pour moi, le lot valait au plus { $money }.
replay-why-chance = Je m’en remets au hasard.

## From where

replay-look = Point de vue
replay-look-judge = Tout visible
replay-look-table = La table
replay-look-seat = Place : { $name }

## Passing it on

replay-share = Partager et conserver
replay-link = Lien vers cet instant
replay-link-code = Code QR du lien vers cet instant
replay-record = Télécharger l’enregistrement
replay-record-about = Un fichier texte avec chaque coup. On peut le vérifier et le rejouer sans cette page.
replay-keyboard = Touches : ← → un coup, Maj avec ← → ou Page préc. et suiv. une enchère ou une fête, Début et Fin, la barre d’espace lit et met en pause.

## Playing on

play-on = Reprendre la partie ici
play-on-about = Une table rien que pour vous, telle qu’elle était à ce moment. Des bots jouent aux autres places, et ce qui n’était pas encore apparu est mélangé à nouveau.
play-on-seat = Votre place
play-on-level = Les bots
play-on-start = Reprendre

## Une partie venue d’un fichier

bring-title = Une partie venue d’un fichier
bring-lead = Une partie jouée ailleurs ? Apportez son enregistrement, si elle est terminée, et revoyez-la ici : rediffusion, analyse et le reste.
bring-choose = Choisir un enregistrement
bring-drop = ou déposez le fichier ici
bring-where = On télécharge un enregistrement depuis chaque rediffusion, là où on la partage, et le jeu dans le terminal en écrit aussi. Son nom se termine par .jsonl.
bring-checked = Chaque coup est vérifié selon les règles. Seules les personnes qui ont le lien voient la partie, sous les noms du fichier.
bring-stays = Elle reste 30 jours et ne compte dans les résultats de personne.
bring-checking = Vérification de { $name }…
bring-one = Un seul fichier à la fois, s’il vous plaît.
bring-refused = { $name } n’a pas été accepté
bring-kept = Cette partie vient d’un fichier. Elle reste jusqu’au { $day }.
