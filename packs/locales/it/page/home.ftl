### La pagina iniziale, e il modulo di un nuovo tavolo.

## Strade verso una partita

home-tagline = Ingaggia le star, vinci le aste, gira i film di cui tutti parlano.
home-what = Un gioco da tavolo di aste, da due a cinque giocatori. Circa un’ora con gli amici, un quarto d’ora contro i bot.
home-play-now = Gioca subito
home-play-now-about = Quattro posti, tre bot, nessun account.
home-first = La tua prima partita?
home-first-coach = Gioca con una guida
home-first-coach-about = Qualcuno commenta ciò che succede; puoi congedarlo.
home-first-lesson = Prima la lezione
home-first-lesson-about = Una breve partita che si spiega da sola.
home-first-none = Conosco il gioco
home-strength = La forza dei bot
home-counts-purses = Ricorda i pagamenti per me
home-friends = Gioca con gli amici
home-friends-about = Nella stessa stanza o lontani: apri un tavolo e manda loro il link.

## Unirsi

home-join = Unisciti a un tavolo
home-join-label = Link o codice
home-join-go = Unisciti
home-join-unclear = Non è il link di un tavolo né il suo codice. Un link finisce con #table/ e un codice.
home-join-unknown = Qui non c’è un tavolo con questo codice. Forse è di un altro server.
home-open-tables = Tavoli aperti
home-open-none = In questo momento nessuno aspetta. Apri un tavolo pubblico e gli altri lo troveranno qui.

## Partite

home-games = Le tue partite
home-ended = Finite
home-ended-more =
    { $count ->
        [one] Un’altra
       *[other] Altre { $count }
    }
home-due =
    { $count ->
        [one] Tocca a te in una partita
       *[other] Tocca a te in { $count } partite
    }
home-your-turn = Tocca a te
home-quarter = { word-quarter } { $quarter }
home-begun = iniziata { $time }
home-begun-nth = iniziata { $time } ({ $number })
home-open-seats =
    { $count ->
        [0] Pronto a cominciare
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-paused = In pausa
home-won =
    { $count ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto { $names }
    }
home-aborted = Finita in anticipo
home-part = Questa partita
home-review-name = Analisi: { $names }
home-part-name = Interrompi o lascia: { $names }
home-part-abort-sure = La partita finisce qui senza vincitori. Potrai ancora rivederla sotto “Finite”.
home-part-stand-sure = Il tuo posto si libera per altri. Con il link puoi tornare.
home-part-stay = Un bot gioca già al posto tuo. Non devi fare nulla.

## Imparare, e ciò che è proprio

home-learn = Come si gioca
home-lesson = La lezione
home-lesson-about = Impara giocando: una breve partita che si spiega da sola.
home-rules = Le regole
home-rules-about = Il regolamento completo.
home-yours = Per te
home-settings-about = Colori, suono, notifiche
home-account = Account
home-account-about = Le tue partite su ogni dispositivo. Per giocare non serve.
home-films-about = Tutto ciò che hai prodotto, in una parete di locandine
home-bring-about = Analizzare e rivedere una partita di cui hai la registrazione

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-lead = È tutto pronto per cominciare. Cambia quello che vuoi.
new-seats = Posti
new-seats-about-2 = Rapido e serrato.
new-seats-about-3 = Vivace ed equilibrato.
new-seats-about-4 = Il gioco al suo meglio.
new-seats-about-5 = Tutto esaurito: il denaro scarseggia.
new-edition = Edizione
new-who = Chi si siede dove?
new-guest = Chi si siede al posto { $number }?
new-guest-open = Libero per chi inviti
new-guest-here = Una persona su questo dispositivo
new-guest-name = Nome
new-guest-levels = Bot, per livello
new-guest-characters = Bot, per carattere
new-here-about = Condividete un dispositivo. Il denaro è scoperto, se non scegliete gli schermi; con quelli il tuo resta nascosto finché non confermi chi sei.
new-access = Chi può trovare il tavolo?
new-access-link = Solo con il link
new-access-public = Tutti
new-watchers = Altri possono guardare
new-watchers-about = Vedono ciò che è scoperto sul tavolo, ma non il denaro nascosto.
new-clock = Orologio
new-clock-none = Nessuno
new-clock-none-about = Ognuno si prende il tempo che gli serve.
new-clock-live = Dal vivo
new-clock-live-about = Ognuno ha una scorta di minuti; ogni turno aggiunge qualche secondo.
new-clock-correspondence = Per corrispondenza
new-clock-correspondence-about = In giorni o settimane, con un limite per ogni decisione.
new-clock-time = Tempo
new-clock-decision = Tempo per decisione
new-vacation = Vacanze per ognuno
new-vacation-days =
    { $days ->
        [0] Nessuna
        [one] { $days } giorno
       *[other] { $days } giorni
    }
new-absence = Quando qualcuno è assente
new-timeout = Un bot subentra quando il tempo è scaduto
new-timeout-about = Vede solo ciò che vedresti tu. Chi torna riprende a giocare.
new-grace = Un bot subentra dopo
new-grace-never = Mai: gli altri aspettano
new-grace-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
new-substitute = Quale bot
new-pace = Ritmo dei bot
new-pace-quick = Svelto
new-pace-normal = Normale
new-pace-leisurely = Tranquillo
new-hints = I consigli sono permessi
new-hints-about = Tutti possono chiedere che cosa farebbe un bot forte.
new-counts-purses = Il tavolo ricorda tutti i pagamenti
new-counts-purses-about = Mostra quanto deve avere ognuno, anche dietro gli schermi: tutti i pagamenti sono pubblici.
new-more = Altre impostazioni
new-usual = (come nell’edizione)
new-variants = Varianti delle regole
new-variants-about = L’edizione ha già risposto a queste domande. Il tuo tavolo può vederla diversamente.
new-first-lead = Il posto { $number } apre la prima asta.
new-changed =
    { $count ->
        [0] Come nell’edizione
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
new-make = Apri il tavolo
new-start = Comincia la partita
new-summary =
    { $count ->
        [0] Ci sono tutti: la partita comincia subito.
        [one] { $count } posto resta libero.
       *[other] { $count } posti restano liberi.
    }
