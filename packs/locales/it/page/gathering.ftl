### Un tavolo prima della partita.

gathering-title = Prendete posto
gathering-lead-owner = Manda il link ai tuoi amici. Quando ci sono tutti, comincia.
gathering-lead-guest = { $owner } comincia la partita quando ci sono tutti.
gathering-seats = Posti
gathering-name = Come ti devono chiamare gli altri?
gathering-sit-as = Prendi posto come { $name }
gathering-sit-any = Prendi posto
gathering-sit = Siediti qui
gathering-sit-too = Un’altra persona qui
gathering-move = Spostati qui
gathering-stand = Alzati
gathering-remove = Togli
gathering-remove-name = Togli { $name } dal tavolo
gathering-seat-bot = Aggiungi un bot
gathering-owner = Ospita
gathering-guest = Partecipa
gathering-here = Al tavolo
gathering-gone = Ora non è al tavolo
gathering-studio = Il tuo studio
gathering-studio-drawn = Studio: a sorte
gathering-closed = Annullato
gathering-closed-about = Questo tavolo è stato chiuso prima della partita.

## Invitare

gathering-invite = Invita gli altri
gathering-link = Link a questo tavolo
gathering-code = Codice QR del link a questo tavolo
gathering-share = Una partita a Traumfabrik
gathering-link-local = Questo link funziona solo su questo computer. Apri la pagina al suo indirizzo nella tua rete per invitare gli altri.

## Cominciare

gathering-begin = Si comincia?
gathering-ready = Per me si può
gathering-ready-mark = Via libera
gathering-ready-count = Via libera: { $count }/{ $total }
gathering-ready-all = Tutti danno il via libera.
gathering-fill = Bot per i posti liberi
gathering-start = Comincia la partita
gathering-start-fill =
    { $count ->
        [one] Comincia con un bot
       *[other] Comincia con { $count } bot
    }
gathering-call-off = Annulla il tavolo
gathering-call-off-sure = Il tavolo viene chiuso per tutti, e il suo link non funziona più.

## Che cosa è convenuto

gathering-agreed = A questo tavolo
gathering-absence-wait = Gli altri aspettano
gathering-absence-timeout = Un bot subentra quando il tempo è scaduto ({ $bot })
gathering-absence-grace =
    { $minutes ->
        [one] Un bot subentra dopo { $minutes } minuto ({ $bot })
       *[other] Un bot subentra dopo { $minutes } minuti ({ $bot })
    }
gathering-fair = Le estrazioni sono eque
gathering-fair-about = Tutte le estrazioni derivano da un numero segreto già fissato: questa è la sua impronta. Il tuo browser aggiunge casualità propria quando prendi posto. Dopo la partita il numero viene mostrato, e chiunque può verificare ogni estrazione.
