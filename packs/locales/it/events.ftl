### Che cosa è successo, riga per riga, nel diario della partita.
### Nomi, titoli, tessere e importi arrivano già formattati. Numeri: quarter, value, points, films,
### awards, money, total.

## Apertura

event-studio-assigned = Studio per { $seat }: { $studio }.
event-lead-assigned = { $seat } aprirà la prima asta.
event-screenplay-turned = Ora in cima alla pila delle sceneggiature: “{ $screenplay }”.

## Trimestre

event-legend-turned = Una leggenda da ingaggiare ({ word-quarter } { $quarter }): { $chip }.
event-lot-dealt = All’asta ({ $location }): { $chips }.
event-arrived = Prossima tappa ({ word-quarter } { $quarter }): { $location }.

## Asta

event-bid-made = { $seat } offre { $amount }.
event-passed = { $seat } passa.
event-lot-sold = { $seat } vince l’asta e paga { $price }. Quota di ogni avversario: { $share }; al centro: { $left }.
event-lot-won-free = { $seat } vince l’asta senza pagare. Non c’è nulla da dividere.
event-lot-withdrawn = Nessuno vuole il lotto: esce dal gioco.

## Party

event-party-revealed = Al party: { $chips }. Ordine di scelta: { $seats }.
event-chip-taken = { $seat } prende { $chip }.
event-declined = { $seat } non prende nulla al party.
event-leftovers-removed = Ciò che resta esce dal gioco: { $chips }.

## Piazzamento e film

event-chip-placed = { $seat } piazza { $chip } su “{ $screenplay }” ({ $slot }).
event-chip-discarded = { $seat } scarta { $chip }.
event-film-finished = { $seat } termina “{ $screenplay }”: valore { $value }, voto { $rating }.
event-film-finished-unrated = { $seat } termina “{ $screenplay }”: valore { $value }, ma non restano voti così bassi. Il film vale 0 punti.
event-screenplay-taken = { $seat } prende una nuova sceneggiatura: “{ $screenplay }”.

## Premi

event-award-given =
    { $points ->
        [one] { $seat } riceve un premio per “{ $screenplay }” – { $award } ({ $points } punto).
       *[other] { $seat } riceve un premio per “{ $screenplay }” – { $award } ({ $points } punti).
    }
event-award-given-seat =
    { $points ->
        [one] { $seat } riceve un premio – { $award } ({ $points } punto).
       *[other] { $seat } riceve un premio – { $award } ({ $points } punti).
    }
event-award-withheld = Premio non assegnato – { $award }.

## Fine della partita

event-score =
    { $total ->
        [one] { $seat }: { $total } punto (film { $films }, premi { $awards }, denaro { $money }).
       *[other] { $seat }: { $total } punti (film { $films }, premi { $awards }, denaro { $money }).
    }
event-winner = { $seat } vince la partita!
event-winners-shared = Vittoria condivisa: { $seats }!
