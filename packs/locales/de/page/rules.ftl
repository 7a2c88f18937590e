### Die Seite mit den Regeln. Die Regeln selbst stehen in manual/rules.ftl.

rulebook-contents = Inhalt
rulebook-leaves = Voriges und nächstes Kapitel
rulebook-whole = Alle Kapitel auf einer Seite
rulebook-search = In den Regeln suchen
rulebook-found =
    { $count ->
        [0] Nichts gefunden. Versuche es mit einem anderen Wort oder weniger Buchstaben.
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rulebook-example = Beispiel
rulebook-note = Anmerkung zu den Spielregeln
rulebook-rule = Regel { $number }
rulebook-word = In dieser Ausgabe: { $word }
