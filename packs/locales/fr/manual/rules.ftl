### Les règles complètes, un message par règle de docs/rules.
### .picture : ce que montre l’image d’un chapitre. .example : un exemple. .ruling : ce que les livrets laissent ouvert, et ce qui vaut ici.
### Les mots de l’édition sont entre parenthèses, pour convenir quelle que soit leur grammaire.

rules-title = Règle du jeu
rules-intro = Vous dirigez un studio de cinéma. Lors des enchères et des fêtes, vous engagez réalisateurs, acteurs, techniciens, stars invitées et jokers, puis vous les placez sur vos scénarios. Un scénario dont tous les espaces sont occupés devient un film achevé et reçoit une note d’après ses étoiles. Le prix d’une enchère est partagé entre les autres joueurs : l’argent circule sans cesse. Après quatre trimestres, on additionne notes, récompenses et argent ; le plus grand total l’emporte. Les mots de l’édition choisie – { edition-name } – figurent entre parenthèses ; le glossaire, à la fin, les réunit tous.

## Préparation

rules-setup = Mise en place
    .lead = Ce qui est prêt sur la table avant la première enchère.
    .picture = Chacun reçoit l’un des cinq studios avec ses trois scénarios ; les autres quittent la partie.

rules-setup-seats = Le jeu se joue de 2 à 5. Le tour de table suit toujours le sens horaire.

rules-setup-purse = Chacun reçoit 12 unités d’argent ({ word-money }) au départ, ou 10 à cinq joueurs. Aucune règle ne crée ni ne détruit d’argent : le centre et toutes les bourses réunis contiennent toujours 24 à deux joueurs, 36 à trois, 48 à quatre et 50 à cinq.

rules-setup-studio = Chacun reçoit l’un des cinq studios, jamais le même qu’un autre, avec ses trois scénarios : un par genre ({ genre-drama }, { genre-adventure }, { genre-entertainment }), posés devant soi face visible. Les studios que personne ne dirige quittent la partie avec leurs scénarios.
    .example = À trois, deux studios restent sans joueur : six scénarios retournent dans la boîte.
    .ruling = Seul le livret français de 2009 dit comment on obtient son studio : on le choisit. Ici, les studios sont tirés au sort, sauf si la table en décide autrement (réglage « { ruling-studios } »).

rules-setup-screenplay = Un scénario porte un genre, un certain nombre d’étoiles imprimées et une rangée d’espaces. Un seul est l’espace de réalisation. Un seul est l’espace invité ({ kind-guest }), toujours le dernier. Entre les deux se trouvent, en nombre et en mélange variables, des espaces de ces types : { kind-actor }, { kind-camera }, { kind-music }, { kind-effects } et ouvert ({ slot-open }).

rules-setup-stack = Les sept scénarios sans studio sont mélangés et forment une pile face visible. Seul celui du dessus est lisible ; personne ne connaît l’ordre des suivants.

rules-setup-track = Il y a 30 jetons de note ({ word-rating }) : les nombres de 0 à 22 une fois chacun, et ceux de 8 à 14 une seconde fois avec un plus. Un jeton avec un plus se classe juste au-dessus du jeton simple de même nombre et en dessous du nombre suivant : 8, 8+, 9, 9+ et ainsi de suite jusqu’à 14, 14+, 15.
    .ruling = Le livret français de 2009 dit que certains nombres existent en double, sans préciser lesquels. Les autres livrets nomment ceux de 8 à 14.

rules-setup-awards = Onze récompenses ({ word-award }) sont à gagner, pour un total de 80 points. Valent 5 points : le premier film de chaque genre et le meilleur film des trimestres 1, 2 et 3. Valent 10 points : le meilleur film de chaque genre, le pire film ({ award-worst-film }) et la meilleure réalisation ({ award-best-direction }).
    .ruling = Les livrets de 2009 ne donnent que la valeur des six petites récompenses. Les 10 points des cinq grandes viennent des livrets de 2000 ; l’exemple de décompte de 2009 s’accorde avec eux.

rules-setup-legends = Les quatre réalisateurs à quatre étoiles sont des légendes ({ word-legend }). Ils ne vont pas dans la réserve, mais restent à part ; une légende entre en jeu à chaque trimestre. Le hasard décide de leur ordre, ce qui ne change rien, puisque toutes ont la même valeur.
    .ruling = Dans le jeu de 2000, les quatre légendes sont visibles dès le début ; dans celui de 2009, elles sont face cachée. La table peut choisir (réglage « { ruling-legends } »).

rules-setup-bag = Les 89 autres tuiles ({ word-chip }) sont mélangées face cachée : c’est la réserve. Ce qui en a été tiré n’y retourne jamais.

rules-setup-lead = Un joueur reçoit la main ({ word-lead }) au départ : il ouvrira la première enchère.
    .ruling = Les livrets laissent le choix aux joueurs ; le livret français de 2009 donne la main à la meilleure réplique de film ou, à défaut, à la dernière personne allée au cinéma. Un programme ne sait pas juger les répliques : ici, le sort décide, sauf si la table désigne quelqu’un (réglage « { ruling-first-lead } »).

rules-setup-screens = De trois à cinq joueurs, la table décide si les bourses sont cachées derrière des écrans ou visibles (réglage « { ruling-screens } ») ; derrière des écrans, vous ne voyez que votre argent. À deux, elles restent toujours visibles. Tous les paiements étant publics, un écran ne cache que ce que l’on oublie. Sont également cachés la réserve, les tuiles d’une fête jusqu’à l’arrivée, les scénarios sous celui du dessus et les légendes face cachée. Tout le reste est visible par tous, même les tuiles recouvertes ou défaussées.
    .ruling = Les livrets demandent des écrans ; ils valent tant que la table ne préfère pas se passer de mémoire. À la fin, tout l’argent est compté au grand jour. Que les tuiles recouvertes ou défaussées soient visibles par tous, c’est notre décision : tous les ont vues venir.

## Trimestre

rules-quarter = Les trimestres
    .lead = Quatre tours de plateau. Chaque lieu réserve une enchère ou une fête.
    .picture = Un trimestre à quatre : une légende au panneau, des tuiles visibles dans les villes et, à chaque fête, autant de tuiles face cachée que de joueurs.

rules-quarter-four = La partie compte quatre trimestres : { word-quarter } 1, 2, 3 et 4. Chacun visite une fois les huit lieux, dans le sens horaire, en commençant par le panneau ({ location-sign }). Cela fait 32 visites : 24 enchères et 8 fêtes.

rules-quarter-route =
    Voici le parcours, avec le nombre de tuiles.
    1. { location-sign } (1)
    2. { location-city-1 } (3)
    3. { location-city-2 } (2)
    4. { location-party-1 } (une par joueur)
    5. { location-city-3 } (3)
    6. { location-city-4 } (2)
    7. { location-city-5 } (2)
    8. { location-party-2 } (une par joueur)
    Cette règle appelle « villes » les lieux 2, 3, 5, 6 et 7.
    .ruling = Les livrets ne donnent que le cadre : le panneau d’abord, cinq villes de deux ou trois tuiles, deux fêtes. Les nombres et l’ordre viennent d’une critique du plateau de 2000. Une critique du plateau de 2009 confirme la place des fêtes ; nous supposons le reste identique.

rules-quarter-fill = Au début de chaque trimestre, on garnit le plateau. Une légende est posée sur le panneau, face visible. Chaque ville reçoit de la réserve son nombre de tuiles, face visible. Chaque fête reçoit autant de tuiles qu’il y a de joueurs, face cachée.
    .example = À cinq, un trimestre consomme 12 + 10 = 22 tuiles, et la partie 88 sur 89 : une seule n’est jamais tirée. À deux, 25 tuiles n’apparaissent jamais.

rules-quarter-lead-stays = La main ne change que lorsque quelqu’un remporte une enchère. Elle ne bouge ni lors d’une fête, ni entre deux trimestres : le gagnant de la dernière enchère d’un trimestre ouvre celle du panneau suivant.

rules-quarter-award = Quand la seconde fête des trimestres 1, 2 et 3 est finie et sa dernière tuile placée, on décerne la récompense du meilleur film de ce trimestre. On ne garnit qu’ensuite le plateau pour le trimestre suivant. Après le quatrième trimestre, les cinq grandes récompenses la remplacent.

## Enchère

rules-auction = L’enchère
    .lead = Au panneau et dans les villes, toutes les tuiles présentes sont vendues ensemble : c’est le lot. Le prix revient aux autres joueurs ; chaque offre est donc aussi un cadeau.
    .picture = À quatre : le gagnant paie 7, les autres reçoivent 2 chacun, et il reste 1 au centre.

rules-auction-order = Celui qui a la main ({ word-lead }) ouvre l’enchère. On continue dans le sens horaire, autant de tours qu’il le faut, en sautant ceux qui ont passé. Celui qui détient la meilleure offre n’est interrogé de nouveau que si quelqu’un a offert plus.
    .example = Anna a la main et offre 0. Bruno passe, Clara offre 3, David passe. Anna monte à 7, Clara passe. Anna remporte le lot pour 7.

rules-auction-open = Celui qui ouvre peut passer ou offrir n’importe quel montant, de 0 à toute sa bourse. Zéro est une offre : un joueur qui offre 0 n’a pas passé, reste en lice et l’emporte gratuitement si tous les autres passent.

rules-auction-opening-late = Tant que personne n’a fait d’offre, chacun à son tour peut ouvrir à 0 ou plus.
    .example = Anna passe, Bruno offre 0. Désormais, les offres doivent monter : Clara peut passer ou offrir au moins 1.
    .ruling = Les livrets de 2000 ne parlent d’une offre de zéro que pour le premier joueur ; ceux de 2009 exigent plus que l’offre précédente, mais ici il n’y en a pas. Nous tranchons : passer n’est pas une offre, il n’y a donc encore rien à dépasser.

rules-auction-raise = Chaque nouvelle offre doit être strictement supérieure à la précédente. De combien, c’est à vous de voir.

rules-auction-purse = Personne ne peut offrir plus que le contenu de sa bourse. Il n’y a pas de crédit, et l’argent du centre ne compte pas. Un joueur qui ne peut pas dépasser la meilleure offre doit passer.

rules-auction-out = Un joueur qui passe est éliminé de cette enchère pour de bon, et revient à la suivante.

rules-auction-win = Quand tous ont passé sauf un, l’enchère est finie. Le dernier en lice prend toutes les tuiles du lot, paie son offre au centre et reçoit la main ({ word-lead }). Un lot n’est jamais divisé.

rules-auction-silent = Si tous les autres ont passé et que personne n’a fait d’offre, le réglage de la table décide (« { ruling-last-silent-seat } »). Ou bien l’enchère s’arrête aussitôt : le dernier en lice remporte le lot pour 0, sans qu’on lui demande rien, et reçoit la main. Ou bien on l’interroge une seule fois : il offre 0 ou passe, rien d’autre ; s’il passe, le lot quitte la partie, et la main et le centre restent tels quels. Les tuiles remportées sont placées ou défaussées comme d’habitude ; on peut toutes les défausser.
    .example = Trois joueurs, Anna a la main. Anna passe, Bruno passe. Clara l’emporte pour 0 et ouvrira l’enchère suivante. Si la table lui laisse le choix, elle peut passer elle aussi : personne n’a le lot, et Anna garde la main.
    .ruling = Les livrets de 2000 ne prévoient pas ce cas ; ceux de 2009 penchent pour une victoire à 0, qui vaut si la table ne choisit rien d’autre. Ce que devient le lot refusé, c’est notre décision : rien ne retourne dans la réserve, et seule une victoire déplace la main et l’argent.

rules-auction-share = Ensuite, tout le centre, y compris ce qui y restait, est partagé à parts égales entre tous, sauf le gagnant. Ce qui ne se divise pas reste au centre jusqu’à la prochaine enchère, même après une fête ou d’un trimestre à l’autre. À deux, l’adversaire reçoit tout.
    .example = Quatre joueurs, rien au centre. Anna paie 7 : Bruno, Clara et David reçoivent 2 chacun, et il reste 1. Le gagnant suivant paie 8 : il y a maintenant 9 à partager, soit 3 pour chacun des autres, et il ne reste rien.

rules-auction-settle = Après le dernier « je passe », on procède dans cet ordre : le gagnant paie, on partage le centre, la main change, le gagnant place ses tuiles. Puis on se rend au lieu suivant.
    .ruling = Les livrets nomment les mêmes étapes dans des ordres différents. Aucun résultat n’en dépend ; cet ordre est le nôtre.

rules-auction-middle-at-end = L’argent qui reste au centre à la fin de la partie n’appartient à personne et ne rapporte rien. Ce n’est jamais beaucoup : rien à deux, et au plus 1, 2 ou 3 à trois, quatre ou cinq.
    .ruling = Aucun livret ne parle de cet argent. On compte ce que l’on a, et cet argent, personne ne l’a.

## Placement

rules-placing = Placer les tuiles
    .lead = Les tuiles vont sur vos propres scénarios inachevés ou quittent la partie. Voici ce qui peut aller où.
    .picture = Un acteur à 1 étoile ne peut ici que recouvrir celui à 3, ce qui coûte 2 étoiles au film : l’espace ouvert porte déjà de la musique.

rules-placing-at-once = Un joueur qui reçoit des tuiles les place ou les défausse toutes avant que la partie ne continue, une par une, dans l’ordre de son choix. Les conséquences d’une tuile sont réglées en entier avant la suivante : si elle achève un film, celui-ci reçoit d’abord sa note et le nouveau scénario est pris. On ne garde rien pour plus tard.

rules-placing-match = Les tuiles de ces cinq types vont sur un espace de leur type : { kind-director }, { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }. Toutes, sauf celles du premier type, vont aussi sur un espace ouvert ({ slot-open }).

rules-placing-cover = Sur un scénario inachevé, une tuile peut recouvrir un espace occupé si son type y est admis. Les étoiles importent peu : une tuile moins bonne peut en recouvrir une meilleure. Les tuiles recouvertes restent dessous pour toujours, et seule celle du dessus compte pour la valeur du film.
    .example = Un acteur à 1 étoile occupe l’espace d’acteur. Un acteur à 3 le recouvre : l’espace vaut 3. Plus tard, un acteur à 0 recouvre les deux : l’espace vaut 0. Quand on vise le pire film, cela peut être habile.

rules-placing-open-slot = Un espace ouvert ({ slot-open }) admet ces types : { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }, ainsi que les jokers ({ kind-agency }). Il n’admet jamais de réalisateur ni de star invitée. Une fois occupé, il ne peut être recouvert que par le même type ou par un joker.
    .example = Une musique est placée sur un espace ouvert : il n’accepte plus que la musique ou un joker. Puis un joker est placé dessus : il n’accepte plus que des jokers.

rules-placing-agency = Le joker ({ kind-agency }) va sur tout espace sauf l’espace invité, vide ou occupé, y compris les espaces ouverts. Ses étoiles comptent comme celles de toute autre tuile.
    .ruling = Aucun livret ne mentionne expressément un espace ouvert vide. C’est une conséquence : un joker remplace tous les types qu’un tel espace admet.

rules-placing-agency-closes = Dès qu’un joker ({ kind-agency }) se trouve sur un espace, seuls des jokers peuvent le recouvrir. Cela vaut aussi pour les espaces ouverts.

rules-placing-guest = Une star invitée ({ kind-guest }) ne va que sur l’espace invité, vide ou occupé, et rien d’autre n’y va jamais. L’espace invité n’est jamais obligatoire : un film s’achève avec ou sans star invitée.

rules-placing-discard = Toute tuile peut être défaussée au lieu d’être placée, même si elle convient. Elle quitte la partie. Défausser ne coûte rien.

rules-placing-finished = Un film achevé n’accepte plus de tuile, ni sur son espace invité vide, ni par-dessus une autre. Une star invitée doit donc arriver avant la tuile qui achève le film.
    .example = Vous avez remporté un acteur et une star invitée, et l’acteur achèverait le film. Placez d’abord la star invitée ; après l’acteur, il est trop tard.

rules-placing-nowhere = Un joueur sans scénario inachevé continue de faire des offres, de gagner et de choisir aux fêtes, mais ne peut plus que défausser. Priver les autres d’une tuile peut encore en valoir la peine.

## Film

rules-film = Les films achevés
    .lead = Valeur et note sont deux choses différentes. La valeur est une somme d’étoiles. La note est le jeton que le film reçoit pour elle, et toutes les règles qui suivent regardent le jeton.
    .picture = Un film de valeur 12 : 13 dépasse la valeur et 12+ est pris ; il prend donc 12.

rules-film-finished = Un film est achevé dès que tous ses espaces sauf l’espace invité sont occupés, espaces ouverts compris. Peu importe quelles tuiles s’y trouvent. On ne peut ni le refuser ni le retarder.

rules-film-steps =
    Voici les étapes, dans l’ordre :
    1. On compte la valeur.
    2. Le film prend son jeton.
    3. S’il est le premier de son genre, il reçoit la récompense.
    4. Celui qui l’a tourné prend le scénario du dessus de la pile.
    5. Le scénario suivant de la pile devient lisible.
    Alors seulement viennent les tuiles encore en main. Un même lot peut achever plusieurs films, l’un après l’autre.

rules-film-value = La valeur d’un film est la somme de ses étoiles imprimées et des étoiles de la tuile du dessus de chaque espace, jokers et star invitée compris. Une seule star invitée vaut −1 et diminue la valeur de 1.
    .example = Un scénario porte 2 étoiles imprimées. S’y trouvent un réalisateur à 3 étoiles, un acteur à 2, un joker à 1 et la star invitée à −1. Valeur : 2 + 3 + 2 + 1 − 1 = 7.
    .ruling = Tous les livrets connaissent une tuile à −1. Seuls ceux de 2000 disent que c’est une star invitée ; nous l’appliquons aux deux éditions.

rules-film-rating = Le film prend le jeton le mieux classé encore disponible dont le nombre ne dépasse pas sa valeur. Pour une valeur de 12, c’est 12+, sinon 12, sinon 11+, sinon 11, et ainsi de suite. Les films se classent d’après leurs jetons, jamais d’après leur valeur ; chaque jeton étant unique, deux films ne sont jamais à égalité.
    .example = 12+ et 12 sont pris : un film de valeur 12 prend 11+. Seul 15 est pris : un film de valeur 15 prend 14+.

rules-film-rating-above = Une valeur supérieure à 22 suit la même règle : le film prend le plus haut jeton restant, d’abord 22, puis 21, et ainsi de suite.

