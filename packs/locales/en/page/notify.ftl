### Calls people who look elsewhere. The first text stands before the title of the page.

notify-your-turn-title = ● Your turn
notify-your-turn-heading = Traumfabrik: your turn
