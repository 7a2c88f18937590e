### Il gioco in un terminale: domande, risposte e tutto il resto.
### Nomi, titoli, tessere, importi, voti, tasti ed elenchi arrivano già formattati. Numeri: quarter,
### stop, stops, number, count, covered, cast, direction, value, before, stars, points, films,
### awards, money, total; nelle domande anche floor e ceiling.

## Che cosa si può digitare. La prima parola è quella mostrata; tutte sono comprese.
## Solo lettere minuscole, separate da spazi.

play-keys-help = aiuto help ?
play-keys-table = tavolo t table
play-keys-log = diario l log
play-keys-quit = esci q quit exit
play-keys-hint = consiglio h hint
play-keys-save = salva v save
play-keys-undo = u annulla undo
play-keys-start-over = o ricomincia over restart
play-keys-confirm = c conferma confermo ok confirm
play-keys-pass = p passo passa pass
play-keys-raise = + rilancio rilancia raise
play-keys-bid = offro offri b bid
play-keys-take = prendo prendi take
play-keys-decline = n niente nulla rinuncio nothing decline
play-keys-place = piazzo piazza place
play-keys-discard = s scarto scarta d discard
play-keys-yes = s sì si y yes
play-keys-no = n no

## Tipi e caselle in una lettera, per lo schermo intero: tutte diverse

play-letter-director = R
play-letter-actor = A
play-letter-camera = T
play-letter-music = M
play-letter-effects = E
play-letter-guest = G
play-letter-agency = J
play-letter-open = L

## Chi siede al tavolo

play-you = tu
play-you-alone = Tu
play-you-named = { $name } (tu)

## Benvenuto

play-about = Dirigi uno studio cinematografico. Alle aste e ai party conquisti talenti e li piazzi sulle tue sceneggiature. Un film terminato vale il suo voto; i migliori, i primi e perfino il peggiore ricevono premi. Il denaro paga i talenti, ma anche quello che conservi vale punti. A fine anno vince chi ha più punti.
play-about-keys = Quando è il tuo turno, digita un numero o una lettera e premi Invio. “{ $help }” spiega il gioco, “{ $table }” mostra tutto il tavolo, “{ $quit }” interrompe la partita. Una riga vuota ripete la domanda.
play-seats = Al tavolo
play-seat = { $name }: { $studio }
play-seat-bot = { $name }, bot ({ $bot }): { $studio }
play-screenplays = Le tue sceneggiature:
play-going-on = La partita salvata riprende da dove si era fermata.
play-from-there = La partita riprende da lì, contro i bot. Quello che non era ancora uscito viene rimescolato.

## Più persone alla stessa tastiera

play-turn-of = { $name }, tocca a te
play-cover = Passa la tastiera a { $name }
play-ask-cover = { $name }: premi Invio quando nessun altro guarda.
play-news = Dal tuo ultimo turno

## Lo svolgimento

play-quarter = { word-quarter } { $quarter } di 4
play-programme = In palio, nell’ordine:
play-stop = { $stop }/{ $stops } { $location }
play-lot-line = { $location }: { $chips }
play-lot-party =
    { $count ->
        [one] { $location }: { $count } tessera coperta
       *[other] { $location }: { $count } tessere coperte
    }
play-premiere-cast = In locandina: { $cast }
play-hand-placed = { $name } piazza { $places }.
play-hand-place = { $chip } su “{ $title }” ({ $slot })
play-hand-taken-placed = { $name } prende { $chip } e piazza la tessera su “{ $title }” ({ $slot }).
play-hand-taken-discarded = { $name } prende { $chip } e scarta la tessera.
play-hand-discarded = { $name } scarta { $chips }.
play-ceremony = La cerimonia di premiazione
play-thinking = { $name } sta pensando…

## Le tessere e a che cosa servono

