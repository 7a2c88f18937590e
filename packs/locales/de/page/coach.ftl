### The coach, who comments on a first game.

coach = Begleitung
coach-understood = Verstanden
coach-away = Begleitung wegschicken
coach-welcome = Hallo! Fülle die Felder deiner drei Drehbücher, dann werden sie zu Filmen: Ihre Wertungen, Filmpreise und dein Geld sind Punkte. Zeig auf irgendetwas oder halte den Finger darauf, um zu erfahren, was es ist.
coach-auction = Alle Chips hier werden zusammen verkauft. Was die Auktion kostet, teilen sich die anderen. Biete also nur, was sie dir wert ist. Passen ist keine Schande: Es macht dich reicher.
coach-placing = Wähle einen Chip, dann ein hervorgehobenes Feld. Die Zahl sagt, was der Film damit wert ist. Einen Chip, den du nicht willst, kannst du abwerfen.
coach-party = Ein Chip umsonst! Die größte Besetzung wählt zuerst. Nimm, was du brauchst oder was anderen fehlt.
coach-film = Dein Film ist fertig. Seine Wertung bringt am Ende Punkte, und du hast ein neues Drehbuch bekommen.
coach-received = Jemand anderes hat bezahlt, und du hast einen Anteil bekommen. Geld bringt am Ende Punkte und jetzt Macht.
coach-joker = Ein Joker passt auf jedes Feld außer dem Gastfeld. Liegt er einmal da, kann ihn nur ein anderer Joker überdecken.
coach-guest = Ein Gast passt nur auf das letzte Feld, das leer bleiben darf. Leg ihn, bevor der Film fertig ist: Danach ist es zu spät.
coach-covered = Ein Chip darf einen anderen überdecken. Nur der oberste zählt, auch wenn er schlechter ist.
coach-direction = Für „{ award-best-direction }“ werden die Regiesterne auf fertigen Filmen zusammengezählt: 10 Punkte am Ende.
coach-worst = Auch der schlechteste Film von allen gewinnt am Ende 10 Punkte. Die Liste der Filmpreise zeigt, wer vorn liegt.
coach-ceremony = Die letzte Runde: Vollende, was du kannst, denn unfertige Filme zählen nichts. Dann kommt die Verleihung mit fünf großen Filmpreisen.
