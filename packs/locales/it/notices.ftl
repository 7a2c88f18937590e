### Quello che si manda a chi non è presente. Nelle e-mail i link seguono su righe proprie.
### Numeri: quarter.

notice-your-turn-subject = Traumfabrik: tocca a te
notice-your-turn-body = Tocca a te in una partita di { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Ricevi questa notifica perché l’hai chiesta. Puoi disattivarla nelle impostazioni:
