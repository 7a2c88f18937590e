### Why something is worth doing, or not. Names, titles, chips, awards and amounts arrive formatted.

reason-price = Vale al massimo { $price }
reason-finishes = Termina “{ $screenplay }” con il voto { $rating }
reason-finishes-unrated = Termina “{ $screenplay }” senza voto
reason-wins = Premio per te: { $award }
reason-takes = Premio per te, non più per { $seat }: { $award }
reason-fills =
    { $count ->
        [one] Riempie { $count } casella di “{ $screenplay }”, poi ancora da riempire: { $left }
       *[other] Riempie { $count } caselle di “{ $screenplay }”, poi ancora da riempire: { $left }
    }
reason-raises =
    { $stars ->
        [one] Aggiunge { $stars } stella a “{ $screenplay }”
       *[other] Aggiunge { $stars } stelle a “{ $screenplay }”
    }
reason-lowers =
    { $stars ->
        [one] Costa { $stars } stella a “{ $screenplay }”: copre { $chip }
       *[other] Costa { $stars } stelle a “{ $screenplay }”: copre { $chip }
    }
reason-useless = Nessun buon posto
reason-foresight-more = Vale { $price } di per sé, ma di più guardando avanti
reason-foresight-less = Vale { $price } di per sé, ma di meno guardando avanti
reason-foresight-other = Di per sé non la scelta migliore, ma lo è guardando avanti
reason-feeling-more = Vale { $price } a conti fatti, ma di più a istinto
reason-feeling-less = Vale { $price } a conti fatti, ma di meno a istinto
reason-feeling-other = Una scelta d’istinto: a conti fatti c’era di meglio
reason-mistake-more = Vale { $price }, ma è stato sopravvalutato
reason-mistake-less = Vale { $price }, ma è stato sottovalutato
reason-mistake-other = È sfuggita una scelta migliore
reason-rival-finishes = { $seat } così terminerebbe “{ $screenplay }”
reason-rival-fills =
    { $count ->
        [one] { $seat } così riempirebbe { $count } casella
       *[other] { $seat } così riempirebbe { $count } caselle
    }
