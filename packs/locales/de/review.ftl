### Eine beendete Partie im Urteil: was sich daraus lernen lässt, und die Wörter um die Zahlen herum.
### Namen, Titel, Chips und Beträge kommen fertig formatiert. Zahlen: rank, points, ahead, behind,
### quarter, count, stars, stops, before, after, placed, discarded.

## Wie es ausging

review-won = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, { $ahead } vor { $other }.
review-won-tie = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, gleichauf mit { $other }: Der bessere Film entscheidet.
review-shared = { $seats } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
review-placed = { $seat } landet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } auf Platz { $rank }, { $behind } hinter { $other }.
review-placed-tie = { $seat } landet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } auf Platz { $rank }, gleichauf mit { $other }: Der bessere Film entscheidet.

## Auktionen

review-overpaid = { $seat } zahlt { $price } für ein Angebot ({ $location }, { word-quarter } { $quarter }): etwa { $over } zu viel.
review-pushed = Wegen { $other } musste { $seat } bis { $price } gehen ({ $location }, { word-quarter } { $quarter }); so viel war { $other } das Angebot gar nicht wert.
review-bargain = Ein guter Kauf: { $seat } zahlt { $price } für ein Angebot, das etwa { $worth } wert war ({ $location }, { word-quarter } { $quarter }).
review-missed = { $other } bekommt ein Angebot für { $price } ({ $location }, { word-quarter } { $quarter }), für das { $seat } bis etwa { $worth } hätte gehen können.

## Entscheidungen

review-mistakes = { $count ->
        [one] Eine Entscheidung von { $seat } war ein Fehler und kostete
       *[other] { $count } Entscheidungen von { $seat } waren Fehler und kosteten zusammen
    } etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
review-clean = Keine Entscheidung von { $seat } war eindeutig ein Fehler.
review-lost-bid = Die teuerste Entscheidung von { $seat } war ein Gebot ({ $amount }, { $location }, { word-quarter } { $quarter }): etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
review-lost-pass = Die teuerste Entscheidung von { $seat } war es zu passen ({ $location }, { word-quarter } { $quarter }): etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
review-lost-take = { $better } statt { $chip } ({ $location }, { word-quarter } { $quarter }) hätte { $seat } etwa { $points ->
        [one] { $points } Punkt mehr gebracht.
       *[other] { $points } Punkte mehr gebracht.
    }
review-lost-take-any = { $seat } hätte auf einer Party besser nichts genommen ({ $location }, { word-quarter } { $quarter }): { $chip } kostete etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
review-lost-decline = { $seat } nimmt auf einer Party nichts ({ $location }, { word-quarter } { $quarter }); { $better } hätte etwa { $points ->
        [one] { $points } Punkt mehr gebracht.
       *[other] { $points } Punkte mehr gebracht.
    }
review-lost-place = { $chip } hätte anderswo besser gelegen als auf „{ $screenplay }“ ({ $location }, { word-quarter } { $quarter }): Das kostete { $seat } etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
review-lost-discard = { $seat } wirft { $chip } ab ({ $location }, { word-quarter } { $quarter }) und verliert dadurch etwa { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }

## Was sonst den Ausschlag gab

review-award = Ein Filmpreis ({ $award }) geht an { $other }, mit nur { $stars ->
        [one] { $stars } Stern mehr als { $seat }.
       *[other] { $stars } Sternen mehr als { $seat }.
    }
review-award-film = Ein Filmpreis ({ $award }) geht an { $other }, mit einer Wertung von nur { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } mehr als „{ $screenplay }“ von { $seat }.
review-award-late = „{ $screenplay }“ von { $seat } kam { $stops ->
        [one] { $stops } Halt
       *[other] { $stops } Halte
    } zu spät: Den Filmpreis ({ $award }) hatte schon { $other }.
