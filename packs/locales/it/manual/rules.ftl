### Le regole complete, un messaggio per ogni regola di docs/rules.
### .picture: che cosa mostra l’immagine di un capitolo. .example: un esempio. .ruling: che cosa i regolamenti lasciano aperto, e che cosa vale qui.
### Le parole dell’edizione stanno fra parentesi, così vanno bene con qualsiasi grammatica.

rules-title = Il regolamento
rules-intro = Dirigi uno studio cinematografico. Alle aste e ai party ingaggi registi, attori, tecnici, guest star e jolly e li piazzi sulle tue sceneggiature. Quando tutte le caselle di una sceneggiatura sono occupate, il film è terminato e riceve un voto in base alle sue stelle. Il prezzo di un’asta si divide fra tutti gli altri: il denaro continua a girare. Dopo quattro trimestri si sommano voti, premi e denaro, e vince il totale più alto. Le parole dell’edizione scelta – { edition-name } – stanno fra parentesi; il glossario in fondo le elenca tutte.

## Preparazione

rules-setup = Preparazione
    .lead = Che cosa è pronto sul tavolo prima della prima asta.
    .picture = Ognuno riceve uno dei cinque studi con le sue tre sceneggiature; gli altri escono dal gioco.

rules-setup-seats = Si gioca da 2 a 5 giocatori. I turni seguono sempre il senso orario.

rules-setup-purse = Ognuno comincia con 12 unità di denaro ({ word-money }); in cinque, con 10. Nessuna regola crea o distrugge denaro: il centro e tutte le casse insieme contengono sempre 24 in due, 36 in tre, 48 in quattro e 50 in cinque.

rules-setup-studio = Ognuno riceve uno dei cinque studi, diverso da quello degli altri, con le sue tre sceneggiature, una per genere ({ genre-drama }, { genre-adventure }, { genre-entertainment }), scoperte davanti a sé. Gli studi che nessuno dirige escono dal gioco insieme alle loro sceneggiature.
    .example = In tre avanzano due studi: sei sceneggiature restano nella scatola.
    .ruling = Solo il regolamento francese del 2009 dice come si ottiene uno studio: lo si sceglie. Qui gli studi sono assegnati a sorte, se il tavolo non decide altrimenti (impostazione “{ ruling-studios }”).

rules-setup-screenplay = Una sceneggiatura ha un genere, un certo numero di stelle stampate e una fila di caselle. Una sola è la casella della regia. Una sola, sempre l’ultima, è la casella della guest star ({ kind-guest }). In mezzo ci sono caselle di questi tipi, in qualsiasi numero e combinazione: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects } e aperta ({ slot-open }).

rules-setup-stack = Le sette sceneggiature senza studio si mescolano e formano una pila scoperta. Si legge solo quella in cima; nessuno conosce l’ordine delle altre.

rules-setup-track = Ci sono 30 gettoni voto ({ word-rating }): i numeri da 0 a 22 una volta ciascuno, e quelli da 8 a 14 una seconda volta con un più. Un gettone con il più sta sopra quello semplice dello stesso numero e sotto il numero successivo: 8, 8+, 9, 9+ e così via fino a 14, 14+, 15.
    .ruling = Il regolamento francese del 2009 dice che alcuni numeri sono doppi, senza indicarli. Gli altri indicano quelli da 8 a 14.

rules-setup-awards = Si possono vincere undici premi ({ word-award }), per un totale di 80 punti. Valgono 5 punti ciascuno: il primo film di ogni genere e il miglior film dei trimestri 1, 2 e 3. Valgono 10 punti ciascuno: il miglior film di ogni genere, il peggior film ({ award-worst-film }) e la migliore regia ({ award-best-direction }).
    .ruling = I regolamenti del 2009 danno un valore solo ai sei premi piccoli. I 10 punti dei cinque grandi vengono da quelli del 2000; l’esempio di punteggio del 2009 concorda.

rules-setup-legends = I quattro registi da quattro stelle sono leggende ({ word-legend }). Non vanno nel sacchetto, ma restano da parte; in ogni trimestre ne entra in gioco uno. Quale, lo decide il caso; e poiché tutti valgono lo stesso, non fa differenza.
    .ruling = Nel gioco del 2000 tutti e quattro sono scoperti dall’inizio, in quello del 2009 sono coperti. Il tavolo può scegliere (impostazione “{ ruling-legends }”).

rules-setup-bag = Le altre 89 tessere ({ word-chip }) si mescolano coperte: sono il sacchetto. Ciò che ne è stato pescato non vi torna mai.

