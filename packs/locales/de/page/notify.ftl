### Ruft Leute, die gerade woanders hinsehen. Der erste Text steht vor dem Titel der Seite.

notify-your-turn-title = ● Du bist am Zug
notify-your-turn-heading = Traumfabrik: Du bist am Zug
