### Einstellungen, Konten und das Ankommen von einem anderen Gerät.

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-account = Dein Konto
settings-no-account = Konto: deine Spiele auf jedem Gerät
settings-words = Worte
settings-look = Bild und Ton
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-dark = Premierennacht
settings-theme-light = Matinee
settings-motion = Bewegung
settings-motion-auto = Wie das System
settings-motion-off = So wenig wie möglich
settings-sound = Ton
settings-play = Am Tisch
settings-placing = Wenn du einen Chip legst
settings-placing-confirm = Bestätigen
settings-placing-confirm-about = Du ordnest deine Chips erst an und bestätigst sie dann alle zusammen.
settings-placing-at-once = Sofort
settings-placing-at-once-about = Ein Chip liegt endgültig, sobald du sein Feld wählst.
settings-shortcuts = Einzelne Tasten drücken Knöpfe
settings-notices = Wenn du dran bist
settings-notices-about = Damit niemand auf dich wartet, auch wenn du woanders hinschaust.
settings-browser = Mitteilungen dieses Browsers
settings-browser-denied = Dein Browser verbietet sie. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
settings-browser-unsupported = Dieser Browser zeigt hier keine Mitteilungen. Der Titel des Tabs und ein Ton sagen dir Bescheid.
settings-mail = Mailadresse
settings-mail-about = Für Fernpartien: ein paar Worte und ein Link, wenn ein Spiel auf dich wartet. Niemand sonst sieht sie.
settings-webhook = Mitteilungen an eine Adresse senden (für technisch Interessierte)
settings-webhook-address = Adresse
settings-webhook-about = Jede Mitteilung wird als JSON dorthin gesendet. Die Adresse muss für alle erreichbar sein.
settings-notified = Sag mir Bescheid, wenn ein Spiel auf mich wartet

## Das Konto

account-title = Konto
account-lead = Zum Spielen brauchst du keines. Mit einem folgen dir deine Spiele auf jedes Gerät.
account-name = Name des Kontos
account-password = Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 8 Zeichen.
account-sign-in = Anmelden
account-sign-in-about = Die Spiele, die du hier als Gast spielst, kommen mit.
account-welcome =
    { $count ->
        [0] Willkommen zurück!
        [one] Willkommen zurück! Ein Spiel ist mitgekommen.
       *[other] Willkommen zurück! { $count } Spiele sind mitgekommen.
    }
account-lost = Passwort vergessen?
account-recover = Passwort verloren
account-recover-about = Einer der Codes, die du aufgeschrieben hast, öffnet dein Konto. Alle anderen Geräte werden abgemeldet.
account-recover-do = Neues Passwort setzen
account-recovered = Willkommen zurück! Ab jetzt gilt dein neues Passwort.
account-code = Einer deiner Codes
account-wrong-sign-in = Name des Kontos oder Passwort stimmt nicht. Prüfe die Schreibweise.
account-wrong-code = Name des Kontos oder Code stimmt nicht. Prüfe die Schreibweise; jeder Code gilt nur einmal.
account-wrong-password = Das Passwort stimmt nicht.
account-make = Konto anlegen
account-make-about = Ein Name und ein Passwort, sonst nichts. Alle deine bisherigen Spiele gehören dazu.
account-make-do = Konto anlegen
account-signed-in = Du bist angemeldet als { $account }.
account-sign-out = Abmelden
account-sign-out-all = Überall abmelden
account-change = Anderes Passwort
account-change-about = Alle anderen Geräte werden abgemeldet.
account-change-do = Passwort ändern
account-password-changed = Ab jetzt gilt dein neues Passwort.
account-codes = Codes für den Notfall
account-codes-about = Schreib diese Codes für { $account } auf: Jeder öffnet dein Konto ein Mal, falls du dein Passwort verlierst. Sie werden nur jetzt gezeigt.
account-codes-done = Ich habe sie aufgeschrieben
account-codes-new = Neue Codes
account-codes-new-about = Codes, die du früher bekommen hast, gelten dann nicht mehr.
account-carry = Weiter auf einem anderen Gerät
account-carry-about = Ein Link oder ein Bild für deine Kamera: Wer ihn öffnet, spielt dort als du weiter.
account-carry-do = Link erstellen
account-carry-link = Link für dein anderes Gerät
account-carry-code = QR-Code des Links für dein anderes Gerät
account-carry-secret = Er gilt ein Mal. Gib ihn niemandem: Wer ihn öffnet, ist du.
account-leave = Als Gast gehen
account-leave-about = Du spielst hier als { $name }, ohne Konto.
account-leave-sure = Ohne Konto kommst du nicht zu deinen Spielen zurück. Leg vorher eines an, oder nimm dich auf ein anderes Gerät mit.
account-forget = Vergessen werden
account-forget-about = Dein Name, dein Konto, deine Adressen und was du gesagt hast werden entfernt. Deine Spiele bleiben, ohne dich.
account-forget-do = Vergiss mich
account-forget-sure = Das lässt sich nicht rückgängig machen. In laufenden Spielen spielt ein Bot für dich weiter.
account-forgotten = Du bist vergessen. Leb wohl!

## Ankommen von einem anderen Gerät

carry-title = Hier weiterspielen?
carry-lead = Mit diesem Link spielst du auf diesem Gerät als du selbst weiter. Er gilt ein Mal.
carry-do = Hier weiterspielen
carry-instead = Hier spielst du als { $name }, ohne Konto. Wenn du weitermachst, bleiben dieser Gast und seine Spiele zurück.
carry-welcome = Willkommen, { $name }!
