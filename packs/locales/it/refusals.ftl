### Perché una mossa non è possibile, e che cosa andrebbe bene.
### Nomi, titoli, tessere e importi arrivano già formattati. Numeri: slots, seat, expected, found,
### e studio in refusal-no-such-studio.

## Di chi è il turno

refusal-not-your-turn = Non è il tuo turno: si aspetta { $due }.
refusal-dealer-due = Un momento: prima si distribuiscono le tessere.
refusal-game-over = La partita è finita: non ci sono più mosse da fare.
refusal-no-auction = In questo momento non c’è un’asta: aspetta la prossima per offrire o passare.
refusal-no-party = In questo momento non c’è un party: aspetta il prossimo per scegliere.
refusal-nothing-to-place = Non hai tessere da piazzare o da scartare.
refusal-must-place-first = Prima piazza o scarta le tessere che hai in mano.

## Asta

refusal-bid-too-low = Offerta troppo bassa: offri almeno { $floor }, oppure passa.
refusal-bid-above-purse = Non puoi pagare così tanto. La tua cassa: { $purse }.
refusal-only-zero = Tutti gli altri hanno passato e nessuno ha offerto: puoi solo offrire zero o passare.

## Party

refusal-not-offered = Questa tessera non è al party: { $chip }. Scegli una di quelle scoperte.
refusal-may-not-decline = A questo tavolo ognuno prende una tessera al party: scegline una.

## Piazzamento

refusal-not-in-hand = Questa tessera non è nella tua mano: { $chip }. Scegli una delle tue.
refusal-not-your-screenplay = “{ $screenplay }” non è una delle tue sceneggiature: scegline una tua.
refusal-film-finished = “{ $screenplay }” è un film terminato e non accetta altre tessere: scegli una sceneggiatura non terminata.
refusal-no-such-slot =
    { $slots ->
        [one] “{ $screenplay }” non ha questa casella: ha solo { $slots } casella.
       *[other] “{ $screenplay }” non ha questa casella: ha solo { $slots } caselle.
    }
refusal-slot-wants-other = Questa casella ({ $slot }) non accetta una tessera di quel tipo ({ $kind }): scegli una casella adatta.
refusal-open-slot-taken = Questa casella aperta è già occupata da un altro tipo ({ $kind }): sopra può andare solo quel tipo o un jolly.
refusal-closed-by-agency = Su questa casella c’è un jolly: sopra possono andare solo altri jolly.

## Tavolo

refusal-no-such-seat = Il posto { $seat } non esiste a questo tavolo.

## Per chi distribuisce

refusal-dealer-not-due = In questo momento non c’è nulla da distribuire: tocca a un giocatore.
refusal-wrong-deal = Ora va distribuito altro: { $ask }.
refusal-chip-not-in-bag = Questa tessera non è nel sacchetto: { $chip }. Distribuiscine una non ancora pescata.
refusal-not-a-legend = Questa tessera non è tra i registi leggendari rimasti: { $chip }.
refusal-chip-twice = Questa tessera è distribuita due volte: { $chip }. Ogni tessera è unica.
refusal-deal-count = Numero sbagliato di pezzi distribuiti: previsto { $expected }, ricevuto { $found }.
refusal-screenplay-not-in-stack = “{ $screenplay }” non è tra le sceneggiature ancora ignote della pila.
refusal-studio-twice = Questo studio è assegnato due volte: { $studio }. A ognuno ne serve uno diverso.
refusal-no-such-studio = Lo studio { $studio } non esiste: gli studi hanno i numeri da 1 a 5.

## Che cosa andava distribuito (inserito in refusal-wrong-deal)

ask-studios = gli studi dei giocatori
ask-lead = il giocatore che apre la prima asta
ask-screenplay = la prossima sceneggiatura della pila
ask-legend = il regista leggendario del trimestre
ask-lots = le tessere per le aste
ask-faces = le tessere del party
