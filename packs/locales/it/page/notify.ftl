### Chiama chi guarda altrove. Il primo testo precede il titolo della pagina.

notify-your-turn-title = ● Tocca a te
notify-your-turn-heading = Traumfabrik: tocca a te
