### Looking back at a game.

replay-title = Replica
replay-not-here = Questo film non esiste
replay-not-yet = Si gira ancora
replay-not-yet-about = Questa partita non è finita. Quando lo sarà, chiunque abbia il link potrà rivederla.
replay-not-begun = Ancora niente di girato
replay-not-begun-about = La partita non è cominciata.
replay-to-table = Al tavolo

## Where one is

replay-set-up = Preparazione
replay-quarter = { word-quarter } { $quarter }
replay-where = { word-quarter } { $quarter } · { $location }
replay-count = { $at } / { $last }
replay-position = Momento della partita

## The desk

replay-controls = Riproduzione
replay-keys = Riproduci e scorri
replay-play = Riproduci
replay-pause = Metti in pausa
replay-next = Mossa successiva
replay-previous = Mossa precedente
replay-next-stop = Asta o party successivo
replay-previous-stop = Asta o party precedente
replay-speed = Velocità
replay-speed-times = { $speed }×

## Beside the board

replay-side = Accanto al tabellone
replay-script = Svolgimento
replay-scenes = Scene
replay-why = Perché, { $name }?
replay-why-price = Per me il lotto valeva al massimo { $money }.
replay-why-chance = Lascio fare al caso.

## From where

replay-look = Visto da
replay-look-judge = Tutto scoperto
replay-look-table = Il tavolo
replay-look-seat = Posto: { $name }

## Passing it on

replay-share = Condividi e conserva
replay-link = Link a questo momento
replay-link-code = Codice QR del link a questo momento
replay-record = Scarica la registrazione
replay-record-about = Un file di testo con ogni mossa. Si può controllare e rivedere anche senza questa pagina.
replay-keyboard = Tasti: ← → una mossa, Maiusc con ← → o Pagina su e giù un’asta o un party, Inizio e Fine, la barra spaziatrice riproduce e mette in pausa.

## Playing on

play-on = Riprendi da qui
play-on-about = Un tavolo tutto tuo, com’era in quel momento. Agli altri posti giocano i bot, e ciò che non era ancora uscito viene rimescolato.
play-on-seat = Il tuo posto
play-on-level = I bot
play-on-start = Riprendi

## Una partita da un file

bring-title = Una partita da un file
bring-lead = Giocata altrove? Porta la registrazione di una partita finita e rivedila qui, con replica e analisi.
bring-choose = Scegli una registrazione
bring-drop = oppure trascina qui il file
bring-where = Una registrazione si scarica da ogni replica, dove si condivide e si salva, e dal gioco nel terminale. Il suo nome finisce con .jsonl.
bring-checked = Ogni mossa viene controllata secondo le regole. Vede la partita solo chi ne conosce il link, con i nomi che sono nel file.
bring-stays = Resta per 30 giorni e non conta nei risultati di nessuno.
bring-checking = Controllo di { $name } …
bring-one = Un file alla volta, per favore.
bring-refused = { $name } non è stato accettato
bring-kept = Questa partita viene da un file. Resta fino al { $day }.
