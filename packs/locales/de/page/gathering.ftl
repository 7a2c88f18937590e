### Ein Tisch vor seinem Spiel.

gathering-title = Nehmt Platz
gathering-lead-owner = Schick den anderen den Link. Wenn alle da sind, fang an.
gathering-lead-guest = { $owner } beginnt die Partie, wenn alle da sind.
gathering-seats = Plätze
gathering-name = Wie sollen dich die anderen nennen?
gathering-sit-as = Als { $name } Platz nehmen
gathering-sit-any = Platz nehmen
gathering-sit = Hier sitzen
gathering-sit-too = Noch jemand von hier
gathering-move = Hierher wechseln
gathering-stand = Aufstehen
gathering-remove = Entfernen
gathering-remove-name = { $name } vom Tisch entfernen
gathering-seat-bot = Bot dazusetzen
gathering-owner = Lädt ein
gathering-guest = Spielt mit
gathering-here = Am Tisch
gathering-gone = Gerade nicht am Tisch
gathering-studio = Dein Studio
gathering-studio-drawn = Studio: per Los
gathering-closed = Abgesagt
gathering-closed-about = Dieser Tisch wurde vor der Partie geschlossen.

## Einladen

gathering-invite = Andere einladen
gathering-link = Link zu diesem Tisch
gathering-code = QR-Code des Links zu diesem Tisch
gathering-share = Eine Partie Traumfabrik
gathering-link-local = Dieser Link gilt nur auf diesem Rechner. Öffne die Seite unter seiner Adresse im Netzwerk, um andere einzuladen.

## Anfangen

gathering-begin = Bereit?
gathering-ready = Ich bin bereit
gathering-ready-mark = Bereit
gathering-ready-count = Bereit: { $count }/{ $total }
gathering-ready-all = Alle sind bereit.
gathering-fill = Bots für freie Plätze
gathering-start = Partie beginnen
gathering-start-fill =
    { $count ->
        [one] Mit einem Bot beginnen
       *[other] Mit { $count } Bots beginnen
    }
gathering-call-off = Tisch absagen
gathering-call-off-sure = Der Tisch wird für alle geschlossen, und sein Link gilt nicht mehr.

## Was vereinbart ist

gathering-agreed = An diesem Tisch
gathering-absence-wait = Die anderen warten
gathering-absence-timeout = Ist die Zeit um, übernimmt ein Bot ({ $bot })
gathering-absence-grace =
    { $minutes ->
        [one] Nach { $minutes } Minute übernimmt ein Bot ({ $bot })
       *[other] Nach { $minutes } Minuten übernimmt ein Bot ({ $bot })
    }
gathering-fair = Es wird fair gezogen
gathering-fair-about = Alle Ziehungen folgen aus einer geheimen Zahl, die schon feststeht: Dies ist ihr Fingerabdruck. Dein Browser gibt eigenen Zufall dazu, wenn du Platz nimmst. Nach der Partie wird die Zahl gezeigt, und alle können jede Ziehung nachprüfen.
