### Una partita finita, giudicata: che cosa se ne può imparare, e le parole intorno alle cifre.
### Nomi, titoli, tessere e importi arrivano già formattati. Numeri: rank, points, ahead, behind,
### quarter, count, stars, stops, before, after, placed, discarded.

## Come è finita

review-won = { $seat } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $ahead } più di { $other }.
review-won-tie = { $seat } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, alla pari con { $other }: ha deciso il film migliore.
review-shared = { $seats } si dividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa.
review-placed = { $seat } chiude al { $rank ->
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } posto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $behind } meno di { $other }.
review-placed-tie = { $seat } chiude al { $rank ->
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } posto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, alla pari con { $other }: ha deciso il film migliore.

## Aste

review-overpaid = { $seat } ha pagato { $price } per un lotto ({ $location }, { word-quarter } { $quarter }): circa { $over } di troppo.
review-pushed = È stato il rilancio di { $other } a portare { $seat } fino a { $price } ({ $location }, { word-quarter } { $quarter }), per un lotto che per { $other } non valeva tanto.
review-bargain = Un affare: { $seat } ha pagato { $price } un lotto che valeva circa { $worth } ({ $location }, { word-quarter } { $quarter }).
review-missed = { $other } ha avuto per { $price } un lotto ({ $location }, { word-quarter } { $quarter }) per il quale { $seat } poteva salire fino a circa { $worth }.

## Decisioni

review-mistakes = { $count ->
        [one] Una decisione di { $seat } è stata un errore ed è costata
       *[other] { $count } decisioni di { $seat } sono state errori e in tutto sono costate
    } circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
review-clean = Nessuna decisione di { $seat } è stata chiaramente un errore.
review-lost-bid = La decisione più cara di { $seat } è stata l’offerta di { $amount } ({ $location }, { word-quarter } { $quarter }): circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
review-lost-pass = La decisione più cara di { $seat } è stata passare ({ $location }, { word-quarter } { $quarter }): circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
review-lost-take = { $better } al posto di { $chip } ({ $location }, { word-quarter } { $quarter }) avrebbe portato a { $seat } circa { $points ->
        [one] { $points } punto in più.
       *[other] { $points } punti in più.
    }
review-lost-take-any = A un party { $seat } avrebbe fatto meglio a non prendere nulla ({ $location }, { word-quarter } { $quarter }): { $chip } è costato circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
review-lost-decline = { $seat } non ha preso nulla a un party ({ $location }, { word-quarter } { $quarter }); { $better } avrebbe portato circa { $points ->
        [one] { $points } punto in più.
       *[other] { $points } punti in più.
    }
review-lost-place = { $chip } stava meglio altrove che su “{ $screenplay }” ({ $location }, { word-quarter } { $quarter }): a { $seat } è costato circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
review-lost-discard = { $seat } ha scartato { $chip } ({ $location }, { word-quarter } { $quarter }) e ha perso circa { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }

## Che cos’altro ha deciso

review-award = { $other } ha ricevuto un premio – { $award } – con appena { $stars ->
        [one] { $stars } stella più di { $seat }.
       *[other] { $stars } stelle più di { $seat }.
    }
review-award-film = { $other } ha ricevuto un premio – { $award } – con un voto che vale appena { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } più di quello di “{ $screenplay }”, il film di { $seat }.
review-award-late = “{ $screenplay }”, il film di { $seat }, è arrivato { $stops ->
        [one] { $stops } tappa
       *[other] { $stops } tappe
    } troppo tardi: il premio ({ $award }) era già di { $other }.
review-rise = Una tappa ({ $location }, { word-quarter } { $quarter }) ha portato dal { $before } % al { $after } % la probabilità di vittoria di { $seat }.
review-fall = Una tappa ({ $location }, { word-quarter } { $quarter }) ha fatto scendere dal { $before } % al { $after } % la probabilità di vittoria di { $seat }.
review-luck-good = La fortuna ha sorriso a { $seat }: circa { $points ->
        [one] { $points } punto meglio del previsto.
       *[other] { $points } punti meglio del previsto.
    }
review-luck-bad = La fortuna non ha sorriso a { $seat }: circa { $points ->
        [one] { $points } punto peggio del previsto.
       *[other] { $points } punti peggio del previsto.
    }
review-luck-even = La fortuna ha contato ben poco per { $seat }.

## Titoli

review-title = Analisi
review-words = In poche parole
review-curve-win = Probabilità di vittoria
review-curve-points = Punti attesi
review-sources = Punti sul tavolo
review-ledger = Da dove viene il vantaggio
review-auctions = Aste
review-decisions = Le decisioni più care
review-turns = Che cosa ha girato la partita
review-turn = { $winner } ci guadagna, { $loser } ci perde
review-turn-draw = La fortuna aiuta { $winner }, non { $loser }
review-turn-swing = Il { $percent } % delle probabilità di vittoria cambia mano.

## Colonne

review-seat = Studio
review-points = Punti
review-films = Film
review-awards = Premi
review-money = Denaro
review-margin = Vantaggio
review-start = Inizio
review-luck = Fortuna
review-skill = Errori
review-decisions-own = Decisioni proprie
review-others = Gli avversari
review-where = Dove
review-lot = Lotto
review-winner = Vinto da
review-price = Pagato
review-worth = Valore per { $seat }
review-over = Di troppo
review-runner-up = Spinto da
review-go-on = Doveva continuare
review-made = Che cosa ne è stato
review-played = Giocato
review-better = Meglio
review-loss = Punti persi
review-win-loss = Probabilità persa

## Note

review-note-curve = Che cosa ci si poteva aspettare da ciascuno dopo ogni riga della partita. Un cerchio segna che cosa l’ha girata.
review-note-sources = Che cosa c’era sul tavolo dopo ogni riga: film, premi e denaro.
review-note-ledger = Che cosa ci si poteva aspettare all’inizio, che cosa ha cambiato la fortuna, che cosa hanno cambiato le decisioni proprie e che cosa hanno fatto gli avversari: in tutto, il vantaggio sul migliore avversario. Ci si aspetta ciò che farebbero bot veloci; “errori” è ciò che si è perso rispetto alle decisioni migliori.
review-note-auctions = Il valore è l’importo al quale era indifferente perdere il lotto. Sotto zero, “di troppo” è un affare.
review-note-decisions = A confronto con la decisione migliore di quel momento, secondo ciò che si poteva sapere allora. Una perdita entro il suo errore non è elencata.
review-note-judge = Da ogni momento la partita viene giocata molte volte fino alla fine, e ciò che doveva ancora venire è ogni volta mescolato di nuovo. Tutte le cifre sono stime.
review-no-mistakes = Nessuno ha commesso un errore che si distingua dal caso.
review-play-on = E se? Riprendere dalla decisione più cara:
review-place = { $location }, { word-quarter } { $quarter }

## Che cosa è stato fatto

review-did-bid = offrire { $amount }
review-did-pass = passare
review-did-take = prendere { $chip }
review-did-decline = non prendere nulla
review-did-place = { $chip } su “{ $screenplay }”
review-did-discard = scartare { $chip }
review-made-placed = { $placed } in gioco
review-made-discarded = { $discarded } tra gli scarti
review-made-finished = “{ $screenplay }” finito
