### Warum etwas nicht geht, und was richtig wäre.
### Namen, Titel, Chips und Beträge kommen fertig formatiert. Zahlen: slots, seat, expected, found
### und studio in refusal-no-such-studio.

## Wer am Zug ist

refusal-not-your-turn = Du bist nicht am Zug. An der Reihe: { $due }.
refusal-dealer-due = Einen Moment: Zuerst werden Chips ausgelegt.
refusal-game-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
refusal-no-auction = Gerade läuft keine Auktion: Bieten und passen kannst du wieder bei der nächsten.
refusal-no-party = Gerade läuft keine Party: Wählen kannst du wieder bei der nächsten.
refusal-nothing-to-place = Du hast keine Chips, die du legen oder abwerfen könntest.
refusal-must-place-first = Lege zuerst die Chips in deiner Hand oder wirf sie ab.

## Auktion

refusal-bid-too-low = Das Gebot ist zu niedrig: Biete mindestens { $floor } oder passe.
refusal-bid-above-purse = So viel kannst du nicht bezahlen. Dein Vorrat: { $purse }.
refusal-only-zero = Alle anderen haben gepasst und niemand hat geboten: Du kannst nur null bieten oder passen.

## Party

refusal-not-offered = Dieser Chip ist nicht auf der Party: { $chip }. Wähle einen der ausliegenden Chips.
refusal-may-not-decline = An diesem Tisch nehmen auf der Party alle einen Chip: Bitte wähle einen aus.

## Legen

refusal-not-in-hand = Dieser Chip ist nicht in deiner Hand: { $chip }. Wähle einen eigenen.
refusal-not-your-screenplay = „{ $screenplay }“ gehört nicht zu deinen Drehbüchern: Wähle ein eigenes.
refusal-film-finished = „{ $screenplay }“ ist fertig und nimmt keine Chips mehr auf: Wähle ein unfertiges Drehbuch.
refusal-no-such-slot =
    { $slots ->
        [one] „{ $screenplay }“ hat kein solches Feld: Es gibt dort nur { $slots } Feld.
       *[other] „{ $screenplay }“ hat kein solches Feld: Es gibt dort nur { $slots } Felder.
    }
refusal-slot-wants-other = Dieses Feld ({ $slot }) nimmt keinen Chip dieser Art auf ({ $kind }): Wähle ein passendes Feld.
refusal-open-slot-taken = Dieses offene Feld ist schon anders belegt ({ $kind }): Darauf passt nur dieselbe Art oder ein Joker.
refusal-closed-by-agency = Auf diesem Feld liegt ein Joker: Darauf passen nur weitere Joker.

## Tisch

refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.

## Für alle, die austeilen

refusal-dealer-not-due = Gerade ist nichts auszuteilen: Jemand ist am Zug.
refusal-wrong-deal = Jetzt ist etwas anderes auszuteilen: { $ask }.
refusal-chip-not-in-bag = Dieser Chip ist nicht im Beutel: { $chip }. Teile einen aus, der noch nicht gezogen wurde.
refusal-not-a-legend = Dieser Chip gehört nicht zu den übrigen Regielegenden: { $chip }.
refusal-chip-twice = Dieser Chip ist doppelt ausgeteilt: { $chip }. Jeden Chip gibt es nur einmal.
refusal-deal-count = Falsche Anzahl ausgeteilt: { $expected } erwartet, { $found } erhalten.
refusal-screenplay-not-in-stack = „{ $screenplay }“ gehört nicht zu den noch unbekannten Drehbüchern des Stapels.
refusal-studio-twice = Dieses Studio ist doppelt vergeben: { $studio }. Alle brauchen ein eigenes.
refusal-no-such-studio = Ein Studio { $studio } gibt es nicht: Die Studios tragen die Nummern 1 bis 5.

## Was auszuteilen war (wird in refusal-wrong-deal eingesetzt)

ask-studios = die Studios aller am Tisch
ask-lead = der Platz, der die erste Auktion eröffnet
ask-screenplay = das nächste Drehbuch des Stapels
ask-legend = die Regielegende des Quartals
ask-lots = die Chips für die Auktionen
ask-faces = die Chips der Party