rules-setup-lead = All’inizio un giocatore riceve la mano ({ word-lead }): aprirà la prima asta.
    .ruling = I regolamenti lasciano scegliere ai giocatori; quello francese del 2009 dà la mano alla migliore citazione da un film o, in mancanza, a chi è andato al cinema per ultimo. Un programma non sa giudicare le citazioni: qui decide la sorte, se il tavolo non indica qualcuno (impostazione “{ ruling-first-lead }”).

rules-setup-screens = Da tre a cinque giocatori il tavolo decide se le casse sono nascoste dietro gli schermi o scoperte (impostazione “{ ruling-screens }”); dietro gli schermi vedi soltanto il tuo denaro. In due sono sempre scoperte. Tutti i pagamenti sono pubblici, quindi uno schermo nasconde solo ciò che si dimentica. Sono nascosti anche il contenuto del sacchetto, le tessere di un party fino all’arrivo, le sceneggiature sotto quella in cima e le leggende coperte. Tutto il resto è pubblico, comprese le tessere finite sotto altre e quelle scartate.
    .ruling = I regolamenti chiedono gli schermi, e valgono se il tavolo non preferisce fare a meno della memoria. Alla fine tutto il denaro si conta apertamente. Che le tessere finite sotto altre e quelle scartate siano pubbliche è una nostra decisione: tutti le hanno viste arrivare.

## Trimestre

rules-quarter = I trimestri
    .lead = Quattro giri del tabellone. In ogni luogo ti aspetta un’asta o un party.
    .picture = Un trimestre in quattro: una leggenda alla scritta, tessere scoperte nelle città e, a ogni party, tante tessere coperte quanti sono i giocatori.

rules-quarter-four = La partita dura quattro trimestri: { word-quarter } 1, 2, 3 e 4. In ognuno si visitano una volta gli otto luoghi, in senso orario, a cominciare dalla scritta ({ location-sign }). In tutto sono 32 visite: 24 aste e 8 party.

rules-quarter-route =
    Ecco il percorso, con il numero di tessere.
    1. { location-sign } (1)
    2. { location-city-1 } (3)
    3. { location-city-2 } (2)
    4. { location-party-1 } (una per giocatore)
    5. { location-city-3 } (3)
    6. { location-city-4 } (2)
    7. { location-city-5 } (2)
    8. { location-party-2 } (una per giocatore)
    In questo regolamento i luoghi 2, 3, 5, 6 e 7 si chiamano città.
    .ruling = I regolamenti danno solo la cornice: prima la scritta, cinque città con due o tre tessere, due party. Numeri e ordine vengono da una recensione del tabellone del 2000. Una recensione di quello del 2009 conferma dove sono i party; per il resto lo supponiamo uguale.

rules-quarter-fill = All’inizio di ogni trimestre si riempie il tabellone. Sulla scritta va una leggenda, scoperta. Ogni città riceve dal sacchetto il suo numero di tessere, scoperte. Ogni party riceve tante tessere quanti sono i giocatori, coperte.
    .example = In cinque, un trimestre richiede 12 + 10 = 22 tessere e l’intera partita 88 su 89: una non viene mai pescata. In due, 25 tessere non compaiono mai.

rules-quarter-lead-stays = La mano cambia soltanto quando qualcuno vince un’asta. Resta dov’è durante i party e da un trimestre all’altro: chi ha vinto l’ultima asta di un trimestre apre quella della scritta successiva.

rules-quarter-award = Quando il secondo party dei trimestri 1, 2 e 3 è finito e l’ultima tessera è piazzata, si assegna il premio per il miglior film di quel trimestre. Solo allora si riempie il tabellone per il trimestre successivo. Dopo il quarto trimestre, al suo posto vengono i cinque premi grandi.

## Asta

rules-auction = L’asta
    .lead = Alla scritta e nelle città tutte le tessere presenti si vendono insieme: sono il lotto. Il prezzo va agli altri giocatori, quindi ogni offerta è anche un regalo.
    .picture = In quattro: il vincitore paga 7, gli altri ricevono 2 a testa, e resta 1 al centro.

rules-auction-order = Chi ha la mano ({ word-lead }) apre l’asta. Poi si procede in senso orario, per tutti i giri che servono, saltando chi ha passato. A chi detiene l’offerta più alta tocca di nuovo solo se qualcuno ha rilanciato.
    .example = Anna ha la mano e offre 0. Bruno passa, Clara offre 3, David passa. Anna rilancia a 7, Clara passa. Anna vince il lotto per 7.

rules-auction-open = Il primo a parlare può passare o offrire qualsiasi somma, da 0 a tutta la sua cassa. Anche zero è un’offerta: chi offre 0 non ha passato, resta in gara e vince gratis se tutti gli altri passano.

