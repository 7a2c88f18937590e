### Che cosa è successo al tavolo, oltre alla partita, riga per riga.
### I nomi arrivano già formattati. Numeri: number.

## Prima della partita

deed-opened = Il tavolo è aperto.
deed-seated = { $seat } è al tavolo.
deed-vacated = Il posto { $number } è di nuovo libero.
deed-started = La partita comincia.

## Assenze e ritorni

deed-taken-over-timeout = Tempo scaduto: un bot continua per { $seat }.
deed-taken-over-gone = { $seat } manca da troppo tempo: un bot continua.
deed-taken-over-left = { $seat } lascia il tavolo: un bot continua.
deed-taken-over-resigned = { $seat } abbandona: un bot continua.
deed-returned = { $seat } è di nuovo qui.

## Ciò che richiede l’accordo di tutti

deed-proposed-take-back = { $seat } chiede di tornare indietro.
deed-proposed-pause = { $seat } chiede una pausa.
deed-proposed-resume = { $seat } chiede di riprendere.
deed-proposed-abort = { $seat } chiede di chiudere la partita senza risultato.
deed-voted-yes = { $seat } accetta.
deed-voted-no = { $seat } non accetta, quindi non cambia nulla.
deed-carried-take-back = Si torna indietro. Usciranno di nuovo le stesse tessere.
deed-carried-pause = La partita è in pausa.
deed-carried-resume = La partita riprende.
deed-carried-abort = La partita finisce senza risultato.

## Tempo

deed-vacation-on = { $seat } va in vacanza: l’orologio aspetta.
deed-vacation-off = { $seat } torna dalla vacanza.
deed-credited = Il server è mancato per un po’. Quel tempo non conta.

## La fine di un tavolo

deed-closed-called-off = La partita è annullata.
deed-closed-stale = Da molto tempo non viene nessuno: il tavolo è chiuso.
deed-closed-host = Il tavolo è stato chiuso da chi gestisce il server.