play-chip = { $name } { $stars }★
play-title = “{ $title }”
play-joined = { $left }; { $right }
play-fits = { $chip } – riempie una casella in { $titles }
play-fits-all = { $chip } – riempie una casella in tutte le tue sceneggiature
play-fits-covering = { $chip } – non riempie caselle, ma potrebbe sostituire una tessera in { $titles }
play-fits-nowhere = { $chip } – non va su nessuna delle tue sceneggiature

## Sceneggiature e film

play-production = “{ $title }” ({ $genre }): valore attuale { $value }
play-slot-times = { $slot } ×{ $count }
play-slot-optional = possibile: { $slot }
play-slot-filled = { $slot }: { $chip }
play-slot-covering = { $slot }: { $chip } (sotto: { $covered })
play-no-production = Nessuna sceneggiatura in lavorazione.
play-needs = da riempire: { $slots }
play-film = “{ $title }” ({ $genre }): voto { $rating }
play-film-unrated = “{ $title }” ({ $genre }): senza voto, 0 punti
play-film-award =
    { $points ->
        [one] { $award } (+{ $points } punto)
       *[other] { $award } (+{ $points } punti)
    }

## Asta

play-turn-auction = Tocca a te: offri o passa.
play-lot-short = All’asta: { $chips }.
play-nobody-bid = Nessuno ha ancora offerto.
play-high-bid = Offerta più alta: { $amount } ({ $name }).
play-still-in = Ancora in gara: { $names }.
play-still-purse = { $name } ({ $purse })
play-lead = Mano ({ word-lead }): { $name }.
play-purse = La tua cassa: { $purse }.
play-points = Punti finora: { $total } (film { $films }, premi { $awards }, denaro { $money }).
play-bid-leaves = Se vinci per { $floor }, avrai ancora { $rest }.
play-ask-bid = La tua offerta: digita un numero da { $floor } a { $ceiling }, oppure { $pass } per passare.
play-ask-bid-one = Digita { $floor } per offrire questa cifra, oppure { $pass } per passare.
play-ask-pass = Non puoi salire oltre. Digita { $pass } per passare.

## Party

play-turn-party = Tocca a te: scegli una tessera.
play-party-faces = Al party: { $chips }.
play-pick-order = Ordine di scelta (cast tra parentesi): { $names }.
play-pick = { $name } ({ $cast })
play-pick-done = { $name } (ha scelto)
play-ask-party =
    { $count ->
        [one] Digita 1 per prendere la tessera, oppure { $decline } per non prendere nulla.
       *[other] Digita un numero da 1 a { $count } per prendere una tessera, oppure { $decline } per non prendere nulla.
    }
play-ask-party-must =
    { $count ->
        [one] Digita 1 per prendere la tessera.
       *[other] Digita un numero da 1 a { $count } per prendere una tessera.
    }

## Piazzamento

play-turn-placing =
    { $count ->
        [one] Tocca a te: piazza la tua tessera o scartala.
       *[other] Tocca a te: piazza o scarta le tue { $count } tessere, una alla volta.
    }
play-place = “{ $title }”, { $slot }: valore { $before } → { $value }
play-place-covers = sostituisce { $chip }
play-place-finishes = termina il film con voto { $rating }
play-place-finishes-unrated = termina il film, ma per lui non restano voti: 0 punti
play-place-award = vince { $award }
play-place-nowhere = Non c’è posto: si può solo scartare.
play-ask-place =
    { $count ->
        [one] Digita 1 per piazzare, oppure { $discard } per scartare.
       *[other] Digita un numero da 1 a { $count } per piazzare, oppure { $discard } per scartare.
    }
play-ask-place-nothing = Non si può piazzare nulla. Digita { $discard } per scartare.
play-ask-discard-which = Quale tessera scarti? Digita il suo numero, oppure { $no } per tenerle tutte.
play-ask-discard = Scarti { $chip }? Esce dal gioco. Digita { $yes } o { $no }.
play-kept = Non è stato scartato nulla.

## Disporre le tessere prima che sia definitivo

