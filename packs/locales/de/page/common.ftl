### Was mehrere Seiten gemeinsam haben.

## Wörter auf Knöpfen

yes = Ja
no = Nein
cancel = Abbrechen
close = Schließen
back = Zurück
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert.
copy-failed = Der Text ist markiert: Kopiere ihn mit der Tastatur oder über das Menü des Browsers.
share = Teilen
print = Drucken
loading = Einen Moment …

## Sich zurechtfinden

nav-home = Traumfabrik: zur Startseite
nav-tools = Werkzeuge
nav-settings = Einstellungen
nav-language = Sprache
nav-sound-on = Ton: an
nav-sound-off = Ton: aus
nav-theme-dark = Zu dunklen Farben wechseln
nav-theme-light = Zu hellen Farben wechseln
unknown-title = Diese Szene wurde geschnitten
unknown-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link nicht vollständig.
unknown-home = Zur Startseite

## Sprachen in ihren eigenen Worten

lang-en = English
lang-de = Deutsch
lang-fr = Français
lang-it = Italiano

## Menschen und Plätze

seat-open = Freier Platz
seat-number = Platz { $number }
person-forgotten = Jemand
person-again = { $name } { $number }
guest-name = Gast
name-label = Dein Name
name-hint = Die anderen am Tisch sehen ihn.
you = Du

## Bots: Künstlernamen je Platz, Stärken, Charaktere

bot-name-1 = Goldie
bot-name-2 = Monty
bot-name-3 = Ruby
bot-name-4 = Cecil
bot-name-5 = Dot
bot = Bot
bot-named = { $name } ({ $level })
bot-levels = Stärke
bot-characters = Charaktere
bot-easy = Leicht
bot-easy-about = Spielt schnell und macht Fehler.
bot-medium = Mittel
bot-medium-about = Denkt ein wenig nach. Angenehme Gesellschaft.
bot-hard = Schwer
bot-hard-about = Plant voraus und bestraft Fehler.
bot-master = Meisterhaft
bot-master-about = Denkt über jeden Zug gründlich nach.
bot-miser = Der Geizhals
bot-miser-about = Hält sein Geld zusammen: Geld ist Punkte.
bot-sprinter = Die Sprinterin
bot-sprinter-about = Dreht eilig die ersten Filme, der Preise wegen.
bot-collector = Der Sammler
bot-collector-about = Hortet Stars, um auf Partys zuerst zu wählen.
bot-quality = Die Perfektionistin
bot-quality-about = Dreht wenige Filme, aber große.
bot-mass = Das Fließband
bot-mass-about = Dreht viele Filme, egal wie gut.
bot-balanced = Der Allrounder
bot-balanced-about = Von allem etwas, flink und solide.
bot-random = Die Träumerin

## Ausgaben

edition-label = Ausgabe

## Uhren

clock-none = Ohne Uhr
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } Minute für jeden
       *[other] { $minutes } Minuten für jeden
    }
clock-hours =
    { $hours ->
        [one] { $hours } Stunde je Entscheidung
       *[other] { $hours } Stunden je Entscheidung
    }
clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }

## Wenn etwas nicht klappt

error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