rules-film-rating-none = S’il ne reste aucun jeton inférieur ou égal à sa valeur, le film n’en reçoit pas. Il rapporte 0 point et se classe sous le jeton 0 ; un tel film se classe sous ceux qui l’ont précédé. Pour tout le reste, c’est un film achevé comme les autres.
    .example = Quatre films de valeur 2 sont achevés, et aucun autre n’est aussi bas. Ils reçoivent les jetons 2, 1 et 0 ; le quatrième n’en reçoit pas.
    .ruling = Aucun livret n’en parle. Un jeton supérieur à la valeur n’est jamais permis : le film ne prend donc rien. Et comme pour les jetons, de deux films égaux, le plus récent est le moins bien loti.

rules-film-next = Celui qui a tourné le film prend aussitôt le scénario du dessus de la pile, s’il en reste ; il ne peut pas y renoncer. Ce scénario peut déjà servir pour les tuiles encore en main. Le suivant est lisible tout de suite, avant que ces tuiles ne soient placées.
    .example = Vous avez remporté trois tuiles, et la première achève un film. Vous prenez un nouveau scénario. Les deux autres tuiles peuvent aller sur n’importe lequel de vos scénarios inachevés, y compris le nouveau.

rules-film-first = Le premier film achevé de chaque genre reçoit aussitôt sa récompense, 5 points : « { award-first-film-drama } », « { award-first-film-adventure } », « { award-first-film-entertainment } ». C’est le premier de toute la partie, non du trimestre. Si aucun film d’un genre n’est jamais achevé, sa récompense n’est pas décernée.

## Fête

rules-party = La fête
    .lead = Deux des huit lieux sont des fêtes : pas d’enchère, rien à payer. Chacun choisit une tuile, et la plus grande distribution choisit en premier.
    .picture = La plus grande distribution choisit en premier ; en cas d’égalité, on suit le sens horaire à partir de la main. Il y a autant de tuiles que de joueurs.

rules-party-reveal = À l’arrivée, toutes les tuiles de la fête sont retournées face visible. Il y en a une par joueur.

rules-party-order = Chacun compte sa distribution ({ word-cast }) : ces tuiles sur tous ses scénarios, achevés ou non, sur n’importe quel espace, même ouvert. Les étoiles importent peu ; la star invitée à −1 compte aussi. La plus grande distribution choisit en premier, puis on continue par ordre décroissant. En cas d’égalité, la main d’abord, puis dans le sens horaire à partir d’elle.
    .example = Assis dans cet ordre : Anna (qui a la main) a 1 acteur et 1 star invitée, Bruno 3 acteurs et 1 star invitée, Clara 1 star invitée, David 4 acteurs. Les distributions sont de 2, 4, 1 et 4. Bruno choisit en premier, puis David, Anna et Clara.
    .ruling = Seuls les livrets de 2000 disent que les films achevés comptent aussi. Nous l’appliquons aux deux éditions.

rules-party-agency = Un joker ({ kind-agency }) ne compte jamais dans la distribution, même sur un espace d’acteur.
    .ruling = Les livrets de 2000 ne comptent que les tuiles rouges, acteurs et stars invitées. Ceux de 2009 ne tranchent pas ; nous les lisons de même, car un joker n’est ni l’un ni l’autre.

rules-party-covered = Le réglage de la table décide quelles tuiles comptent dans la distribution (« { ruling-party-counts } ») : seulement celles du dessus, ou aussi celles qui sont recouvertes, même par un joker.
    .example = Deux acteurs sont l’un sur l’autre, un autre est sous un joker. Si seules les tuiles du dessus comptent, cela fait 1 et 0. Si toutes comptent, cela fait 2 et 1.
    .ruling = À la lettre, les livrets penchent pour compter toutes les tuiles. Mais ils n’admettent aussi qu’une star invitée par scénario : une tuile recouverte a donc été remplacée. Si la table ne choisit rien d’autre, seules les tuiles du dessus comptent.

rules-party-fixed = L’ordre est fixé quand les tuiles sont retournées et ne change plus pendant la fête. Une distribution ne change d’ailleurs que par la tuile que l’on vient soi-même de choisir.

rules-party-take = Dans cet ordre, chacun prend une tuile, gratuitement, et la place ou la défausse avant que le suivant ne choisisse. Si elle achève un film, on règle aussi d’abord tout ce qui en découle.

rules-party-decline = La table décide si l’on peut quitter une fête sans tuile (réglage « { ruling-party-decline } »). Un refus vaut pour toute cette fête et laisse les tuiles à ceux qui choisissent ensuite. Un joueur qui prend une tuile et la défausse, au contraire, en prive tout le monde. Les tuiles que personne n’a prises quittent la partie.
    .example = Il ne reste qu’un acteur et une musique, et vous n’avez besoin d’aucun des deux. Si vous prenez l’acteur et le défaussez, il ne reste que la musique au suivant. Si vous renoncez, le suivant a le choix entre les deux.
    .ruling = Dans les livrets de 2000, chacun peut prendre une tuile ; dans ceux de 2009, chacun en prend une : le réglage suit l’édition. Que les tuiles restantes quittent la partie, c’est notre décision : rien ne retourne jamais dans la réserve.

