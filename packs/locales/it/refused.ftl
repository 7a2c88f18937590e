### Perché un tavolo o il server non fa qualcosa, e che cosa andrebbe bene.
### Numeri: line, max, min, seconds.

## Prendere posto

refused-not-owner = Può farlo solo chi ha aperto il tavolo.
refused-no-such-seat = Questo posto non esiste a questo tavolo.
refused-no-such-studio = Questo studio non esiste: gli studi hanno i numeri da 1 a 5.
refused-no-such-bot = Qui questo bot non c’è: scegline uno dall’elenco.
refused-seat-taken = Quel posto è già occupato: scegline un altro.
refused-seat-open = Quel posto è libero.
refused-table-full = Tutti i posti sono occupati. Puoi guardare oppure aprire un tavolo tuo.
refused-studio-taken = Qualcun altro vuole questo studio: scegline uno diverso.
refused-bad-nonce = Ciò che la tua pagina aggiunge alle estrazioni deve avere da 1 a 64 lettere o cifre.
refused-seats-open = Ci sono ancora posti liberi: aspetta altra gente oppure falli occupare dai bot.
refused-has-begun = La partita è già cominciata.

## Giocare

refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
refused-not-your-seat = Quel posto è di qualcun altro.
refused-not-begun = La partita non è ancora cominciata.
refused-is-over = La partita è finita.
refused-not-over = La partita non è ancora finita: solo dopo si potrà analizzarla o riprenderla.
refused-called-off = La partita non è stata giocata fino alla fine: non c’è nulla da analizzare né da riprendere.
refused-nothing-left = In quel momento non c’è più nulla da decidere. Scegline uno precedente per riprendere la partita.
refused-no-draw = La registrazione di questa partita non dice come sono state pescate le tessere: nessuno può riprenderla.
refused-is-paused = La partita è in pausa. Riprenderà quando tutti saranno d’accordo.
refused-not-paused = La partita non è in pausa.
refused-wrong-count = Non è una mossa, o sono troppe in una volta: piazza le tessere una alla volta.
refused-draw-first = Così si termina un film. Prima arriva una nuova sceneggiatura; le altre tessere le piazzi dopo.

## Assenze e ritorni

refused-taken-over = Un bot gioca per te: prima riprendi il tuo posto.
refused-not-taken-over = Nessun bot gioca per te: gioca pure.
refused-has-resigned = Hai abbandonato e non puoi tornare, ma puoi guardare fino alla fine.
refused-no-vacation = A questo tavolo non ci sono vacanze, oppure le hai finite.

## Ciò che richiede l’accordo di tutti

refused-nothing-to-take-back = Qui non c’è nulla da annullare.
refused-motion-pending = C’è già una votazione in corso: aspetta le risposte.
refused-no-motion = Ora non c’è nulla da votare.
refused-has-voted = Hai già accettato.

## Ordini in anticipo

refused-no-such-visit = Questa tappa non è più in programma nel trimestre: qui non puoi lasciare un’istruzione.
refused-bad-order = Questa istruzione non si può eseguire: controlla i limiti e riprova.

## Ciò che è stato scritto

error-name-disturbs = Un nome non può contenere interruzioni di riga né caratteri che invertono la direzione del testo.
error-name-invisible = Un nome deve avere almeno un carattere visibile.
error-name-taken = Questo nome è già preso: scegline un altro.
error-password-short =
    { $min ->
        [one] Una password deve avere almeno { $min } carattere.
       *[other] Una password deve avere almeno { $min } caratteri.
    }
error-email = Non è un indirizzo e-mail: ne serve uno come ada@example.org.
error-webhook = Non è un indirizzo per le notifiche: ne serve uno come https://example.org/notices, senza password.
error-chat-empty = Il tuo messaggio è ancora vuoto: prima scrivi qualcosa.
error-chat-disturbs = Un messaggio può andare a capo, ma non può contenere altri caratteri di controllo.
error-too-long =
    { $max ->
        [one] È troppo lungo: al massimo { $max } carattere.
       *[other] È troppo lungo: al massimo { $max } caratteri.
    }

## Partite da un file

error-record-none = Non è la registrazione di una partita. Scegli il file .jsonl che hai scaricato da una replica.
error-record-newer = Una versione più recente ha scritto questa registrazione. Questo server non sa ancora leggerla.
error-record-cut-off = La registrazione si interrompe alla riga { $line }. Scarica di nuovo il file.
error-record-damaged = La registrazione è danneggiata: la riga { $line } è illeggibile.
error-record-untrue = La registrazione non è autentica: secondo le regole, ciò che dice la riga { $line } non può essere accaduto.
error-record-unfinished = Questa partita non è stata giocata fino alla fine: non c’è ancora nulla da rivedere.
error-record-no-words = Questa partita è stata giocata con un’edizione che qui non si conosce.

## Chi può fare che cosa

error-stranger = Il server non ti conosce ancora: prima scegli un nome.
error-not-allowed = Qui non puoi farlo.
error-blocked = Chi gestisce questo server ti ha bloccato l’accesso.
error-wrong-origin = La richiesta veniva da un altro sito, quindi non è stato fatto nulla. Apri la pagina di questo server.
error-wrong-credentials = Nome, password, codice o link non validi. Controlla l’ortografia; link e codici valgono una volta sola.
error-not-found = Qui non c’è niente del genere. Forse il link è incompleto.
refused-muted = Chi ha aperto questo tavolo ti ha tolto la parola: qui non ti sente nessuno.
refused-other-shows = In questo momento la partita la mostra qualcun altro. Subentra, se vuoi mostrarla tu.

## Troppo

error-malformed = Il server non capisce la richiesta. Ricarica la pagina e riprova.
error-too-big = È troppo in una volta: al massimo { $max } byte.
error-too-many-tables =
    { $max ->
        [one] Hai { $max } tavolo aperto, ed è il massimo: prima finisci una partita.
       *[other] Hai { $max } tavoli aperti, ed è il massimo: prima finisci una partita.
    }
error-too-many-people =
    { $max ->
        [one] Hai bloccato { $max } persona, che è il massimo: prima sblocca qualcuno.
       *[other] Hai bloccato { $max } persone, che è il massimo: prima sblocca qualcuno.
    }
error-too-many =
    { $seconds ->
        [one] Era un po’ troppo in una volta. Riprova tra { $seconds } secondo.
       *[other] Era un po’ troppo in una volta. Riprova tra { $seconds } secondi.
    }

## Guasti

error-store-away = In questo momento il server non può salvare le mosse. Nulla è perduto; riprova tra poco.
error-broken = Questa partita è bloccata per un errore. Tutte le altre continuano.
error-newer = Questa partita si gioca con una versione più recente, che questo server non ha ancora. Nulla è perduto; riprova tra qualche minuto.
error-stopping = Il server sta per riavviarsi. Riprova tra un momento.
error-internal = Qualcosa non ha funzionato sul server. Riprova; se il problema resta, avvisa chi lo gestisce.
