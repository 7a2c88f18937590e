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
unknown-text = A questo indirizzo non c’è nulla. Forse il link non è completo.
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

## Bot: nomi d’arte per posto, livelli, caratteri

bot-name-1 = Goldie
bot-name-2 = Monty
bot-name-3 = Ruby
bot-name-4 = Cecil
bot-name-5 = Dot
bot = Bot
bot-named = { $name } ({ $level })
bot-levels = Livello
bot-characters = Caratteri
bot-easy = Facile
bot-easy-about = Gioca in fretta e sbaglia.
bot-medium = Medio
bot-medium-about = Riflette un po’. Buona compagnia.
bot-hard = Difficile
bot-hard-about = Guarda lontano e punisce gli errori.
bot-master = Maestro
bot-master-about = Riflette a fondo su ogni mossa.
bot-miser = L’avaro
bot-miser-about = Non molla un soldo: il denaro vale punti.
bot-sprinter = La velocista
bot-sprinter-about = Sforna subito film per i premi del primo film.
bot-collector = Il collezionista
bot-collector-about = Accumula star per scegliere per primo alle feste.
bot-quality = La perfezionista
bot-quality-about = Pochi film, ma grandi.
bot-mass = La catena di montaggio
bot-mass-about = Tanti film, belli o brutti.
bot-balanced = Il versatile
bot-balanced-about = Un po’ di tutto, svelto e solido.
bot-random = La sognatrice

## Edizioni

edition-label = Edizione

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
