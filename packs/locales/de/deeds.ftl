### Was am Tisch außerhalb des Spiels geschehen ist, als Zeilen des Protokolls.
### Namen kommen fertig formatiert. Zahlen: number.

## Vor dem Spiel

deed-opened = Der Tisch ist eröffnet.
deed-seated = { $seat } sitzt am Tisch.
deed-vacated = Platz { $number } ist wieder frei.
deed-started = Das Spiel beginnt.

## Weg und wieder da

deed-taken-over-timeout = Die Zeit ist abgelaufen: Ein Bot spielt weiter für { $seat }.
deed-taken-over-gone = { $seat } ist schon zu lange weg: Ein Bot spielt weiter.
deed-taken-over-left = { $seat } verlässt den Tisch: Ein Bot spielt weiter.
deed-taken-over-resigned = { $seat } gibt auf: Ein Bot spielt weiter.
deed-returned = { $seat } ist wieder da.

## Wozu alle ja sagen müssen

deed-proposed-take-back = { $seat } möchte etwas zurücknehmen.
deed-proposed-pause = { $seat } möchte eine Pause.
deed-proposed-resume = { $seat } möchte weiterspielen.
deed-proposed-abort = { $seat } möchte das Spiel ohne Ergebnis beenden.
deed-voted-yes = { $seat } ist einverstanden.
deed-voted-no = { $seat } ist nicht einverstanden, also bleibt alles, wie es ist.
deed-carried-take-back = Es ist zurückgenommen. Dieselben Chips werden wiederkommen.
deed-carried-pause = Das Spiel macht Pause.
deed-carried-resume = Das Spiel geht weiter.
deed-carried-abort = Das Spiel endet ohne Ergebnis.

## Zeit

deed-vacation-on = { $seat } macht Urlaub: Die Uhr wartet.
deed-vacation-off = { $seat } ist zurück aus dem Urlaub.
deed-credited = Der Server war eine Weile weg. Diese Zeit zählt nicht.

## Das Ende eines Tisches

deed-closed-called-off = Das Spiel ist abgesagt.
deed-closed-stale = Lange ist niemand gekommen, darum ist der Tisch geschlossen.
deed-closed-host = Der Tisch wurde von der Leitung des Servers geschlossen.
