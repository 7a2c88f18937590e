### Che cosa è successo al tavolo, oltre alla partita, riga per riga.
### I nomi arrivano già formattati. Numeri: number.

## Prima della partita

deed-opened = Il tavolo è aperto.
deed-seated = { $seat } si siede al tavolo.
deed-vacated = Il posto { $number } è di nuovo libero.
deed-ready = { $seat } dà il via libera.
deed-not-ready = { $seat } ritira il via libera.
deed-started = La partita comincia.

## Assenze e ritorni

deed-taken-over-timeout = Tempo scaduto: un bot subentra a { $seat }.
deed-taken-over-gone = { $seat } manca da troppo tempo: un bot subentra.
deed-taken-over-left = { $seat } lascia il tavolo: un bot subentra.
deed-taken-over-resigned = { $seat } abbandona: un bot subentra.
deed-returned = { $seat } è di nuovo qui.

## Ciò che richiede l’accordo di tutti

deed-proposed-take-back = { $seat } chiede di annullare un turno.
deed-proposed-pause = { $seat } chiede una pausa.
deed-proposed-resume = { $seat } chiede di riprendere la partita.
deed-proposed-abort = { $seat } chiede di chiudere la partita senza risultato.
deed-voted-yes = { $seat } accetta.
deed-voted-no = { $seat } non accetta, quindi non cambia nulla.
deed-withdrawn = { $seat } ritira la richiesta.
deed-carried-take-back = Il turno è annullato. Usciranno di nuovo le stesse tessere.
deed-carried-pause = La partita è in pausa.
deed-carried-resume = La partita riprende.
deed-carried-abort = La partita finisce senza risultato.

## Tempo

deed-vacation-on = { $seat } va in vacanza: l’orologio aspetta.
deed-vacation-off = { $seat } torna dalle vacanze.
deed-credited = Il server è stato irraggiungibile per un po’. Quel tempo non conta.

## La fine di un tavolo

deed-closed-called-off = La partita è annullata.
deed-closed-stale = Da molto tempo non viene nessuno: il tavolo è chiuso.
deed-closed-host = Il tavolo è stato chiuso da chi gestisce il server.
