### The lesson: what is said at each step of the recorded game. It is played with the edition of 2000.

lesson-title = La lezione
lesson-progress = { $at } di { $last }
lesson-back = Indietro
lesson-continue = Avanti
lesson-show = Mostrami
lesson-leave = Esci
lesson-other = Buona idea! Ma in questa lezione segui ciò che è evidenziato.
lesson-confirm = Tutto è al suo posto. Conferma con il pulsante evidenziato.
lesson-rules = Le regole

## Step by step

lesson-welcome = Ti diamo il benvenuto a Hollywood! Dirigi uno studio cinematografico. Ingaggia talenti alle aste, gira film, vinci premi. Dopo un anno vince chi ha più punti.
lesson-studio = Queste sono le tue tre sceneggiature. Un film è terminato quando su ogni casella c’è una tessera adatta. Solo l’ultima casella ({ kind-guest }) può restare vuota.
lesson-route = Ogni { word-quarter } dell’anno passa per queste otto tappe. In sei si mettono tessere all’asta, in due c’è un party. Vedi già che cosa arriva: preparati!
lesson-bid = All’asta: { chip-legend-1 }, un regista a quattro stelle: di meglio non c’è. { bot-name-2 } e { bot-name-3 } hanno già offerto. Sali a 5!
lesson-share = Tuo per 5! Quello che paghi va agli altri: 2 a testa, e 1 resta al centro per la prossima volta. Alla fine il denaro dà punti, quindi ogni asta arricchisce gli altri.
lesson-place = Le tessere si piazzano subito, non si tengono. Tocca la tessera, poi la casella evidenziata di “{ screenplay-court-jester }”, e conferma.
lesson-pass = Chi ha vinto apre l’asta successiva: tocca a te. Qui ci sono molte tessere, ma quasi nessuna stella. Passa, e fatti pagare dagli altri.
lesson-bid-again = { bot-name-3 } ha pagato 3. Con l’1 rimasto al centro hai ricevuto 2. Ora sono all’asta { chip-actor-07 } e un’agenzia. Offri 3!
lesson-actor = { chip-actor-07 } entra nel cast di “{ screenplay-court-jester }”. Tocca la tessera, poi la casella.
lesson-joker = Un’agenzia è un jolly: va su ogni casella tranne l’ultima. In “{ screenplay-vertigo }” mettila su questa casella: { kind-camera }.
lesson-party = Un party! Ognuno prende una tessera gratis. Sceglie per primo chi ha più { word-cast }: { bot-name-3 } con due, poi tu con uno. Prendi la { kind-guest }!
lesson-guest = Una { kind-guest } va solo sull’ultima casella. Piazzala prima che il film sia terminato: dopo non si aggiunge più niente.
lesson-open = L’ultima asta l’hai vinta tu, quindi apri tu. Puoi cominciare da qualsiasi somma, anche da 0: zero è pur sempre un’offerta.
lesson-raise = Anche { bot-name-2 } vuole queste tessere. Sali a 3: con loro termini il tuo film!
lesson-cover = Tre stelle invece di una: copri { chip-actor-07 } con { chip-actor-15 }. Conta solo la tessera in cima.
lesson-discard = Questa guest star vale −1★. Nessuno deve usare tutte le tessere: toccala e scartala.
lesson-finish = E ora la musica. Riempie l’ultima casella, e il film è terminato.
lesson-premiere = È la prima! Il tuo film ha 14★ e prende il miglior voto libero che non lo superi: 14+. Il primo film del genere ({ genre-adventure }) vince inoltre subito un premio, e ricevi una nuova sceneggiatura.
lesson-quarter = Abbiamo saltato fino alla fine della { word-quarter }. Il miglior film finora vince 5 punti: il tuo! Arrivano nuove tessere, e il giro ricomincia.
lesson-direction = “{ award-best-direction }”: alla fine ognuno somma le stelle della regia dei propri film completi. La somma più alta vince 10 punti: una buona regia conta due volte.
lesson-worst = Anche il peggior film di tutti vince 10 punti. Un film veloce, quasi senza stelle, può convenire.
lesson-ceremony = Alla fine dell’anno, dopo il quarto giro ({ word-quarter }), c’è la cerimonia: cinque grandi premi da 10 punti l’uno, per il miglior film di ogni genere, il peggior film e la migliore regia. L’elenco mostra chi è in testa.
lesson-score = È passato un anno. Si sommano voti, premi e denaro; i film non terminati non contano. Vinci tu!
lesson-over = Questo è tutto il gioco. Ciak, si gira: il prossimo film è tuo!
