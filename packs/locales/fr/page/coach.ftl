### The coach, who comments on a first game.

coach = Guide
coach-understood = Compris
coach-away = Congédier le guide
coach-welcome = Bonjour ! Remplissez les espaces de vos trois scénarios et ils deviennent des films : leurs notes, les récompenses et votre argent sont des points. Pointez n’importe quoi, ou laissez-y le doigt, pour savoir ce que c’est.
coach-auction = Toutes les tuiles d’ici sont vendues ensemble. Ce que paie le gagnant est partagé entre les autres : n’offrez que ce que le lot vaut pour vous. Passer n’a rien de honteux : cela vous enrichit.
coach-placing = Choisissez une tuile, puis un espace en surbrillance. Le nombre dit ce que vaudra le film. Une tuile dont vous ne voulez pas peut être défaussée.
coach-party = Une tuile gratuite ! La plus grande distribution choisit en premier. Prenez ce qu’il vous faut, ou ce qui manque à un rival.
coach-film = Votre film est achevé. Sa note rapporte des points à la fin, et un nouveau scénario vous revient.
coach-received = Quelqu’un d’autre a payé et vous avez reçu une part. L’argent vaut des points à la fin, et du pouvoir maintenant.
coach-joker = Un joker va sur tous les espaces sauf celui de la star invitée. Une fois posé, seul un autre joker peut le recouvrir.
coach-guest = Une star invitée ne va que sur le dernier espace, qui peut rester vide. Placez-la avant que le film soit achevé : après, c’est trop tard.
coach-covered = Une tuile peut en recouvrir une autre. Seule celle du dessus compte, même si elle est moins bonne.
coach-direction = Pour « { award-best-direction } », on additionne les étoiles de réalisation des films achevés : 10 points à la fin.
coach-worst = Même le plus mauvais film rapporte 10 points à la fin. La liste des récompenses montre qui est en tête.
coach-ceremony = Le dernier tour : achevez ce que vous pouvez, car un film inachevé ne compte pas. Puis vient la cérémonie, avec cinq grandes récompenses.
