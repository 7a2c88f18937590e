### La schermata delle regole. Le regole stesse stanno in manual/rules.ftl.

rulebook-contents = Indice
rulebook-leaves = Capitolo precedente e successivo
rulebook-whole = Tutti i capitoli in una pagina
rulebook-search = Cerca nelle regole
rulebook-found =
    { $count ->
        [0] Nessun risultato. Prova con un’altra parola o con meno lettere.
        [one] { $count } punto trovato
       *[other] { $count } punti trovati
    }
rulebook-example = Esempio
rulebook-note = Nota sui regolamenti
rulebook-rule = Regola { $number }
rulebook-word = In questa edizione: { $word }