## Récompenses

rules-awards = Les récompenses
    .lead = Les trois récompenses des premiers films sont décernées en cours de partie. Voici les huit autres : trois entre les trimestres et cinq à la fin. Les films se classent d’après leurs jetons : 12+ bat 12, et 12 bat 11+.
    .picture = Cinq des onze récompenses, une de chaque sorte.

rules-awards-quarter = À la fin des trimestres 1, 2 et 3, le mieux classé de tous les films achevés jusque-là reçoit la récompense de ce trimestre, 5 points. Il n’est pas nécessaire qu’il ait été achevé durant ce trimestre, et le même film peut gagner plusieurs fois.
    .example = Au trimestre 1, un film de note 17 gagne. Au trimestre 2, le meilleur nouveau film a 15 : le 17 gagne encore. Au trimestre 3, quelqu’un achève un 18 et gagne.

rules-awards-quarter-none = Si aucun film n’est achevé à la fin d’un trimestre, sa récompense n’est pas décernée. Elle n’est pas non plus reportée sur le trimestre suivant.
    .ruling = Aucun livret n’en parle. Seuls les films achevés peuvent être récompensés, et rien dans les textes ne permet d’en décerner deux à la fois.

rules-awards-genre = À la fin, le film le mieux classé de chaque genre reçoit 10 points : « { award-best-of-genre-drama } », « { award-best-of-genre-adventure } », « { award-best-of-genre-entertainment } ». Si aucun film d’un genre n’est achevé, sa récompense n’est pas décernée.

rules-awards-worst = À la fin, le moins bien classé de tous les films achevés reçoit 10 points : « { award-worst-film } ». Un 8 est plus bas qu’un 8+. Si aucun film n’est achevé, la récompense n’est pas décernée.
    .example = Un seul film a été achevé de toute la partie : il est le meilleur de son genre et le pire de tous.

rules-awards-direction = « { award-best-direction } » : à la fin, chacun additionne les étoiles des réalisateurs de ses films achevés, légendes comprises. Le réglage de la table décide quels réalisateurs comptent (« { ruling-direction-counts } ») : seulement ceux du dessus, ou aussi ceux qui sont recouverts, même par un joker ({ kind-agency }). Un joker lui-même ne compte pas ici. La somme la plus élevée rapporte 10 points. En cas d’égalité en tête, la récompense n’est pas décernée, y compris quand personne n’a d’étoile.
    .example = Anna a des réalisateurs à 4 et à 1 sur deux films achevés, soit 5. Bruno en a un à 3 sur un film achevé et une légende sur un film inachevé, soit 3. Clara en a un à 4. Anna gagne. Avec un autre réalisateur à 1, Clara aurait 5 elle aussi, et personne ne gagnerait.
    .ruling = Les livrets ne disent pas clairement si les réalisateurs recouverts comptent. Si la table ne choisit rien d’autre, seules les tuiles du dessus comptent.

rules-awards-many = Un film peut recevoir un nombre quelconque de récompenses. Seuls les films achevés peuvent en recevoir, y compris ceux sans jeton, d’après leur rang. Une récompense est posée sur son film ; seule la meilleure réalisation appartient au joueur.
    .ruling = Les livrets demandent un film achevé, non un film noté. Et il serait étrange que le pire film de tous soit trop mauvais pour cette récompense.

## Fin de partie

rules-ending = Fin de la partie
    .lead = La partie s’achève après la seconde fête du quatrième trimestre, une fois les cinq grandes récompenses décernées.
    .picture = Trois films, trois récompenses et l’argent qui reste : 40 + 20 + 5 = 65 points.

rules-ending-score = Chaque film achevé rapporte le nombre de son jeton ; le plus compte pour le classement, mais ne rapporte aucun point. Ajoutez les points de vos récompenses et 1 point par unité d’argent restante ({ word-money }). Les films inachevés ne comptent pas, ni les tuiles qui s’y trouvent.
    .example = Trois films à 10, 12 et 18, deux récompenses de 5 points, une de 10 et 5 unités d’argent : 40 + 20 + 5 = 65 points.

rules-ending-winner = Le score le plus élevé l’emporte.

rules-ending-tie = En cas d’égalité en tête, le réglage de la table décide (« { ruling-final-tie } »). Soit les ex æquo partagent la victoire, soit celui d’entre eux qui possède le film le mieux classé l’emporte ; si aucun d’eux n’a achevé de film, ils partagent la victoire.
    .example = Anna et Bruno ont 58 points chacun, Clara en a 51. Le meilleur film d’Anna porte le jeton 15, celui de Bruno 14+, celui de Clara 20. Si le film le mieux classé décide, Anna l’emporte, car Clara n’est pas ex æquo. Sinon, Anna et Bruno partagent la victoire.
    .ruling = Dans les livrets de 2009, le film le mieux classé décide. Ceux de 2000 n’en disent rien : la victoire y est partagée, sauf si la table choisit autrement.

