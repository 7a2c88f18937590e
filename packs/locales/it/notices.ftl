### Quello che si manda a chi non è presente. Nelle e-mail i link seguono su righe proprie.
### Numeri: quarter.

notice-your-turn-subject = Traumfabrik: tocca a te
notice-your-turn-body = Tocca a te in una partita di { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = Ricevi questa notifica perché l’hai chiesta. Con questo link non ne ricevi più:

notice-confirm-subject = Traumfabrik: è questo il tuo indirizzo?
notice-confirm-body = Qualcuno, probabilmente tu, vuole sapere a questo indirizzo quando una partita aspetta. Se è giusto, confermalo qui:
notice-confirm-off = Se non ne sai nulla, non fare nulla: non riceverai altro. Con questo link l’indirizzo viene cancellato:
