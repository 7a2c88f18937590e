### Appelle ceux qui regardent ailleurs. Le premier texte précède le titre de la page.

notify-your-turn-title = ● À vous de jouer
notify-your-turn-heading = Traumfabrik : c’est à vous de jouer