rules-auction-opening-late = Finché nessuno ha fatto un’offerta, ognuno al proprio turno può aprire con 0 o più.
    .example = Anna passa, Bruno offre 0. Da qui in poi le offerte devono salire: Clara può passare oppure offrire almeno 1.
    .ruling = I regolamenti del 2000 parlano di un’offerta di zero solo per il primo giocatore; quelli del 2009 chiedono più dell’offerta precedente, ma qui non ce n’è. Decidiamo così: passare non è un’offerta, quindi non c’è ancora nulla da superare.

rules-auction-raise = Ogni offerta successiva deve essere strettamente più alta dell’ultima. Di quanto, lo decidi tu.

rules-auction-purse = Nessuno può offrire più di quanto ha in cassa. Non si fa credito, e il denaro al centro non conta. Chi non può superare l’offerta più alta deve passare.

rules-auction-out = Chi passa è fuori da quest’asta definitivamente, e rientra nella successiva.

rules-auction-win = Quando tutti tranne uno hanno passato, l’asta è finita. Chi resta prende tutte le tessere del lotto, paga la sua offerta al centro e riceve la mano ({ word-lead }). Un lotto non si divide mai.

rules-auction-silent = Se tutti gli altri hanno passato e nessuno ha fatto un’offerta, decide l’impostazione del tavolo (“{ ruling-last-silent-seat }”). O l’asta finisce subito: chi resta vince il lotto per 0 senza che gli si chieda nulla, e riceve la mano. Oppure a chi resta si chiede una volta sola se offre 0 o passa, nient’altro; se passa, il lotto esce dal gioco, e la mano e il centro restano come sono. Le tessere vinte si piazzano o si scartano come sempre; si possono anche scartare tutte.
    .example = Tre giocatori, Anna ha la mano. Anna passa, Bruno passa. Clara vince per 0 e parla per prima nell’asta successiva. Se il tavolo le lascia la scelta, può passare anche lei: allora nessuno riceve il lotto, e Anna tiene la mano.
    .ruling = I regolamenti del 2000 non prevedono questo caso; quelli del 2009 propendono per la vittoria a 0, che vale se il tavolo non sceglie altro. Che cosa succede se passa è una nostra decisione: nulla torna nel sacchetto, e la mano e il denaro si muovono solo con una vittoria.

rules-auction-share = Poi tutto il centro, compreso ciò che vi era rimasto, si divide in parti uguali fra tutti tranne il vincitore. Quello che non si può dividere resta al centro fino all’asta successiva, anche dopo un party o da un trimestre all’altro. In due, l’avversario riceve tutto.
    .example = Quattro giocatori, nulla al centro. Anna paga 7: Bruno, Clara e David ricevono 2 a testa, e resta 1. Il vincitore successivo paga 8: ora si dividono 9, cioè 3 per ciascuno degli altri, e non resta nulla.

rules-auction-settle = Quando l’asta è decisa, si procede in quest’ordine: il vincitore paga, si divide il centro, la mano passa, il vincitore piazza le tessere. Poi si va al luogo successivo.
    .ruling = I regolamenti indicano gli stessi passi in ordini diversi. Nessun risultato ne dipende; quest’ordine è nostro.

rules-auction-middle-at-end = Il denaro rimasto al centro a fine partita non è di nessuno e non vale punti. Non è mai molto: nulla in due, e al massimo 1, 2 o 3 in tre, quattro o cinque.
    .ruling = Nessun regolamento parla di questo denaro. Conta ciò che si ha, e questo non ce l’ha nessuno.

## Piazzamento

rules-placing = Piazzare le tessere
    .lead = Le tessere vanno sulle tue sceneggiature non terminate oppure escono dal gioco. Ecco che cosa può andare dove.
    .picture = Un attore da 1 stella qui può solo coprire quello da 3, e il film perde 2 stelle: sulla casella aperta c’è già della musica.

rules-placing-at-once = Chi riceve tessere le piazza o le scarta tutte prima che il gioco prosegua, una alla volta e nell’ordine che vuole. Le conseguenze di una tessera si risolvono per intero prima della successiva: se termina un film, prima il film riceve il voto e si prende la nuova sceneggiatura. Non si conserva nulla.

rules-placing-match = Le tessere di questi cinque tipi vanno su una casella del loro tipo: { kind-director }, { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }. Tutte, tranne quelle del primo tipo, vanno anche su una casella aperta ({ slot-open }).

rules-placing-cover = Su una sceneggiatura non terminata una tessera può coprire una casella occupata, se il suo tipo vi è ammesso. Le stelle non contano: anche una tessera peggiore può coprirne una migliore. Le tessere coperte restano sotto per sempre, e per il valore del film conta solo quella in cima.
    .example = Sulla casella dell’attore c’è un attore da 1 stella. Un attore da 3 lo copre: la casella vale 3. Più tardi un attore da 0 copre entrambi: la casella vale 0. Se punti al peggior film, può essere una buona idea.

rules-placing-open-slot = Una casella aperta ({ slot-open }) accetta questi tipi: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }, e inoltre i jolly ({ kind-agency }). Non accetta mai registi né guest star. Una volta occupata, può coprirla solo lo stesso tipo o un jolly.
    .example = Piazzi una tessera musica su una casella aperta: da quel momento accetta solo musica o un jolly. Poi vi piazzi un jolly: da quel momento accetta solo jolly.

rules-placing-agency = Il jolly ({ kind-agency }) va su qualsiasi casella tranne quella della guest star, vuota o occupata, comprese le caselle aperte. Le sue stelle contano come quelle di ogni altra tessera.
    .ruling = Nessun regolamento nomina espressamente la casella aperta vuota. È una conseguenza: un jolly vale per ogni tipo che una tale casella accetta.

rules-placing-agency-closes = Quando su una casella c’è un jolly ({ kind-agency }), solo altri jolly possono coprirla. Vale anche per le caselle aperte.

rules-placing-guest = Una guest star ({ kind-guest }) va solo sulla propria casella, vuota o occupata, e nient’altro ci va mai. Quella casella non è mai obbligatoria: un film si termina con o senza guest star.

rules-placing-discard = Ogni tessera si può scartare invece di piazzarla, anche se ha un posto. Esce dal gioco. Scartare non costa nulla.

rules-placing-finished = Un film terminato non accetta più tessere, né sulla casella vuota della guest star né sopra altre tessere. Una guest star deve quindi arrivare prima della tessera che termina il film.
    .example = Hai vinto un attore e una guest star, e l’attore terminerebbe il film. Piazza prima la guest star; dopo l’attore è troppo tardi.

rules-placing-nowhere = Chi non ha più sceneggiature da terminare continua a offrire, a vincere e a scegliere ai party, ma può solo scartare. Togliere una tessera agli altri può comunque valere la pena.

## Film

rules-film = I film terminati
    .lead = Valore e voto sono due cose diverse. Il valore è una somma di stelle. Il voto è il gettone che il film riceve per quel valore, e tutte le regole che seguono guardano al gettone.
    .picture = Un film di valore 12: il 13 supera il valore e il 12+ è preso, quindi prende il 12.

rules-film-finished = Un film è terminato nel momento in cui tutte le caselle tranne quella della guest star sono occupate, comprese le caselle aperte. Non importa quali tessere vi siano. Non si può rifiutare né rimandare.

rules-film-steps =
    I passi, in quest’ordine:
    1. Si conta il valore.
    2. Il film prende il suo gettone.
    3. Se è il primo del suo genere, riceve quel premio.
    4. Chi lo ha girato prende la sceneggiatura in cima alla pila.
    5. La sceneggiatura successiva della pila diventa leggibile.
    Solo allora vengono le tessere ancora in mano. Un solo lotto può terminare più film, uno dopo l’altro.

rules-film-value = Il valore di un film è la somma delle stelle stampate e delle stelle della tessera in cima a ogni casella, jolly e guest star compresi. Una sola guest star vale −1 e abbassa il valore di 1.
    .example = Una sceneggiatura ha 2 stelle stampate. Sopra ci sono un regista da 3 stelle, un attore da 2, un jolly da 1 e la guest star da −1. Valore: 2 + 3 + 2 + 1 − 1 = 7.
    .ruling = Tutti i regolamenti conoscono una tessera da −1. Che sia una guest star lo dicono solo quelli del 2000; qui vale per entrambe le edizioni.

rules-film-rating = Il film prende il gettone più alto ancora disponibile il cui numero non supera il suo valore. Con valore 12 è il 12+, altrimenti il 12, altrimenti l’11+, altrimenti l’11, e così via a scendere. I film si classificano secondo i gettoni, mai secondo il valore; ogni gettone è unico, quindi due film non sono mai alla pari.
    .example = 12+ e 12 sono presi: un film di valore 12 prende 11+. È preso solo il 15: un film di valore 15 prende 14+.

rules-film-rating-above = Un valore superiore a 22 segue la stessa regola: il film prende il gettone più alto rimasto, prima il 22, poi il 21, e così via.

