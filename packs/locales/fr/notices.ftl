### Ce que l’on envoie à ceux qui ne sont pas là. Dans un courriel, les liens suivent sur leur
### propre ligne. Nombres : quarter.

notice-your-turn-subject = Traumfabrik : c’est à vous de jouer
notice-your-turn-body = C’est à vous de jouer dans une partie de { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Vous recevez ce message parce que vous l’avez demandé. Vous pouvez le désactiver dans vos réglages :
