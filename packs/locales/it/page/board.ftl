### The board. Names, titles, chips, amounts and ratings arrive formatted.

## What lies where

board-route = Le tappe del percorso
board-order-stands = Qui c’è una tua istruzione
board-face-down =
    { $count ->
        [one] { $count } tessera coperta
       *[other] { $count } tessere coperte
    }
board-nothing-here = Qui non c’è più niente.
board-lot = All’asta
board-faces = Al party
board-middle = Al centro: { $money }
board-rivals = Gli altri studi
board-tabs = Parti del tavolo
board-tab-table = Tavolo
board-tab-rivals = Rivali
board-tab-awards = Premi
board-tab-log = Diario

## What goes on

board-stage-auction = Asta
board-stage-party = Party
board-stage-placing = Le tue tessere: piazzale
board-stage-places = { $name } piazza
board-sold = Aggiudicato! { $name }, { $price }
board-bidders = Chi offre
board-pick-order = Ordine di scelta
board-leads = apre l’asta
board-said-pass = passo
board-thinks = riflette…
board-you-think = tocca a te
board-has-chosen = ha scelto
board-cast-count =
    { $count ->
        [one] { $count } nel cast
       *[other] { $count } nel cast
    }
board-waits-for = Si aspetta { $name }…
board-dealing = Si distribuiscono le tessere…
board-high-is-yours = L’offerta più alta è la tua: { $money }.
board-over = La partita è finita.

## Bidding

board-your-bid = La tua offerta
board-pass = Passo
board-bid = Offri { $amount }
board-less = Uno in meno
board-more = Uno in più
board-any-amount = Un importo da { $floor } a { $ceiling }
board-leaves = Vincendo con { $amount } ti restano { $rest }.
board-cannot-bid = Non puoi salire oltre. Nella tua cassa: { $purse }.

## Party

board-choose-face = Scegli una delle tessere qui sopra.
board-decline = Non prendere niente

## Placing

board-hand = Le tue tessere
board-discarded = Da scartare
board-take-up = Riprendi
board-place-choose = Scegli una tessera, poi una delle caselle evidenziate.
board-place-where =
    { $count ->
        [one] { $chip }: va bene una sola casella, sceglila.
       *[other] { $chip }: vanno bene { $count } caselle, scegline una.
    }
board-place-nowhere = { $chip } non va da nessuna parte: scarta.
board-place-full = Il film è completo! Conferma e pesca una nuova sceneggiatura.
board-place-confirm = Tutto piazzato. Puoi ancora spostare; poi conferma.
board-confirm = Conferma
board-premiere = Alla prima
board-start-over = Ricomincia
board-discard = Scarta
board-discard-sure = Scartare davvero { $chip }?
board-keep = Tieni
board-slot-empty =
    { $optional ->
        [yes] { $slot }, vuota, facoltativa
       *[no] { $slot }, vuota
    }
board-slot-filled = { $slot }: { $chip }
board-slot-value = valore del film { $value }
board-slot-covers = copre { $chip }
board-slot-finishes = completa il film con il punteggio { $rating }
board-slot-finishes-unrated = completa il film senza punteggio

## Studios and films

board-production = “{ $title }”, { $genre }, valore attuale { $value }
board-value = Valore { $value }
board-value-of = Stampato sulla sceneggiatura: { $printed }
board-needs = Manca ancora: { $slots }
board-no-screenplay = Nessuna sceneggiatura
board-open-studio = Apri lo studio di { $name }
board-film = “{ $title }”, { $genre }: punteggio { $rating }
board-cast = Cast
board-cast-explained = Cast: attori e ospiti su sceneggiature e film dello studio. Chi ne ha di più sceglie per primo ai party.
board-purse = Denaro
board-purse-hidden = Nascosto dietro lo schermo
board-points = Punti
board-score-split =
    { $money ->
        [hidden] Film { $films }, premi { $awards }, denaro nascosto
       *[other] Film { $films }, premi { $awards }, denaro { $money }
    }
board-is-bot = Bot
board-bot-plays-for =
    { $why ->
        [timeout] Tempo scaduto: gioca un bot
        [gone] Assenza: gioca un bot
        [resigned] Resa: gioca un bot
       *[left] Uscita: gioca un bot
    }
board-not-here = Adesso non c’è
board-on-vacation = In vacanza
board-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Awards and ratings

board-awards = Premi
board-award = Premio
board-award-holder = Vinto o in testa
board-award-given = vinto:
board-award-leads = in testa:
board-award-withheld = non assegnato
board-tokens = Punteggi: quelli barrati sono presi
board-tokens-left = Punteggi rimasti: { $tokens }

## Secret orders

order-title = Dai un’istruzione segreta
order-secret = Lo vedi solo tu
order-up-to = Offri fino a
order-from = A partire da
order-above = Oltre
order-above-pass = poi passo
order-above-wake = poi chiedimi
order-above-watch = chiamami senza offrire
order-too-low = L’offerta è già a { $high }: con questo limite non rilancerai più.
order-give = Dai l’istruzione
order-pass = Qui passo
order-given = La tua istruzione è registrata.
order-drop = Ritira
order-kept-bid =
    { $above ->
        [wake] La tua istruzione: offri fino a { $limit }, poi chiedimi.
       *[pass] La tua istruzione: offri fino a { $limit }, poi passo.
    }
order-kept-pass = La tua istruzione: passo.
order-kept-watch = La tua istruzione: chiamami quando il prezzo arriva a { $amount }.
order-kept-other = Qui c’è una tua istruzione.
order-wishes = La tua lista dei desideri, in ordine
order-no-wishes = Ancora nessun desiderio: scegli tra ciò che può arrivare.
order-may-come = Che cosa può esserci
order-look = { $kind }, { $stars }★
order-wish-add = Desidera { $wish }
order-wish-up = { $wish }: più su
order-wish-down = { $wish }: più giù
order-wish-drop = { $wish }: togli
order-otherwise = Se non c’è niente di tutto ciò
order-otherwise-wake = chiedimi
order-otherwise-decline = non prendere niente
