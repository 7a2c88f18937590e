### Was Leuten geschickt wird, die nicht da sind. In E-Mails folgen Links in eigenen Zeilen.
### Zahlen: quarter.

notice-your-turn-subject = Traumfabrik: Du bist am Zug
notice-your-turn-body = Du bist am Zug in einer Partie { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Du bekommst diese Mitteilung, weil du sie bestellt hast. Mit diesem Link bestellst du sie ab:

notice-confirm-subject = Traumfabrik: Ist das deine Adresse?
notice-confirm-body = Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wenn eine Partie wartet. Wenn das stimmt, bestätige es hier:
notice-confirm-off = Wenn du nichts davon weißt, tu nichts: Etwas anderes bekommst du nicht. Mit diesem Link wird die Adresse gelöscht:
