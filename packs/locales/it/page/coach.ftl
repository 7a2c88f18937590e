### The coach, who comments on a first game.

coach = Guida
coach-understood = Capito
coach-away = Congeda la guida
coach-welcome = Ciao! Riempi le caselle delle tue tre sceneggiature e diventano film: i loro voti, i premi e il tuo denaro sono punti. Indica qualunque cosa, o tienici sopra il dito, per sapere che cos’è.
coach-auction = Tutte le tessere qui si vendono insieme. Ciò che paga chi vince si divide tra gli altri: offri solo quanto vale per te. Passare non è una vergogna: ti arricchisce.
coach-placing = Scegli una tessera, poi una casella evidenziata. Il numero dice quanto varrà il film. Una tessera che non vuoi si può scartare.
coach-party = Una tessera gratis! Sceglie per primo chi ha il cast più grande. Prendi ciò che ti serve, o ciò che serve a un rivale.
coach-film = Il tuo film è completo. Il suo voto vale punti alla fine, e hai ricevuto una nuova sceneggiatura.
coach-received = Qualcun altro ha pagato e tu hai ricevuto una parte. Il denaro vale punti alla fine, e potere adesso.
coach-joker = Un jolly va su ogni casella tranne quella della guest star. Una volta lì, solo un altro jolly può coprirlo.
coach-guest = Una guest star va solo sull’ultima casella, che può restare vuota. Piazzala prima che il film sia completo: dopo è troppo tardi.
coach-covered = Una tessera può coprirne un’altra. Conta solo quella in cima, anche se vale meno.
coach-direction = Per “{ award-best-direction }” si sommano le stelle di regia dei film completi: 10 punti alla fine.
coach-worst = Anche il peggior film di tutti vince 10 punti alla fine. L’elenco dei premi mostra chi è in testa.
coach-ceremony = L’ultimo giro: completa ciò che puoi, perché i film incompleti non contano. Poi viene la cerimonia, con cinque grandi premi.