play-draft = Non ancora definitivo:
play-draft-none = Non c’è nulla da confermare o da annullare.
play-draft-waiting = Ora arriva la prossima sceneggiatura. Piazzerai dopo le altre tessere.
play-taken-back = Annullato.
play-take-back-none = Non c’è nulla da annullare.
play-ask-take-back = Annulli il tuo ultimo turno e tutto ciò che è successo dopo? Le pescate saranno le stesse. Digita { $yes } o { $no }.
play-ask-take-back-all = Siete tutti d’accordo di annullare il tuo ultimo turno e tutto ciò che è successo dopo? Le pescate saranno le stesse. Digita { $yes } o { $no }.
play-took-back = Annullato: l’ultimo turno, con tutto ciò che è seguito.
play-ask-undo = { $undo } toglie l’ultima tessera.
play-ask-confirm = Digita { $confirm } per confermare, { $undo } per togliere l’ultima tessera (“{ $undo } 1” toglie la prima), oppure { $over } per ricominciare.

## Che cosa propone un elenco

play-option-pass = passare
play-option-bid = offrire { $amount } (resto: { $rest })
play-option-take = prendere { $chip }
play-option-decline = non prendere nulla
play-option-place = { $chip } → { $line }
play-option-discard = scartare { $chip }
play-option-undo = togliere { $chip }
play-option-confirm = confermare: è definitivo
play-option-keep = tenerle tutte
play-option-yes = sì
play-option-no = no
play-option-leave = uscire
play-option-leave-unsaved = uscire senza salvare
play-option-save-leave = salvare e uscire
play-option-stay = continuare a giocare

## Un consiglio

play-hint = Consiglio: le mosse migliori
play-hint-thinking = Cerco le mosse migliori…
play-hint-line = { $action } – { $worth }
play-hint-ahead = alla fine hai { $points } punti di vantaggio
play-hint-behind = alla fine hai { $points } punti di svantaggio
play-hint-level = alla fine sei alla pari
play-hint-about = Vantaggio o svantaggio: la tua distanza media dal miglior avversario alla fine. Spesso sarai indietro: confronta quindi le mosse tra loro. La prima è quella che giocherebbe il pianificatore. A sinistra: che cosa digitare.
play-hint-none = Ora non c’è nulla da decidere.
play-decimal = { $whole },{ $tenth }

## Errori

play-unknown = “{ $input }” non è una risposta valida.
play-no-choice = Il numero { $number } non è in questo elenco.
play-commands = Sempre possibile: { $help }, { $table }, { $log }, { $hint }, { $save }, { $quit }; una riga vuota ripete la domanda.

## Uscita

play-ask-quit = Lasciare la partita? Digita { $save } per salvarla e uscire, { $yes } per uscire senza salvare, { $no } per continuare.
play-ask-quit-saved = Lasciare la partita? È salvata. Digita { $yes } o { $no }.
play-goes-on = La partita continua.
play-left = Lasci la partita. Alla prossima!
play-input-ended = L’input è finito: la partita si ferma qui.

## Salvataggio

play-saved = La partita è salvata in { $file }.
play-save-exists = { $file } esiste già e contiene altro. Scegli un altro nome.
play-save-failed = Non è stato possibile salvare la partita in { $file }: { $why }

## Tutto il tavolo

play-table = Il tavolo
play-table-opening = La partita sta per cominciare.
play-table-now = { word-quarter } { $quarter } di 4, tappa { $stop } di { $stops }: { $location }.
play-table-middle = Al centro: { $amount }.
play-table-lots = In palio
play-table-now-at = ora – { $line }
play-table-seat = { $name } – { $studio }
play-table-points =
    { $total ->
        [one] { $total } punto: film { $films }, premi { $awards }, denaro { $money }
       *[other] { $total } punti: film { $films }, premi { $awards }, denaro { $money }
    }
