### Was am Tisch außerhalb des Spiels geschehen ist, als Zeilen des Protokolls.
### Namen kommen fertig formatiert. Zahlen: number.

## Vor dem Spiel

deed-opened = Der Tisch ist eröffnet.
deed-seated = { $seat } nimmt Platz.
deed-vacated = Platz { $number } ist wieder frei.
deed-ready = { $seat } ist bereit.
deed-not-ready = { $seat } ist doch noch nicht bereit.
deed-started = Die Partie beginnt.

## Weg und wieder da

deed-taken-over-timeout = Die Zeit ist abgelaufen: Ein Bot spielt für { $seat } weiter.
deed-taken-over-gone = { $seat } ist schon zu lange weg: Ein Bot übernimmt.
deed-taken-over-left = { $seat } verlässt den Tisch: Ein Bot übernimmt.
deed-taken-over-resigned = { $seat } gibt auf: Ein Bot übernimmt.
deed-returned = { $seat } ist wieder da.

## Wozu alle ja sagen müssen

deed-proposed-take-back = { $seat } möchte einen Zug zurücknehmen.
deed-proposed-pause = { $seat } möchte eine Pause.
deed-proposed-resume = { $seat } möchte weiterspielen.
deed-proposed-abort = { $seat } möchte die Partie ohne Ergebnis beenden.
deed-voted-yes = { $seat } ist einverstanden.
deed-voted-no = { $seat } ist nicht einverstanden, also bleibt alles, wie es ist.
deed-withdrawn = { $seat } zieht die Bitte zurück.
deed-carried-take-back = Der Zug ist zurückgenommen. Dieselben Chips werden wiederkommen.
deed-carried-pause = Die Partie ist unterbrochen.
deed-carried-resume = Die Partie geht weiter.
deed-carried-abort = Die Partie endet ohne Ergebnis.

## Zeit

deed-vacation-on = { $seat } macht Urlaub: Die Uhr wartet.
deed-vacation-off = { $seat } ist zurück aus dem Urlaub.
deed-credited = Der Server war eine Weile nicht erreichbar. Diese Zeit zählt nicht.

## Das Ende eines Tisches

deed-closed-called-off = Die Partie ist abgesagt.
deed-closed-stale = Lange ist niemand gekommen: Der Tisch ist geschlossen.
deed-closed-host = Der Tisch wurde von der Serverleitung geschlossen.
