### Looking back at a game.

replay-title = Rückblick
replay-not-here = Diesen Film gibt es nicht
replay-not-yet = Hier wird noch gedreht
replay-not-yet-about = Die Partie ist noch nicht zu Ende. Danach können alle, die den Link haben, auf sie zurückblicken.
replay-not-begun = Noch nichts im Kasten
replay-not-begun-about = Die Partie hat noch nicht begonnen.
replay-to-table = Zum Tisch

## Where one is

replay-set-up = Aufbau
replay-quarter = { word-quarter } { $quarter }
replay-where = { word-quarter } { $quarter } · { $location }
replay-count = { $at } / { $last }
replay-position = Zeitpunkt der Partie

## The desk

replay-controls = Wiedergabe
replay-keys = Abspielen und blättern
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-previous = Voriger Zug
replay-next-stop = Nächste Auktion oder Party
replay-previous-stop = Vorige Auktion oder Party
replay-speed = Tempo
replay-speed-times = { $speed }×

## Beside the board

replay-side = Neben dem Spielplan
replay-script = Verlauf
replay-scenes = Szenen
replay-why = Warum, { $name }?
replay-why-price = Das war mir höchstens { $money } wert.
replay-why-chance = Das überlasse ich dem Zufall.

## From where

replay-look = Gesehen von
replay-look-judge = Alles offen
replay-look-table = Vom Tisch aus
replay-look-seat = Platz: { $name }

## Passing it on

replay-share = Teilen und speichern
replay-link = Link zu diesem Moment
replay-link-code = QR-Code des Links zu diesem Moment
replay-record = Aufzeichnung herunterladen
replay-record-about = Eine Textdatei mit jedem Zug. Sie lässt sich auch ohne diese Seite prüfen und abspielen.
replay-keyboard = Tasten: ← → ein Zug, Umschalt mit ← → oder Bild auf und ab eine Auktion oder Party, Pos1 und Ende, Leertaste spielt ab und hält an.

## Playing on

play-on = Von hier weiterspielen
play-on-about = Ein Tisch für dich allein, so wie es in diesem Moment stand. Die anderen Plätze spielen Bots, und was bis dahin nicht aufgetaucht war, wird neu gemischt.
play-on-seat = Dein Platz
play-on-level = Die Bots
play-on-start = Weiterspielen

## Eine Partie aus einer Datei

bring-title = Eine Partie aus einer Datei
bring-lead = Woanders gespielt? Bring die Aufzeichnung einer Partie mit, die zu Ende ist, und blick hier auf sie zurück, mit Rückblick und Analyse.
bring-choose = Aufzeichnung wählen
bring-drop = oder die Datei hierher ziehen
bring-where = Eine Aufzeichnung bekommst du in jedem Rückblick beim Teilen und Speichern und vom Spiel im Terminal. Ihr Name endet auf .jsonl.
bring-checked = Jeder Zug wird nach den Regeln geprüft. Nur wer den Link kennt, sieht die Partie, mit den Namen aus der Datei.
bring-stays = Sie bleibt 30 Tage und zählt in keiner Bilanz.
bring-checking = { $name } wird geprüft …
bring-one = Bitte nur eine Datei auf einmal.
bring-refused = { $name } wurde nicht angenommen
bring-kept = Diese Partie kam als Datei. Sie bleibt bis zum { $day }.
