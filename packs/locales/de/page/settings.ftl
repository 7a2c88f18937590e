### Einstellungen, Konten und das Ankommen von einem anderen Gerät.

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-account = Dein Konto
settings-no-account = Konto: deine Partien auf jedem Gerät
settings-words = Sprache und Ausgabe
settings-look = Bild und Ton
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-dark = Premierennacht
settings-theme-light = Matinee
settings-motion = Animationen
settings-motion-auto = Wie das System
settings-motion-off = So wenig wie möglich
settings-sound = Ton
settings-play = Am Tisch
settings-placing = Wenn du einen Chip legst
settings-placing-confirm = Bestätigen
settings-placing-confirm-about = Du ordnest deine Chips erst an und bestätigst sie dann alle zusammen.
settings-placing-at-once = Sofort
settings-placing-at-once-about = Ein Chip liegt endgültig, sobald du sein Feld wählst.
settings-coach = Begleitung
settings-coach-about = Erklärt, was am Tisch geschieht, alles nur einmal. Schalte sie aus und wieder ein, um alles noch einmal zu hören.
settings-shortcuts = Tastenkürzel
settings-notices = Wenn du dran bist
settings-notices-about = Damit niemand auf dich wartet, auch wenn du woanders hinschaust.
settings-browser = Mitteilungen im Browser
settings-browser-denied = Dein Browser blockiert sie. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
settings-browser-unsupported = Dieser Browser zeigt hier keine Mitteilungen. Der Titel des Tabs und ein Ton sagen dir Bescheid.
settings-mail = E-Mail-Adresse
settings-mail-about = Für Fernpartien: ein paar Worte und ein Link, wenn eine Partie auf dich wartet. Niemand sonst sieht sie.
settings-mail-unconfirmed = Diese Adresse ist noch nicht bestätigt. Eine E-Mail mit einem Link ist unterwegs; vorher wird nichts anderes gesendet.
settings-mail-again = E-Mail noch einmal senden
settings-mail-sent = Ist unterwegs.
settings-webhook = Mitteilungen an eine Adresse senden (für technisch Interessierte)
settings-webhook-address = Adresse
settings-webhook-about = Jede Mitteilung wird als JSON dorthin gesendet. Die Adresse muss aus dem Internet erreichbar sein.
settings-notified = Sag mir Bescheid, wenn eine Partie auf mich wartet

## Das Konto

account-title = Konto
account-lead = Zum Spielen brauchst du keines. Mit einem Konto folgen dir deine Partien auf jedes Gerät.
account-name = Name des Kontos
account-password = Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 8 Zeichen.
account-sign-in = Anmelden
account-sign-in-about = Die Partien, die du hier als Gast spielst, kommen mit.
account-welcome =
    { $count ->
        [0] Willkommen zurück!
        [one] Willkommen zurück! Eine Partie gehört jetzt zu deinem Konto.
       *[other] Willkommen zurück! { $count } Partien gehören jetzt zu deinem Konto.
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
account-make-about = Ein Name und ein Passwort, sonst nichts. Alle deine bisherigen Partien gehören dann dazu.
account-make-do = Konto anlegen
account-signed-in = Du bist angemeldet als { $account }.
account-sign-out = Abmelden
account-sign-out-all = Überall abmelden
account-change = Passwort ändern
account-change-about = Alle anderen Geräte werden abgemeldet.
account-change-do = Passwort ändern
account-password-changed = Ab jetzt gilt dein neues Passwort.
account-codes = Wiederherstellungscodes
account-codes-about = Schreib diese Codes für { $account } auf: Jeder öffnet dein Konto einmal, falls du dein Passwort verlierst. Sie werden nur jetzt gezeigt.
account-codes-done = Ich habe sie aufgeschrieben
account-codes-new = Neue Codes
account-codes-new-about = Deine alten Codes gelten dann nicht mehr.
account-carry = Weiter auf einem anderen Gerät
account-carry-about = Ein Link, auch als QR-Code: Wer ihn öffnet, spielt dort unter deinem Namen weiter.
account-carry-do = Link erstellen
account-carry-link = Link für dein anderes Gerät
account-carry-code = QR-Code des Links für dein anderes Gerät
account-carry-secret = Er gilt einmal. Gib ihn niemandem: Wer ihn öffnet, spielt unter deinem Namen.
account-leave = Als Gast gehen
account-leave-about = Du spielst hier als { $name }, ohne Konto.
account-leave-sure = Ohne Konto kommst du nicht zu deinen Partien zurück. Leg vorher eines an, oder spiel auf einem anderen Gerät weiter.
account-forget = Meine Daten löschen
account-forget-about = Dein Name, dein Konto, deine Adressen und was du gesagt hast werden entfernt. Deine Partien bleiben, ohne dich.
account-forget-do = Meine Daten löschen
account-forget-sure = Das lässt sich nicht rückgängig machen. In laufenden Partien übernimmt ein Bot für dich.
account-forgotten = Deine Daten sind gelöscht. Leb wohl!

## Ankommen von einem anderen Gerät

carry-title = Hier weiterspielen?
carry-lead = Mit diesem Link spielst du auf diesem Gerät unter deinem Namen weiter. Er gilt einmal.
carry-do = Hier weiterspielen
carry-instead = Hier spielst du als { $name }, ohne Konto. Wenn du weitermachst, bleiben dieser Gast und seine Partien zurück.
carry-welcome = Willkommen, { $name }!

## Links in E-Mails

mail-confirm-title = Ist das deine Adresse?
mail-confirm-lead = Du möchtest per E-Mail erfahren, wenn eine Partie auf dich wartet.
mail-confirm-do = Ja, schreibt mir hierher
mail-confirm-done = Bestätigt. Ab jetzt bekommst du eine E-Mail, wenn eine Partie auf dich wartet.
mail-stop-title = Keine E-Mails mehr?
mail-stop-lead = An diese Adresse wird keine Mitteilung mehr gesendet.
mail-stop-do = Alle E-Mails abbestellen
mail-stop-done = Erledigt. An diese Adresse wird nichts mehr gesendet.
