### Cards that explain what somebody points at. Names, titles, chips, amounts and ratings arrive formatted.

explain-rule = Regel { $number }: { $section }
explain-how = Was ist das? Zeig auf irgendetwas, oder halte den Finger darauf. Mit der Tastatur: „?“, dann die Pfeile.

## Chips and slots

explain-chip = { $kind }, { $stars }★
explain-chip-at = Zu haben bei: { $location }
explain-chip-on = Auf „{ $title }“ ({ $name }).
explain-chip-undrawn = Ist noch nicht gezogen worden.
explain-chip-gone = Aus dem Spiel oder überdeckt.
explain-chip-fits = Belegt ein freies Feld auf deinen Drehbüchern: { $titles }
explain-chip-covers = Könnte einen Chip überdecken auf: { $titles }
explain-chip-fits-none = Passt auf keines deiner Drehbücher.
explain-chip-wanted = Ein Feld dafür haben auch: { $names }
explain-placement = „{ $title }“: { $effect }
explain-placement-chip = { $chip }: { $effect }
explain-slot = Feld auf „{ $title }“
explain-slot-missing = Hier braucht der Film noch einen Chip.
explain-slot-optional = Der Film wird auch ohne fertig.
explain-slot-top =
    { $stars ->
        [one] Der oberste Chip zählt: { $stars } Stern.
       *[other] Der oberste Chip zählt: { $stars } Sterne.
    }
explain-slot-covered =
    { $count ->
        [one] { $count } Chip liegt darunter und zählt nicht zum Wert.
       *[other] { $count } Chips liegen darunter und zählen nicht zum Wert.
    }
explain-slot-takes = Nimmt jetzt: { $kinds }

## Screenplays, films, studios

explain-production = In Arbeit ({ $name }), bisher Wert { $value }
explain-film = Fertig ({ $name }), Wert { $value }
explain-film-rating =
    { $points ->
        [one] Wertung { $rating }: { $points } Punkt.
       *[other] Wertung { $rating }: { $points } Punkte.
    }
explain-film-unrated = Für ihn war keine Wertung mehr da: 0 Punkte.
explain-film-awards = Filmpreise: { $awards }
explain-stack-top = Liegt oben auf dem Stapel: Wer den nächsten Film fertigstellt, bekommt es.
explain-stack = Irgendwo im Stapel.
explain-films =
    { $count ->
        [one] { $count } fertiger Film
       *[other] { $count } fertige Filme
    }
explain-direction =
    { $stars ->
        [one] { $stars } Regiestern auf fertigen Filmen
       *[other] { $stars } Regiesterne auf fertigen Filmen
    }
explain-switch = Eine offene Frage der Regeln
explain-genre = Genre
explain-points-plus = Das Plus: Dazu kommt Geld, das du nicht siehst.
explain-party-order = Reihenfolge, wenn jetzt eine Party wäre: { $names }
explain-lead-title = Die Vorhand
explain-lead = Die nächste Auktion eröffnet { $name }

## Stops

explain-location-sign = Auktion einer Legende
explain-location-city = Auktion
explain-location-party = Party
explain-location-chips = Hier liegen: { $chips }
explain-location-sold = Verkauft an { $name } für { $money }
explain-location-now = Hier sind wir gerade.

## Awards and ratings

explain-award =
    { $points ->
        [one] Filmpreis, { $points } Punkt
       *[other] Filmpreis, { $points } Punkte
    }
explain-award-won = Gewonnen von { $name }
explain-award-won-film = Gewonnen von { $name } mit „{ $title }“ ({ $rating }).
explain-award-leads = Das ≥: Nach jetzigem Stand geht er an { $name }
explain-award-leads-film = Das ≥: Nach jetzigem Stand geht er an { $name } mit „{ $title }“ ({ $rating }).
explain-award-nobody = Nach jetzigem Stand bekommt ihn niemand.
explain-award-withheld = Er wurde nicht vergeben.
explain-token =
    { $points ->
        [one] Wertung, { $points } Punkt
       *[other] Wertung, { $points } Punkte
    }
explain-token-left = Noch zu haben.
explain-token-taken = Vergeben an „{ $title }“ ({ $name }).
explain-token-plus = Mit dem Plus steht sie über der einfachen { $value }. Mehr Punkte bringt es nicht.

## Gebote, Anweisungen, Uhren

explain-bid-none = Noch kein Gebot
explain-bid =
    { $state ->
        [leading] { $name } bietet bisher am meisten.
        [folded] { $name } ist aus dieser Auktion ausgestiegen.
        [thinking] { $name } entscheidet gerade.
        [bidding] { $name } ist überboten und kann weiterbieten.
       *[other] { $name } hat noch nichts gesagt.
    }
explain-order = Was du hier tun willst, im Voraus gesagt. Solange die Anweisung steht, handelt sie für dich, sobald du dran bist.
explain-clock-title = Uhr
explain-clock =
    { $state ->
        [runs] Sie läuft, denn { $name } hat etwas zu entscheiden.
       *[waits] Sie steht still, bis { $name } etwas zu entscheiden hat.
    }
explain-clock-end = Ist sie abgelaufen, spielt ein Bot für { $name } weiter.

## Neben dem Tisch

explain-tool-hint = Was der Planer an deiner Stelle täte, und warum.
explain-tool-reactions = Zeig den anderen für einen Moment ein Gesicht.
explain-tool-menu = Zurücknehmen, Pause, Verlassen, das Tempo, der Link zu diesem Tisch und mehr.
explain-tool-watching = Du siehst, was alle sehen dürfen, und entscheidest nichts.