## Réglages

rules-switches = Ce que la table peut choisir
    .lead = Là où les livrets diffèrent ou laissent une question ouverte, la table peut décider avant la partie. Sinon, le réglage par défaut de l’édition s’applique. Rien ne change en cours de partie.
    .picture = Deux des questions et leurs réponses : comment sont posées les légendes, et si un acteur recouvert compte encore dans la distribution.

rules-switches-legends =
    – { ruling-legends-face-up }
    – { ruling-legends-face-down }
    .title = { ruling-legends }
    .ruling = Par défaut : visibles dans Traumfabrik (2000), face cachée dans Dream Factory (2009), comme dans les livrets. Toutes les légendes ont quatre étoiles : le spectacle change, pas le jeu.

rules-switches-last-silent-seat =
    – { ruling-last-silent-seat-wins-for-zero }
    – { ruling-last-silent-seat-may-decline }
    .title = { ruling-last-silent-seat }
    .ruling = Par défaut dans les deux éditions : le dernier en lice l’emporte pour 0. Un joueur qui ne veut pas des tuiles peut les défausser ; seule la main ne se refuse pas.

rules-switches-party-counts =
    – { ruling-party-counts-visible }
    – { ruling-party-counts-all }
    .title = { ruling-party-counts }
    .ruling = Par défaut dans les deux éditions : seulement les tuiles visibles. Ce qui se voit d’un coup d’œil est aussi plus facile à compter.

rules-switches-direction-counts =
    – { ruling-direction-counts-visible }
    – { ruling-direction-counts-all }
    .title = { ruling-direction-counts }
    .ruling = Par défaut dans les deux éditions : seulement les tuiles visibles, comme aux fêtes. Le joker lui-même ne compte jamais.

rules-switches-party-decline =
    – { ruling-party-decline-on }
    – { ruling-party-decline-off }
    .title = { ruling-party-decline }
    .ruling = Par défaut : on peut renoncer dans Traumfabrik (2000), mais pas dans Dream Factory (2009), comme dans les livrets. Une tuile prise peut toujours être défaussée.

rules-switches-final-tie =
    – { ruling-final-tie-shared }
    – { ruling-final-tie-highest-film }
    .title = { ruling-final-tie }
    .ruling = Par défaut : victoire partagée dans Traumfabrik (2000), dont les livrets n’en disent rien ; film le mieux classé dans Dream Factory (2009).

rules-switches-screens =
    – { ruling-screens-screened }
    – { ruling-screens-open }
    .title = { ruling-screens }
    .ruling = Par défaut dans les deux éditions : les écrans. Tous les paiements étant publics, des bourses visibles ne révèlent rien qu’une bonne mémoire ne sache déjà.

rules-switches-studios =
    – { ruling-studios-by-seat }
    – { ruling-studios-by-choice }
    – { ruling-studios-random }
    .title = { ruling-studios }
    .ruling = Par défaut dans les deux éditions : le tirage au sort. Les studios diffèrent un peu, et un tirage ne demande pas de discussion.

rules-switches-first-lead =
    – { ruling-first-lead-random }
    – { ruling-first-lead-named }
    .title = { ruling-first-lead }
    .ruling = Par défaut dans les deux éditions : le tirage au sort. Désigner quelqu’un convient à toutes les façons de faire des livrets, répliques de films comprises.

## Sources

rules-sources = Sources
    .rulebooks = Ces règles suivent les livrets de Traumfabrik (2000, anglais et italien) et de Dream Factory (2009, anglais et français), racontés avec nos propres mots. Là où ils laissent une question ouverte, une note dit ce que nous avons décidé.
    .pieces = Viennent des livrets : le nombre et les types de tuiles, les 22 scénarios avec studio, genre et étoiles imprimées, les jetons, les récompenses et l’argent, les quatre étoiles des légendes et l’unique star invitée à −1. Pour 2009, une partie est supposée identique à 2000. Viennent de critiques : le nombre de tuiles de chaque lieu. Sont notre reconstitution : les étoiles de toutes les autres tuiles et les espaces des scénarios. Aucun livret ne les montre ; elles s’accordent avec tout ce que l’on sait de la boîte.
    .names = Les titres de films de 2000 viennent du livret ou sont ceux sous lesquels ces films sont connus. Les titres de 2009 ainsi que, dans les deux éditions, les noms des talents, des studios et de la plupart des lieux sont inventés. Aucune personne réelle n’est visée ; seule la star invitée à −1 salue l’auteur du jeu, Reiner Knizia.

