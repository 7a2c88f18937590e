### Das Spiel im Terminal: Fragen, Antworten und alles drum herum.
### Namen, Titel, Chips, Beträge, Wertungen, Tasten und Listen kommen fertig formatiert. Zahlen:
### quarter, stop, stops, number, count, covered, cast, direction, value, before, stars, points,
### films, awards, money, total; in Fragen auch floor und ceiling.

## Was man tippen kann. Das erste Wort wird angezeigt, verstanden werden alle.
## Nur Kleinbuchstaben, durch Leerzeichen getrennt.

play-keys-help = hilfe help ?
play-keys-table = tisch t table
play-keys-log = protokoll l log
play-keys-quit = ende q quit exit
play-keys-hint = tipp h hint
play-keys-save = speichern s sichern save
play-keys-undo = u zurück zurueck undo
play-keys-start-over = o neu over restart
play-keys-confirm = c bestätigen bestaetigen ok confirm
play-keys-pass = p passe passen pass
play-keys-raise = + erhöhe erhöhen raise
play-keys-bid = biete bieten b bid
play-keys-take = nimm nehmen take
play-keys-decline = n nichts verzichten nothing decline
play-keys-place = lege legen place
play-keys-discard = a abwerfen d discard
play-keys-yes = j ja y yes
play-keys-no = n nein no

## Arten und Felder als ein Buchstabe, für den ganzen Bildschirm: keine zwei gleich

play-letter-director = R
play-letter-actor = S
play-letter-camera = K
play-letter-music = M
play-letter-effects = E
play-letter-guest = G
play-letter-agency = J
play-letter-open = O

## Wer am Tisch sitzt

play-you = du
play-you-alone = Du
play-you-named = { $name } (du)

## Begrüßung

play-about = Du leitest ein Filmstudio. In Auktionen und auf Partys gewinnst du Talente und legst sie auf deine Drehbücher. Ein fertiger Film bringt so viele Punkte wie seine Wertung; die besten, die ersten und sogar der schlechteste Film erhalten Filmpreise. Mit Geld bezahlst du Talente, doch was du behältst, bringt ebenfalls Punkte. Am Ende des Jahres gewinnt die höchste Punktzahl.
play-about-keys = Wenn du am Zug bist, tippe eine Zahl oder einen Buchstaben und drücke Enter. „{ $help }“ erklärt das Spiel, „{ $table }“ zeigt alles, was ausliegt, „{ $quit }“ hört auf. Eine leere Zeile wiederholt die Frage.
play-seats = Am Tisch
play-seat = { $name }: { $studio }
play-seat-bot = { $name }, Bot ({ $bot }): { $studio }
play-screenplays = Deine Drehbücher:
play-going-on = Die gespeicherte Partie geht weiter, wo sie aufgehört hat.
play-from-there = Von da an geht die Partie gegen Bots weiter. Was bis dahin nicht aufgedeckt war, ist neu gemischt.

## Mehrere an einer Tastatur

play-turn-of = { $name }, du bist am Zug
play-cover = Die Tastatur geht an { $name }
play-ask-cover = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
play-news = Seit deinem letzten Zug

## Der Lauf des Spiels

play-quarter = { word-quarter } { $quarter } von 4
play-programme = Der Reihe nach im Angebot:
play-stop = { $stop }/{ $stops } { $location }
play-lot-line = { $location }: { $chips }
play-lot-party =
    { $count ->
        [one] { $location }: { $count } Chip, verdeckt
       *[other] { $location }: { $count } Chips, verdeckt
    }
play-premiere-cast = Auf dem Plakat: { $cast }
play-hand-placed = { $name } legt aus: { $places }.
play-hand-place = { $chip } → „{ $title }“ ({ $slot })
play-hand-taken-placed = { $name } nimmt: { $chip }. Der Chip kommt auf „{ $title }“ ({ $slot }).
play-hand-taken-discarded = { $name } nimmt: { $chip }. Der Chip wird abgeworfen.
play-hand-discarded = { $name } wirft ab: { $chips }.
play-ceremony = Die Preisverleihung
play-thinking = { $name } denkt nach …

## Chips und wozu sie taugen

play-chip = { $name } { $stars }★
play-title = „{ $title }“
play-joined = { $left }; { $right }
play-fits = { $chip } – belegt ein freies Feld in { $titles }
play-fits-all = { $chip } – belegt ein freies Feld in allen deinen Drehbüchern
play-fits-covering = { $chip } – belegt kein freies Feld, könnte aber einen Chip ersetzen in { $titles }
play-fits-nowhere = { $chip } – passt auf keines deiner Drehbücher

## Drehbücher und Filme

play-production = „{ $title }“ ({ $genre }): bisher Wert { $value }
play-slot-times = { $slot } ×{ $count }
play-slot-optional = möglich: { $slot }
play-slot-filled = { $slot }: { $chip }
play-slot-covering = { $slot }: { $chip } (darunter { $covered })
play-no-production = Kein Drehbuch in Arbeit.
play-needs = nötig: { $slots }
play-film = „{ $title }“ ({ $genre }): Wertung { $rating }
play-film-unrated = „{ $title }“ ({ $genre }): keine Wertung, 0 Punkte
play-film-award =
    { $points ->
        [one] { $award } (+{ $points } Punkt)
       *[other] { $award } (+{ $points } Punkte)
    }

## Auktion

play-turn-auction = Du bist am Zug: Biete oder passe.
play-lot-short = Im Angebot: { $chips }.
play-nobody-bid = Noch kein Gebot.
play-high-bid = Höchstgebot: { $amount } ({ $name }).
play-still-in = Noch dabei: { $names }.
play-still-purse = { $name } ({ $purse })
play-lead = Vorhand ({ word-lead }): { $name }.
play-purse = Dein Vorrat: { $purse }.
play-points = Punkte bisher: { $total } (Filme { $films }, Filmpreise { $awards }, Geld { $money }).
play-bid-leaves = Gewinnst du für { $floor }, hast du noch { $rest }.
play-ask-bid = Dein Gebot: Tippe eine Zahl von { $floor } bis { $ceiling } oder { $pass } zum Passen.
play-ask-bid-one = Tippe { $floor }, um so viel zu bieten, oder { $pass } zum Passen.
play-ask-pass = Höher kannst du nicht gehen. Tippe { $pass } zum Passen.

## Party

play-turn-party = Du bist am Zug: Wähle einen Chip.
play-party-faces = Auf der Party: { $chips }.
play-pick-order = Reihenfolge der Wahl (in Klammern die Besetzung): { $names }.
play-pick = { $name } ({ $cast })
play-pick-done = { $name } (hat gewählt)
play-ask-party =
    { $count ->
        [one] Tippe 1, um den Chip zu nehmen, oder { $decline } für nichts.
       *[other] Tippe eine Zahl von 1 bis { $count }, um einen Chip zu nehmen, oder { $decline } für nichts.
    }
play-ask-party-must =
    { $count ->
        [one] Tippe 1, um den Chip zu nehmen.
       *[other] Tippe eine Zahl von 1 bis { $count }, um einen Chip zu nehmen.
    }

## Legen

play-turn-placing =
    { $count ->
        [one] Du bist am Zug: Lege deinen Chip oder wirf ihn ab.
       *[other] Du bist am Zug: Lege deine { $count } Chips nacheinander oder wirf sie ab.
    }
play-place = „{ $title }“, { $slot }: Wert { $before } → { $value }
play-place-covers = ersetzt { $chip }
play-place-finishes = vollendet den Film mit Wertung { $rating }
play-place-finishes-unrated = vollendet den Film, doch keine Wertung ist mehr für ihn da: 0 Punkte
play-place-award = gewinnt { $award }
play-place-nowhere = Dafür ist kein Platz: Du kannst ihn nur abwerfen.
play-ask-place =
    { $count ->
        [one] Tippe 1 zum Legen oder { $discard } zum Abwerfen.
       *[other] Tippe eine Zahl von 1 bis { $count } zum Legen oder { $discard } zum Abwerfen.
    }
play-ask-place-nothing = Nichts lässt sich legen. Tippe { $discard } zum Abwerfen.
play-ask-discard-which = Welchen Chip abwerfen? Tippe seine Zahl, oder { $no }, um alle zu behalten.
play-ask-discard = Abwerfen: { $chip }? Der Chip kommt aus dem Spiel. Tippe { $yes } oder { $no }.
play-kept = Nichts wurde abgeworfen.

## Chips zurechtlegen, bevor es gilt

