// The rules and the courses in French, by their English texts.
import type { Words } from "../../rules/own_words.ts";

export const books: Words = {
  "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.":
    "Cam, c’est Camelot en petit : un plateau de 67 cases, sept pièces par camp, et une pièce dans le château gagne. C’est la façon la plus rapide d’apprendre, et un jeu vif en lui-même.",
  "Each side has two knights and five men. White's castle is D1, Black's is D13.":
    "Chaque camp a deux cavaliers et cinq pions. Le château de Blanc est D1, celui de Noir est D13.",
  "The aim": "Le but",
  "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.":
    "Il y a un château à chaque bout du plateau. Amenez l’une de vos pièces dans le château d’en face, et vous avez gagné. Vous gagnez aussi en prenant toutes les pièces ennemies, ou quand l’autre camp n’a plus de coup.",
  "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.":
    "Blanc commence, puis les joueurs jouent tour à tour, un coup chacun. Personne ne peut passer. Il n’y a que deux sortes de pièces : les pions et les cavaliers. Les deux vont dans toutes les directions, en avant, en arrière, de côté et en diagonale ; un cavalier peut faire une chose de plus.",
  "Into the castle": "Dans le château",
  "Two moves away. Step the man closer to the castle on D13.":
    "À deux coups. Approchez le pion d’un pas du château en D13.",
  "Tap the man, then D12.": "Touchez le pion, puis D12.",
  "From there the castle is as far as before, or farther.": "De là, le château est aussi loin qu’avant, ou plus loin.",
  "One step from winning": "À un pas du gain",
  "Win the game.": "Gagnez la partie.",
  "Tap the man, then the flag.": "Touchez le pion, puis le drapeau.",
  "The game goes on. The castle was one step away.": "La partie continue. Le château était à un pas.",
  "The plain step": "Le pas simple",
  "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.":
    "Toute pièce peut avancer d’un pas vers une case vide voisine, dans l’une des huit directions. Un pas est un coup entier à lui seul.",
  "A square that is taken cannot be landed on: no piece ever moves onto another.":
    "On ne peut pas arriver sur une case occupée : aucune pièce ne va jamais sur une autre.",
  "A step is never part of a longer move: it joins neither a canter nor a jump.":
    "Un pas ne fait jamais partie d’un coup plus long : il ne se joint ni à un galop ni à un saut.",
  "The board has no corners. Where there is no square nothing can stand or land.":
    "Le plateau n’a pas de coins. Là où il n’y a pas de case, rien ne peut se tenir ni arriver.",
  "A step": "Un pas",
  "Step the man to any square beside it.": "Avancez le pion d’un pas vers n’importe quelle case voisine.",
  "Tap the man, then a dot.": "Touchez le pion, puis un point.",
  "The canter": "Le galop",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.":
    "Toute pièce peut passer par-dessus un ami qui se tient à côté d’elle, vers la case vide juste derrière. C’est un galop. Rien n’est pris. De là, elle peut galoper par-dessus un autre ami, puis un autre, en tournant à son gré, et s’arrêter où elle veut. Une armée en bon ordre se déplace donc vite : un pion de l’arrière peut être devant en un coup.",
  "You never have to canter.": "Rien n’oblige jamais à galoper.",
  "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.":
    "Un bond passe par-dessus une seule pièce, juste à côté, et arrive juste derrière. Il n’y a pas de bond par-dessus une case vide.",
  "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.":
    "Chaque étape d’un coup est un pas vers une case voisine ou un bond de deux cases en ligne droite.",
  "A canter may pass over the square it began on, but not end there: that would be passing the turn.":
    "Un galop peut passer par la case où il a commencé, mais non y finir : ce serait passer son tour.",
  "Two leaps in one move": "Deux bonds en un coup",
  "Bring the man from B4 to F4 in one move.": "Amenez le pion de B4 à F4 en un coup.",
  "Tap B4, then the diamond on F4: the page finds the way over both friends.":
    "Touchez B4, puis le losange en F4 : la page trouve le chemin par-dessus les deux amis.",
  "The jump": "Le saut",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.":
    "Toute pièce peut sauter par-dessus un ennemi qui se tient à côté d’elle, vers la case vide juste derrière, et le retire du plateau. Si elle peut sauter encore de là où elle est arrivée, elle le doit, et ainsi de suite jusqu’à ne plus pouvoir. S’il y a le choix entre des ennemis, il est à vous : rien n’oblige à prendre le plus.",
  "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.":
    "Et tout le jeu est là : qui peut sauter doit sauter. Vous pouvez choisir le saut, mais non une autre sorte de coup. Une pièce offerte au bon moment attire donc l’ennemi où vous le voulez.",
  "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.":
    "Si l’une de vos pièces peut sauter tout de suite, votre coup doit prendre quelque chose : n’importe quel saut de n’importe quelle pièce convient, et la charge d’un cavalier aussi.",
  "A jump that can go on must go on. It ends where there is nothing left to jump.":
    "Un saut qui peut continuer doit continuer. Il finit là où il n’y a plus rien à sauter.",
  "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.":
    "Une pièce sautée disparaît aussitôt : elle n’est pas sautée deux fois, et sa case est libre pour le reste du coup.",
  "Jump, and jump on": "Sauter, et sauter encore",
  "Take both black men in one move.": "Prenez les deux pions noirs en un coup.",
  "Tap the man, then the mark with the number 2.": "Touchez le pion, puis la marque avec le nombre 2.",
  "You must capture": "Il faut prendre",
  "Try to step with the man on F5: the page says why not. Then do what you must.":
    "Essayez d’avancer d’un pas avec le pion en F5 : la page dit pourquoi c’est impossible. Puis faites ce qu’il faut.",
  "The piece with the thick ring can capture: tap C5, then E7.":
    "La pièce au cercle épais peut prendre : touchez C5, puis E7.",
  "The knight's charge": "La charge du cavalier",
  "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.":
    "C’est la seule chose dont seuls les cavaliers sont capables. En un seul coup, un cavalier peut galoper par-dessus des amis, une ou plusieurs fois, puis sauter par-dessus des ennemis, une ou plusieurs fois. D’abord les galops, puis les sauts, jamais l’inverse. Une bonne charge traverse tout le plateau et prend la moitié d’une armée.",
  "If a charge is the only way to take something, you may leave it: only a direct jump compels.":
    "Si une charge est la seule façon de prendre quelque chose, vous pouvez y renoncer : seul un saut direct oblige.",
  "A man canters or jumps, but not both in one move. Only a knight may charge.":
    "Un pion galope ou saute, mais pas les deux en un coup. Seul un cavalier peut charger.",
  "Once a knight has begun to jump, it cannot canter again in that move.":
    "Une fois qu’un cavalier a commencé à sauter, il ne peut plus galoper dans ce coup.",
  "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.":
    "Un cavalier qui galope vers une case d’où il pourrait sauter doit prendre quelque chose avant la fin de son coup, là ou plus loin. Il ne peut donc ni s’arrêter sur une telle case ni la traverser sans prendre. S’il y a un chemin qui l’évite, il peut le suivre. Les pions échappent à cette règle.",
  "A charge": "Une charge",
  "Take both black men with the knight.": "Prenez les deux pions noirs avec le cavalier.",
  "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.":
    "Touchez le cavalier, puis le double cercle. La ligne en tirets est le galop, la ligne pleine les sauts.",
  "A charge is yours to take or to leave. Here you are asked to take both men.":
    "Vous êtes libre de charger ou non. Ici, on vous demande de prendre les deux pions.",
  "Only knights charge": "Seuls les cavaliers chargent",
  "Pick the man on D4 and try F8: the page says why not. Then canter to D6.":
    "Choisissez le pion en D4 et essayez F8 : la page dit pourquoi c’est impossible. Puis galopez vers D6.",
  "Tap D4, then F8; then the diamond on D6.": "Touchez D4, puis F8 ; ensuite le losange en D6.",
  "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.":
    "C’est permis. Mais regardez jusqu’où le pion en D4 peut galoper : jusqu’à D6, et pas de saut ensuite.",
  "A knight does not ride past": "Un cavalier ne passe pas son chemin",
  "Try to stop the knight on D6, beside the black man. Then charge.":
    "Essayez d’arrêter le cavalier en D6, à côté du pion noir. Puis chargez.",
  "Tap D4, then D6; then the double ring on F8.": "Touchez D4, puis D6 ; ensuite le double cercle en F8.",
  "That is legal. But the knight can canter to D6 and jump on from there in the same move.":
    "C’est permis. Mais le cavalier peut galoper vers D6 et sauter de là dans le même coup.",
  "The castles": "Les châteaux",
  "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.":
    "Le château de votre côté est le vôtre ; celui d’en face est votre but. Qui y amène une pièce a gagné, quoi qu’il y ait d’autre sur le plateau.",
  "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.":
    "Votre propre château n’est pas une maison à habiter. Aucun pas ni galop ne peut y arriver. Seul un saut peut y porter une pièce, et elle doit alors en ressortir à votre tour suivant, avant toute autre chose.",
  "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.":
    "Si l’une de vos pièces est dans votre propre château au début de votre tour, elle doit en sortir maintenant : par un saut, ou par la charge d’un cavalier, si elle a un saut ; sinon par n’importe quel coup qui en sort. Cela passe avant les prises ailleurs.",
  "Only a jump may land in your own castle.": "Seul un saut peut arriver dans votre propre château.",
  "In some rule sets a jump that lands in its own castle ends there, even if it could go on.":
    "Dans certaines règles, un saut qui arrive dans son propre château y finit, même s’il pouvait continuer.",
  "A leg that lands in the enemy castle ends the move there, even if a jump could follow.":
    "Une étape qui arrive dans le château ennemi y finit le coup, même si un saut pouvait suivre.",
  "A piece in the enemy castle never leaves it, and it is not asked to capture from there.":
    "Une pièce dans le château ennemi ne le quitte jamais, et on ne lui demande pas de prendre depuis là.",
  "Out of your castle": "Sortir du château",
  "Try to take the black man with the man on F5. Then do what comes first.":
    "Essayez de prendre le pion noir avec le pion en F5. Puis faites ce qui passe d’abord.",
  "Tap the man on D1, then any dot.": "Touchez le pion en D1, puis n’importe quel point.",
  "What you must do, in order": "Ce qu’il faut faire, dans l’ordre",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "D’abord : quitter votre propre château, si l’une de vos pièces y est. Ensuite : prendre, si l’une de vos pièces peut sauter tout de suite. Sinon, vous êtes libre de jouer ce que vous voulez ; une charge possible se joue ou non, à votre gré.",
  "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.":
    "La page marque ce que vous devez faire : les pièces qui y répondent portent un cercle rouge épais, et la ligne au-dessus du plateau dit pourquoi.",
  "A move begins on a square where one of your pieces stands.":
    "Un coup commence sur une case où se tient l’une de vos pièces.",
  "You move your own pieces, and only when it is your turn.":
    "Vous jouez vos propres pièces, et seulement quand c’est à vous.",
  "A piece that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Une pièce enfermée, sans rien vers quoi avancer, galoper ou sauter, ne peut pas bouger maintenant.",
  "After the end of the game nothing moves any more.": "Après la fin de la partie, plus rien ne bouge.",
  "How a game ends": "Comment finit une partie",
  "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.":
    "Une pièce dans le château ennemi gagne. Prendre la dernière pièce ennemie aussi. Un joueur qui n’a pas de coup permis à son tour perd.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.":
    "Il n’y a pas de nulle d’elle-même : mais quand une position est apparue pour la troisième fois, le joueur qui doit jouer peut réclamer la nulle, et une nulle peut être proposée à tout moment. Un joueur peut aussi abandonner.",
  "Finer points": "Points plus fins",
  "While a piece moves, the square it came from counts as empty. A jump may even end where it began.":
    "Pendant qu’une pièce se déplace, la case d’où elle vient compte comme vide. Un saut peut même finir là où il a commencé.",
  "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.":
    "Deux chemins qui commencent et finissent sur les mêmes cases et prennent les mêmes pièces sont le même coup. La page trouve un chemin pour vous ; si vous voulez le suivre vous-même, étape par étape, activez le mode étape par étape à côté du plateau.",
  "Perfect play": "Le jeu parfait",
  "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.":
    "Là où il reste peu de pièces, on peut savoir qui gagne si les deux camps jouent sans faute. Un serveur qui a de telles tables montre leurs valeurs à côté du plateau et dessus, si vous demandez les « Valeurs exactes ».",
  "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.":
    "Une pièce porte la valeur de son meilleur coup, une case celle d’y aller, pour le camp qui doit jouer : +5 gagne au cinquième coup à partir d’ici ; = fait nulle ; −12 perd au douzième coup de l’autre camp. Le gagnant se hâte et le perdant tient bon ; les nulles par répétition ou par un nombre de coups ne sont pas prises en compte.",
  "No piece leaps over a tree.": "Aucune pièce ne passe par-dessus un arbre.",
  "Pieces canter over trees, as over friends.": "Les pièces galopent par-dessus les arbres, comme par-dessus des amis.",
  "A jump that lands in its own castle goes on if it can.":
    "Un saut qui arrive dans son propre château continue s’il le peut.",
  "A jump that lands in its own castle ends there; the piece leaves on the next turn.":
    "Un saut qui arrive dans son propre château y finit ; la pièce en sort au tour suivant.",
  "A piece in its own castle leaves by a jump if it has one.":
    "Une pièce dans son propre château en sort par un saut si elle en a un.",
  "A piece in its own castle may leave by any kind of move, even if it has a jump.":
    "Une pièce dans son propre château peut en sortir par n’importe quelle sorte de coup, même si elle a un saut.",
  "A piece need not leave its own castle.": "Une pièce n’a pas besoin de quitter son propre château.",
  "Steps and canters may land in your own castle too.":
    "Les pas et les galops peuvent aussi arriver dans votre propre château.",
  "A knight that canters to where it could jump must capture.":
    "Un cavalier qui galope là où il pourrait sauter doit prendre.",
  "A knight may canter past enemies it could jump, without capturing.":
    "Un cavalier peut passer au galop près d’ennemis qu’il pourrait sauter, sans prendre.",
  "Taking the last enemy wins even with a single piece left.":
    "Prendre le dernier ennemi gagne même s’il ne vous reste qu’une pièce.",
  "Taking the last enemy wins only with two pieces left.":
    "Prendre le dernier ennemi ne gagne que s’il vous reste deux pièces.",
  "A player without a legal move loses.": "Un joueur sans coup permis perd.",
  "A player without a legal move loses only if the other side has two pieces.":
    "Un joueur sans coup permis ne perd que si l’autre camp a deux pièces.",
  "It is a draw when each side has one piece at most.": "La partie est nulle quand chaque camp a une pièce au plus.",
  "One piece each is not yet a draw.": "Une pièce chacun ne fait pas encore nulle.",
  "A repeated position is not a draw by itself.": "Une position répétée ne fait pas nulle d’elle-même.",
  "The third time a position comes up is a draw.": "La troisième fois qu’une position apparaît, la partie est nulle.",
  "There is no draw by a count of quiet moves.": "Il n’y a pas de nulle par un nombre de coups tranquilles.",
  "A hundred moves without a capture or a castle entry are a draw.":
    "Cent coups sans prise ni entrée dans un château font nulle.",
  "Through your own castle": "Par votre propre château",
  "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.":
    "Un saut peut porter une pièce dans votre propre château. À votre tour suivant, cette pièce doit en ressortir, avant toute autre chose.",
  "Home and out again": "À la maison, et dehors",
  "Take the black man on E2. The jump ends in your own castle.":
    "Prenez le pion noir en E2. Le saut finit dans votre propre château.",
  "Tap F3, then D1.": "Touchez F3, puis D1.",
  "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.":
    "Noir offre un pion. Essayez de le prendre avec le pion en E6 : la page dit pourquoi c’est impossible. Puis faites ce qui passe d’abord.",
  "The castle before men": "Le château avant les pions",
  "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.":
    "Quand il faut prendre, le choix du saut est à vous. Celui qui arrive dans le château ennemi gagne aussitôt, si nombreux que soient les pions qu’un autre saut prendrait.",
  "In by a jump": "Dedans par un saut",
  "Two of your men can jump. Win the game.": "Deux de vos pions peuvent sauter. Gagnez la partie.",
  "Tap the man on D11, then the castle.": "Touchez le pion en D11, puis le château.",
  "That takes two men, but the game goes on. A jump into the castle wins it at once.":
    "Cela prend deux pions, mais la partie continue. Un saut dans le château la gagne aussitôt.",
  "Two jumps at once": "Deux sauts à la fois",
  "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.":
    "Une pièce à côté d’un ennemi peut le sauter, et peut être sautée : ce qui compte, c’est quelle case derrière est vide. Au bord du plateau, on ne peut être sauté que le long du bord. De là, vous pouvez attaquer deux pions, et l’autre camp n’en sauve qu’un.",
  "A fork at the edge": "Une fourchette au bord",
  "Attack two men at once, where none of them can take you.":
    "Attaquez deux pions à la fois, là où aucun d’eux ne peut vous prendre.",
  "From A7 you can jump over B6 and over B8. Tap A6, then A7.":
    "De A7, vous pouvez sauter par-dessus B6 et par-dessus B8. Touchez A6, puis A7.",
  "From A5 you attack the man on B6 alone. It moves away, and you take nothing.":
    "De A5, vous n’attaquez que le pion en B6. Il s’en va, et vous ne prenez rien.",
  "There Black takes you at once: the squares behind you are empty.":
    "Là, Noir vous prend aussitôt : les cases derrière vous sont vides.",
  "There Black takes you at once: C6 jumps to A8.": "Là, Noir vous prend aussitôt : C6 saute en A8.",
  "Black saved one man. Take what is left.": "Noir a sauvé un pion. Prenez ce qui reste.",
  "Tap A7, then C7. The jump goes on over the second man.":
    "Touchez A7, puis C7. Le saut continue par-dessus le second pion.",
  "Opening a lane": "Ouvrir une voie",
  "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.":
    "Des pions en ligne, avec une case vide entre eux, forment une voie : un ami y galope en un coup. Souvent, il ne manque qu’un pion. Mettez-le à sa place, et la pièce de l’arrière arrive devant au coup suivant.",
  "The missing man": "Le pion qui manque",
  "Place a man so that the one on D5 can canter to D11 with your next move.":
    "Placez un pion pour que celui en D5 puisse galoper jusqu’à D11 à votre coup suivant.",
  "Men on D6, D8 and D10 make the lane. Tap E7, then D8.":
    "Des pions en D6, D8 et D10 forment la voie. Touchez E7, puis D8.",
  "Then the way to D11 is not open. The lane needs a man on every second square of its line.":
    "Alors le chemin vers D11 n’est pas ouvert. La voie a besoin d’un pion une case sur deux de sa ligne.",
  "The lane is open. Canter from D5 to D11.": "La voie est ouverte. Galopez de D5 à D11.",
  "Tap D5, then D11.": "Touchez D5, puis D11.",
  "That is slower. The man on D5 can go three canters in one move.":
    "C’est plus lent. Le pion en D5 peut faire trois galops en un coup.",
  "Offering a man": "Offrir un pion",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.":
    "Qui peut sauter doit sauter, et les autres aussi. Vous pouvez donc mener un ennemi où vous voulez : mettez un pion à côté de lui, avec une case vide derrière, et soyez prêt à sauter en retour.",
  "An offer that wins": "Une offre qui gagne",
  "Black has two men left. Offer one man so that you can take both.":
    "Il reste deux pions à Noir. Offrez un pion pour pouvoir prendre les deux.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on E5.":
    "Touchez D6, puis D7. Noir doit sauter en D6, à côté de votre pion en E5.",
  "Black jumps from D8 to B6, out of your reach.": "Noir saute de D8 en B6, hors de votre portée.",
  "Black jumps to F6 and on over E5: two of your men are gone.":
    "Noir saute en F6 puis par-dessus E5 : deux de vos pions sont partis.",
  "Black jumps from D8 to B6, and you do not get both men.":
    "Noir saute de D8 en B6, et vous n’aurez pas les deux pions.",
  "That offers nothing: Black may move as it likes.": "Cela n’offre rien : Noir peut jouer ce qu’il veut.",
  "Take the last two men and win the game.": "Prenez les deux derniers pions et gagnez la partie.",
  "Tap E5, then A9.": "Touchez E5, puis A9.",
  "Two charging knights": "Deux cavaliers qui chargent",
  "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.":
    "Deux cavaliers et deux pions contre cinq pions. Un cavalier galope par-dessus vos pions, puis saute : gardez un ami à côté de lui, et cherchez des ennemis avec une case vide derrière eux.",
  "You play White. Take three men and lose one at most.":
    "Vous jouez Blanc. Prenez trois pions et perdez-en un au plus.",
  "Let Black come near, and mind what it could jump.": "Laissez Noir approcher, et gare à ce qu’il pourrait sauter.",
  "A race to the castle": "Une course au château",
  "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.":
    "Trois pions chacun, et les deux châteaux sont près. Comptez les coups : courez là où vous êtes en avance, barrez le chemin là où vous ne l’êtes pas.",
  "You play White. Win the game in twelve moves at most.": "Vous jouez Blanc. Gagnez la partie en douze coups au plus.",
  "A canter is worth two steps. A man beside the castle of the other side wins with its next move.":
    "Un galop vaut deux pas. Un pion à côté du château de l’autre camp gagne à son coup suivant.",
  "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.":
    "Camelot est le grand jeu, vendu depuis 1930 : un plateau de 160 cases, quatorze pièces par camp, et deux pièces dans le château gagnent.",
  "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.":
    "Chaque camp a quatre cavaliers et dix pions. Le château de Blanc est F1 et G1, celui de Noir est F16 et G16.",
  "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.":
    "Il y a un château de deux cases à chaque bout du plateau. Amenez deux de vos pièces dans le château d’en face, et vous avez gagné. Vous gagnez aussi en prenant toutes les pièces ennemies tant que vous en avez vous-même deux ou plus.",
  "The second piece": "La seconde pièce",
  "One piece is in the castle already. Win the game.": "Une pièce est déjà dans le château. Gagnez la partie.",
  "Tap the man on G15, then the empty castle square.": "Touchez le pion en G15, puis la case vide du château.",
  "The game goes on. The castle needs two pieces, and one is in already.":
    "La partie continue. Le château demande deux pièces, et une y est déjà.",
  "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.":
    "Le château de votre côté est le vôtre ; celui d’en face est votre but. Une pièce qui a atteint le but y reste et en attend une seconde.",
  "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.":
    "Une pièce dans le château ennemi peut passer sur son autre case, pour faire de la place. Chaque joueur peut le faire deux fois par partie. C’est un coup de château, et un tour entier.",
  "Making room": "Faire de la place",
  "Move the man across the castle.": "Déplacez le pion dans le château.",
  "Tap F16, then G16.": "Touchez F16, puis G16.",
  "That is legal, too. Here the man in the castle is asked to move across it.":
    "C’est permis aussi. Ici, on demande au pion du château de passer sur l’autre case.",
  "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.":
    "Deux pièces dans le château ennemi gagnent. Prendre la dernière pièce ennemie gagne si vous avez deux pièces ou plus. Un joueur qui n’a pas de coup permis perd si l’autre camp a deux pièces ou plus ; sinon, la partie est nulle.",
  "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.":
    "La partie est nulle quand chaque camp a une pièce au plus, quand une position apparaît pour la troisième fois, ou quand chaque camp a joué cinquante coups sans prise ni nouvelle entrée d’une pièce dans un château. Une nulle peut aussi être proposée et acceptée, et un joueur peut abandonner.",
  "Saving a draw": "Sauver la nulle",
  "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.":
    "Une pièce seule ne peut pas gagner : le château en demande deux, et prendre le dernier ennemi aussi. Quand chaque camp a une pièce au plus, la partie est nulle. Un joueur en retard prend donc ce qui reste à prendre.",
  "One each": "Un chacun",
  "You have one man left, Black has two. Save the draw.": "Il vous reste un pion, Noir en a deux. Sauvez la nulle.",
  "Tap E6, then G8. One man each is a draw.": "Touchez E6, puis G8. Un pion chacun, c’est nulle.",
  "Two into the castle": "Deux dans le château",
  "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.":
    "Le château en demande deux. La première pièce y est à l’abri, mais tout ce qu’elle peut encore faire, c’est de la place pour la seconde.",
  "You play White. Win the game in fifteen moves at most.":
    "Vous jouez Blanc. Gagnez la partie en quinze coups au plus.",
  "Bring your men close together before the first one goes in.": "Rassemblez vos pions avant que le premier entre.",
  "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.":
    "Camette est le plus petit de la famille : 23 cases, quatre pièces par camp, fini en cinq minutes. Une pièce dans le château gagne.",
  "Each side has one knight and three men. White's castle is C1, Black's is C7.":
    "Chaque camp a un cavalier et trois pions. Le château de Blanc est C1, celui de Noir est C7.",
  "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.":
    "Camette est connu en entier, avec ses 634 millions de positions : en jeu parfait, personne ne gagne. Des 22 premiers coups de Blanc, quatre tiennent la nulle, B3-A3 et B3-B2 et leurs images en miroir D3-E3 et D3-D2. Tous les autres perdent, B3-C4 au seizième coup de Noir, C3-C4 au premier coup de Noir. Le gain le plus long du jeu demande 33 coups. Comment cela a été trouvé et vérifié est décrit dans doc/camette.md, qui vient avec le programme.",
  "A race on a small board": "Une course sur un petit plateau",
  "On this board the castles are never far. One careless move lets the other side in.":
    "Sur ce plateau, les châteaux ne sont jamais loin. Un coup distrait laisse entrer l’autre camp.",
  "You play White. Win the game in ten moves at most.": "Vous jouez Blanc. Gagnez la partie en dix coups au plus.",
  "A man beside the castle of the other side must be answered at once.":
    "Il faut répondre aussitôt à un pion à côté du château de l’autre camp.",
  "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.":
    "Chivalry est venu avant Camelot et voit plus grand : 176 cases, vingt pièces par camp, dont huit cavaliers. Deux pièces dans le château gagnent.",
  "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.":
    "Chaque camp a huit cavaliers et douze pions. Le château de Blanc est G1 et H1, celui de Noir est G16 et H16.",
  "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.":
    "Mini-Camelot est un petit Camelot utilisé dans des cours de programmation : 88 cases, six pions par camp, pas de cavaliers, et une seule étape par coup. Un pion dans le château gagne.",
  "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.":
    "Chaque camp a six pions. Le château de Blanc est D1 et E1, celui de Noir est D14 et E14.",
  "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.":
    "Il y a un château de deux cases à chaque bout du plateau. Amenez l’un de vos pions dans le château d’en face, et vous avez gagné. Vous gagnez aussi en prenant tous les pions ennemis, ou quand l’autre camp n’a plus de coup.",
  "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.":
    "Blanc commence, puis les joueurs jouent tour à tour, un coup chacun. Personne ne peut passer. Les pions vont dans toutes les directions, en avant, en arrière, de côté et en diagonale. Un coup est un pas, un galop ou un saut.",
  "One man is enough": "Un pion suffit",
  "Tap the man, then a flag.": "Touchez le pion, puis un drapeau.",
  "A man may step to an empty square beside it, in any of the eight directions.":
    "Un pion peut avancer d’un pas vers une case vide voisine, dans l’une des huit directions.",
  "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.":
    "Un pion peut passer par-dessus un ami qui se tient à côté de lui, vers la case vide juste derrière. Rien n’est pris, et le coup est fini : il ne bondit jamais plus loin. Rien n’oblige jamais à galoper.",
  "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.":
    "Un coup est un pas, un galop ou un saut. Là où un second bond pourrait suivre, il doit attendre votre tour suivant.",
  "One leap and no more": "Un bond, pas plus",
  "Canter with the man on C4 as far as it gets in one move.":
    "Galopez avec le pion en C4 aussi loin qu’il va en un coup.",
  "Tap C4, then the diamond on E6. The leap on to G8 has to wait.":
    "Touchez C4, puis le losange en E6. Le bond suivant, vers G8, doit attendre.",
  "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.":
    "Un pion peut sauter par-dessus un ennemi qui se tient à côté de lui, vers la case vide juste derrière, et le retire du plateau. Puis le coup est fini : un pion pris, même si un autre pouvait l’être.",
  "If you can jump, you must. You may choose which jump.": "Qui peut sauter doit sauter. Vous pouvez choisir le saut.",
  "If any of your men can jump, your move has to be a jump.":
    "Si l’un de vos pions peut sauter, votre coup doit être un saut.",
  "Men must, too": "Les pions aussi y sont tenus",
  "Try to step with the man on G4: the page says why not. Then do what you must.":
    "Essayez d’avancer d’un pas avec le pion en G4 : la page dit pourquoi c’est impossible. Puis faites ce qu’il faut.",
  "The man with the thick ring can capture: tap C4, then E6.":
    "Le pion au cercle épais peut prendre : touchez C4, puis E6.",
  "One at a time": "Un à la fois",
  "Two black men stand in a row. Take the first; the second has to wait.":
    "Deux pions noirs se suivent. Prenez le premier ; le second doit attendre.",
  "Tap C4, then E6.": "Touchez C4, puis E6.",
  "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.":
    "Le château d’en face est votre but : qui y amène un pion a gagné. Votre propre château est un endroit comme les autres : tout coup peut y entrer, et personne ne doit en sortir.",
  "A man that reaches the enemy castle has won; there is no move after that.":
    "Un pion qui atteint le château ennemi a gagné ; il n’y a plus de coup après.",
  "A man in the enemy castle never leaves it.": "Un pion dans le château ennemi ne le quitte jamais.",
  "What you must do": "Ce qu’il faut faire",
  "Capture, if any of your men can jump. Otherwise you are free to move as you like.":
    "Prendre, si l’un de vos pions peut sauter. Sinon, vous êtes libre de jouer ce que vous voulez.",
  "A move begins on a square where one of your men stands.":
    "Un coup commence sur une case où se tient l’un de vos pions.",
  "You move your own men, and only when it is your turn.":
    "Vous jouez vos propres pions, et seulement quand c’est à vous.",
  "A man that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Un pion enfermé, sans rien vers quoi avancer, galoper ou sauter, ne peut pas bouger maintenant.",
  "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.":
    "Un pion dans le château ennemi gagne. Prendre le dernier pion ennemi aussi. Un joueur qui n’a pas de coup permis à son tour perd.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.":
    "Il n’y a pas de nulle d’elle-même : mais quand une position est apparue pour la troisième fois, le joueur qui doit jouer peut réclamer la nulle, et une nulle peut être proposée à tout moment.",
  "What is known, and what we made of it": "Ce qu’on sait, et ce que nous en avons fait",
  "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.":
    "Le jeu sert dans des cours de programmation et est décrit ici sous sa forme habituelle. Les cours ne disent rien de votre propre château : ici, tout coup peut y entrer, et personne ne doit en sortir.",
  "A step of a man": "Un pas d’un pion",
  Castles: "Châteaux",
  "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.":
    "Dans les autres jeux de la famille, votre propre château est fermé aux pas. Ici, vous pouvez y entrer et y rester. Le château de l’autre camp gagne, aussi par un saut.",
  "Your own castle is open": "Votre propre château est ouvert",
  "Step into your own castle.": "Entrez d’un pas dans votre propre château.",
  "Tap D2, then D1 or E1.": "Touchez D2, puis D1 ou E1.",
  "The castle is on D1 and E1.": "Le château est en D1 et E1.",
  "In by a jump, with one leap": "Dedans par un saut, d’un seul bond",
  "Tap D12, then D14.": "Touchez D12, puis D14.",
  "That takes a man, but the game goes on. A jump into the castle wins it at once.":
    "Cela prend un pion, mais la partie continue. Un saut dans le château la gagne aussitôt.",
  "Who is first": "Qui arrive en premier",
  "Each side is two steps from the other's castle. It is your turn: go.":
    "Chaque camp est à deux pas du château de l’autre. C’est à vous : allez-y.",
  "Tap D12, then a square of rank 13.": "Touchez D12, puis une case de la rangée 13.",
  "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.":
    "Maintenant, Noir est au moins aussi près que vous, et c’est à Noir de jouer. Dans une course, chaque coup compte.",
  "Black would be in with the next move. Win the game.": "Noir entrerait au coup suivant. Gagnez la partie.",
  "Tap the man, then the castle.": "Touchez le pion, puis le château.",
  "That lets Black into your castle.": "Cela laisse Noir entrer dans votre château.",
  "Which jump": "Quel saut",
  "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.":
    "Avant de sauter, regardez où vous arrivez. Un pion qui arrive à côté d’un ennemi, avec une case vide derrière lui, est pris ensuite. Au bord du plateau, il ne peut être pris que le long du bord.",
  "The safe jump": "Le saut sûr",
  "Two jumps are open. Choose the one after which Black cannot take you.":
    "Deux sauts sont possibles. Choisissez celui après lequel Noir ne peut pas vous prendre.",
  "A7 is at the edge. Tap C5, then A7.": "A7 est au bord. Touchez C5, puis A7.",
  "On E7 the man on F8 takes you: D6 behind you is empty now.":
    "En E7, le pion en F8 vous prend : D6, derrière vous, est maintenant vide.",
  "A fork of one leap": "Une fourchette d’un bond",
  "Black takes you there, or you attack one man only. It moves away, and you take nothing.":
    "Là, Noir vous prend, ou vous n’attaquez qu’un pion. Il s’en va, et vous ne prenez rien.",
  "Black saved one man. Take the other.": "Noir a sauvé un pion. Prenez l’autre.",
  "Tap A7, then C9.": "Touchez A7, puis C9.",
  "The last man": "Le dernier pion",
  "Black has one man left. Offer a man so that you can take it.":
    "Il reste un pion à Noir. Offrez un pion pour pouvoir le prendre.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on D5.":
    "Touchez D6, puis D7. Noir doit sauter en D6, à côté de votre pion en D5.",
  "Black jumps to B6, out of your reach.": "Noir saute en B6, hors de votre portée.",
  "Black jumps to F6, out of your reach.": "Noir saute en F6, hors de votre portée.",
  "Take the last man and win the game.": "Prenez le dernier pion et gagnez la partie.",
  "Tap D5, then D7.": "Touchez D5, puis D7.",
  "Three men each": "Trois pions chacun",
  "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.":
    "Un pion à côté d’un château gagne à son coup suivant. Chaque coup qui fait sauter Noir est un coup où Noir ne court pas.",
  "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.":
    "Grand Cam, c’est Cam à quatre : un plateau de 93 cases avec un château sur chacun de ses quatre côtés, sept pièces chacun, deux équipes. Une pièce de l’équipe dans son but gagne pour les deux partenaires.",
  "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.":
    "Chaque joueur a deux cavaliers et cinq pions. Rouge est en bas du plateau avec le château G1, Vert en haut avec G13, Bleu à gauche avec A7, Jaune à droite avec M7.",
  "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.":
    "On joue à quatre, en deux équipes : Rouge et Bleu contre Vert et Jaune. Votre partenaire est sur le côté voisin du vôtre ; ni son château ni le vôtre n’est votre but.",
  "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.":
    "Amenez l’une de vos pièces dans le château en face du vôtre, et votre équipe a gagné. Elle gagne aussi en prenant toutes les pièces des deux adversaires, ou quand aucun d’eux ne peut jouer.",
  "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.":
    "L’ordre de jeu est Rouge, Vert, Bleu, Jaune, les équipes jouent donc tour à tour. Personne ne peut passer. Vous ne jouez que vos propres pièces. Pour distinguer les joueurs sans les couleurs, chaque pièce a un signe sur la tête : Rouge une barre debout, Bleu une barre couchée, Vert une barre penchée, Jaune un point.",
  "Into the castle opposite": "Dans le château d’en face",
  "You play Red. Win the game for Red and Blue.": "Vous jouez Rouge. Gagnez la partie pour Rouge et Bleu.",
  "Tap the red man, then the flag in Green's castle.":
    "Touchez le pion rouge, puis le drapeau dans le château de Vert.",
  "A step among four": "Un pas à quatre",
  "The canter, over a partner too": "Le galop, par-dessus un partenaire aussi",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.":
    "Toute pièce peut passer par-dessus un ami qui se tient à côté d’elle, vers la case vide juste derrière. C’est un galop. Les amis sont vos propres pièces et celles de votre partenaire. Rien n’est pris. De là, elle peut galoper par-dessus un autre ami, puis un autre, en tournant à son gré, et s’arrêter où elle veut.",
  "Over your partner": "Par-dessus votre partenaire",
  "Bring the red man from F3 to H7 in one move, over both blue men.":
    "Amenez le pion rouge de F3 à H7 en un coup, par-dessus les deux pions bleus.",
  "Tap F3, then the diamond on H7.": "Touchez F3, puis le losange en H7.",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Toute pièce peut sauter par-dessus un ennemi qui se tient à côté d’elle, vers la case vide juste derrière, et le retire du plateau. Les ennemis sont les pièces des deux adversaires. Si elle peut sauter encore de là où elle est arrivée, elle le doit, et ainsi de suite jusqu’à ne plus pouvoir.",
  "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.":
    "Et comme dans tous les jeux de la famille : qui peut sauter doit sauter. Vous pouvez choisir le saut, mais non une autre sorte de coup. Ce que votre partenaire pourrait prendre ne vous oblige pas.",
  "One of each opponent": "Un de chaque adversaire",
  "Take a green and a yellow man in one move.": "Prenez un pion vert et un pion jaune en un coup.",
  "Tap the red man, then the mark with the number 2.": "Touchez le pion rouge, puis la marque avec le nombre 2.",
  "Red must": "Rouge y est tenu",
  "Try to step with the man on I4: the page says why not. Then do what you must.":
    "Essayez d’avancer d’un pas avec le pion en I4 : la page dit pourquoi c’est impossible. Puis faites ce qu’il faut.",
  "The piece with the thick ring can capture: tap E4, then G6.":
    "La pièce au cercle épais peut prendre : touchez E4, puis G6.",
  "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "En un seul coup, un cavalier peut galoper par-dessus des amis, ceux de son partenaire compris, une ou plusieurs fois, puis sauter par-dessus des ennemis, une ou plusieurs fois. D’abord les galops, puis les sauts, jamais l’inverse.",
  "A charge with a partner's help": "Une charge avec l’aide du partenaire",
  "Take both enemies with the red knight.": "Prenez les deux ennemis avec le cavalier rouge.",
  "A knight among four does not ride past": "À quatre, un cavalier ne passe pas son chemin",
  "Try to stop the knight on G5, beside the green man. Then charge.":
    "Essayez d’arrêter le cavalier en G5, à côté du pion vert. Puis chargez.",
  "Tap E3, then G5; then the double ring on I7.": "Touchez E3, puis G5 ; ensuite le double cercle en I7.",
  "Four castles": "Quatre châteaux",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.":
    "Le château de l’autre côté du plateau est votre but : ceux de Rouge et de Vert l’un pour l’autre, ceux de Bleu et de Jaune l’un pour l’autre. Qui y amène une pièce a gagné pour les deux partenaires.",
  "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.":
    "Les deux châteaux des côtés, celui de votre partenaire et celui de l’autre adversaire, vous sont fermés. Les sources ne disent pas clairement si un saut peut y arriver ; d’habitude, il ne le peut pas, et vous pouvez choisir autrement.",
  "You enter no castle but the one opposite yours and, by a jump, your own.":
    "Vous n’entrez dans aucun château, sauf celui en face du vôtre et, par un saut, le vôtre.",
  "A leg that lands in the castle opposite ends the move there, even if a jump could follow.":
    "Une étape qui arrive dans le château d’en face y finit le coup, même si un saut pouvait suivre.",
  "A piece in the castle opposite never leaves it, and it is not asked to capture from there.":
    "Une pièce dans le château d’en face ne le quitte jamais, et on ne lui demande pas de prendre depuis là.",
  "Closed at the sides": "Fermé sur les côtés",
  "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.":
    "Essayez d’entrer d’un pas dans le château de votre partenaire en A7 : la page dit pourquoi c’est impossible. Puis reculez tout droit en B7.",
  "Tap B8, then A7; then the dot on B7.": "Touchez B8, puis A7 ; ensuite le point en B7.",
  "Out of Red's castle": "Sortir du château de Rouge",
  "Try to take the green man with the man on D4. Then do what comes first.":
    "Essayez de prendre le pion vert avec le pion en D4. Puis faites ce qui passe d’abord.",
  "Tap the man on G1, then any dot.": "Touchez le pion en G1, puis n’importe quel point.",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "D’abord : quitter votre propre château, si l’une de vos pièces y est. Ensuite : prendre, si l’une de vos propres pièces peut sauter tout de suite. Sinon, vous êtes libre de jouer ce que vous voulez ; une charge possible se joue ou non, à votre gré.",
  "You move your own pieces, not your partner's, and only when it is your turn.":
    "Vous jouez vos propres pièces, non celles de votre partenaire, et seulement quand c’est à vous.",
  "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.":
    "Une pièce dans le château d’en face gagne pour son équipe. Prendre la dernière pièce des deux adversaires aussi. Un joueur qui ne peut pas jouer passe son tour ; si son partenaire ne peut pas jouer non plus, l’équipe a perdu.",
  "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.":
    "Plateau, pièces, équipes, tours et buts sont publiés. Si un saut peut arriver dans un château des côtés n’est pas tranché : ici, il ne le peut pas, sauf si vous en décidez autrement.",
  "A jump may land in a castle at the sides, and goes on from there if it can.":
    "Un saut peut arriver dans un château des côtés, et continue de là s’il le peut.",
  "The castles at the sides are closed to jumps as well.": "Les châteaux des côtés sont fermés aux sauts aussi.",
  "All four knights stand in the back row.": "Les quatre cavaliers se tiennent tous sur la dernière rangée.",
  "Two knights stand at the ends of the back row, two at the ends of the row before it.":
    "Deux cavaliers se tiennent aux bouts de la dernière rangée, deux aux bouts de la rangée devant elle.",
  "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.":
    "Quand il faut prendre, le choix du saut est à vous. Celui qui arrive dans le château d’en face gagne aussitôt, pour votre partenaire aussi.",
  "In by a jump, among four": "Dedans par un saut, à quatre",
  "Two red men can jump. Win the game for Red and Blue.":
    "Deux pions rouges peuvent sauter. Gagnez la partie pour Rouge et Bleu.",
  "Tap G11, then the castle on G13.": "Touchez G11, puis le château en G13.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.":
    "Qui peut sauter doit sauter, et les autres aussi. Vous pouvez donc mener un ennemi où vous voulez. Trois autres jouent avant votre tour suivant : veillez à ce qu’aucun d’eux ne puisse tout gâcher.",
  "An offer to Green": "Une offre à Vert",
  "Offer a red man so that you can take both green men.":
    "Offrez un pion rouge pour pouvoir prendre les deux pions verts.",
  "Tap F6, then F7. Green has to jump to F6, beside your man on G5.":
    "Touchez F6, puis F7. Vert doit sauter en F6, à côté de votre pion en G5.",
  "After that Green does not come where you can take two men.":
    "Après cela, Vert ne vient pas là où vous pouvez prendre deux pions.",
  "Take both green men.": "Prenez les deux pions verts.",
  "Tap G5, then C9.": "Touchez G5, puis C9.",
  "Nobody left": "Plus personne",
  "A team has won when both opponents have no piece left. One opponent without pieces is out of the game, and the other one plays on.":
    "Une équipe a gagné quand il ne reste plus de pièce aux deux adversaires. Un adversaire sans pièces est hors du jeu, et l’autre continue.",
  "The last of both": "Le dernier des deux",
  "Green and Yellow have one man each. Win the game for Red and Blue.":
    "Vert et Jaune ont un pion chacun. Gagnez la partie pour Rouge et Bleu.",
  "Tap E4, then G8.": "Touchez E4, puis G8.",
  "One of them is still there. Look for the move that takes both.":
    "L’un d’eux est encore là. Cherchez le coup qui prend les deux.",
  "Side by side": "Côte à côte",
  "The page plays Blue, your partner, and both opponents.":
    "La page joue Bleu, votre partenaire, et les deux adversaires.",
  "You play Red. Win the game for Red and Blue in ten moves at most.":
    "Vous jouez Rouge. Gagnez la partie pour Rouge et Bleu en dix coups au plus.",
  "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.":
    "Le château de votre partenaire compte autant que le vôtre : parfois, il suffit de barrer le chemin à quelqu’un.",
  "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.":
    "Grand Camelot, c’est Camelot à quatre : un plateau de 180 cases avec un château sur chacun de ses quatre côtés, douze pièces chacun, deux équipes. Deux pièces de l’équipe dans ses buts gagnent pour les deux partenaires.",
  "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.":
    "Chaque joueur a quatre cavaliers et huit pions. Rouge est en bas du plateau avec le château H1 et I1, Vert en haut avec H16 et I16, Bleu à gauche avec A8 et A9, Jaune à droite avec P8 et P9.",
  "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.":
    "Amenez deux pièces de votre équipe dans ses buts, et vous avez gagné : deux d’un même joueur, ou une de chacun. Elle gagne aussi en prenant toutes les pièces des deux adversaires tant qu’elle en a elle-même deux ou plus.",
  "One of each": "Une de chacun",
  "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.":
    "Bleu, votre partenaire, a déjà une pièce dans le château de Jaune. Gagnez la partie pour Rouge et Bleu.",
  "Tap the red man on G15, then the flag on H16.": "Touchez le pion rouge en G15, puis le drapeau en H16.",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.":
    "Le château de l’autre côté du plateau est votre but : ceux de Rouge et de Vert l’un pour l’autre, ceux de Bleu et de Jaune l’un pour l’autre. Une pièce qui l’a atteint y reste et en attend une seconde, la vôtre ou celle de votre partenaire.",
  "Making room for the team": "Faire de la place pour l’équipe",
  "Tap H16, then I16.": "Touchez H16, puis I16.",
  "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.":
    "Deux pièces de l’équipe dans ses buts gagnent, deux d’un même joueur ou une de chacun. Prendre la dernière pièce des deux adversaires gagne si l’équipe a deux pièces ou plus. Un joueur qui ne peut pas jouer passe son tour ; si son partenaire ne peut pas jouer non plus, l’équipe perd si les autres ont deux pièces ou plus, et sinon la partie est nulle.",
  "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.":
    "La partie est nulle quand chaque équipe a une pièce au plus, quand une position apparaît pour la troisième fois, ou quand cent coups, ceux de tous les joueurs comptés, sont passés sans prise ni nouvelle entrée d’une pièce dans un but. Une nulle peut aussi être proposée et acceptée.",
  "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.":
    "Où se tiennent les cavaliers de Grand Camelot au début n’a pas été lu sur la page de la fédération elle-même. La position de départ habituelle suit Camelot et une autre version publique : les cavaliers en F3, K3, G4 et J4, et par quarts de tour pour les autres.",
  "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.":
    "La position de départ de 1932 les a tous les quatre sur la dernière rangée, F3, G3, J3 et K3. La dernière rangée et F3 sont publiées, les autres cases déduites. Choisissez-la sous « Plus de choix » ; toute autre position peut être composée dans l’éditeur ou donnée en FEN.",
  "A team has won when both opponents have no piece left, if it has two itself. One opponent without pieces is out of the game, and the other one plays on.":
    "Une équipe a gagné quand il ne reste plus de pièce aux deux adversaires, si elle en a elle-même deux. Un adversaire sans pièces est hors du jeu, et l’autre continue.",
  "Two for the team": "Deux pour l’équipe",
  "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.":
    "La page joue Bleu, votre partenaire, et les deux adversaires. Deux pièces de l’équipe dans ses buts gagnent, les vôtres ou celles de Bleu.",
  "One piece of yours and one of Blue's are enough.": "Une pièce à vous et une de Bleu suffisent.",
  "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.":
    "Tri-Camelot, c’est Camelot à trois joueurs sur 73 hexagones, avec huit pièces chacun. Chacun joue pour soi. Une pièce dans l’un des deux autres châteaux gagne.",
  "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.":
    "Chaque joueur a trois cavaliers et cinq pions. Le château de Bleu est F1, celui de Rouge est A16, celui de Vert est K16. Bleu commence, puis Rouge, puis Vert.",
  "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.":
    "Il y a un château dans chacun des trois coins. Amenez l’une de vos pièces dans un château qui n’est pas le vôtre, et vous avez gagné. Vous gagnez aussi si vous êtes le dernier joueur à avoir des pièces.",
  "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.":
    "L’ordre de jeu est Bleu, Rouge, Vert. Personne ne peut passer. Il n’y a pas de partenaires : les pièces des deux autres sont des ennemis. Pour distinguer les joueurs sans les couleurs, chaque pièce a un signe sur la tête : Bleu une barre couchée, Rouge une barre debout, Vert une barre penchée.",
  "Either castle will do": "L’un ou l’autre château",
  "You play Blue. Win the game.": "Vous jouez Bleu. Gagnez la partie.",
  "Tap the blue man, then the flag in Red's castle.": "Touchez le pion bleu, puis le drapeau dans le château de Rouge.",
  "Hexagons and the plain step": "Les hexagones et le pas simple",
  "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.":
    "Un hexagone a six voisins : un au-dessus et un au-dessous dans sa colonne, deux dans la colonne de gauche et deux dans celle de droite. Les colonnes s’appellent A à K. Les rangées comptent des demi-hexagones, l’hexagone suivant d’une colonne est donc deux rangées plus loin : F5, F7, F9.",
  "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.":
    "Toute pièce peut avancer d’un pas vers un hexagone vide voisin, dans l’une des six directions. Un pas est un coup entier à lui seul.",
  "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.":
    "Au clavier, haut et bas suivent une colonne, gauche et droite vont à l’hexagone voisin ; les chiffres 7, 8, 9 et 1, 2, 3 vont dans les six directions, comme ils sont placés sur un pavé numérique.",
  "Where there is no hexagon nothing can stand or land.":
    "Là où il n’y a pas d’hexagone, rien ne peut se tenir ni arriver.",
  "A step on hexagons": "Un pas sur des hexagones",
  "Step the man to any hexagon beside it.": "Avancez le pion d’un pas vers n’importe quel hexagone voisin.",
  "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.":
    "Toute pièce peut passer par-dessus l’une de vos propres pièces qui se tient à côté d’elle, vers l’hexagone vide juste derrière. C’est un galop. Rien n’est pris. De là, elle peut galoper par-dessus une autre, puis une autre, en tournant à son gré, et s’arrêter où elle veut. Rien n’oblige jamais à galoper.",
  "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.":
    "Chaque étape d’un coup est un pas vers un voisin ou un bond tout droit par-dessus un voisin : dans la colonne, ou en diagonale à gauche ou à droite.",
  "Two leaps on hexagons": "Deux bonds sur des hexagones",
  "Bring the man from F5 to H11 in one move.": "Amenez le pion de F5 à H11 en un coup.",
  "Tap F5, then the diamond on H11: the page finds the way over both friends.":
    "Touchez F5, puis le losange en H11 : la page trouve le chemin par-dessus les deux amis.",
  "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Toute pièce peut sauter par-dessus un ennemi de l’une ou l’autre couleur qui se tient à côté d’elle, vers l’hexagone vide juste derrière, et le retire du plateau. Si elle peut sauter encore de là où elle est arrivée, elle le doit, et ainsi de suite jusqu’à ne plus pouvoir.",
  "If you can jump, you must. You may choose which jump, but not another kind of move.":
    "Qui peut sauter doit sauter. Vous pouvez choisir le saut, mais non une autre sorte de coup.",
  "One of each enemy": "Un de chaque ennemi",
  "Take a red and a green man in one move.": "Prenez un pion rouge et un pion vert en un coup.",
  "Tap the blue man, then the mark with the number 2.": "Touchez le pion bleu, puis la marque avec le nombre 2.",
  "Blue must": "Bleu y est tenu",
  "Try to step with the man on H5: the page says why not. Then do what you must.":
    "Essayez d’avancer d’un pas avec le pion en H5 : la page dit pourquoi c’est impossible. Puis faites ce qu’il faut.",
  "The piece with the thick ring can capture: tap E6, then E10.":
    "La pièce au cercle épais peut prendre : touchez E6, puis E10.",
  "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "En un seul coup, un cavalier peut galoper par-dessus vos propres pièces, une ou plusieurs fois, puis sauter par-dessus des ennemis, une ou plusieurs fois. D’abord les galops, puis les sauts, jamais l’inverse.",
  "A charge on hexagons": "Une charge sur des hexagones",
  "Take both enemies with the blue knight.": "Prenez les deux ennemis avec le cavalier bleu.",
  "A knight among three does not ride past": "À trois, un cavalier ne passe pas son chemin",
  "Try to stop the knight on F7, beside the red man. Then charge.":
    "Essayez d’arrêter le cavalier en F7, à côté du pion rouge. Puis chargez.",
  "Tap F3, then F7; then the double ring on H9.": "Touchez F3, puis F7 ; ensuite le double cercle en H9.",
  "Three castles": "Trois châteaux",
  "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.":
    "Les châteaux des deux autres sont vos buts. Qui amène une pièce dans l’un d’eux a gagné, quoi qu’il y ait d’autre sur le plateau.",
  "Out of Blue's castle": "Sortir du château de Bleu",
  "Try to take the red man with the man on E6. Then do what comes first.":
    "Essayez de prendre le pion rouge avec le pion en E6. Puis faites ce qui passe d’abord.",
  "Tap the man on F1, then any dot.": "Touchez le pion en F1, puis n’importe quel point.",
  "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.":
    "Une pièce dans l’un des deux autres châteaux gagne. Être le dernier joueur à avoir des pièces aussi : un joueur qui n’en a plus est sorti, et les deux autres continuent.",
  "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.":
    "Un joueur qui ne peut pas jouer passe son tour ; ses pièces restent et peuvent être prises. Si personne ne peut jouer, la partie est nulle. Aucune autre nulle ne vient d’elle-même, mais la troisième fois qu’une position apparaît, le joueur qui doit jouer peut réclamer la nulle.",
  "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.":
    "Plateau, position de départ, tours et coups sont publiés ; la fin de la partie ne l’est pas. Les fins décrites ici suivent le modèle de Cam et de Grand Cam : une pièce dans l’un des châteaux ennemis gagne, ou être le dernier à avoir des pièces.",
  "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.":
    "Deux points sont des hypothèses de notre part : que les deux châteaux des autres sont des buts, et que les pièces d’un joueur qui ne peut pas jouer restent et peuvent être prises. Qu’aucune nulle ne vienne d’elle-même est repris de Cam.",
  "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.":
    "Quand il faut prendre, le choix du saut est à vous. Celui qui arrive dans un château des autres gagne aussitôt, si nombreux que soient les pions qu’un autre saut prendrait.",
  "In by a jump, among three": "Dedans par un saut, à trois",
  "Two blue men can jump. Win the game.": "Deux pions bleus peuvent sauter. Gagnez la partie.",
  "Tap C14, then the castle on A16.": "Touchez C14, puis le château en A16.",
  "That takes two men, but the game goes on. A jump into a castle wins it at once.":
    "Cela prend deux pions, mais la partie continue. Un saut dans un château la gagne aussitôt.",
  "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.":
    "Une pièce au bord du plateau n’est pas sautée là où il n’y a pas d’hexagone derrière elle. De là, vous pouvez attaquer deux pions, et un joueur n’en sauve qu’un.",
  "A fork on hexagons": "Une fourchette sur des hexagones",
  "Attack two red men at once, where none of them can take you.":
    "Attaquez deux pions rouges à la fois, là où aucun d’eux ne peut vous prendre.",
  "From D3 you can jump over D5 and over E4. Tap E2, then D3.":
    "De D3, vous pouvez sauter par-dessus D5 et par-dessus E4. Touchez E2, puis D3.",
  "There Red takes you: E4 jumps to G2.": "Là, Rouge vous prend : E4 saute en G2.",
  "Red has saved one man by standing behind it. Take the other.":
    "Rouge a sauvé un pion en se plaçant derrière lui. Prenez l’autre.",
  "Tap D3, then F5.": "Touchez D3, puis F5.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.":
    "Qui peut sauter doit sauter, et les autres aussi. Vous pouvez donc mener un ennemi où vous voulez. Deux autres jouent avant votre tour suivant : veillez à ce qu’aucun d’eux ne puisse tout gâcher.",
  "An offer to Red": "Une offre à Rouge",
  "Offer a blue man so that you can take a red and a green man.":
    "Offrez un pion bleu pour pouvoir prendre un pion rouge et un pion vert.",
  "Tap F7, then F9. Red has to jump to F7, beside your man on E6.":
    "Touchez F7, puis F9. Rouge doit sauter en F7, à côté de votre pion en E6.",
  "After that Red does not come where you can take two men.":
    "Après cela, Rouge ne vient pas là où vous pouvez prendre deux pions.",
  "Take one of each.": "Prenez-en un de chacun.",
  "Tap E6, then I10.": "Touchez E6, puis I10.",
  "A player without pieces is out, and the other two play on. The last player with pieces has won.":
    "Un joueur sans pièces est sorti, et les deux autres continuent. Le dernier joueur à avoir des pièces a gagné.",
  "The last of both others": "Le dernier des deux autres",
  "Red and Green have one man each. Win the game.": "Rouge et Vert ont un pion chacun. Gagnez la partie.",
  "Tap F5, then H11.": "Touchez F5, puis H11.",
  "A race of three": "Une course à trois",
  "Each player can win in two castles. The page plays Red and Green.":
    "Chaque joueur peut gagner dans deux châteaux. La page joue Rouge et Vert.",
  "You play Blue. Win the game in ten moves at most.": "Vous jouez Bleu. Gagnez la partie en dix coups au plus.",
  "Go where you are nearer to a castle than its owner is to you.":
    "Allez là où vous êtes plus près d’un château que son propriétaire ne l’est de vous.",
  "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.":
    "Camblam, ce sont les échecs sur un plus grand plateau : 12 × 12 cases, trente-six pièces par camp, et la plupart peuvent faire une chose de plus qu’aux échecs. Les tours prennent des rangées entières de pièces, les archers tirent sans bouger, les princes tournent. C’est vif : un roi imprudent ne survit pas à vingt coups.",
  "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.":
    "Chaque camp a douze pions, six cavaliers, six catapultes, quatre archers, deux tours, deux fous, deux princes, une dame et un roi. Les pièces de Blanc se tiennent sur les rangées 1 à 3, celles de Noir sur les rangées 12 à 10, chacune en face de sa pareille.",
  "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.":
    "Mettez le roi ennemi échec et mat : attaquez-le de façon que rien ne puisse le sauver. Blanc commence, puis les joueurs jouent tour à tour, un coup chacun. Personne ne peut passer.",
  "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.":
    "Une pièce prend un ennemi en allant sur sa case, comme aux échecs. Deux façons de prendre sont particulières : la rafle, qui prend plusieurs pièces en ligne, et le tir, qui en prend une de loin.",
  "No piece moves onto another of its own side.": "Aucune pièce ne va sur une autre de son camp.",
  "The board has the files a to l and the ranks 1 to 12, no more.":
    "Le plateau a les colonnes a à l et les rangées 1 à 12, pas plus.",
  "The pawn": "Le pion",
  "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.":
    "Un pion avance d’une, deux ou trois cases tout droit, d’où qu’il parte ; chaque case traversée, et la dernière, doit être vide. Il prend d’une case en diagonale vers l’avant. Il n’y a pas de prise en passant.",
  "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.":
    "Un pion qui atteint la dernière rangée est aussitôt remplacé par une dame, un prince, une tour, un fou, un archer, une catapulte ou un cavalier de son camp, à votre choix, si nombreux qu’ils soient déjà.",
  "A pawn does not capture straight ahead: a piece in front of it stops it.":
    "Un pion ne prend pas droit devant lui : une pièce devant lui l’arrête.",
  "A pawn goes diagonally only to capture.": "Un pion ne va en diagonale que pour prendre.",
  "Three squares at once": "Trois cases d’un coup",
  "Move the pawn as far as it goes.": "Avancez le pion aussi loin qu’il va.",
  "Tap the pawn, then the farthest dot.": "Touchez le pion, puis le point le plus éloigné.",
  Diagonally: "En diagonale",
  "Try to take the pawn on f6: the page says why not. Then take the piece that you can.":
    "Essayez de prendre le pion en f6 : la page dit pourquoi c’est impossible. Puis prenez la pièce que vous pouvez prendre.",
  "Tap f5, then f6; then the knight on g6.": "Touchez f5, puis f6 ; ensuite le cavalier en g6.",
  "A new archer": "Un nouvel archer",
  "Bring the pawn to the last rank and make it an archer.":
    "Amenez le pion à la dernière rangée et faites-en un archer.",
  "Tap the pawn, then f12; then the archer among the pieces offered.":
    "Touchez le pion, puis f12 ; ensuite l’archer parmi les pièces proposées.",
  "The knight": "Le cavalier",
  "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.":
    "Un cavalier a deux chemins. Le petit trajet : une case tout droit, puis une en diagonale, dans l’une des quatre directions diagonales. Il atteint ainsi les huit cases d’un cavalier des échecs et, en revenant sur ses pas, les quatre à côté de lui. Le grand trajet : exactement quatre cases en diagonale, puis une tout droit, dans l’une des quatre directions droites.",
  "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.":
    "Il saute par-dessus les ennemis sur son chemin sans leur faire de mal ; une pièce amie ferme le chemin, au tournant aussi. La dernière case est vide, ou porte l’ennemi que le cavalier prend.",
  "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.":
    "Un cavalier a besoin d’un trajet sans pièce amie dessus. La plupart des cases à côté de lui et à un bond de là s’atteignent par deux trajets.",
  "The long path": "Le grand trajet",
  "Take the catapult on h8, over the heads of the pieces between.":
    "Prenez la catapulte en h8, par-dessus la tête des pièces entre les deux.",
  "Four squares diagonally to h7, then one straight up: tap d3, then h8.":
    "Quatre cases en diagonale jusqu’à h7, puis une tout droit vers le haut : touchez d3, puis h8.",
  "The run": "La rafle",
  "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.":
    "Catapulte, tour, fou et dame prennent par rafle. La pièce glisse sur des cases vides jusqu’à rencontrer un ennemi. Si d’autres ennemis se tiennent juste derrière celui-là sur la même ligne, sans vide, elle peut prendre le premier d’entre eux, ou les deux premiers, ou trois, jusqu’à tous, et elle s’arrête sur la case de la dernière pièce prise.",
  "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.":
    "Elle ne traverse jamais une case vide entre deux ennemis, ne tourne jamais, et ne saute jamais par-dessus ses propres pièces. Sur le plateau, les pièces d’une rafle sont numérotées : touchez la dernière que vous voulez.",
  "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.":
    "Une rafle prend des pièces qui se suivent. Une case vide, une pièce amie ou le bord du plateau finit la rangée.",
  "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.":
    "Si l’option le dit, une rafle prend toute la rangée de pièces ou rien. D’habitude, vous choisissez combien.",
  "If the option says so, a run stops before a king that is not its first piece. Usually it does not.":
    "Si l’option le dit, une rafle s’arrête avant un roi qui n’est pas sa première pièce. D’habitude, elle ne s’arrête pas.",
  "A gap ends it": "Un vide l’arrête",
  "Try to take the knight on f8: the page says why not. Then take what you can.":
    "Essayez de prendre le cavalier en f8 : la page dit pourquoi c’est impossible. Puis prenez ce que vous pouvez.",
  "Tap f3, then f8; then the pawn on f6.": "Touchez f3, puis f8 ; ensuite le pion en f6.",
  "The catapult": "La catapulte",
  "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.":
    "Une catapulte glisse vers le haut et le bas de sa colonne, d’autant de cases vides qu’on veut, et y fait des rafles. Elle avance aussi d’une case à gauche ou à droite, et prend une pièce par ce pas.",
  "Three at once": "Trois d’un coup",
  "Take all three with one move.": "Prenez les trois en un coup.",
  "Tap the catapult, then the last of the three.": "Touchez la catapulte, puis la dernière des trois pièces.",
  "The archer": "L’archer",
  "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.":
    "Un archer glisse d’autant de cases vides qu’on veut dans les huit directions, mais jamais sur un ennemi. Au lieu de cela, il tire : la première pièce sur l’une de ses huit lignes est retirée si c’est un ennemi, à une distance d’une à cinq cases. L’archer reste où il est, et le tir est le coup entier.",
  "An archer shoots only the nearest piece on a line, never over another.":
    "Un archer ne tire que sur la pièce la plus proche d’une ligne, jamais par-dessus une autre.",
  "An archer shoots up to five squares far; a piece beside it is one square away.":
    "Un archer tire jusqu’à cinq cases ; une pièce à côté de lui est à une case.",
  "A shot": "Un tir",
  "Try to shoot the rook: the page says why not. Then shoot the pawn.":
    "Essayez de tirer sur la tour : la page dit pourquoi c’est impossible. Puis tirez sur le pion.",
  "Tap the archer, then g7; then the crosshair on f6.": "Touchez l’archer, puis g7 ; ensuite le viseur en f6.",
  "The rook": "La tour",
  "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.":
    "Une tour glisse le long des rangées et des colonnes comme aux échecs, et y fait des rafles. Elle avance aussi d’une case en diagonale, et prend une pièce par ce pas.",
  "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.":
    "Si l’option le dit, les pas simples de la catapulte, de la tour et du fou vont seulement sur des cases vides. D’habitude, ils peuvent prendre une pièce, et ne continuent jamais en rafle.",
  "The rook's step": "Le pas de la tour",
  "Take the pawn, not the knight.": "Prenez le pion, pas le cavalier.",
  "The pawn stands one square diagonally from the rook: tap e4, then f5.":
    "Le pion est à une case en diagonale de la tour : touchez e4, puis f5.",
  "The bishop": "Le fou",
  "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.":
    "Un fou glisse le long des diagonales comme aux échecs, et y fait des rafles. Il avance aussi d’une case tout droit, et prend une pièce par ce pas : il n’est donc pas lié aux cases d’une couleur.",
  "A diagonal run": "Une rafle en diagonale",
  "Take the rook, and the pawn before it.": "Prenez la tour, et le pion devant elle.",
  "Tap the bishop, then the mark with the number 2.": "Touchez le fou, puis la marque avec le nombre 2.",
  "The prince": "Le prince",
  "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.":
    "Un prince va en deux temps : d’abord autant de cases vides qu’on veut tout droit, puis autant de cases vides qu’on veut en diagonale. L’un des temps peut manquer, mais le tout-droit vient toujours d’abord. Il prend une pièce, en finissant sur elle dans l’un ou l’autre temps ; il ne peut pas continuer ensuite.",
  "On an empty board a prince reaches every square, so a king needs pieces around it.":
    "Sur un plateau vide, un prince atteint toutes les cases, un roi a donc besoin de pièces autour de lui.",
  "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.":
    "Un prince a besoin d’un chemin libre : tout droit, puis en diagonale, par des cases vides. Il ne saute pas.",
  "Round the corner": "Au tournant",
  "Take the knight.": "Prenez le cavalier.",
  "One square up, then diagonally: tap the prince, then h7. The page finds the corner.":
    "Une case vers le haut, puis en diagonale : touchez le prince, puis h7. La page trouve le tournant.",
  "The queen": "La dame",
  "A queen slides in all eight directions as in chess, and runs in all eight.":
    "Une dame glisse dans les huit directions comme aux échecs, et fait des rafles dans les huit.",
  "As many as you like": "Autant qu’on veut",
  "Take two of the three, and leave the last.": "Prenez-en deux sur trois, et laissez la dernière.",
  "Tap the queen, then the second piece of the row.": "Touchez la dame, puis la deuxième pièce de la rangée.",
  "The king and check": "Le roi et l’échec",
  "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.":
    "Un roi va d’une case dans n’importe quelle direction et prend une pièce de cette façon. Il n’y a pas de roque. Il est en échec si l’autre camp pouvait le prendre à son coup suivant, s’il en avait un, de n’importe quelle façon dont ses pièces peuvent prendre.",
  "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.":
    "Cela comprend une rafle où le roi est une pièce plus lointaine. Une pièce amie juste à côté du roi ne le protège donc pas d’une catapulte, d’une tour, d’un fou ou d’une dame, et une rangée serrée de pièces amies non plus : la rafle les traverse. Une case vide n’importe où entre le roi et la première pièce de la rangée le protège. On peut donc répondre à un échec sur une ligne en faisant un vide, et se serrer contre son propre roi peut être contraire aux règles.",
  "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.":
    "Un archer fait échec à une distance d’une à cinq cases, sans rien entre les deux, un prince par un tournant, un cavalier sur l’un ou l’autre trajet.",
  "A king in check has to be out of it after your move.": "Un roi en échec doit en être sorti après votre coup.",
  "No move may leave your own king in check. A run removes all its pieces first.":
    "Aucun coup ne peut laisser votre propre roi en échec. Une rafle retire d’abord toutes ses pièces.",
  "No shield": "Pas un bouclier",
  "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.":
    "Le cavalier à côté de votre roi n’est pas un bouclier : vous êtes en échec. Restez sur la colonne et faites un vide.",
  "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.":
    "La tour prend la rangée de pièces qu’elle rencontre. Avec une case entre le cavalier et le roi, la rangée finit : touchez e3, puis e2.",
  "When a move is refused": "Quand un coup est refusé",
  "The page says why. These rules hold for pieces of every kind.":
    "La page dit pourquoi. Ces règles valent pour les pièces de toute sorte.",
  "A piece that slides does not pass another; where one stands, its way ends.":
    "Une pièce qui glisse n’en dépasse pas une autre ; là où il y en a une, son chemin finit.",
  "Each piece moves only as described above.": "Chaque pièce ne va que comme décrit ci-dessus.",
  "A piece that is shut in, or whose every move would leave the king in check, cannot move now.":
    "Une pièce enfermée, ou dont chaque coup laisserait le roi en échec, ne peut pas bouger maintenant.",
  "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.":
    "Un joueur en échec sans coup permis est mat et perd. Un joueur qui n’est pas en échec et n’a pas de coup permis est pat : la partie est nulle.",
  "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.":
    "La partie est nulle aussi quand il ne reste que les deux rois, quand la même position apparaît pour la troisième fois avec le même joueur qui doit jouer, et après cent coups, ceux des deux joueurs comptés, sans prise ni coup de pion. Un tir est une prise. Une nulle peut être proposée et acceptée, et un joueur peut abandonner.",
  "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.":
    "Le texte publié est court et ses images sont perdues. Ce qu’il dit : les pièces et leur nombre ; comment chacune se déplace ; que l’archer, la catapulte et le prince sont comme décrits ici ; que les règles de l’échec sont celles des échecs.",
  "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.":
    "La taille du plateau est déduite : douze pions remplissent une rangée de douze colonnes, trente-six pièces remplissent trois rangées, et douze rangées rendent le plateau carré. La position de départ est une reconstitution, et l’ordre des pièces aussi. Une seconde, avec cavaliers et catapultes en alternance, est perdue pour Noir, et les deux sont perdues, ou presque, avec les autres lectures du petit trajet du cavalier : voyez comment ci-dessous. Elles ne sont pas proposées pour de nouvelles parties. Toute autre position peut être composée dans l’éditeur ou donnée en FEN.",
  "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.":
    "Là où une phrase peut se lire de deux façons, l’autre lecture est une option. Les points douteux : la longueur de la partie droite du petit trajet d’un cavalier ; si une rafle peut s’arrêter plus tôt ; si les pas simples peuvent prendre ; si une rafle fait échec à travers un bouclier ; et si la partie se gagne par échec et mat ou en prenant le roi. Que Blanc commence, et les nulles, sont repris des échecs.",
  "Behind the pawns stand three knights, six catapults and three knights.":
    "Derrière les pions se tiennent trois cavaliers, six catapultes et trois cavaliers.",
  "Behind the pawns knights and catapults alternate.": "Derrière les pions, cavaliers et catapultes alternent.",
  "The knight's short path begins with one square straight.":
    "Le petit trajet du cavalier commence par une case tout droit.",
  "The knight's short path begins with exactly four squares straight.":
    "Le petit trajet du cavalier commence par exactement quatre cases tout droit.",
  "The knight's short path begins with any number of squares straight.":
    "Le petit trajet du cavalier commence par autant de cases qu’on veut tout droit.",
  "A run takes the whole row of pieces.": "Une rafle prend toute la rangée de pièces.",
  "A run takes as many pieces of the row as you like.": "Une rafle prend autant de pièces de la rangée qu’on veut.",
  "A run goes through pieces of the king's own side: a king behind its own pieces is in check.":
    "Une rafle traverse les pièces du camp du roi : un roi derrière ses propres pièces est en échec.",
  "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.":
    "Une rafle s’arrête avant un roi qui n’est pas sa première pièce : une pièce amie juste devant le roi le protège.",
  "The single steps of catapult, rook and bishop may take a piece.":
    "Les pas simples de la catapulte, de la tour et du fou peuvent prendre une pièce.",
  "The single steps of catapult, rook and bishop go to empty squares only.":
    "Les pas simples de la catapulte, de la tour et du fou vont seulement sur des cases vides.",
  "The game is won by checkmate, and no move may leave your own king in check.":
    "La partie se gagne par échec et mat, et aucun coup ne peut laisser son propre roi en échec.",
  "The game is won by taking the king. Check need not be met; a player without any move draws.":
    "La partie se gagne en prenant le roi. Rien n’oblige à parer un échec ; un joueur sans aucun coup fait nulle.",
  "Mate and stalemate": "Mat et pat",
  "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.":
    "Un roi en échec que rien ne peut sauver est mat. Un joueur qui n’est pas en échec mais n’a pas de coup permis est pat, et la partie est nulle. Laissez donc une case à un roi seul jusqu’au mat.",
  Checkmate: "Échec et mat",
  "Your king guards the squares before Black's king. Give mate with the rook.":
    "Votre roi garde les cases devant le roi de Noir. Matez avec la tour.",
  "Tap the rook, then g12.": "Touchez la tour, puis g12.",
  "That is not mate: Black's king is not in check, or still has a square.":
    "Ce n’est pas mat : le roi de Noir n’est pas en échec, ou a encore une case.",
  "Mate, not stalemate": "Mat, pas pat",
  "Black's king has no square left already. Give check so that it is mate.":
    "Le roi de Noir n’a déjà plus de case. Faites échec pour que ce soit mat.",
  "On the file of the king the queen gives check from afar: tap i8, then l8.":
    "Sur la colonne du roi, la dame fait échec de loin : touchez i8, puis l8.",
  "Black is not in check and has no legal move: stalemate, a draw.":
    "Noir n’est pas en échec et n’a pas de coup permis : pat, partie nulle.",
  "That is not mate. The queen has to give check and keep l11 from the king.":
    "Ce n’est pas mat. La dame doit faire échec et interdire l11 au roi.",
  "Mate with two rooks": "Mat avec deux tours",
  "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.":
    "Deux tours poussent un roi vers le bord : l’une tient une rangée, l’autre fait échec sur la suivante.",
  "You play White. Mate the king in twelve moves at most.": "Vous jouez Blanc. Matez le roi en douze coups au plus.",
  "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.":
    "Faites échec avec la tour qui est derrière. Gardez les deux loin du roi : il prend une tour qui s’approche.",
  "Mini-Camelot is a classroom version from programming courses, with the board that they usually show. They do not mention a player's own castle: here any move may enter it, and no piece has to leave it.":
    "Mini-Camelot est une version pour la classe, tirée de cours de programmation, avec le plateau qu’ils montrent d’habitude. Ils ne parlent pas du propre château d’un joueur : ici, tout coup peut y entrer, et aucune pièce ne doit en sortir.",
  "The sources do not settle whether a jump may land in a castle at the sides, your partner's or the other opponent's. Here it may not, unless the option sideCastleJump is on.":
    "Les sources ne tranchent pas si un saut peut arriver dans un château des côtés, celui de votre partenaire ou celui de l’autre adversaire. Ici, il ne le peut pas, sauf si l’option sideCastleJump est activée.",
  "The squares of the knights at the start are not taken from the federation's own page: the array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight are published; the other squares are inferred.":
    "Les cases des cavaliers au début ne viennent pas de la page de la fédération elle-même : la disposition suit Camelot. De la disposition de 1932 (option array=1932), la dernière rangée et un cavalier sont publiés ; les autres cases sont déduites.",
  "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy castle wins, and so does being the last player with pieces.":
    "La fin de la partie n’est pas publiée. Ici, comme à Cam et à Grand Cam, une pièce dans l’un des châteaux ennemis gagne, et être le dernier joueur à avoir des pièces aussi.",
  "A player who cannot move is passed over, and his pieces stay and may be taken. This is an assumption too.":
    "Un joueur qui ne peut pas jouer passe son tour, et ses pièces restent et peuvent être prises. C’est aussi une hypothèse.",
  "There are no automatic draws. When a position occurs for the third time, the player to move may claim a draw.":
    "Il n’y a pas de nulle automatique. Quand une position apparaît pour la troisième fois, le joueur qui doit jouer peut réclamer la nulle.",
  "The source lists the men, but its pictures are lost, and with them the opening position. The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three rows; twelve ranks make it square. The opening position is a reconstruction. Both the position and the doubtful rules can be changed.":
    "La source énumère les pièces, mais ses images sont perdues, et avec elles la position de départ. La taille du plateau est déduite : 12 pions remplissent une rangée de 12 colonnes, et 36 pièces remplissent trois rangées ; douze rangées le rendent carré. La position de départ est une reconstitution. La position comme les règles douteuses peuvent être changées.",
  Reconstruction: "Reconstitution",
  "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).":
    "Qui amène une pièce dans le château ennemi a perdu. Une pièce suffit (les sources ne le disent pas ; nous suivons AbstractPlay).",
  "Anti-Camelot": "Anti-Camelot",
  "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.":
    "On ne peut ni entrer dans la rivière ni passer par-dessus. Avant le premier coup, chaque joueur plante trois arbres de son côté. Aucune pièce ne peut aller sur la case d’un arbre.",
  "The sources call the trees obstructive. Here that means that no piece leaps over a tree either, unless the option treeLeap is set to canter.":
    "Les sources disent que les arbres font obstacle. Ici, cela veut dire qu’aucune pièce ne passe non plus par-dessus un arbre, sauf si l’option treeLeap vaut canter.",
  "River Camelot": "River Camelot",
};