## Glossaire

rules-glossary = Glossaire
    .lead = Les éditions emploient les mêmes mots pour des choses différentes ; ces règles ont donc leurs propres mots. Quand l’édition choisie dit autrement, son mot figure au-dessous.

rules-glossary-chip = Tuile
    .word = { word-chip }
    .meaning = Ce que l’on gagne, choisit et place : une personne, une équipe ou un joker.
rules-glossary-director = Réalisateur
    .word = { kind-director }
    .meaning = Ne va que sur l’espace de réalisation.
rules-glossary-legend = Légende
    .word = { word-legend }
    .meaning = L’un des quatre réalisateurs à quatre étoiles ; il en vient un par trimestre.
rules-glossary-actor = Acteur
    .word = { kind-actor }
    .meaning = Va sur les espaces d’acteur et les espaces ouverts, et compte dans la distribution.
rules-glossary-camera = Caméra
    .word = { kind-camera }
    .meaning = Va sur les espaces de caméra et les espaces ouverts.
rules-glossary-music = Musique
    .word = { kind-music }
    .meaning = Va sur les espaces de musique et les espaces ouverts.
rules-glossary-effects = Effets
    .word = { kind-effects }
    .meaning = Vont sur les espaces d’effets et les espaces ouverts.
rules-glossary-guest = Star invitée
    .word = { kind-guest }
    .meaning = Ne va que sur le dernier espace, jamais obligatoire, et compte dans la distribution.
rules-glossary-agency = Joker
    .word = { kind-agency }
    .meaning = Va sur tout espace sauf l’espace invité ; seuls des jokers peuvent le recouvrir.
rules-glossary-slot = Espace
    .meaning = La place d’une tuile sur un scénario.
rules-glossary-open-slot = Espace ouvert
    .word = { slot-open }
    .meaning = Un espace pour acteur, caméra, musique, effets ou joker ; la première tuile le fixe.
rules-glossary-screenplay = Scénario
    .word = { word-screenplay }
    .meaning = On y place des tuiles jusqu’à ce que le film soit achevé.
rules-glossary-genre = Genre
    .word = { genre-drama }, { genre-adventure }, { genre-entertainment }
    .meaning = Chaque scénario appartient à l’un des trois.
rules-glossary-stars = Étoiles
    .meaning = Les points d’une tuile ou d’un scénario.
rules-glossary-value = Valeur
    .meaning = La somme des étoiles d’un film.
rules-glossary-film = Film
    .word = { word-film }
    .meaning = Un scénario dont tous les espaces obligatoires sont occupés.
rules-glossary-rating = Note
    .word = { word-rating }
    .meaning = Le jeton que reçoit un film pour sa valeur ; chacun est unique.
rules-glossary-award = Récompense
    .word = { word-award }
    .meaning = Ce que gagne un film ou un joueur : 5 ou 10 points.
rules-glossary-lead = Main
    .word = { word-lead }
    .meaning = Celui qui l’a ouvre l’enchère ; elle va au gagnant.
rules-glossary-lot = Lot
    .word = { word-lot }
    .meaning = Toutes les tuiles d’une enchère.
rules-glossary-cast = Distribution
    .word = { word-cast }
    .meaning = Ce qui compte pour l’ordre lors d’une fête.
rules-glossary-money = Argent
    .word = { word-money }
    .meaning = Il sert à faire des offres ; chaque unité qui reste à la fin vaut 1 point.
rules-glossary-purse = Bourse
    .word = { word-purse }
    .meaning = L’argent d’un joueur.
rules-glossary-middle = Centre
    .word = { word-middle }
    .meaning = Là reste l’argent qui n’a pas pu être partagé également.
rules-glossary-screen = Écran
    .word = { word-screen }
    .meaning = Cache une bourse aux autres.
rules-glossary-bag = Réserve
    .word = { word-bag }
    .meaning = Les tuiles qui n’ont pas encore été tirées.
rules-glossary-stack = Pile
    .word = { word-stack }
    .meaning = Les sept scénarios sans studio ; celui qui achève un film prend celui du dessus.
rules-glossary-quarter = Trimestre
    .word = { word-quarter }
    .meaning = Un tour de plateau ; la partie en compte quatre.
rules-glossary-sign = Panneau
    .word = { location-sign }
    .meaning = Le premier lieu d’un trimestre, avec une légende.
rules-glossary-city = Ville
    .word = { location-city-1 }, { location-city-2 }, { location-city-3 }, { location-city-4 }, { location-city-5 }
    .meaning = Un lieu où deux ou trois tuiles sont mises aux enchères.
rules-glossary-party = Fête
    .word = { location-party-1 }, { location-party-2 }
    .meaning = Un lieu où chacun choisit une tuile gratuite.
