### The board. Names, titles, chips, amounts and ratings arrive formatted.

## What lies where

board-route = Die Stationen unterwegs
board-order-stands = Hier liegt deine Anweisung
board-face-down =
    { $count ->
        [one] { $count } Chip, verdeckt
       *[other] { $count } Chips, verdeckt
    }
board-nothing-here = Hier liegt nichts mehr.
board-lot = Zu ersteigern
board-faces = Auf der Party
board-middle = In der Mitte: { $money }
board-rivals = Die anderen Studios
board-tabs = Teile des Tischs
board-tab-table = Tisch
board-tab-rivals = Rivalen
board-tab-awards = Preise
board-tab-log = Verlauf

## What goes on

board-stage-auction = Auktion
board-stage-party = Party
board-stage-placing = Leg deine Chips
board-stage-places = { $name } legt Chips
board-sold = Verkauft! { $name }, { $price }
board-sold-share = alle anderen je +{ $share }
board-bidders = Wer bietet
board-pick-order = Reihenfolge der Wahl
board-leads = hat die Vorhand
board-said-pass = passe
board-thinks = überlegt …
board-you-think = du bist dran
board-turn-of = { $name } ist am Zug
board-has-chosen = hat gewählt
board-cast-count = Besetzung: { $count }
board-waits-for = Wir warten auf { $name } …
board-skip = Vor bis zu mir
board-pass-ahead = Vorab passen
board-dealing = Es wird ausgeteilt …
board-high-is-yours = Das Höchstgebot ist deins: { $money }.
board-over = Die Partie ist zu Ende.

## Bidding

board-your-bid = Dein Gebot
board-pass = Passen
board-bid = { $amount } bieten
board-less = Eins weniger
board-more = Eins mehr
board-any-amount = Beliebiger Betrag von { $floor } bis { $ceiling }
board-leaves = Gewinnst du für { $amount }, hast du noch { $rest }.
board-cannot-bid = Höher kannst du nicht gehen. Dein Vorrat: { $purse }.

## Party

board-choose-face = Wähle oben einen Chip.
board-decline = Nichts nehmen

## Placing

board-hand = Deine Chips
board-discarded = Zum Abwerfen
board-take-up = Zurücknehmen
board-place-choose = Wähle einen Chip, dann eines der hervorgehobenen Felder.
board-place-where =
    { $count ->
        [one] { $chip } passt auf ein Feld: Wähle es.
       *[other] { $chip } passt auf { $count } Felder: Wähle eines.
    }
board-place-nowhere = { $chip } passt nirgends: Wirf diesen Chip ab.
board-place-full = Der Film ist fertig! Bestätige und zieh ein neues Drehbuch.
board-place-confirm = Alles gelegt. Du kannst die Chips noch verschieben; dann bestätige.
board-confirm = Bestätigen
board-premiere = Zur Premiere
board-start-over = Von vorn
board-discard = Abwerfen
board-discard-sure = { $chip } wirklich abwerfen?
board-keep = Behalten
board-slot-empty =
    { $optional ->
        [yes] { $slot }, leer (darf leer bleiben)
       *[no] { $slot }, leer
    }
board-slot-filled = { $slot }: { $chip }
board-slot-value = Wert { $value }
board-slot-loses = verliert { $stars }★
board-slot-covers = überdeckt { $chip }
board-slot-finishes = vollendet den Film mit Wertung { $rating }
board-slot-finishes-unrated = vollendet den Film ohne Wertung

## Studios and films

board-production = „{ $title }“, { $genre }, bisher Wert { $value }
board-value = Wert { $value }
board-value-of = Auf dem Drehbuch aufgedruckt: { $printed }
board-needs = Noch nötig: { $slots }
board-no-screenplay = Kein Drehbuch
board-open-studio = Studio von { $name } öffnen
board-film = „{ $title }“, { $genre }: Wertung { $rating }
board-cast = Besetzung
board-purse = Geld
board-purse-hidden = Hinter dem Sichtschirm verborgen
board-purse-counted = Aus allen Zahlungen gezählt: { $money }
board-points = Punkte
board-score-split =
    { $money ->
        [hidden] Filme { $films }, Filmpreise { $awards }, Geld verborgen
       *[other] Filme { $films }, Filmpreise { $awards }, Geld { $money }
    }
board-is-bot = Bot
board-bot-plays-for =
    { $why ->
        [timeout] Zeit abgelaufen: Ein Bot spielt
        [gone] Abwesend: Ein Bot spielt
        [resigned] Aufgegeben: Ein Bot spielt
       *[left] Gegangen: Ein Bot spielt
    }
board-not-here = Gerade nicht da
board-on-vacation = Im Urlaub
board-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Awards and ratings

board-awards = Filmpreise
board-award = Filmpreis
board-award-holder = Gewonnen oder in Führung
board-award-given = gewonnen:
board-award-leads = führt:
board-award-withheld = nicht vergeben
board-stack = Nächstes Drehbuch
board-tokens = Wertungen: Durchgestrichenes ist vergeben

## Secret orders

order-title = Geheime Anweisung geben
order-secret = Das siehst nur du
order-up-to = Bieten bis
order-from = Ab einem Preis von
order-above = Darüber
order-above-pass = dann passen
order-above-wake = dann mich fragen
order-above-watch = mich rufen, nicht bieten
order-too-low = Das Gebot steht schon bei { $high }: Mit dieser Grenze bietest du nicht mehr.
order-give = Anweisung geben
order-pass = Hier passen
order-given = Deine Anweisung steht.
order-drop = Zurückziehen
order-kept-bid =
    { $above ->
        [wake] Deine Anweisung: bis { $limit } bieten, dann mich fragen.
       *[pass] Deine Anweisung: bis { $limit } bieten, dann passen.
    }
order-kept-pass = Deine Anweisung: passen.
order-kept-watch = Deine Anweisung: mich rufen, sobald der Preis { $amount } erreicht.
order-kept-other = Hier liegt eine Anweisung von dir.
order-wishes = Deine Wunschliste, das Wichtigste zuerst
order-no-wishes = Noch keine Wünsche: Wähle aus, was kommen kann.
order-may-come = Was dort liegen kann
order-look = { $kind }, { $stars }★
order-wish-add = Auf die Liste: { $wish }
order-wish-up = { $wish }: nach oben
order-wish-down = { $wish }: nach unten
order-wish-drop = { $wish }: entfernen
order-otherwise = Wenn nichts davon da ist
order-otherwise-wake = mich fragen
order-otherwise-decline = nichts nehmen
