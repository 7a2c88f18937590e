### Warum ein Tisch oder der Server etwas nicht tut, und was richtig wäre.
### Zahlen: line, max, min, seconds.

## Platz nehmen

refused-not-owner = Das darf nur, wer den Tisch eröffnet hat.
refused-no-such-seat = Diesen Platz gibt es hier nicht.
refused-no-such-studio = Dieses Studio gibt es nicht: Die Studios tragen die Nummern 1 bis 5.
refused-no-such-bot = Diesen Bot gibt es hier nicht: Wähle einen aus der Liste.
refused-seat-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
refused-seat-open = Dort sitzt niemand.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
refused-studio-taken = Dieses Studio möchte schon jemand anderes: Wähle ein anderes.
refused-bad-nonce = Was deine Seite zur Ziehung beiträgt, muss aus 1 bis 64 Buchstaben oder Ziffern bestehen.
refused-seats-open = Es sind noch Plätze frei: Warte auf mehr Leute oder lass Bots mitspielen.
refused-has-begun = Die Partie hat schon begonnen.

## Spielen

refused-stale = Inzwischen ist die Partie weitergegangen. Sieh noch einmal hin und entscheide dann.
refused-not-your-seat = Dieser Platz gehört jemand anderem.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-is-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende: Erst danach gibt es einen Rückblick, und erst dann lässt sich von ihr aus weiterspielen.
refused-called-off = Die Partie wurde nicht zu Ende gespielt, deshalb gibt es keinen Rückblick und nichts zum Weiterspielen.
refused-nothing-left = In diesem Moment ist nichts mehr zu entscheiden. Wähle einen früheren, um von dort weiterzuspielen.
refused-no-draw = Diese Aufzeichnung verrät nicht, wie die Chips gezogen wurden. Darum kann niemand von ihr aus weiterspielen.
refused-is-paused = Die Partie ist unterbrochen. Sie geht weiter, wenn alle einverstanden sind.
refused-not-paused = Die Partie ist nicht unterbrochen.
refused-wrong-count = Das ist kein Zug, oder es sind zu viele auf einmal: Lege deine Chips nacheinander.
refused-draw-first = Damit wird ein Film fertig. Zuerst kommt ein neues Drehbuch; die übrigen Chips legst du danach.

## Weg und wieder da

refused-taken-over = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
refused-not-taken-over = Kein Bot spielt für dich: Spiel einfach weiter.
refused-has-resigned = Du hast aufgegeben und kannst nicht zurückkommen, aber bis zum Ende zuschauen.
refused-no-vacation = An diesem Tisch gibt es keinen Urlaub, oder deiner ist aufgebraucht.

## Wozu alle ja sagen müssen

refused-nothing-to-take-back = Hier gibt es nichts zurückzunehmen.
refused-motion-pending = Es läuft schon eine Abstimmung: Warte auf die Antworten.
refused-no-motion = Gerade gibt es nichts abzustimmen.
refused-has-voted = Du hast schon zugestimmt.

## Aufträge im Voraus

refused-no-such-visit = Dieser Halt kommt in diesem Quartal nicht mehr: Eine Anweisung ist hier nicht möglich.
refused-bad-order = Diese Anweisung lässt sich nicht ausführen: Prüfe ihre Grenzen und versuche es noch einmal.

## Was eingetippt wurde

error-name-disturbs = Ein Name darf keine Zeilenumbrüche enthalten und keine Zeichen, die die Schreibrichtung umkehren.
error-name-invisible = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-taken = Diesen Namen gibt es schon: Wähle einen anderen.
error-password-short = Ein Passwort braucht mindestens { $min } Zeichen.
error-email = Das ist keine E-Mail-Adresse: Gebraucht wird eine wie ada@example.org.
error-webhook = Das ist keine Adresse für Mitteilungen: Gebraucht wird eine wie https://example.org/notices, ohne Passwort darin.
error-chat-empty = Deine Nachricht ist noch leer: Tippe zuerst etwas ein.
error-chat-disturbs = Eine Nachricht darf Zeilenumbrüche enthalten, aber keine anderen Steuerzeichen.
error-too-long = Das ist zu lang. Möglich sind höchstens { $max } Zeichen.

## Partien aus einer Datei

error-record-none = Das ist keine Aufzeichnung einer Partie. Wähle die .jsonl-Datei, die du bei einem Rückblick heruntergeladen hast.
error-record-newer = Eine neuere Version hat diese Aufzeichnung geschrieben. Dieser Server kann sie noch nicht lesen.
error-record-cut-off = Die Aufzeichnung bricht in Zeile { $line } ab. Lade die Datei noch einmal herunter.
error-record-damaged = Die Aufzeichnung ist beschädigt: Zeile { $line } lässt sich nicht lesen.
error-record-untrue = Die Aufzeichnung ist nicht echt: Was in Zeile { $line } steht, kann nach den Regeln nicht geschehen sein.
error-record-unfinished = Diese Partie wurde nicht zu Ende gespielt, darum gibt es noch nichts zum Zurückblicken.
error-record-no-words = Diese Partie wurde mit einer Ausgabe gespielt, die hier niemand kennt.

## Wer was darf

error-stranger = Der Server kennt dich noch nicht: Wähle zuerst einen Namen.
error-not-allowed = Das darfst du hier nicht.
error-blocked = Die Serverleitung hat dich ausgeschlossen.
error-wrong-origin = Diese Anfrage kam von einer anderen Website, darum ist nichts geschehen. Öffne die Seite dieses Servers selbst.
error-wrong-credentials = Name, Passwort, Code oder Link stimmt nicht. Prüfe die Schreibweise; Links und Codes gelten nur einmal.
error-not-found = Hier ist nichts zu finden. Vielleicht ist der Link unvollständig.
refused-muted = Wer diesen Tisch eröffnet hat, hat dich stummgeschaltet: Hier hört dich niemand.
refused-other-shows = Gerade zeigt jemand anderes die Partie. Übernimm, wenn du selbst zeigen möchtest.

## Zu viel

error-malformed = Der Server versteht das nicht. Lade die Seite neu und versuche es noch einmal.
error-too-big = Das ist zu viel auf einmal. Möglich sind höchstens { $max } Byte.
error-too-many-tables =
    { $max ->
        [one] Du hast { $max } offenen Tisch, mehr sind nicht möglich: Beende zuerst eine Partie.
       *[other] Du hast { $max } offene Tische, mehr sind nicht möglich: Beende zuerst eine Partie.
    }
error-too-many-people =
    { $max ->
        [one] Du hast { $max } Person blockiert, mehr sind nicht möglich: Hebe zuerst eine Blockierung auf.
       *[other] Du hast { $max } Personen blockiert, mehr sind nicht möglich: Hebe zuerst eine Blockierung auf.
    }
error-too-many =
    { $seconds ->
        [one] Das war etwas viel auf einmal. Versuche es in { $seconds } Sekunde wieder.
       *[other] Das war etwas viel auf einmal. Versuche es in { $seconds } Sekunden wieder.
    }

## Störungen

error-store-away = Der Server kann gerade keine Züge speichern. Nichts ist verloren; versuche es gleich noch einmal.
error-broken = Diese Partie ist wegen eines Fehlers gesperrt. Alle anderen laufen weiter.
error-newer = Diese Partie wird mit einer neueren Version gespielt, die dieser Server noch nicht hat. Nichts ist verloren; versuche es in ein paar Minuten wieder.
error-stopping = Der Server startet gleich neu. Versuche es in einem Moment wieder.
error-internal = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal; wenn es so bleibt, sag der Serverleitung Bescheid.
