### Le questioni che le regole lasciano aperte, e che cosa vale a questo tavolo.

## Registi leggendari

ruling-legends = Registi leggendari
ruling-legends-face-up = I quattro registi leggendari sono tutti visibili dall’inizio.
ruling-legends-face-down = Ogni regista leggendario si scopre all’inizio del suo trimestre.

## Asta senza offerte

ruling-last-silent-seat = Asta senza offerte
ruling-last-silent-seat-wins-for-zero = Se tutti gli altri passano senza offrire, chi resta vince il lotto per zero.
ruling-last-silent-seat-may-decline = Se tutti gli altri passano senza offrire, chi resta può prendere il lotto per zero o passare; se passa, il lotto esce dal gioco.

## Che cosa conta ai party

ruling-party-counts = Tessere contate per l’ordine ai party
ruling-party-counts-visible = Per l’ordine di scelta ai party contano solo le tessere visibili: { word-cast }.
ruling-party-counts-all = Per l’ordine di scelta ai party contano tutte queste tessere, anche coperte: { word-cast }.

## Che cosa conta per la migliore regia

ruling-direction-counts = Tessere contate per la migliore regia
ruling-direction-counts-visible = Per la migliore regia contano solo i registi visibili dei film terminati.
ruling-direction-counts-all = Per la migliore regia contano tutti i registi dei film terminati, anche se coperti.

## Rinuncia ai party

ruling-party-decline = Facoltà di rinuncia ai party
ruling-party-decline-on = A un party ognuno può prendere una tessera o rinunciare.
ruling-party-decline-off = A un party ognuno deve prendere una tessera.

## Parità finale

ruling-final-tie = Parità a fine partita
ruling-final-tie-shared = In caso di parità in testa, la vittoria è condivisa.
ruling-final-tie-highest-film = In caso di parità in testa, decide il film meglio classificato; se nessuno dei pari merito ha terminato un film, la vittoria è condivisa.

## Casse

ruling-screens = Schermi degli studi
ruling-screens-screened = Le casse sono nascoste agli avversari; in due restano sempre scoperte.
ruling-screens-open = Tutte le casse sono visibili a tutti.

## Studi

ruling-studios = Assegnazione degli studi
ruling-studios-by-seat = Gli studi seguono l’ordine dei posti: il primo posto riceve lo studio 1, e così via.
ruling-studios-by-choice = Il tavolo si accorda su chi riceve quale studio.
ruling-studios-random = Gli studi sono assegnati a sorte.

## Prima asta

ruling-first-lead = Apertura della prima asta
ruling-first-lead-random = Il sorteggio decide chi apre la prima asta.
ruling-first-lead-named = Il tavolo decide chi apre la prima asta.
