### The lesson: what is said at each step of the recorded game. It is played with the edition of 2000.

lesson-title = Die Einführung
lesson-progress = { $at } von { $last }
lesson-back = Zurück
lesson-continue = Weiter
lesson-show = Zeig’s mir
lesson-leave = Verlassen
lesson-other = Gute Idee! Halte dich in dieser Einführung aber bitte an das, was hervorgehoben ist.
lesson-confirm = Alles hat seinen Platz. Bestätige mit dem hervorgehobenen Knopf.
lesson-rules = Die Regeln

## Step by step

lesson-welcome = Willkommen in Hollywood! Du leitest ein Filmstudio. Ersteigere Talente, drehe Filme, gewinne Filmpreise. Wer nach einem Jahr die meisten Punkte hat, gewinnt.
lesson-studio = Das sind deine drei Drehbücher. Ein Film ist fertig, sobald auf jedem Feld ein passender Chip liegt. Nur das letzte Feld ({ kind-guest }) darf leer bleiben.
lesson-route = Jedes { word-quarter } des Jahres führt zu diesen acht Stationen. An sechs werden Chips versteigert, an zweien gibt es eine Party. Du siehst schon, was kommt: Plane voraus!
lesson-bid = Im Angebot: { chip-legend-1 }, ein Regisseur mit vier Sternen. Besser geht es nicht! { bot-name-2 } und { bot-name-3 } haben schon geboten. Erhöhe auf 5!
lesson-share = Für 5 gehört er dir! Was du zahlst, bekommen die anderen: je 2, und 1 bleibt für das nächste Mal in der Mitte. Am Ende bringt Geld Punkte. Jede Auktion macht also andere reicher.
lesson-place = Chips werden sofort gelegt, nie aufgehoben. Tippe auf den Chip, dann auf das hervorgehobene Feld von „{ screenplay-court-jester }“, und bestätige.
lesson-pass = Wer gewonnen hat, bietet beim nächsten Mal zuerst: also du. Hier gibt es viele Chips, aber kaum Sterne. Passe und lass dich von den anderen bezahlen.
lesson-bid-again = { bot-name-3 } hat 3 bezahlt. Mit der 1 aus der Mitte waren das 2 für dich. Jetzt sind { chip-actor-07 } und eine Agentur im Angebot. Biete 3!
lesson-actor = { chip-actor-07 } spielt in „{ screenplay-court-jester }“ mit. Tippe auf den Chip, dann auf das Feld.
lesson-joker = Eine Agentur ist ein Joker: Sie passt auf jedes Feld außer dem letzten. Leg sie bei „{ screenplay-vertigo }“ auf dieses Feld: { kind-camera }.
lesson-party = Eine Party! Alle nehmen sich umsonst einen Chip. Zuerst wählt, wer die meisten { word-cast } hat: { bot-name-3 } mit zweien, dann du mit einem. Nimm den { kind-guest }!
lesson-guest = Ein { kind-guest } gehört nur auf das letzte Feld. Leg ihn, bevor der Film fertig ist: Danach kommt nichts mehr dazu.
lesson-open = Du hast zuletzt gewonnen, also eröffnest du. Beginne, womit du willst, sogar mit 0: Auch null ist ein Gebot.
lesson-raise = { bot-name-2 } will diese Chips auch. Erhöhe auf 3: Damit wird dein Film fertig!
lesson-cover = Drei Sterne statt einem: Überdecke { chip-actor-07 } mit { chip-actor-15 }. Nur der oberste Chip zählt.
lesson-discard = Dieser Gaststar ist −1★ wert. Niemand muss jeden Chip verwenden: Tippe darauf und wirf ihn ab.
lesson-finish = Nun die Musik. Sie füllt die letzte Lücke, und der Film ist fertig.
lesson-premiere = Premiere! Dein Film hat 14★ und bekommt die beste freie Wertung, die nicht darüber liegt: 14+. Der erste Film des Genres ({ genre-adventure }) gewinnt außerdem sofort einen Filmpreis, und du bekommst ein neues Drehbuch.
lesson-quarter = Wir sind ans Ende des ersten { word-quarter }s gesprungen. Der bisher beste Film gewinnt 5 Punkte: deiner! Neue Chips kommen, und die Reise beginnt von vorn.
lesson-direction = „{ award-best-direction }“: Am Ende zählen alle die Sterne der Regie auf ihren fertigen Filmen zusammen. Die höchste Summe gewinnt 10 Punkte. Gute Regie zählt also doppelt.
lesson-worst = Auch der schlechteste Film von allen gewinnt 10 Punkte. Ein schneller Film fast ohne Sterne kann sich also lohnen.
lesson-ceremony = Nach dem vierten { word-quarter } kommt die Verleihung: fünf große Filmpreise zu je 10 Punkten, für den besten Film jedes Genres, den schlechtesten Film und die beste Regie. Die Liste zeigt, wer vorn liegt.
lesson-score = Ein Jahr ist vorbei. Wertungen, Filmpreise und Geld werden zusammengezählt; unfertige Filme zählen nichts. Du gewinnst!
lesson-over = Das ist das ganze Spiel. Klappe, die nächste: Dieser Film gehört dir!
