### Ce que l’on envoie à ceux qui ne sont pas là. Dans un courriel, les liens suivent sur leur
### propre ligne. Nombres : quarter.

notice-your-turn-subject = Traumfabrik : c’est à vous de jouer
notice-your-turn-body = C’est à vous de jouer dans une partie de { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Vous recevez cette notification parce que vous l’avez demandée. Avec ce lien, vous n’en recevrez plus :

notice-confirm-subject = Traumfabrik : est-ce votre adresse ?
notice-confirm-body = Quelqu’un, sans doute vous, veut savoir à cette adresse quand une partie attend. Si c’est exact, confirmez-le ici :
notice-confirm-off = Si vous n’en savez rien, ne faites rien : rien d’autre ne vous sera envoyé. Avec ce lien, l’adresse est supprimée :
