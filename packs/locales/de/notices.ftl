### Was Leuten geschickt wird, die nicht da sind. In E-Mails folgen Links in eigenen Zeilen.
### Zahlen: quarter.

notice-your-turn-subject = Traumfabrik: Du bist am Zug
notice-your-turn-body = Du bist am Zug in einer Partie { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Du bekommst diese Mitteilung, weil du sie bestellt hast. In deinen Einstellungen kannst du sie abbestellen:
