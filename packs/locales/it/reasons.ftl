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
reason-rival-finishes = { $seat } così terminerebbe “{ $screenplay }”
reason-rival-fills =
    { $count ->
        [one] { $seat } così riempirebbe { $count } casella
       *[other] { $seat } così riempirebbe { $count } caselle
    }
