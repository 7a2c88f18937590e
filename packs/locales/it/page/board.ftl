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
board-stage-placing = Piazza le tue tessere
board-stage-places = { $name } piazza le tessere
board-sold = Aggiudicato! { $name }, { $price }
board-sold-share = +{ $share } a ciascuno degli altri
board-bidders = Chi offre
board-pick-order = Ordine di scelta
board-leads = ha la mano
board-said-pass = passo
board-thinks = riflette…
board-you-think = tocca a te
board-turn-of = Tocca a { $name }
board-has-chosen = ha scelto
board-cast-count = Cast: { $count }
board-waits-for = Si aspetta { $name }…
board-skip = Vai al mio turno
board-pass-ahead = Passa in anticipo
board-dealing = Si distribuiscono le tessere…
board-high-is-yours = L’offerta più alta è la tua: { $money }.
board-over = La partita è finita.

## Bidding

board-your-bid = La tua offerta
board-pass = Passa
board-bid = Offri { $amount }
board-less = Uno in meno
board-more = Uno in più
board-any-amount = Un importo da { $floor } a { $ceiling }
board-leaves = Se vinci con { $amount }, avrai ancora { $rest }.
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
board-place-nowhere = { $chip } non va da nessuna parte: scarta questa tessera.
board-place-full = Il film è terminato! Conferma e prendi una nuova sceneggiatura.
board-place-confirm = Tutto piazzato. Puoi ancora spostare le tessere; poi conferma.
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
board-slot-value = valore { $value }
board-slot-loses = perde { $stars }★
board-slot-covers = copre { $chip }
board-slot-finishes = termina il film con il voto { $rating }
board-slot-finishes-unrated = termina il film senza voto

## Studios and films

board-production = “{ $title }”, { $genre }, valore attuale { $value }
board-value = Valore { $value }
board-value-of = Stampato sulla sceneggiatura: { $printed }
board-needs = Da riempire: { $slots }
board-no-screenplay = Nessuna sceneggiatura
board-open-studio = Apri lo studio di { $name }
board-film = “{ $title }”, { $genre }: voto { $rating }
board-cast = Cast
board-purse = Denaro
board-purse-hidden = Nascosto dietro lo schermo
board-purse-counted = Contato da tutti i pagamenti: { $money }
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
        [resigned] Abbandono: gioca un bot
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
board-stack = Prossima sceneggiatura
board-tokens = Voti: quelli barrati sono presi

## Secret orders

order-title = Dai un’istruzione segreta
order-secret = Lo vedi solo tu
order-up-to = Offri fino a
order-from = A partire da
order-above = Oltre
order-above-pass = poi passa
order-above-wake = poi chiedi a me
order-above-watch = chiamami senza offrire
order-too-low = L’offerta è già a { $high }: con questo limite non rilancerai più.
order-give = Dai l’istruzione
order-pass = Qui passa
order-given = La tua istruzione è registrata.
order-drop = Ritira
order-kept-bid =
    { $above ->
        [wake] La tua istruzione: offri fino a { $limit }, poi chiedi a me.
       *[pass] La tua istruzione: offri fino a { $limit }, poi passa.
    }
order-kept-pass = La tua istruzione: passa.
order-kept-watch = La tua istruzione: chiamami quando il prezzo arriva a { $amount }.
order-kept-other = Qui c’è una tua istruzione.
order-wishes = La tua lista dei desideri, in ordine di preferenza
order-no-wishes = Ancora nessun desiderio: scegli tra ciò che può arrivare.
order-may-come = Che cosa può esserci
order-look = { $kind }, { $stars }★
order-wish-add = Aggiungi alla lista: { $wish }
order-wish-up = { $wish }: più su
order-wish-down = { $wish }: più giù
order-wish-drop = { $wish }: togli
order-otherwise = Se non c’è niente della tua lista
order-otherwise-wake = chiedi a me
order-otherwise-decline = non prendere niente
