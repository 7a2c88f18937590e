### Ciò che più schermate hanno in comune.

## Parole sui pulsanti

yes = Sì
no = No
cancel = Annulla
close = Chiudi
back = Indietro
save = Salva
saved = Salvato.
copy = Copia
copied = Copiato.
copy-failed = Il testo è selezionato: copialo con la tastiera o dal menu del browser.
share = Condividi
print = Stampa
review-open = Analisi
loading = Un momento…

## Orientarsi

nav-home = Traumfabrik: alla pagina iniziale
nav-tools = Strumenti
nav-settings = Impostazioni
nav-language = Lingua
nav-sound-on = Suono: attivo
nav-sound-off = Suono: spento
nav-theme-dark = Passa ai colori scuri
nav-theme-light = Passa ai colori chiari
unknown-title = Questa scena è stata tagliata
unknown-text = A questo indirizzo non c’è nulla. Forse il link è incompleto.
unknown-home = Alla pagina iniziale

## Le lingue, nelle loro parole

lang-en = English
lang-de = Deutsch
lang-fr = Français
lang-it = Italiano

## Persone e posti

seat-open = Posto libero
seat-number = Posto { $number }
person-forgotten = Qualcuno
person-again = { $name } { $number }
guest-name = Ospite
name-label = Il tuo nome
name-hint = Lo vedono gli altri al tavolo.
you = Tu

## Edizioni

edition-label = Edizione

## Con che ritmo si vedono giocare i bot

tempo = Ritmo
tempo-instant = Immediato
tempo-quick = Svelto
tempo-normal = Normale
tempo-leisurely = Tranquillo

## Orologi

clock-none = Senza orologio
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }
clock-hours =
    { $hours ->
        [one] { $hours } ora per decisione
       *[other] { $hours } ore per decisione
    }
clock-days =
    { $days ->
        [one] { $days } giorno per decisione
       *[other] { $days } giorni per decisione
    }

## Quando qualcosa non funziona

error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