play-draft = Gilt noch nicht:
play-draft-none = Es gibt nichts zu bestätigen oder zurückzunehmen.
play-draft-waiting = Jetzt kommt das nächste Drehbuch. Deine übrigen Chips legst du danach.
play-taken-back = Zurückgenommen.
play-take-back-none = Es gibt nichts zurückzunehmen.
play-ask-take-back = Deinen letzten Zug zurücknehmen, und alles, was seitdem geschehen ist? Es wird wieder dasselbe gezogen. Tippe { $yes } oder { $no }.
play-ask-take-back-all = Sind alle einverstanden, deinen letzten Zug zurückzunehmen, und alles, was seitdem geschehen ist? Es wird wieder dasselbe gezogen. Tippe { $yes } oder { $no }.
play-took-back = Zurückgenommen: der letzte Zug, und alles, was danach kam.
play-ask-undo = { $undo } nimmt den letzten Chip zurück.
play-ask-confirm = Tippe { $confirm } zum Bestätigen, { $undo }, um den letzten Chip zurückzunehmen („{ $undo } 1“ nimmt den ersten zurück), oder { $over }, um neu anzufangen.

## Was eine Liste zur Wahl stellt

play-option-pass = passen
play-option-bid = { $amount } bieten (Rest: { $rest })
play-option-take = nehmen: { $chip }
play-option-decline = nichts nehmen
play-option-place = { $chip } → { $line }
play-option-discard = abwerfen: { $chip }
play-option-undo = zurücknehmen: { $chip }
play-option-confirm = bestätigen: So gilt es
play-option-keep = alle behalten
play-option-yes = ja
play-option-no = nein
play-option-leave = aufhören
play-option-leave-unsaved = aufhören, ohne zu speichern
play-option-save-leave = speichern und aufhören
play-option-stay = weiterspielen

## Ein Tipp

play-hint = Tipp: die besten Züge
play-hint-thinking = Die besten Züge werden gesucht …
play-hint-line = { $action } – { $worth }
play-hint-ahead = am Ende liegst du { $points } Punkte vorn
play-hint-behind = am Ende liegst du { $points } Punkte zurück
play-hint-level = am Ende liegst du gleichauf
play-hint-about = Punkte vorn oder zurück: dein durchschnittlicher Abstand zum besten Rivalen am Ende. Oft wirst du zurückliegen; vergleiche also die Züge miteinander. Der erste ist der, den der Planer spielen würde. Links steht, was zu tippen ist.
play-hint-none = Hier gibt es nichts zu entscheiden.
play-decimal = { $whole },{ $tenth }

## Fehler

play-unknown = „{ $input }“ ist hier keine gültige Antwort.
play-no-choice = Die Zahl { $number } steht nicht in dieser Liste.
play-commands = Immer möglich: { $help }, { $table }, { $log }, { $hint }, { $save }, { $quit }; eine leere Zeile wiederholt die Frage.

## Aufhören

play-ask-quit = Die Partie verlassen? Tippe { $save } zum Speichern und Aufhören, { $yes } zum Aufhören ohne Speichern, { $no } zum Weiterspielen.
play-ask-quit-saved = Die Partie verlassen? Sie ist gespeichert. Tippe { $yes } oder { $no }.
play-goes-on = Die Partie geht weiter.
play-left = Du verlässt die Partie. Bis zum nächsten Mal!
play-input-ended = Die Eingabe ist zu Ende, also endet hier auch die Partie.

## Speichern

play-saved = Die Partie ist gespeichert in { $file }.
play-save-exists = Die Datei { $file } gibt es schon, und sie gehört zu etwas anderem. Wähle einen anderen Namen.
play-save-failed = Die Partie ließ sich nicht speichern in { $file }: { $why }

## Der ganze Tisch

play-table = Der Tisch
play-table-opening = Die Partie beginnt gleich.
play-table-now = { word-quarter } { $quarter } von 4, Halt { $stop } von { $stops }: { $location }.
play-table-middle = In der Mitte: { $amount }.
play-table-lots = Im Angebot
play-table-now-at = jetzt – { $line }
play-table-seat = { $name } – { $studio }
play-table-points =
    { $total ->
        [one] { $total } Punkt: Filme { $films }, Filmpreise { $awards }, Geld { $money }
       *[other] { $total } Punkte: Filme { $films }, Filmpreise { $awards }, Geld { $money }
    }
play-table-points-hidden = Filme { $films }, Filmpreise { $awards }, Geld verdeckt
play-table-counts = Besetzung { $cast }, Regie { $direction }★
play-table-awards = Filmpreise
play-award-open = { $award } ({ $points }): offen
play-award-leads = { $award } ({ $points }): offen; { $name } führt mit „{ $title }“
play-award-leads-seat = { $award } ({ $points }): offen; { $name } führt
play-award-given = { $award } ({ $points }): { $name } für „{ $title }“
play-award-given-seat = { $award } ({ $points }): { $name }
play-award-withheld = { $award } ({ $points }): nicht vergeben
play-table-rest = Was noch da ist
play-ratings-left = Freie Wertungen: { $ratings }
play-stack-top = Nächstes Drehbuch: „{ $title }“ ({ $genre }, { $stars }★ aufgedruckt; { $slots })
play-stack-rest =
    { $count ->
        [one] Darunter: { $count } Drehbuch, das niemand kennt.
       *[other] Darunter: { $count } Drehbücher, die niemand kennt.
    }
play-stack-empty = Der Drehbuchstapel ist leer.
play-legends = Kommende Regielegenden: { $chips }
play-undrawn =
    { $count ->
        [one] Noch nicht gezogen: { $count } Chip – { $kinds }
       *[other] Noch nicht gezogen: { $count } Chips – { $kinds }
    }
play-undrawn-kind = { $kind } { $count }
play-party-now = Reihenfolge, wenn jetzt eine Party wäre (in Klammern die Besetzung): { $names }

## Rückblick

play-log = Was zuletzt geschah

## Hilfe

play-help = Hilfe
play-help-auction = Auktion: Wer die Vorhand hat, eröffnet, dann geht es im Uhrzeigersinn. Biete mehr als das letzte Gebot, von 0 bis zu deinem ganzen Vorrat, oder passe; wer passt, ist draußen. Wer gewinnt, nimmt alle angebotenen Chips, bezahlt und erhält die Vorhand. Der Preis wird gleichmäßig unter allen anderen verteilt.
play-help-placing = Legen: Ein Chip kommt auf ein Feld seiner Art. Schauspiel, Kamera, Musik und Effekte passen auch auf ein offenes Feld ({ slot-open }), das dann bei dieser Art bleibt. Ein Joker ({ kind-agency }) passt überall hin, nur nicht auf das letzte Feld ({ kind-guest }). Du darfst einen Chip überdecken, um ihn zu ersetzen; nur der oberste zählt. Was du nicht brauchst, wirfst du ab. Behalten wird nichts.
play-help-film = Film: Er ist fertig, sobald alle Felder belegt sind; nur das letzte ({ kind-guest }) darf leer bleiben. Sein Wert ist die Summe aller ★. Er nimmt die höchste freie Wertung, die nicht über seinem Wert liegt, und du bekommst das nächste Drehbuch. Ein fertiger Film nimmt keine Chips mehr auf: Das letzte Feld musst du also vorher belegen.
play-help-party = Party: Alle wählen gratis einen Chip, in der Reihenfolge der Besetzung: { word-cast } auf ihren Drehbüchern und Filmen. Bei Gleichstand ab der Vorhand im Uhrzeigersinn.
play-help-end = Am Ende bringen Filmwertungen, Filmpreise und Geld Punkte. Unfertige Filme bringen nichts.
play-help-rulings = An diesem Tisch gilt
play-help-keys = Was du tippen kannst
play-help-key-help = { $key } – diese Seite
play-help-key-table = { $key } – alles, was ausliegt: Drehbücher, Filme, Filmpreise, was noch kommt
play-help-key-log = { $key } – die letzten Ereignisse; „{ $key } 50“ zeigt mehr
play-help-key-hint = { $key } – die besten Züge und was sie wert sind
play-help-key-save = { $key } – die Partie speichern; „{ $key } NAME“ bestimmt die Datei
play-help-key-quit = { $key } – die Partie verlassen
play-help-key-auction = eine Zahl zum Bieten, { $pass } zum Passen
play-help-key-party = eine Zahl, um einen Chip zu nehmen, { $decline } für nichts
play-help-key-placing = eine Zahl, um einen Chip zu legen, { $discard } zum Abwerfen
play-help-key-take-back = { $undo } nimmt deinen letzten Zug zurück, wenn kein Chip bereitliegt; die Aufzeichnung vermerkt es
play-help-key-draft = beim Legen: { $undo } nimmt den letzten Chip zurück, { $over } fängt neu an, { $confirm } bestätigt
play-help-key-empty = eine leere Zeile – die Frage noch einmal, mit allem, was dazugehört
play-help-letters = Buchstaben in der Vollbildansicht
play-help-letter = { $letter } { $word }

## Was man selbst getan oder bekommen hat

play-you-lead-assigned = Du eröffnest die erste Auktion.
play-you-studio-assigned = Dein Studio: { $studio }.
play-you-bid-made = Du bietest { $amount }.
play-you-passed = Du passt.
play-you-lot-sold = Du gewinnst die Auktion und zahlst { $price }. Alle anderen erhalten je { $share }; in der Mitte: { $left }.
play-you-lot-won-free = Du gewinnst die Auktion, ohne zu bezahlen. Zu verteilen gibt es nichts.
play-you-chip-taken = Du nimmst: { $chip }.
play-you-declined = Du nimmst auf der Party nichts.
play-you-chip-placed = Du legst auf „{ $screenplay }“ ({ $slot }): { $chip }.
play-you-chip-discarded = Du wirfst ab: { $chip }.
play-you-film-finished = Du stellst „{ $screenplay }“ fertig: Wert { $value }, Wertung { $rating }!
play-you-film-finished-unrated = Du stellst „{ $screenplay }“ fertig: Wert { $value }, doch eine so niedrige Wertung ist nicht mehr da. Der Film bringt 0 Punkte.
play-you-screenplay-taken = Du nimmst ein neues Drehbuch: „{ $screenplay }“.
play-you-award-given =
    { $points ->
        [one] Du erhältst einen Filmpreis für „{ $screenplay }“ – { $award } ({ $points } Punkt)!
       *[other] Du erhältst einen Filmpreis für „{ $screenplay }“ – { $award } ({ $points } Punkte)!
    }
play-you-award-given-seat =
    { $points ->
        [one] Du erhältst einen Filmpreis – { $award } ({ $points } Punkt)!
       *[other] Du erhältst einen Filmpreis – { $award } ({ $points } Punkte)!
    }
play-you-winner = Du gewinnst die Partie!

## Das Ende

play-final-score = Endstand
play-column-seat = Name
play-column-films = Filme
play-column-awards = Filmpreise
play-column-money = Geld
play-column-total = Gesamt
play-all-films = Die Filme des Jahres
play-no-films = Niemand hat einen Film fertiggestellt.
play-seat-no-films = { $name }: kein fertiger Film
play-thanks = Danke fürs Mitspielen.

## Der ganze Bildschirm

play-screen-about = Wähle mit den Pfeiltasten und Enter, oder tippe eine Zahl und drücke Enter; die Buchstaben unten wirken sofort. Nach einem Doppelpunkt (:) tippst du eine ganze Zeile, etwa eine Datei zum Speichern. Bild auf und Bild ab blättern in dem, was geschah. „?“ erklärt das Spiel.
play-screen-own =
    { $total ->
        [one] { $name } – { $purse } – { $total } Punkt
       *[other] { $name } – { $purse } – { $total } Punkte
    }
play-screen-own-hidden =
    { $total ->
        [one] { $name } – { $total } Punkt plus verdecktes Geld
       *[other] { $name } – { $total } Punkte plus verdecktes Geld
    }
play-screen-rivals = Die anderen
play-screen-rival = { $name }: { $money } – Filme { $films }, Filmpreise { $awards }, Besetzung { $cast }
play-screen-rival-hidden = { $name }: Filme { $films }, Filmpreise { $awards }, Besetzung { $cast }
play-screen-rival-short = { $name }: Geld { $money }, Punkte { $points }, Besetzung { $cast }
play-screen-rival-short-hidden = { $name }: Punkte { $points }, Besetzung { $cast }
play-screen-needs = nötig: { $letters }
play-screen-production = „{ $title }“ { $value }★ ({ $genre })
play-screen-filled = ■ { $letter } { $word } { $stars }★
play-screen-missing = □ { $letter } { $word }
play-screen-optional = (□ { $letter } { $word })
play-screen-now = jetzt: { $location }
play-screen-your-turn = Du bist am Zug
play-screen-turn = { $name } ist am Zug
play-screen-hand = Auf der Hand: { $chips }.
play-screen-awards = Offene Filmpreise
play-screen-award = { $award } { $points }
play-screen-award-leads = { $award } { $points } ({ $name })
play-screen-page = ↑ ↓ blättern, weiter mit jeder anderen Taste
play-screen-choose = ↑↓ Enter
