### A review as the page shows it: everything around the figures. Figures arrive formatted, with the
### digits and signs of the language; percent, number and count are numbers.

review-lead = { $names }: was zu erwarten war, was bezahlt wurde und was es gekostet hat.

## Making one

review-progress = Die Analyse entsteht
review-progress-waiting = Erst sind andere Partien dran. Diese folgt von selbst.
review-progress-working = Von jedem Moment an wird die Partie viele Male zu Ende gespielt: { $percent } % sind geschafft.
review-progress-curves = Die Kurven sind schon da. Preise, Entscheidungen und Worte folgen.
review-failed = Noch gibt es keine Analyse
review-ask-again = Noch einmal versuchen
review-too-early = Hier wird noch gedreht
review-too-early-about = Die Partie ist noch nicht zu Ende. Danach lässt sie sich analysieren.
review-to-replay = Zum Rückblick
review-share = Teilen
review-link = Link zu dieser Analyse
review-link-code = QR-Code des Links zu dieser Analyse

## Curves

review-curves = Die Geschichte in Kurven
review-measure = Was die Kurve zeigt
review-moment = Zeitpunkt der Partie
review-keyboard = Tasten: ← → ein Moment, Bild auf und ab ein Halt, Pos1 und Ende, Eingabe öffnet den Rückblick.
review-replay-here = Von hier ansehen
review-percent = { $percent } %
review-value = { $name }: { $value }
review-as-table = Als Tabelle

## Auctions

review-sort = Reihenfolge
review-sort-game = Wie gespielt
review-sort-over = Am meisten überzahlt
review-sort-bargain = Bester Kauf
review-worth-winner = Wert
review-too-much = { $figure } zu viel
review-too-little = { $figure } gespart
review-about-right = angemessen
review-unknown = unbekannt
review-unsold = niemand
review-purse = Hatte
review-bid = Höchstes Gebot
review-worth-each = Wert
review-no-bid = keines
review-pushed-up = { $name } hat den Preis getrieben: Das Gebot von { $money } war das Angebot diesem Studio gar nicht wert.
review-next-bid = Das zweithöchste Gebot: { $money }, von { $name }.
review-went-too-low = { $name } hätte weitergehen sollen, bis etwa { $money }.

## Decisions

review-whose = Wessen Entscheidungen
review-everybody = Alle
review-mistakes-only = Nur Fehler
review-loss-error = { $loss } ± { $error }
review-chance-lost = Siegchance: { $figure } %
review-more = Mehr zeigen
review-no-decisions = Hier gibt es nichts zu lernen.

## Where the margin came from

review-finished = Platz { $rank }
review-luck-about = auf { $error } genau

## Puzzles

review-puzzles = Noch einmal versuchen
review-puzzles-about = Die teuersten Entscheidungen als Rätsel, auf dem Spielplan von damals. Was würdest du jetzt tun?
review-puzzle = Rätsel { $number }
review-puzzle-ask = { $name }: Was wäre hier am besten?
review-puzzle-chip = { $name }: Was wäre für { $chip } am besten?
review-puzzle-other-chip = Gefragt ist ein anderer Chip: { $chip }.
review-puzzle-right = Gut gesehen!
review-puzzle-right-about = Das ist die beste Entscheidung, soweit die Analyse das sagen kann.
review-puzzle-same = Wie gehabt
review-puzzle-same-about = Genau das wurde damals gespielt.
review-puzzle-good = Ebenso gut!
review-puzzle-good-about = Einen klaren Unterschied zur besten Entscheidung sieht die Analyse nicht.
review-puzzle-unsure = Schwer zu sagen
review-puzzle-unsure-about = Das bringt anscheinend { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    } weniger als die beste Entscheidung, doch so groß kann der Unterschied auch durch Zufall sein.
review-puzzle-close = Ganz nah dran!
review-puzzle-close-about = Genau diesen Betrag hat die Analyse nicht ausprobiert. Er liegt gleich neben dem besten, den sie ausprobiert hat.
review-puzzle-wrong = Schnitt! Das nicht
review-puzzle-wrong-about = Soweit die Analyse das sagen kann, bringt das { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    } weniger als die beste Entscheidung.
review-puzzle-untried = Steht nicht im Drehbuch
review-puzzle-untried-about = Das hat die Analyse nicht ausprobiert. Ob es richtig oder falsch ist, kann sie deshalb nicht sagen.
review-puzzle-yours = Jetzt
review-puzzle-then = Damals
review-puzzle-best = Am besten
review-puzzle-cost = Was damals gespielt wurde, kostete { $points ->
        [one] etwa { $points } Punkt.
       *[other] etwa { $points } Punkte.
    }
review-puzzle-again = Noch einmal
review-puzzle-next = Nächstes Rätsel
review-puzzle-back = Zur Analyse