play-table-points-hidden = Film { $films }, premi { $awards }, denaro nascosto
play-table-counts = cast { $cast }, regia { $direction }★
play-table-awards = Premi
play-award-open = { $award } ({ $points }): in palio
play-award-leads = { $award } ({ $points }): in palio; { $name } è in testa con “{ $title }”
play-award-leads-seat = { $award } ({ $points }): in palio; { $name } è in testa
play-award-given = { $award } ({ $points }): { $name } per “{ $title }”
play-award-given-seat = { $award } ({ $points }): { $name }
play-award-withheld = { $award } ({ $points }): non assegnato
play-table-rest = Che cosa resta
play-ratings-left = Voti rimasti: { $ratings }
play-stack-top = Prossima sceneggiatura: “{ $title }” ({ $genre }, { $stars }★ stampate; { $slots })
play-stack-rest =
    { $count ->
        [one] Sotto: { $count } sceneggiatura che nessuno ha visto.
       *[other] Sotto: { $count } sceneggiature che nessuno ha visto.
    }
play-stack-empty = La pila delle sceneggiature è vuota.
play-legends = Registi leggendari in arrivo: { $chips }
play-undrawn =
    { $count ->
        [one] Non ancora pescata: { $count } tessera – { $kinds }
       *[other] Non ancora pescate: { $count } tessere – { $kinds }
    }
play-undrawn-kind = { $kind } { $count }
play-party-now = Ordine di scelta se iniziasse un party (cast tra parentesi): { $names }

## Sguardo indietro

play-log = Gli ultimi eventi

## Aiuto

play-help = Aiuto
play-help-auction = Asta: apre chi ha la mano, poi si procede in senso orario. Offri più dell’ultima offerta, da 0 a tutta la tua cassa, oppure passa; chi passa è fuori. Chi vince prende tutte le tessere all’asta, paga e riceve la mano. Il prezzo si divide in parti uguali fra tutti gli altri.
play-help-placing = Piazzamento: una tessera va su una casella del suo tipo. Attori, troupe, musica ed effetti vanno anche su una casella aperta ({ slot-open }), che poi resta di quel tipo. Un jolly ({ kind-agency }) va ovunque, tranne che sull’ultima casella ({ kind-guest }). Puoi coprire una tessera per sostituirla; conta solo quella in cima. Ciò che non serve si scarta: non si conserva nulla.
play-help-film = Film: è terminato quando tutte le caselle sono occupate; solo l’ultima ({ kind-guest }) può restare vuota. Il suo valore è la somma delle ★. Prende il voto più alto rimasto che non supera il valore, e tu ricevi la prossima sceneggiatura. Un film terminato non accetta altre tessere: occupa prima l’ultima casella.
play-help-party = Party: ognuno sceglie gratis una tessera, in ordine di cast: { word-cast } sulle proprie sceneggiature e sui propri film. In caso di parità: dalla mano, in senso orario.
play-help-end = Alla fine danno punti i voti dei film, i premi e il denaro. I film non terminati non contano.
play-help-rulings = A questo tavolo
play-help-keys = Che cosa puoi digitare
play-help-key-help = { $key } – questa pagina
play-help-key-table = { $key } – tutto il tavolo: sceneggiature, film, premi, che cosa arriva
play-help-key-log = { $key } – gli ultimi eventi; “{ $key } 50” ne mostra di più
play-help-key-hint = { $key } – le mosse migliori e quanto valgono
play-help-key-save = { $key } – salvare la partita; “{ $key } NOME” sceglie il file
play-help-key-quit = { $key } – lasciare la partita
play-help-key-auction = un numero per offrire, { $pass } per passare
play-help-key-party = un numero per prendere una tessera, { $decline } per non prendere nulla
play-help-key-placing = un numero per piazzare una tessera, { $discard } per scartarne una
play-help-key-take-back = { $undo } annulla il tuo ultimo turno, se non hai disposto tessere; la registrazione lo segnala
play-help-key-draft = quando piazzi: { $undo } toglie l’ultima tessera, { $over } ricomincia, { $confirm } conferma
play-help-key-empty = una riga vuota – di nuovo la domanda, con tutti i dettagli
play-help-letters = Lettere a schermo intero
play-help-letter = { $letter } { $word }

