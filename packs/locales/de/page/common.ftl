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
review-open = Analyse
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
unknown-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
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

## Ausgaben

edition-label = Ausgabe

## Wie schnell man sieht, was Bots tun

tempo = Tempo
tempo-instant = Sofort
tempo-quick = Flott
tempo-normal = Normal
tempo-leisurely = Gemächlich

## Uhren

clock-none = Ohne Uhr
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } Minute pro Person
       *[other] { $minutes } Minuten pro Person
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
