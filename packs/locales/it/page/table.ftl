### Around the board: log, chat, votes, hints.

## Around the board

table-quarter = { word-quarter } { $quarter } di 4
table-your-turn = Tocca a te.
table-woken = La tua istruzione finisce qui: ora decidi tu.
table-line-lost = Connessione…
table-store-away = Ora le mosse non si possono salvare. Gli orologi sono fermi.
table-not-here = Tavolo non trovato
table-back = Torna al tavolo
table-side = Accanto al tavolo
table-log = Diario
table-news = Che cosa succede
table-since-your-turn = Dal tuo ultimo turno
table-recap = Mentre aspettavi
table-origin = Ripresa di un’altra partita
table-you-watch = Stai guardando.
table-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-watchers-others =
    { $count ->
        [one] { $count } altra persona
       *[other] Altre { $count } persone
    }
table-watching = Pubblico
table-aside = Chat del pubblico
table-aside-closed = Qui il pubblico chiacchiera per conto suo. Potrebbe aiutarti: finché giochi, la chat resta chiusa, a meno che tu non la apra.
table-aside-open = Leggi lo stesso

## Chat

table-chat = Chat
table-chat-none = Nessuno ha ancora detto niente.
table-chat-removed = rimosso da chi gestisce il server
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-options = Opzioni per { $name }
table-chat-mute = Togli la parola a questo tavolo
table-chat-unmute = Ridai la parola a { $name }
table-chat-block = Blocca ovunque
table-chat-unblock = Sblocca { $name }
table-chat-muted = A questo tavolo ti è stata tolta la parola.
table-emotes = Reazioni
emote-applause = Applausi
emote-laugh = Risate
emote-surprise = Sorpresa
emote-doubt = Dubbio
emote-anger = Rabbia
emote-action = Azione!

## Menu

table-menu = Menu del tavolo
table-take-back = Annulla il mio ultimo turno
table-pause = Pausa
table-resume = Riprendi a giocare
table-vacation = Vai in vacanza
table-vacation-end = Torna dalle vacanze
table-leave = Esci
table-resign = Abbandona
table-abort = Interrompi la partita
table-sure-leave = Un bot subentra al posto tuo. Quando torni, il posto è di nuovo tuo.
table-sure-resign = Un bot giocherà fino alla fine al posto tuo. Non potrai tornare.
table-sure-abort = Se tutti sono d’accordo, la partita finisce qui senza vincitori.
table-link = Il link a questo tavolo
table-link-code = Codice QR con il link a questo tavolo
table-big-screen = Vista per uno schermo grande
table-rules = Regole
table-keys = Tasti: B offri, N uno in più, P passa, C conferma, U ricomincia, D scarta, H consiglio, M suono; nel diario ← → da un nome all’altro.

## Votes

table-away =
    { $why ->
        [timeout] Il tuo tempo è scaduto: un bot gioca al posto tuo.
        [gone] Non c’eri: un bot gioca al posto tuo.
        [resigned] Hai abbandonato la partita: un bot gioca fino alla fine al posto tuo.
       *[left] Hai lasciato il tavolo: un bot gioca al posto tuo.
    }
table-return = Torna al mio posto
table-paused = La partita è in pausa.
table-aborted = La partita è stata interrotta.
table-closed = Il tavolo è chiuso.
table-motion-by = { $name } chiede:
table-motion-take-back = Annullare l’ultimo turno?
table-motion-pause = Mettere in pausa la partita?
table-motion-resume = Riprendere a giocare?
table-motion-abort = Interrompere la partita?
table-vote-yes = D’accordo
table-vote-no = No, grazie
table-vote-waits = In attesa di: { $names }
table-vote-withdraw = Ritira

## Several people on one device

table-cover = Passa il dispositivo a { $name }
table-cover-about = Gli altri guardano altrove.
table-cover-ready = Sono { $name }

## Hints

table-hint = Chiedi al pianificatore
hint-bid = Il pianificatore offrirebbe { $amount }.
hint-pass = Il pianificatore passerebbe.
hint-take = Il pianificatore prenderebbe { $chip }.
hint-decline = Il pianificatore non prenderebbe niente.
hint-place = Il pianificatore piazzerebbe { $chip } su “{ $title }”.
hint-discard = Il pianificatore scarterebbe { $chip }.
hint-price = Vale al massimo { $money }.
