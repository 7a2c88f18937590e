### Why something is worth doing, or not. Names, titles, chips, awards and amounts arrive formatted.

reason-price = Höchstens { $price } wert
reason-finishes = Macht „{ $screenplay }“ fertig, Wertung { $rating }
reason-finishes-unrated = Macht „{ $screenplay }“ fertig, ohne Wertung
reason-wins = Filmpreis für dich: { $award }
reason-takes = Filmpreis für dich, nicht mehr für { $seat }: { $award }
reason-fills =
    { $count ->
        [one] Füllt { $count } Feld von „{ $screenplay }“, dann noch leer: { $left }
       *[other] Füllt { $count } Felder von „{ $screenplay }“, dann noch leer: { $left }
    }
reason-raises =
    { $stars ->
        [one] Bringt „{ $screenplay }“ { $stars } Stern
       *[other] Bringt „{ $screenplay }“ { $stars } Sterne
    }
reason-lowers =
    { $stars ->
        [one] Kostet „{ $screenplay }“ { $stars } Stern: überdeckt { $chip }
       *[other] Kostet „{ $screenplay }“ { $stars } Sterne: überdeckt { $chip }
    }
reason-useless = Kein guter Platz dafür
reason-foresight-more = Für sich genommen { $price } wert, mit Blick auf das Kommende mehr
reason-foresight-less = Für sich genommen { $price } wert, mit Blick auf das Kommende weniger
reason-foresight-other = Für sich genommen nicht das Beste, wohl aber mit Blick auf das Kommende
reason-feeling-more = Rechnerisch { $price } wert, dem Gefühl nach mehr
reason-feeling-less = Rechnerisch { $price } wert, dem Gefühl nach weniger
reason-feeling-other = Nach Gefühl gewählt: Rechnerisch war etwas anderes besser
reason-mistake-more = { $price } wert, aber überschätzt
reason-mistake-less = { $price } wert, aber unterschätzt
reason-mistake-other = Etwas Besseres wurde übersehen
reason-rival-finishes = { $seat } würde damit „{ $screenplay }“ fertigstellen
reason-rival-fills =
    { $count ->
        [one] { $seat } würde damit { $count } Feld füllen
       *[other] { $seat } würde damit { $count } Felder füllen
    }
