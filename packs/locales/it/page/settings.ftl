### Impostazioni, account, e l’arrivo da un altro dispositivo.

## Impostazioni

settings-title = Impostazioni
settings-you = Tu
settings-account = Il tuo account
settings-no-account = Account: le tue partite su ogni dispositivo
settings-words = Lingua ed edizione
settings-look = Immagine e suono
settings-theme = Colori
settings-theme-auto = Come il sistema
settings-theme-dark = Sera di prima
settings-theme-light = Matinée
settings-motion = Animazioni
settings-motion-auto = Come il sistema
settings-motion-off = Il meno possibile
settings-sound = Suono
settings-play = Al tavolo
settings-placing = Quando piazzi una tessera
settings-placing-confirm = Conferma
settings-placing-confirm-about = Prima disponi le tue tessere, poi le confermi tutte insieme.
settings-placing-at-once = Subito
settings-placing-at-once-about = Una tessera è piazzata definitivamente appena scegli la sua casella.
settings-coach = Guida
settings-coach-about = Spiega ciò che succede al tavolo, ogni cosa una volta sola. Disattivala e riattivala per sentire tutto da capo.
settings-shortcuts = Scorciatoie da tastiera
settings-notices = Quando tocca a te
settings-notices-about = Perché nessuno ti aspetti, anche se stai guardando altrove.
settings-browser = Notifiche del browser
settings-browser-denied = Il tuo browser le blocca. Puoi permetterle nelle sue impostazioni per questo sito.
settings-browser-unsupported = Qui questo browser non mostra notifiche. Ti avvisano il titolo della scheda e un suono.
settings-mail = Indirizzo e-mail
settings-mail-about = Per le partite per corrispondenza: poche parole e un link quando una partita ti aspetta. Non lo vede nessun altro.
settings-mail-unconfirmed = Questo indirizzo non è ancora confermato. È in arrivo un’e-mail con un link; prima non si invia altro.
settings-mail-again = Invia di nuovo l’e-mail
settings-mail-sent = È in arrivo.
settings-webhook = Invia le notifiche a un indirizzo (per chi se ne intende)
settings-webhook-address = Indirizzo
settings-webhook-about = Ogni notifica viene inviata lì come JSON. L’indirizzo deve essere raggiungibile da Internet.
settings-notified = Avvisami quando una partita mi aspetta

## L’account

account-title = Account
account-lead = Per giocare non serve. Con un account le tue partite ti seguono su ogni dispositivo.
account-name = Nome dell’account
account-password = Password
account-new-password = Nuova password
account-password-hint = Almeno 8 caratteri.
account-sign-in = Accedi
account-sign-in-about = Le partite che giochi qui senza account passano al tuo account.
account-welcome =
    { $count ->
        [0] Ti diamo il bentornato!
        [one] Ti diamo il bentornato! Una partita è passata al tuo account.
       *[other] Ti diamo il bentornato! { $count } partite sono passate al tuo account.
    }
account-lost = Password dimenticata?
account-recover = Password smarrita
account-recover-about = Uno dei codici che hai annotato apre il tuo account. Tutti gli altri dispositivi vengono disconnessi.
account-recover-do = Imposta una nuova password
account-recovered = Ti diamo il bentornato! Da ora vale la tua nuova password.
account-code = Uno dei tuoi codici
account-wrong-sign-in = Nome dell’account o password non validi. Controlla l’ortografia.
account-wrong-code = Nome dell’account o codice non validi. Controlla l’ortografia; ogni codice vale una volta sola.
account-wrong-password = La password è sbagliata.
account-make = Crea un account
account-make-about = Un nome e una password, nient’altro. Tutte le tue partite finora passano all’account.
account-make-do = Crea un account
account-signed-in = Hai eseguito l’accesso come { $account }.
account-sign-out = Esci
account-sign-out-all = Esci ovunque
account-change = Cambia password
account-change-about = Tutti gli altri dispositivi vengono disconnessi.
account-change-do = Cambia la password
account-password-changed = Da ora vale la tua nuova password.
account-codes = Codici di recupero
account-codes-about = Annota questi codici per { $account }: ognuno apre il tuo account una volta, se perdi la password. Vengono mostrati solo adesso.
account-codes-done = Li ho annotati
account-codes-new = Nuovi codici
account-codes-new-about = I tuoi vecchi codici non funzioneranno più.
account-carry = Continua su un altro dispositivo
account-carry-about = Un link, anche come codice QR: chi lo apre continua a tuo nome su quel dispositivo.
account-carry-do = Crea un link
account-carry-link = Link per l’altro dispositivo
account-carry-code = Codice QR del link per l’altro dispositivo
account-carry-secret = Vale una volta sola. Non darlo a nessuno: chi lo apre gioca a tuo nome.
account-leave = Esci come ospite
account-leave-about = Qui giochi come { $name }, senza account.
account-leave-sure = Senza account non puoi tornare alle tue partite. Creane prima uno, o continua su un altro dispositivo.
account-forget = Cancella i miei dati
account-forget-about = Il tuo nome, il tuo account, i tuoi indirizzi e ciò che hai detto vengono eliminati. Le tue partite restano, senza di te.
account-forget-do = Cancella i miei dati
account-forget-sure = Non si può annullare. Nelle partite in corso un bot subentra al posto tuo.
account-forgotten = I tuoi dati sono stati cancellati. Addio!

## Arrivare da un altro dispositivo

carry-title = Continuare qui?
carry-lead = Con questo link continui a giocare su questo dispositivo con il tuo nome. Vale una volta sola.
carry-do = Continua qui
carry-instead = Qui giochi come { $name }, senza account. Se continui, lasci indietro questo ospite e le sue partite.
carry-welcome = Ti diamo il benvenuto, { $name }!

## Link nelle e-mail

mail-confirm-title = È questo il tuo indirizzo?
mail-confirm-lead = Vuoi sapere per e-mail quando una partita ti aspetta.
mail-confirm-do = Sì, scrivetemi qui
mail-confirm-done = Confermato. Da ora ricevi un’e-mail quando una partita ti aspetta.
mail-stop-title = Niente più e-mail?
mail-stop-lead = A questo indirizzo non si inviano più notifiche.
mail-stop-do = Ferma tutte le e-mail
mail-stop-done = Fatto. A questo indirizzo non si invia più nulla.