rules-film-rating-none = Se non resta alcun gettone pari o inferiore al suo valore, il film non ne riceve. Vale 0 punti e si classifica sotto il gettone 0; se succede di nuovo, il film più recente sta sotto il precedente. Per tutto il resto è un film terminato come gli altri.
    .example = Si terminano quattro film di valore 2, e nessun altro così basso. Ricevono i gettoni 2, 1 e 0; il quarto non ne riceve.
    .ruling = Nessun regolamento ne parla. Un gettone superiore al valore non è mai permesso, quindi il film non prende nulla. E come per i gettoni, fra due film uguali ha la peggio il più recente.

rules-film-next = Chi ha girato il film prende subito la sceneggiatura in cima alla pila, se ce n’è ancora; non può rinunciarvi. Può già usarla per le tessere ancora in mano. La successiva si può leggere subito, prima di piazzare quelle tessere.
    .example = Hai vinto tre tessere, e la prima termina un film. Prendi una nuova sceneggiatura. Le altre due tessere possono andare su una qualsiasi delle tue sceneggiature non terminate, anche su quella nuova.

rules-film-first = Il primo film terminato di ogni genere riceve subito il suo premio, 5 punti: “{ award-first-film-drama }”, “{ award-first-film-adventure }”, “{ award-first-film-entertainment }”. È il primo di tutta la partita, non del trimestre. Se di un genere non si termina mai un film, il suo premio non viene assegnato.

## Party

rules-party = Il party
    .lead = Due degli otto luoghi sono party: niente asta, niente da pagare. Ognuno sceglie una tessera, e il cast più numeroso sceglie per primo.
    .picture = Il cast più numeroso sceglie per primo; a parità si segue il senso orario a partire dalla mano. Ci sono tante tessere quanti giocatori.

rules-party-reveal = All’arrivo si scoprono tutte le tessere del party. Ce n’è una per giocatore.

rules-party-order = Ognuno conta il proprio cast ({ word-cast }): queste tessere su tutte le sue sceneggiature, terminate o no, su qualsiasi casella, anche aperta. Le stelle non contano; vale anche la guest star da −1. Il cast più numeroso sceglie per primo, poi si procede in ordine decrescente. A parità viene prima la mano, poi si segue il senso orario a partire da essa.
    .example = Seduti in quest’ordine: Anna (con la mano) ha 1 attore e 1 guest star, Bruno 3 attori e 1 guest star, Clara 1 guest star, David 4 attori. I cast sono 2, 4, 1 e 4. Sceglie per primo Bruno, poi David, Anna e Clara.
    .ruling = Che contino anche i film terminati lo dicono solo i regolamenti del 2000. Qui vale per entrambe le edizioni.

rules-party-agency = Un jolly ({ kind-agency }) non conta mai nel cast, nemmeno sulla casella di un attore.
    .ruling = I regolamenti del 2000 contano solo le tessere rosse, attori e guest star. Quelli del 2009 non lo chiariscono; li leggiamo allo stesso modo, perché un jolly non è né l’uno né l’altra.

rules-party-covered = Quali tessere contino per il cast lo decide l’impostazione del tavolo (“{ ruling-party-counts }”): solo quelle in cima, o anche quelle coperte, perfino sotto un jolly.
    .example = Due attori stanno uno sull’altro, un altro sta sotto un jolly. Se contano solo le tessere in cima, fanno 1 e 0. Se contano tutte, fanno 2 e 1.
    .ruling = Alla lettera, i regolamenti propendono per contare tutte le tessere. Ma ammettono anche una sola guest star per sceneggiatura: una tessera coperta è dunque stata sostituita. Se il tavolo non sceglie altro, contano solo le tessere in cima.

rules-party-fixed = L’ordine si stabilisce quando si scoprono le tessere e non cambia più per tutto il party. Un cast cambia del resto solo con la propria tessera, quando si è già scelto.

rules-party-take = In quest’ordine ognuno prende una tessera, gratis, e la piazza o la scarta prima che scelga il successivo. Se termina un film, si risolve prima anche tutto ciò che ne segue.

rules-party-decline = Il tavolo decide se si può lasciare un party senza tessera (impostazione “{ ruling-party-decline }”). La rinuncia vale per tutto il party e lascia le tessere a chi sceglie dopo. Chi invece prende una tessera e la scarta, la toglie a tutti. Le tessere che nessuno ha preso escono dal gioco.
    .example = Restano solo un attore e una musica, e non ti serve nessuno dei due. Se prendi l’attore e lo scarti, al successivo resta la musica. Se rinunci, il successivo può scegliere fra i due.
    .ruling = Nei regolamenti del 2000 ognuno può prendere una tessera, in quelli del 2009 ognuno ne prende una: l’impostazione segue l’edizione. Che le tessere avanzate escano dal gioco è una nostra decisione: nulla torna mai nel sacchetto.

## Premi

rules-awards = I premi
    .lead = I tre premi per i primi film si assegnano durante la partita. Ecco gli altri otto: tre fra un trimestre e l’altro e cinque alla fine. I film si classificano secondo i gettoni: 12+ batte 12, e 12 batte 11+.
    .picture = Cinque degli undici premi, uno per tipo.

rules-awards-quarter = Alla fine dei trimestri 1, 2 e 3 il film meglio classificato fra tutti quelli terminati fino a quel momento riceve il premio di quel trimestre, 5 punti. Non occorre che sia stato terminato in quel trimestre, e lo stesso film può vincere di nuovo.
    .example = Nel trimestre 1 vince un film con il gettone 17. Nel trimestre 2 il miglior film nuovo ha 15: vince di nuovo il 17. Nel trimestre 3 qualcuno termina un 18 e vince.

rules-awards-quarter-none = Se alla fine di un trimestre nessun film è terminato, il suo premio non viene assegnato. Non passa nemmeno al trimestre successivo.
    .ruling = Nessun regolamento ne parla. Solo i film terminati possono vincere un premio, e nulla nei testi permette di assegnarne due insieme.

rules-awards-genre = Alla fine il film meglio classificato di ogni genere riceve 10 punti: “{ award-best-of-genre-drama }”, “{ award-best-of-genre-adventure }”, “{ award-best-of-genre-entertainment }”. Se di un genere nessun film è terminato, il suo premio non viene assegnato.

rules-awards-worst = Alla fine l’ultimo in classifica fra tutti i film terminati riceve 10 punti: “{ award-worst-film }”. Un 8 sta sotto un 8+. Se nessun film è terminato, il premio non viene assegnato.
    .example = In tutta la partita è stato terminato un solo film: è il migliore del suo genere e il peggiore di tutti.

rules-awards-direction = “{ award-best-direction }”: alla fine ognuno somma le stelle dei registi sui propri film terminati, leggende comprese. Quali registi contino lo decide l’impostazione del tavolo (“{ ruling-direction-counts }”): solo quelli in cima, o anche quelli coperti, perfino sotto un jolly ({ kind-agency }). Il jolly in sé qui non conta. La somma più alta vale 10 punti. Se in testa c’è parità, il premio non viene assegnato, nemmeno quando nessuno ha una stella.
    .example = Anna ha registi da 4 e da 1 su due film terminati, in tutto 5. Bruno ne ha uno da 3 su un film terminato e una leggenda su uno non terminato, in tutto 3. Clara ne ha uno da 4. Vince Anna. Con un altro regista da 1 anche Clara avrebbe 5, e non vincerebbe nessuno.
    .ruling = Se i registi coperti contino, i regolamenti non lo dicono con chiarezza. Se il tavolo non sceglie altro, contano solo le tessere in cima.

rules-awards-many = Un film può ricevere quanti premi si vuole. Possono riceverne solo i film terminati, compresi quelli senza gettone, secondo la loro posizione. Un premio sta sul suo film; solo la migliore regia appartiene al giocatore.
    .ruling = I regolamenti chiedono un film terminato, non un film con un voto. E sarebbe strano che il peggiore di tutti fosse troppo brutto per il premio.

## Fine della partita

rules-ending = Fine della partita
    .lead = La partita finisce dopo il secondo party del quarto trimestre, quando i cinque premi grandi sono stati assegnati.
    .picture = Tre film, tre premi e il denaro rimasto: 40 + 20 + 5 = 65 punti.

rules-ending-score = Ogni film terminato vale il numero del suo gettone; il più conta per la classifica, ma non dà punti. Aggiungi i punti dei tuoi premi e 1 punto per ogni unità di denaro rimasta ({ word-money }). I film non terminati non contano, e nemmeno le tessere che vi si trovano.
    .example = Tre film da 10, 12 e 18, due premi da 5 punti, uno da 10 e 5 unità di denaro: 40 + 20 + 5 = 65 punti.

rules-ending-winner = Vince il punteggio più alto.

rules-ending-tie = Se in testa c’è parità, decide l’impostazione del tavolo (“{ ruling-final-tie }”). O i pari merito condividono la vittoria, oppure fra loro vince chi ha il film meglio classificato; se nessuno di loro ha terminato un film, condividono la vittoria.
    .example = Anna e Bruno hanno 58 punti ciascuno, Clara ne ha 51. Il miglior film di Anna ha il gettone 15, quello di Bruno 14+, quello di Clara 20. Se decide il film meglio classificato, vince Anna, perché Clara non è fra i pari merito. Altrimenti Anna e Bruno condividono la vittoria.
    .ruling = Nei regolamenti del 2009 decide il film meglio classificato. Quelli del 2000 tacciono: lì la vittoria è condivisa, se il tavolo non sceglie altrimenti.

## Impostazioni

rules-switches = Che cosa può scegliere il tavolo
    .lead = Dove i regolamenti divergono o lasciano qualcosa in sospeso, il tavolo può decidere prima della partita. Altrimenti vale ciò che l’edizione prevede. Durante la partita non cambia più nulla.
    .picture = Due delle domande con le loro risposte: come stanno le leggende, e se un attore coperto conta ancora nel cast.

rules-switches-legends =
    – { ruling-legends-face-up }
    – { ruling-legends-face-down }
    .title = { ruling-legends }
    .ruling = Di norma: scoperti in Traumfabrik (2000), coperti in Dream Factory (2009), come nei regolamenti. Tutte le leggende hanno quattro stelle: cambia lo spettacolo, non il gioco.

rules-switches-last-silent-seat =
    – { ruling-last-silent-seat-wins-for-zero }
    – { ruling-last-silent-seat-may-decline }
    .title = { ruling-last-silent-seat }
    .ruling = Di norma in entrambe le edizioni: chi resta vince per 0. Le tessere indesiderate si possono scartare; solo la mano non si può rifiutare così.

rules-switches-party-counts =
    – { ruling-party-counts-visible }
    – { ruling-party-counts-all }
    .title = { ruling-party-counts }
    .ruling = Di norma in entrambe le edizioni: solo le tessere visibili. Ciò che si vede a colpo d’occhio è anche più facile da contare.

rules-switches-direction-counts =
    – { ruling-direction-counts-visible }
    – { ruling-direction-counts-all }
    .title = { ruling-direction-counts }
    .ruling = Di norma in entrambe le edizioni: solo le tessere visibili, come ai party. Il jolly in sé non conta mai.

rules-switches-party-decline =
    – { ruling-party-decline-on }
    – { ruling-party-decline-off }
    .title = { ruling-party-decline }
    .ruling = Di norma: in Traumfabrik (2000) si può rinunciare, in Dream Factory (2009) no, come nei regolamenti. Una tessera presa si può sempre scartare.

rules-switches-final-tie =
    – { ruling-final-tie-shared }
    – { ruling-final-tie-highest-film }
    .title = { ruling-final-tie }
    .ruling = Di norma: vittoria condivisa in Traumfabrik (2000), i cui regolamenti tacciono; il film meglio classificato in Dream Factory (2009).

rules-switches-screens =
    – { ruling-screens-screened }
    – { ruling-screens-open }
    .title = { ruling-screens }
    .ruling = Di norma in entrambe le edizioni: gli schermi. Poiché tutti i pagamenti sono pubblici, le casse scoperte non rivelano nulla che una buona memoria non sappia già.

rules-switches-studios =
    – { ruling-studios-by-seat }
    – { ruling-studios-by-choice }
    – { ruling-studios-random }
    .title = { ruling-studios }
    .ruling = Di norma in entrambe le edizioni: a sorte. Gli studi differiscono un po’, e un sorteggio non richiede discussioni.

rules-switches-first-lead =
    – { ruling-first-lead-random }
    – { ruling-first-lead-named }
    .title = { ruling-first-lead }
    .ruling = Di norma in entrambe le edizioni: a sorte. Indicare qualcuno va bene per tutti i modi previsti dai regolamenti, citazioni comprese.

## Fonti

rules-sources = Fonti
    .rulebooks = Queste regole seguono i regolamenti di Traumfabrik (2000, inglese e italiano) e di Dream Factory (2009, inglese e francese), raccontati con parole nostre. Dove lasciano qualcosa in sospeso, una nota dice che cosa abbiamo deciso.
    .pieces = Dai regolamenti: il numero e i tipi delle tessere, le 22 sceneggiature con studio, genere e stelle stampate, i gettoni, i premi e il denaro, le quattro stelle delle leggende e l’unica guest star da −1. Per il 2009 una parte si suppone uguale al 2000. Dalle recensioni: quante tessere stanno dove sul tabellone. Nostra ricostruzione: le stelle di tutte le altre tessere e le caselle delle sceneggiature. Nessun regolamento le mostra; si accordano con tutto ciò che si sa della scatola.
    .names = I titoli dei film del 2000 vengono dal regolamento o sono quelli con cui i film sono conosciuti. I titoli del 2009 e, in entrambe le edizioni, i nomi dei talenti, degli studi e di quasi tutti i luoghi sono inventati. Non ci si riferisce a nessuna persona reale; solo la guest star da −1 è un inchino all’autore del gioco, Reiner Knizia.

## Glossario

rules-glossary = Glossario
    .lead = Le edizioni usano le stesse parole per cose diverse, perciò queste regole ne hanno di proprie. Se l’edizione scelta ne usa un’altra, la sua parola sta sotto.

rules-glossary-chip = Tessera
    .word = { word-chip }
    .meaning = Ciò che vinci, scegli e piazzi: una persona, una squadra o un jolly.
rules-glossary-director = Regista
    .word = { kind-director }
    .meaning = Va solo sulla casella della regia.
rules-glossary-legend = Leggenda
    .word = { word-legend }
    .meaning = Uno dei quattro registi da quattro stelle; ne arriva uno per trimestre.
rules-glossary-actor = Attore
    .word = { kind-actor }
    .meaning = Va sulle caselle degli attori e su quelle aperte, e conta nel cast.
rules-glossary-camera = Troupe
    .word = { kind-camera }
    .meaning = Va sulle caselle della troupe e su quelle aperte.
rules-glossary-music = Musica
    .word = { kind-music }
    .meaning = Va sulle caselle della musica e su quelle aperte.
rules-glossary-effects = Effetti
    .word = { kind-effects }
    .meaning = Vanno sulle caselle degli effetti e su quelle aperte.
rules-glossary-guest = Guest star
    .word = { kind-guest }
    .meaning = Va solo sull’ultima casella, mai obbligatoria, e conta nel cast.
rules-glossary-agency = Jolly
    .word = { kind-agency }
    .meaning = Va su ogni casella tranne quella della guest star; solo altri jolly possono coprirlo.
rules-glossary-slot = Casella
    .meaning = Il posto per una tessera su una sceneggiatura.
rules-glossary-open-slot = Casella aperta
    .word = { slot-open }
    .meaning = Una casella per attore, troupe, musica, effetti o jolly; la prima tessera la fissa.
rules-glossary-screenplay = Sceneggiatura
    .word = { word-screenplay }
    .meaning = Ci piazzi le tessere finché il film non è terminato.
rules-glossary-genre = Genere
    .word = { genre-drama }, { genre-adventure }, { genre-entertainment }
    .meaning = Ogni sceneggiatura appartiene a uno dei tre.
rules-glossary-stars = Stelle
    .meaning = I punti di una tessera o di una sceneggiatura.
rules-glossary-value = Valore
    .meaning = La somma delle stelle di un film.
rules-glossary-film = Film
    .word = { word-film }
    .meaning = Una sceneggiatura con tutte le caselle obbligatorie occupate.
rules-glossary-rating = Voto
    .word = { word-rating }
    .meaning = Il gettone che un film riceve per il suo valore; ognuno è unico.
rules-glossary-award = Premio
    .word = { word-award }
    .meaning = Un riconoscimento da 5 o 10 punti.
rules-glossary-lead = Mano
    .word = { word-lead }
    .meaning = Chi ce l’ha apre la prossima asta; va a chi ne vince una.
rules-glossary-lot = Lotto
    .word = { word-lot }
    .meaning = Tutte le tessere di un’asta.
rules-glossary-cast = Cast
    .word = { word-cast }
    .meaning = Ciò che conta per l’ordine ai party.
rules-glossary-money = Denaro
    .word = { word-money }
    .meaning = Serve per le offerte; ogni unità rimasta alla fine vale 1 punto.
rules-glossary-purse = Cassa
    .word = { word-purse }
    .meaning = Il denaro di un giocatore.
rules-glossary-middle = Centro
    .word = { word-middle }
    .meaning = Lì resta il denaro che non si è potuto dividere in parti uguali.
rules-glossary-screen = Schermo
    .word = { word-screen }
    .meaning = Nasconde una cassa agli altri.
rules-glossary-bag = Sacchetto
    .word = { word-bag }
    .meaning = Le tessere non ancora pescate.
rules-glossary-stack = Pila
    .word = { word-stack }
    .meaning = Le sette sceneggiature senza studio; chi termina un film prende quella in cima.
rules-glossary-quarter = Trimestre
    .word = { word-quarter }
    .meaning = Un giro del tabellone; la partita ne ha quattro.
rules-glossary-sign = Scritta
    .word = { location-sign }
    .meaning = Il primo luogo di un trimestre, con una leggenda.
rules-glossary-city = Città
    .word = { location-city-1 }, { location-city-2 }, { location-city-3 }, { location-city-4 }, { location-city-5 }
    .meaning = Un luogo con un’asta per due o tre tessere.
rules-glossary-party = Party
    .word = { location-party-1 }, { location-party-2 }
    .meaning = Un luogo dove ognuno sceglie una tessera gratis.
