### Ce que l’on envoie à ceux qui ne sont pas là. Dans un courriel, les liens suivent sur leur
### propre ligne. Nombres : quarter.

notice-your-turn-subject = Traumfabrik : c’est à vous de jouer
notice-your-turn-body = C’est à vous de jouer dans une partie de { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Vous recevez cette notification parce que vous l’avez demandée. Vous pouvez la désactiver dans vos réglages :
