### Große Augenblicke: Plakate, Premieren, das Ende eines Quartals, die Preisverleihung und die Prüfung der Ziehungen.

## Plakate

poster-presents = { $studio } präsentiert
poster-by-director = Regie
poster-by-actor = mit
poster-by-camera = Kamera
poster-by-music = Musik
poster-by-effects = Effekte
poster-by-guest = als Gast
poster-by-agency = Besetzung
poster-alt = Plakat von „{ $title }“ ({ $genre }), { $studio }. Mitwirkende: { $cast }. Sterne: { $value }, Wertung: { $rating }.

## Ein fertiger Film

film-printed = Das Drehbuch selbst
film-value = Sterne insgesamt
film-keep = Plakat speichern
film-link = Link zu diesem Film
film-link-code = QR-Code des Links zu diesem Film
picture-failed = Dieser Browser konnte kein Bild davon machen.
film-token = Wertung
film-token-none = Eine so niedrige Wertung war nicht mehr da: keine Punkte.
film-token-points =
    { $points ->
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
film-awards = Filmpreise
film-award-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Während der Partie

moment-premiere = Weltpremiere
moment-stars =
    { $value ->
        [one] { $value } Stern
       *[other] { $value } Sterne
    }
moment-quarter = { word-quarter } { $quarter }
moment-film-of = „{ $title }“ – { $name }
moment-withheld = Nicht vergeben

## Das Ende

end-title = Die Partie ist zu Ende
end-show = Das Ergebnis
end-look = Den Tisch ansehen
end-winner =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
end-broken-off = Diesmal ohne Ergebnis
end-broken-off-about = Die Partie wurde abgebrochen. So stand es bis dahin.
end-next-steps = Wie weiter
end-rematch = Revanche
end-replay = Noch einmal ansehen
end-keep = Ergebnis speichern
end-link = Link zu diesem Ergebnis
end-link-code = QR-Code des Links zu diesem Ergebnis
end-curve = Aussicht auf den Sieg
end-home = Startseite

## Die Preisverleihung

end-ceremony = Die Preisverleihung
end-ceremony-again = Preisverleihung wiederholen
end-ceremony-place = { $place } von { $count }
end-goes-to = … und der Preis geht an …
end-direction-stars =
    { $stars ->
        [one] { $stars } Stern für Regie
       *[other] { $stars } Sterne für Regie
    }
end-previous = Voriger Filmpreis
end-next = Weiter
end-to-result = Zum Ergebnis

## Die Abrechnung

end-sheet = Endstand
end-studio = Studio
end-films = Filme
end-awards = Filmpreise
end-money = Geld
end-total = Summe
end-has-won = gewonnen
end-tie-by-film = Gleichstand: Der bessere Film entscheidet.
end-taken-back =
    { $count ->
        [one] In dieser Partie wurde einmal ein Zug zurückgenommen.
       *[other] In dieser Partie wurden { $count }-mal Züge zurückgenommen.
    }

## Alle Filme

end-gallery = Alle Filme der Partie
end-gallery-of = Filme von
end-gallery-all = Alle

## Die Prüfung der Ziehungen

fair-title = Wurde fair gezogen?
fair-about = Vor der Partie hat sich der Server auf einen geheimen Startwert festgelegt, und jeder Browser hat eine eigene Zahl beigesteuert. Jetzt ist der Startwert bekannt, und dein Browser zieht alles noch einmal: Stimmt alles überein, hat niemand eine Ziehung ausgesucht oder verändert, auch der Server nicht.
fair-check = Ziehungen prüfen
fair-download = Aufzeichnung herunterladen
fair-offline = Oder ohne diese Seite prüfen:
fair-yes = Fair: Jede Ziehung passt zum Startwert.
fair-no = Nicht fair: Etwas stimmt nicht überein.
fair-untold = Die Aufzeichnung verrät nicht, woraus gezogen wurde.
fair-unreadable = Die Aufzeichnung ist nicht lesbar.
fair-verdict-ok = stimmt:
fair-verdict-wrong = stimmt nicht:
fair-verdict-unknown = nicht bekannt:
fair-commitment = Der Startwert ist der, auf den sich der Server festgelegt hatte ({ $hash }).
fair-commitment-wrong = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte ({ $hash }).
fair-origin = Der Anfang stammt aus einer anderen Partie, und auch deren Startwert ist der, auf den sich der Server festgelegt hatte.
fair-origin-wrong = Der Anfang stammt aus einer anderen Partie, aber deren Startwert ist nicht der, auf den sich der Server festgelegt hatte.
fair-witness = Die Festlegung ist die, die dieser Browser beim ersten Öffnen des Tisches gesehen hat.
fair-witness-wrong = Die Festlegung ist nicht die, die dieser Browser beim ersten Öffnen des Tisches gesehen hat.
fair-witness-none = Dieser Browser hat sich keine Festlegung gemerkt und kann sie nicht vergleichen.
fair-nonce = Die Zahl, die dieser Browser beigesteuert hat, ist in die Ziehungen eingegangen.
fair-nonce-wrong = Die Zahl, die dieser Browser beigesteuert hat, fehlt in den Ziehungen.
fair-nonce-none = Dieser Browser hat keine eigene Zahl beigesteuert.
fair-drawn =
    { $kind ->
        [studios] Gezogene Studios: { $count }, alles stimmt.
        [lead] Erste Vorhand: gezogen, alles stimmt.
        [stack] Aufgedeckte Drehbücher: { $count }, alles stimmt.
        [legends] Aufgedeckte Legenden: { $count }, alles stimmt.
       *[bag] Gezogene Chips: { $count }, alles stimmt.
    }
fair-drawn-wrong =
    { $kind ->
        [studios] Studios: Nummer { $number } von { $count } passt nicht zum Startwert.
        [lead] Erste Vorhand: passt nicht zum Startwert.
        [stack] Drehbücher: Nummer { $number } von { $count } passt nicht zum Startwert.
        [legends] Legenden: Nummer { $number } von { $count } passt nicht zum Startwert.
       *[bag] Chips: Nummer { $number } von { $count } passt nicht zum Startwert.
    }
fair-settled =
    { $kind ->
        [studios] Studios: vom Tisch gewählt, nichts wurde gezogen.
        [lead] Erste Vorhand: vor der Partie festgelegt, nichts wurde gezogen.
       *[other] Vor der Partie festgelegt, nichts wurde gezogen.
    }
fair-facts = Auf dem Tisch lag, was gezogen wurde.
fair-facts-wrong = Auf dem Tisch lag nicht, was gezogen wurde (Eintrag { $seq } der Aufzeichnung).

## Meine Filme

films-title = Meine Filme
films-count =
    { $count ->
        [one] { $count } Film
       *[other] { $count } Filme
    }
films-which = Filme aus abgebrochenen Partien hängen hier nicht.
films-none = Noch kein Film: Hier hängen alle Filme aus Partien, die zu Ende gespielt wurden.
films-more = Weitere Filme
film-watch = Partie ansehen
