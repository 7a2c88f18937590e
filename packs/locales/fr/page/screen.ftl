### The table on a big screen in the room.

screen-title = Grand écran
screen-code = Code QR du lien vers la table
screen-join = Prenez place !
screen-join-about = Visez le code avec l’appareil photo de votre téléphone. Il affiche votre main ; la table est ici.
screen-open =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
screen-full = Toutes les places sont prises. La partie peut commencer.
