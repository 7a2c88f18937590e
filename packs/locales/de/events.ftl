### Was geschehen ist, als Zeilen des Spielprotokolls.
### Namen, Titel, Chips und Beträge kommen fertig formatiert. Zahlen: quarter, value, points,
### films, awards, money, total.

## Eröffnung

event-studio-assigned = Studio für { $seat }: { $studio }.
event-lead-assigned = { $seat } eröffnet die erste Auktion.
event-screenplay-turned = Oben auf dem Drehbuchstapel liegt jetzt „{ $screenplay }“.

## Quartal

event-legend-turned = Eine Legende ist zu haben ({ word-quarter } { $quarter }): { $chip }.
event-lot-dealt = Im Angebot ({ $location }): { $chips }.
event-arrived = Nächster Halt ({ word-quarter } { $quarter }): { $location }.

## Auktion

event-bid-made = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-lot-sold = { $seat } gewinnt die Auktion und zahlt { $price }. Alle anderen erhalten je { $share }; in der Mitte: { $left }.
event-lot-won-free = { $seat } gewinnt die Auktion, ohne zu bezahlen. Zu verteilen gibt es nichts.
event-lot-withdrawn = Niemand will das Angebot: Es kommt aus dem Spiel.

## Party

event-party-revealed = Auf der Party: { $chips }. Reihenfolge der Wahl: { $seats }.
event-chip-taken = { $seat } nimmt: { $chip }.
event-declined = { $seat } nimmt auf der Party nichts.
event-leftovers-removed = Übrig und aus dem Spiel: { $chips }.

## Legen und Filme

event-chip-placed = { $seat } legt auf „{ $screenplay }“ ({ $slot }): { $chip }.
event-chip-discarded = { $seat } wirft ab: { $chip }.
event-film-finished = { $seat } stellt „{ $screenplay }“ fertig: Wert { $value }, Wertung { $rating }.
event-film-finished-unrated = { $seat } stellt „{ $screenplay }“ fertig: Wert { $value }, doch eine so niedrige Wertung ist nicht mehr da. Der Film bringt 0 Punkte.
event-screenplay-taken = { $seat } nimmt ein neues Drehbuch: „{ $screenplay }“.

## Filmpreise

event-award-given =
    { $points ->
        [one] { $seat } erhält einen Filmpreis für „{ $screenplay }“ – { $award } ({ $points } Punkt).
       *[other] { $seat } erhält einen Filmpreis für „{ $screenplay }“ – { $award } ({ $points } Punkte).
    }
event-award-given-seat =
    { $points ->
        [one] { $seat } erhält einen Filmpreis – { $award } ({ $points } Punkt).
       *[other] { $seat } erhält einen Filmpreis – { $award } ({ $points } Punkte).
    }
event-award-withheld = Filmpreis nicht vergeben – { $award }.

## Ende

event-score =
    { $total ->
        [one] { $seat }: { $total } Punkt (Filme { $films }, Filmpreise { $awards }, Geld { $money }).
       *[other] { $seat }: { $total } Punkte (Filme { $films }, Filmpreise { $awards }, Geld { $money }).
    }
event-winner = { $seat } gewinnt die Partie!
event-winners-shared = Geteilter Sieg: { $seats }!