review-rise = Ein Halt ({ $location }, { word-quarter } { $quarter }) hebt die Aussicht von { $seat } auf den Sieg von { $before } % auf { $after } %.
review-fall = Ein Halt ({ $location }, { word-quarter } { $quarter }) drückt die Aussicht von { $seat } auf den Sieg von { $before } % auf { $after } %.
review-luck-good = Das Glück war { $seat } hold: etwa { $points ->
        [one] { $points } Punkt besser als zu erwarten.
       *[other] { $points } Punkte besser als zu erwarten.
    }
review-luck-bad = Das Glück war { $seat } nicht hold: etwa { $points ->
        [one] { $points } Punkt schlechter als zu erwarten.
       *[other] { $points } Punkte schlechter als zu erwarten.
    }
review-luck-even = Das Glück machte für { $seat } kaum einen Unterschied.

## Überschriften

review-title = Analyse
review-words = In wenigen Worten
review-curve-win = Aussicht auf den Sieg
review-curve-points = Erwartete Punkte
review-sources = Punkte auf dem Tisch
review-ledger = Woher der Vorsprung kam
review-auctions = Auktionen
review-decisions = Die teuersten Entscheidungen
review-turns = Was die Partie gewendet hat
review-turn = { $winner } legt zu, { $loser } fällt zurück
review-turn-draw = { $winner } hat Glück, { $loser } nicht
review-turn-swing = { $percent } % der Siegchancen wechseln den Besitzer.

## Spalten

review-seat = Studio
review-points = Punkte
review-films = Filme
review-awards = Filmpreise
review-money = Geld
review-margin = Vorsprung
review-start = Beginn
review-luck = Glück
review-skill = Fehler
review-decisions-own = Eigene Entscheidungen
review-others = Die anderen
review-where = Wo
review-lot = Angebot
review-winner = Gewonnen von
review-price = Bezahlt
review-worth = Wert für { $seat }
review-over = Zu viel
review-runner-up = Getrieben von
review-go-on = Hätte weitergehen sollen
review-made = Daraus gemacht
review-played = Gespielt
review-better = Besser
review-loss = Verlorene Punkte
review-win-loss = Verlorene Aussicht

## Anmerkungen

review-note-curve = Was nach jedem Eintrag der Partie von allen zu erwarten war. Ein Ring zeigt, was sie gewendet hat.
review-note-sources = Was nach jedem Eintrag auf dem Tisch lag: Filme, Filmpreise und Geld.
review-note-ledger = Was zu Beginn zu erwarten war, was das Glück änderte, was die eigenen Entscheidungen änderten und was die anderen taten: zusammen der Vorsprung vor dem besten Gegner. Erwartet wird, was schnelle Bots tun würden; „Fehler“ ist, was gegenüber den besten Entscheidungen verloren ging.
review-note-auctions = Der Wert ist der Betrag, zu dem es gleichgültig gewesen wäre, das Angebot zu verlieren. Unter null ist „zu viel“ ein guter Kauf.
review-note-decisions = Verglichen mit der besten Entscheidung in diesem Moment, nach dem, was man damals wissen konnte. Was innerhalb der Ungenauigkeit liegt, steht nicht da.
review-note-judge = Von jedem Moment an wird viele Male bis zum Ende weitergespielt, und was noch kommt, wird jedes Mal neu gemischt. Alle Zahlen sind Schätzungen.
review-no-mistakes = Niemand hat einen Fehler gemacht, der sich vom Zufall unterscheiden ließe.
review-play-on = Was wäre, wenn? Ab der teuersten Entscheidung weiterspielen:
review-place = { $location }, { word-quarter } { $quarter }

## Was getan wurde

review-did-bid = { $amount } bieten
review-did-pass = passen
review-did-take = { $chip } nehmen
review-did-decline = nichts nehmen
review-did-place = { $chip } auf „{ $screenplay }“
review-did-discard = { $chip } abwerfen
review-made-placed = { $placed } gelegt
review-made-discarded = { $discarded } abgeworfen
review-made-finished = „{ $screenplay }“ fertiggestellt