## Che cosa si è fatto o ricevuto

play-you-lead-assigned = Aprirai tu la prima asta.
play-you-studio-assigned = Il tuo studio: { $studio }.
play-you-bid-made = Offri { $amount }.
play-you-passed = Passi.
play-you-lot-sold = Vinci l’asta e paghi { $price }. Quota di ogni avversario: { $share }; al centro: { $left }.
play-you-lot-won-free = Vinci l’asta senza pagare. Non c’è nulla da dividere.
play-you-chip-taken = Prendi { $chip }.
play-you-declined = Non prendi nulla al party.
play-you-chip-placed = Piazzi { $chip } su “{ $screenplay }” ({ $slot }).
play-you-chip-discarded = Scarti { $chip }.
play-you-film-finished = Termini “{ $screenplay }”: valore { $value }, voto { $rating }!
play-you-film-finished-unrated = Termini “{ $screenplay }”: valore { $value }, ma non restano voti così bassi. Il film vale 0 punti.
play-you-screenplay-taken = Prendi una nuova sceneggiatura: “{ $screenplay }”.
play-you-award-given =
    { $points ->
        [one] Ricevi un premio per “{ $screenplay }” – { $award } ({ $points } punto)!
       *[other] Ricevi un premio per “{ $screenplay }” – { $award } ({ $points } punti)!
    }
play-you-award-given-seat =
    { $points ->
        [one] Ricevi un premio – { $award } ({ $points } punto)!
       *[other] Ricevi un premio – { $award } ({ $points } punti)!
    }
play-you-winner = Vinci la partita!

## La fine

play-final-score = Punteggio finale
play-column-seat = Nome
play-column-films = Film
play-column-awards = Premi
play-column-money = Denaro
play-column-total = Totale
play-all-films = I film dell’anno
play-no-films = Nessuno ha terminato un film.
play-seat-no-films = { $name }: nessun film terminato
play-thanks = Grazie per aver giocato.

## Lo schermo intero

play-screen-about = Scegli con le frecce e Invio, oppure digita un numero e premi Invio; le lettere in basso agiscono subito. Dopo i due punti (:) digiti una riga intera, per esempio un file in cui salvare. Con pagina su e pagina giù scorri gli eventi. “?” spiega il gioco.
play-screen-own =
    { $total ->
        [one] { $name } – { $purse } – { $total } punto
       *[other] { $name } – { $purse } – { $total } punti
    }
play-screen-own-hidden =
    { $total ->
        [one] { $name } – { $total } punto più il denaro nascosto
       *[other] { $name } – { $total } punti più il denaro nascosto
    }
play-screen-rivals = Gli altri
play-screen-rival = { $name }: { $money } – film { $films }, premi { $awards }, cast { $cast }
play-screen-rival-hidden = { $name }: film { $films }, premi { $awards }, cast { $cast }
play-screen-rival-short = { $name }: denaro { $money }, punti { $points }, cast { $cast }
play-screen-rival-short-hidden = { $name }: punti { $points }, cast { $cast }
play-screen-needs = da riempire: { $letters }
play-screen-production = “{ $title }” { $value }★ ({ $genre })
play-screen-filled = ■ { $letter } { $word } { $stars }★
play-screen-missing = □ { $letter } { $word }
play-screen-optional = (□ { $letter } { $word })
play-screen-now = ora: { $location }
play-screen-your-turn = Tocca a te
play-screen-turn = Tocca a { $name }
play-screen-hand = In mano: { $chips }.
play-screen-awards = Premi in palio
play-screen-award = { $award } { $points }
play-screen-award-leads = { $award } { $points } ({ $name })
play-screen-page = ↑ ↓ per scorrere, ogni altro tasto per continuare
play-screen-choose = ↑↓ Invio
