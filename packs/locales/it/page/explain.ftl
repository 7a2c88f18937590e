### Cards that explain what somebody points at. Names, titles, chips, amounts and ratings arrive formatted.

explain-rule = Regola { $number }: { $section }
explain-how = Che cos’è? Indica qualunque cosa, o tienici sopra il dito. Con la tastiera: “?”, poi le frecce.

## Chips and slots

explain-chip = { $kind }, { $stars }★
explain-chip-at = Si trova qui: { $location }
explain-chip-on = Su “{ $title }” ({ $name }).
explain-chip-undrawn = Non è ancora stata pescata.
explain-chip-gone = Fuori dal gioco o coperta.
explain-chip-fits = Riempie una casella delle tue sceneggiature: { $titles }
explain-chip-covers = Potrebbe coprire una tessera su: { $titles }
explain-chip-fits-none = Non va su nessuna delle tue sceneggiature.
explain-chip-wanted = Hanno una casella adatta anche: { $names }
explain-placement = “{ $title }”: { $effect }
explain-placement-chip = { $chip }: { $effect }
explain-slot = Casella su “{ $title }”
explain-slot-missing = Qui al film serve ancora una tessera.
explain-slot-optional = Il film si termina anche senza.
explain-slot-top =
    { $stars ->
        [one] Conta la tessera in cima: { $stars } stella.
       *[other] Conta la tessera in cima: { $stars } stelle.
    }
explain-slot-covered =
    { $count ->
        [one] { $count } tessera sotto non aggiunge nulla al valore.
       *[other] { $count } tessere sotto non aggiungono nulla al valore.
    }
explain-slot-takes = Ora accetta: { $kinds }

## Screenplays, films, studios

explain-production = In lavorazione ({ $name }), valore attuale { $value }
explain-film = Terminato ({ $name }), valore { $value }
explain-film-rating =
    { $points ->
        [one] Voto { $rating }: { $points } punto.
       *[other] Voto { $rating }: { $points } punti.
    }
explain-film-unrated = Non restava alcun voto: 0 punti.
explain-film-awards = Premi: { $awards }
explain-stack-top = In cima alla pila: va a chi termina il prossimo film.
explain-stack = Da qualche parte nella pila.
explain-films =
    { $count ->
        [one] { $count } film terminato
       *[other] { $count } film terminati
    }
explain-direction =
    { $stars ->
        [one] { $stars } stella di regia sui film terminati
       *[other] { $stars } stelle di regia sui film terminati
    }
explain-switch = Una questione aperta delle regole
explain-genre = Genere
explain-points-plus = Il più: si aggiunge il denaro che non vedi.
explain-party-order = Ordine di scelta se iniziasse un party: { $names }
explain-lead-title = La mano
explain-lead = { $name } apre la prossima asta.

## Stops

explain-location-sign = Asta di una leggenda
explain-location-city = Asta
explain-location-party = Party
explain-location-chips = Qui ci sono: { $chips }
explain-location-sold = Venduto a { $name } per { $money }
explain-location-now = Adesso siamo qui.

## Awards and ratings

explain-award =
    { $points ->
        [one] Premio, { $points } punto
       *[other] Premio, { $points } punti
    }
explain-award-won = Vinto da { $name }
explain-award-won-film = Vinto da { $name } con “{ $title }” ({ $rating }).
explain-award-leads = Il ≥: per ora va a { $name }
explain-award-leads-film = Il ≥: per ora va a { $name } con “{ $title }” ({ $rating }).
explain-award-nobody = Per ora non va a nessuno.
explain-award-withheld = Non è stato assegnato.
explain-token =
    { $points ->
        [one] Voto, { $points } punto
       *[other] Voto, { $points } punti
    }
explain-token-left = Ancora disponibile.
explain-token-taken = Preso da “{ $title }” ({ $name }).
explain-token-plus = Il più lo colloca sopra il semplice { $value }. Non vale punti in più.

## Offerte, ordini, orologi

explain-bid-none = Ancora nessuna offerta
explain-bid =
    { $state ->
        [leading] Finora { $name } offre di più.
        [folded] { $name } è fuori da quest’asta.
        [thinking] { $name } sta decidendo.
        [bidding] L’offerta di { $name } è stata superata, ma può rilanciare.
       *[other] { $name } non ha ancora parlato.
    }
explain-order = Ciò che vuoi fare qui, detto in anticipo. Finché l’ordine resta, agisce al posto tuo quando tocca a te.
explain-clock-title = Orologio
explain-clock =
    { $state ->
        [runs] Scorre, perché { $name } ha una decisione da prendere.
       *[waits] È fermo finché { $name } non ha una decisione da prendere.
    }
explain-clock-end = Quando il tempo è scaduto, un bot gioca al posto di { $name }

## Accanto al tavolo

explain-tool-hint = Che cosa farebbe il pianificatore al posto tuo, e perché.
explain-tool-reactions = Mostra agli altri una faccia per un attimo.
explain-tool-menu = Annullare, pausa, lasciare, il ritmo, il link a questo tavolo e altro.
explain-tool-watching = Vedi ciò che tutti possono vedere e non decidi nulla.
