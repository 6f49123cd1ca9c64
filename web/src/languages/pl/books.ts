// The rules and the courses in Polish, by their English texts.
import type { Words } from "../../rules/own_words.ts";

export const books: Words = {
  "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.":
    "Cam to pomniejszony Camelot: plansza o 67 polach, po siedem bierek, a wygrywa jedna bierka w zamku. To najszybszy sposób nauki i ostra gra sama w sobie.",
  "Each side has two knights and five men. White's castle is D1, Black's is D13.":
    "Każda strona ma dwóch rycerzy i pięć pionów. Zamek białych to D1, zamek czarnych to D13.",
  "The aim": "Cel gry",
  "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.":
    "Na każdym końcu planszy jest zamek. Wprowadź jedną ze swoich bierek do zamku na drugim końcu, a wygrywasz. Wygrywasz też, gdy zbijesz wszystkie bierki przeciwnika albo gdy druga strona nie ma już ruchu.",
  "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.":
    "Zaczynają Białe, potem strony grają na zmianę, po jednym ruchu. Nie wolno pasować. Są tylko dwa rodzaje bierek: piony i rycerze. Obie chodzą we wszystkich kierunkach: do przodu, do tyłu, w bok i na ukos; rycerz umie jeszcze jedną rzecz.",
  "Into the castle": "Do zamku",
  "Two moves away. Step the man closer to the castle on D13.":
    "Zostały dwa ruchy. Zrób pionem krok bliżej zamku na D13.",
  "Tap the man, then D12.": "Dotknij piona, potem D12.",
  "From there the castle is as far as before, or farther.":
    "Stamtąd do zamku jest tak samo daleko jak przedtem albo dalej.",
  "One step from winning": "Krok od wygranej",
  "Win the game.": "Wygraj partię.",
  "Tap the man, then the flag.": "Dotknij piona, potem chorągiewki.",
  "The game goes on. The castle was one step away.": "Partia trwa dalej. Zamek był o jeden krok.",
  "The plain step": "Zwykły krok",
  "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.":
    "Każda bierka może zrobić krok na puste pole obok, w dowolnym z ośmiu kierunków. Krok to sam w sobie cały ruch.",
  "A square that is taken cannot be landed on: no piece ever moves onto another.":
    "Na zajętym polu nie można stanąć: żadna bierka nie wchodzi na inną.",
  "A step is never part of a longer move: it joins neither a canter nor a jump.":
    "Krok nigdy nie jest częścią dłuższego ruchu: nie łączy się ani z galopem, ani ze skokiem.",
  "The board has no corners. Where there is no square nothing can stand or land.":
    "Plansza nie ma rogów. Gdzie nie ma pola, tam nic nie może stać ani wylądować.",
  "A step": "Krok",
  "Step the man to any square beside it.": "Zrób pionem krok na dowolne pole obok.",
  "Tap the man, then a dot.": "Dotknij piona, potem kropki.",
  "The canter": "Galop",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.":
    "Każda bierka może przeskoczyć swojego, który stoi obok, na puste pole tuż za nim. To jest galop. Nic się nie bije. Stamtąd może galopować dalej nad następnym swoim i następnym, skręcając dowolnie, i zatrzymać się, gdzie chce. Dlatego dobrze ustawiona armia porusza się szybko: pion z tyłu może w jednym ruchu znaleźć się na przedzie.",
  "You never have to canter.": "Galop nigdy nie jest obowiązkowy.",
  "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.":
    "Przeskakuje się dokładnie jedną bierkę, która stoi tuż obok, i ląduje się tuż za nią. Nad pustym polem nie ma przeskoku.",
  "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.":
    "Każdy odcinek ruchu to krok na sąsiednie pole albo przeskok o dwa pola w linii prostej.",
  "A canter may pass over the square it began on, but not end there: that would be passing the turn.":
    "Galop może przejść nad polem, od którego się zaczął, ale nie może się tam skończyć: to byłby pas.",
  "Two leaps in one move": "Dwa przeskoki w jednym ruchu",
  "Bring the man from B4 to F4 in one move.": "Przeprowadź piona z B4 na F4 w jednym ruchu.",
  "Tap B4, then the diamond on F4: the page finds the way over both friends.":
    "Dotknij B4, potem rombu na F4: strona znajdzie drogę nad oboma swoimi.",
  "The jump": "Skok",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.":
    "Każda bierka może przeskoczyć wroga, który stoi obok, na puste pole tuż za nim, i zdejmuje go z planszy. Jeśli z miejsca lądowania może skoczyć znowu, musi, i tak dalej, dopóki się da. Gdy jest kilku wrogów do wyboru, wybierasz ty: nie trzeba bić jak najwięcej.",
  "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.":
    "I o to chodzi w tej grze: jeśli możesz skoczyć, musisz. Możesz wybrać, który to skok, ale nie inny rodzaj ruchu. Dlatego bierka podstawiona w dobrej chwili ściąga wroga tam, gdzie chcesz.",
  "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.":
    "Jeśli którakolwiek z twoich bierek może od razu skoczyć, twój ruch musi coś zbić: dobry jest każdy skok każdej bierki, a także szarża rycerza.",
  "A jump that can go on must go on. It ends where there is nothing left to jump.":
    "Skok, który można kontynuować, trzeba kontynuować. Kończy się tam, gdzie nie ma już nad czym skoczyć.",
  "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.":
    "Przeskoczona bierka znika od razu: nie przeskakuje się jej drugi raz, a jej pole jest wolne przez resztę ruchu.",
  "Jump, and jump on": "Skok za skokiem",
  "Take both black men in one move.": "Zbij oba czarne piony w jednym ruchu.",
  "Tap the man, then the mark with the number 2.": "Dotknij piona, potem znaku z liczbą 2.",
  "You must capture": "Musisz bić",
  "Try to step with the man on F5: the page says why not. Then do what you must.":
    "Spróbuj zrobić krok pionem na F5: strona powie, dlaczego nie wolno. Potem zrób to, co musisz.",
  "The piece with the thick ring can capture: tap C5, then E7.":
    "Bierka z grubą obwódką może bić: dotknij C5, potem E7.",
  "The knight's charge": "Szarża rycerza",
  "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.":
    "To jedyna rzecz, którą umieją tylko rycerze. W jednym ruchu rycerz może galopować nad swoimi, raz lub kilka razy, a potem skakać nad wrogami, raz lub kilka razy. Najpierw galop, potem skoki, nigdy odwrotnie. Dobra szarża przecina całą planszę i bije pół armii.",
  "If a charge is the only way to take something, you may leave it: only a direct jump compels.":
    "Jeśli zbić coś można tylko szarżą, możesz z niej zrezygnować: przymusza tylko skok możliwy od razu.",
  "A man canters or jumps, but not both in one move. Only a knight may charge.":
    "Pion galopuje albo skacze, ale nie jedno i drugie w jednym ruchu. Szarżować może tylko rycerz.",
  "Once a knight has begun to jump, it cannot canter again in that move.":
    "Gdy rycerz zacznie skakać, w tym ruchu nie może już galopować.",
  "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.":
    "Rycerz, który dogalopuje na pole, z którego mógłby skoczyć, musi przed końcem ruchu coś zbić, tam albo dalej. Nie może więc ani zatrzymać się na takim polu, ani przez nie przejść bez bicia. Jeśli jest droga dookoła, może nią pójść. Pionów ta reguła nie dotyczy.",
  "A charge": "Szarża",
  "Take both black men with the knight.": "Zbij rycerzem oba czarne piony.",
  "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.":
    "Dotknij rycerza, potem podwójnej obwódki. Linia przerywana to galop, ciągła to skoki.",
  "A charge is yours to take or to leave. Here you are asked to take both men.":
    "Szarżę możesz wykonać albo nie. Tutaj chodzi o to, aby zbić oba piony.",
  "Only knights charge": "Szarżują tylko rycerze",
  "Pick the man on D4 and try F8: the page says why not. Then canter to D6.":
    "Wybierz piona na D4 i spróbuj F8: strona powie, dlaczego nie wolno. Potem galopuj na D6.",
  "Tap D4, then F8; then the diamond on D6.": "Dotknij D4, potem F8; potem rombu na D6.",
  "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.":
    "To dozwolone. Ale zobacz, jak daleko może galopować pion z D4: na D6, i bez skoku potem.",
  "A knight does not ride past": "Rycerz nie przejeżdża obok",
  "Try to stop the knight on D6, beside the black man. Then charge.":
    "Spróbuj zatrzymać rycerza na D6, obok czarnego piona. Potem szarżuj.",
  "Tap D4, then D6; then the double ring on F8.": "Dotknij D4, potem D6; potem podwójnej obwódki na F8.",
  "That is legal. But the knight can canter to D6 and jump on from there in the same move.":
    "To dozwolone. Ale rycerz może w tym samym ruchu dogalopować na D6 i skoczyć stamtąd dalej.",
  "The castles": "Zamki",
  "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.":
    "Zamek na twoim końcu jest twój; ten na drugim końcu jest twoim celem. Kto wprowadzi tam bierkę, wygrywa, bez względu na to, co jeszcze jest na planszy.",
  "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.":
    "Własny zamek to nie dom do mieszkania. Nie może się tam skończyć żaden krok ani galop. Bierkę może tam wnieść tylko skok, a w następnej kolejce musi ona wyjść, zanim zrobi się cokolwiek innego.",
  "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.":
    "Jeśli na początku twojej kolejki twoja bierka stoi we własnym zamku, musi teraz wyjść: skokiem albo szarżą rycerza, jeśli może skoczyć; inaczej dowolnym ruchem, który wyprowadza. To ma pierwszeństwo przed biciem gdzie indziej.",
  "Only a jump may land in your own castle.": "We własnym zamku można wylądować tylko skokiem.",
  "In some rule sets a jump that lands in its own castle ends there, even if it could go on.":
    "W niektórych zestawach reguł skok, który ląduje we własnym zamku, tam się kończy, nawet jeśli mógłby trwać.",
  "A leg that lands in the enemy castle ends the move there, even if a jump could follow.":
    "Odcinek, który ląduje w zamku przeciwnika, kończy tam ruch, nawet jeśli mógłby nastąpić skok.",
  "A piece in the enemy castle never leaves it, and it is not asked to capture from there.":
    "Bierka w zamku przeciwnika nigdy go nie opuszcza i nie musi stamtąd bić.",
  "Out of your castle": "Wyjście z własnego zamku",
  "Try to take the black man with the man on F5. Then do what comes first.":
    "Spróbuj zbić czarnego piona pionem z F5. Potem zrób to, co ma pierwszeństwo.",
  "Tap the man on D1, then any dot.": "Dotknij piona na D1, potem dowolnej kropki.",
  "What you must do, in order": "Co musisz, po kolei",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Po pierwsze: opuść własny zamek, jeśli stoi w nim twoja bierka. Po drugie: bij, jeśli którakolwiek z twoich bierek może od razu skoczyć. Poza tym możesz zrobić dowolny ruch; możliwą szarżę możesz wykonać albo nie.",
  "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.":
    "Strona zaznacza, co musisz: bierki, które to spełniają, mają grubą czerwoną obwódkę, a wiersz nad planszą mówi dlaczego.",
  "A move begins on a square where one of your pieces stands.":
    "Ruch zaczyna się na polu, na którym stoi twoja bierka.",
  "You move your own pieces, and only when it is your turn.":
    "Ruszasz własnymi bierkami i tylko wtedy, gdy jest twoja kolej.",
  "A piece that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Zamknięta bierka, która nie ma kroku, galopu ani skoku, nie może się teraz ruszyć.",
  "After the end of the game nothing moves any more.": "Po końcu partii nic się już nie rusza.",
  "How a game ends": "Jak kończy się partia",
  "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.":
    "Bierka w zamku przeciwnika wygrywa. Wygrywa też zbicie ostatniej bierki przeciwnika. Kto w swojej kolejce nie ma dozwolonego ruchu, przegrywa.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.":
    "Remis nie przychodzi sam: ale gdy pozycja wystąpi po raz trzeci, strona na ruchu może go zażądać, a zaproponować remis można zawsze. Można też poddać partię.",
  "Finer points": "Szczegóły",
  "While a piece moves, the square it came from counts as empty. A jump may even end where it began.":
    "Gdy bierka się rusza, pole, z którego wyszła, liczy się jako puste. Skok może nawet skończyć się tam, gdzie się zaczął.",
  "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.":
    "Dwie drogi, które zaczynają się i kończą na tych samych polach i biją te same bierki, to ten sam ruch. Strona znajduje drogę za ciebie; jeśli chcesz przejść ją samodzielnie, odcinek po odcinku, włącz obok planszy ruch krok po kroku.",
  "Perfect play": "Doskonała gra",
  "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.":
    "Gdy zostało mało bierek, można wiedzieć, kto wygra, jeśli obie strony grają bez błędu. Serwer, który ma takie tablice, pokazuje ich oceny obok planszy i na niej, jeśli wybierzesz „Doskonałe oceny”.",
  "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.":
    "Bierka ma ocenę swojego najlepszego ruchu, a pole ocenę pójścia na nie, dla strony na ruchu: +5 wygrywa piątym ruchem od tej chwili; = remisuje; −12 przegrywa z dwunastym ruchem drugiej strony. Wygrywający się spieszy, a przegrywający się broni; remisy przez powtórzenie lub liczbę ruchów nie są brane pod uwagę.",
  "No piece leaps over a tree.": "Żadna bierka nie przeskoczy drzewa.",
  "Pieces canter over trees, as over friends.": "Bierki galopują nad drzewami jak nad swoimi.",
  "A jump that lands in its own castle goes on if it can.":
    "Skok, który ląduje we własnym zamku, trwa dalej, jeśli może.",
  "A jump that lands in its own castle ends there; the piece leaves on the next turn.":
    "Skok, który ląduje we własnym zamku, tam się kończy; bierka wychodzi w następnej kolejce.",
  "A piece in its own castle leaves by a jump if it has one.":
    "Bierka we własnym zamku wychodzi skokiem, jeśli może skoczyć.",
  "A piece in its own castle may leave by any kind of move, even if it has a jump.":
    "Bierka we własnym zamku może wyjść dowolnym rodzajem ruchu, nawet jeśli może skoczyć.",
  "A piece need not leave its own castle.": "Bierka nie musi opuszczać własnego zamku.",
  "Steps and canters may land in your own castle too.": "Krok i galop też mogą skończyć się we własnym zamku.",
  "A knight that canters to where it could jump must capture.":
    "Rycerz, który dogalopuje tam, skąd mógłby skoczyć, musi bić.",
  "A knight may canter past enemies it could jump, without capturing.":
    "Rycerz może galopować obok wrogów, których mógłby przeskoczyć, i nie bić.",
  "Taking the last enemy wins even with a single piece left.": "Zbicie ostatniego wroga wygrywa nawet z jedną bierką.",
  "Taking the last enemy wins only with two pieces left.": "Zbicie ostatniego wroga wygrywa tylko z dwiema bierkami.",
  "A player without a legal move loses.": "Kto nie ma dozwolonego ruchu, przegrywa.",
  "A player without a legal move loses only if the other side has two pieces.":
    "Kto nie ma dozwolonego ruchu, przegrywa tylko wtedy, gdy druga strona ma dwie bierki.",
  "It is a draw when each side has one piece at most.": "Jest remis, gdy każda strona ma najwyżej jedną bierkę.",
  "One piece each is not yet a draw.": "Po jednej bierce to jeszcze nie remis.",
  "A repeated position is not a draw by itself.": "Powtórzona pozycja sama nie jest remisem.",
  "The third time a position comes up is a draw.": "Gdy pozycja wystąpi po raz trzeci, jest remis.",
  "There is no draw by a count of quiet moves.": "Nie ma remisu przez liczbę spokojnych ruchów.",
  "A hundred moves without a capture or a castle entry are a draw.":
    "Sto ruchów bez bicia i bez wejścia do zamku to remis.",
  "Through your own castle": "Przez własny zamek",
  "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.":
    "Skok może wnieść bierkę do własnego zamku. W następnej kolejce ta bierka musi wyjść, zanim zrobi się cokolwiek innego.",
  "Home and out again": "Do domu i z powrotem",
  "Take the black man on E2. The jump ends in your own castle.":
    "Zbij czarnego piona na E2. Skok kończy się we własnym zamku.",
  "Tap F3, then D1.": "Dotknij F3, potem D1.",
  "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.":
    "Czarne podstawiają piona. Spróbuj zbić go pionem z E6: strona powie, dlaczego nie wolno. Potem zrób to, co ma pierwszeństwo.",
  "The castle before men": "Zamek przed pionami",
  "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.":
    "Gdy musisz bić, skok wybierasz ty. Taki, który ląduje w zamku przeciwnika, wygrywa od razu, choćby inny skok bił więcej pionów.",
  "In by a jump": "Do zamku skokiem",
  "Two of your men can jump. Win the game.": "Dwa twoje piony mogą skoczyć. Wygraj partię.",
  "Tap the man on D11, then the castle.": "Dotknij piona na D11, potem zamku.",
  "That takes two men, but the game goes on. A jump into the castle wins it at once.":
    "To bije dwa piony, ale partia trwa dalej. Skok do zamku wygrywa ją od razu.",
  "Two jumps at once": "Dwa skoki naraz",
  "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.":
    "Bierka obok wroga może go przeskoczyć i sama może zostać przeskoczona: liczy się to, które pole z tyłu jest puste. Na brzegu planszy można cię przeskoczyć tylko wzdłuż brzegu. Stamtąd możesz zaatakować dwa piony, a druga strona uratuje tylko jeden.",
  "A fork at the edge": "Widełki na brzegu",
  "Attack two men at once, where none of them can take you.":
    "Zaatakuj dwa piony naraz tam, gdzie żaden nie może cię zbić.",
  "From A7 you can jump over B6 and over B8. Tap A6, then A7.":
    "Z A7 możesz skoczyć nad B6 i nad B8. Dotknij A6, potem A7.",
  "From A5 you attack the man on B6 alone. It moves away, and you take nothing.":
    "Z A5 atakujesz tylko piona na B6. Ucieknie i nic nie zbijesz.",
  "There Black takes you at once: the squares behind you are empty.":
    "Tam Czarne biją cię od razu: pola za tobą są puste.",
  "There Black takes you at once: C6 jumps to A8.": "Tam Czarne biją cię od razu: C6 skacze na A8.",
  "Black saved one man. Take what is left.": "Czarne uratowały jednego piona. Zbij, co zostało.",
  "Tap A7, then C7. The jump goes on over the second man.": "Dotknij A7, potem C7. Skok trwa dalej nad drugim pionem.",
  "Opening a lane": "Otwarcie drogi",
  "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.":
    "Piony w linii, z jednym pustym polem między nimi, tworzą drogę: swój galopuje nią w jednym ruchu. Często brakuje jednego piona. Postaw go na miejscu, a bierka z tyłu w następnym ruchu znajdzie się na przedzie.",
  "The missing man": "Brakujący pion",
  "Place a man so that the one on D5 can canter to D11 with your next move.":
    "Ustaw piona tak, aby ten z D5 mógł w następnym ruchu galopować na D11.",
  "Men on D6, D8 and D10 make the lane. Tap E7, then D8.": "Piony na D6, D8 i D10 tworzą drogę. Dotknij E7, potem D8.",
  "Then the way to D11 is not open. The lane needs a man on every second square of its line.":
    "Wtedy droga na D11 nie jest otwarta. Potrzebny jest pion na co drugim polu jej linii.",
  "The lane is open. Canter from D5 to D11.": "Droga jest otwarta. Galopuj z D5 na D11.",
  "Tap D5, then D11.": "Dotknij D5, potem D11.",
  "That is slower. The man on D5 can go three canters in one move.":
    "To wolniej. Pion z D5 może w jednym ruchu zrobić trzy przeskoki.",
  "Offering a man": "Podstawienie piona",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.":
    "Jeśli możesz skoczyć, musisz, i inni też muszą. Możesz więc ściągnąć wroga tam, gdzie chcesz: postaw obok niego piona, za którym jest puste pole, i miej gotowy skok w odpowiedzi.",
  "An offer that wins": "Ofiara, która wygrywa",
  "Black has two men left. Offer one man so that you can take both.":
    "Czarnym zostały dwa piony. Podstaw jednego piona tak, aby zbić oba.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on E5.":
    "Dotknij D6, potem D7. Czarne muszą skoczyć na D6, obok twojego piona na E5.",
  "Black jumps from D8 to B6, out of your reach.": "Czarne skaczą z D8 na B6, poza twój zasięg.",
  "Black jumps to F6 and on over E5: two of your men are gone.":
    "Czarne skaczą na F6 i dalej nad E5: nie ma już dwóch twoich pionów.",
  "Black jumps from D8 to B6, and you do not get both men.": "Czarne skaczą z D8 na B6 i nie dostajesz obu pionów.",
  "That offers nothing: Black may move as it likes.": "To niczego nie podstawia: Czarne mogą zrobić dowolny ruch.",
  "Take the last two men and win the game.": "Zbij dwa ostatnie piony i wygraj partię.",
  "Tap E5, then A9.": "Dotknij E5, potem A9.",
  "Two charging knights": "Dwaj rycerze w szarży",
  "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.":
    "Dwaj rycerze i dwa piony przeciw pięciu pionom. Rycerz galopuje nad twoimi pionami, a potem skacze: trzymaj obok niego kogoś swojego i szukaj wrogów, za którymi jest puste pole.",
  "You play White. Take three men and lose one at most.": "Grasz białymi. Zbij trzy piony i strać najwyżej jednego.",
  "Let Black come near, and mind what it could jump.": "Pozwól Czarnym podejść i uważaj, co mogłyby przeskoczyć.",
  "A race to the castle": "Wyścig do zamku",
  "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.":
    "Po trzy piony, a oba zamki są blisko. Licz ruchy: biegnij tam, gdzie prowadzisz, a stawaj na drodze tam, gdzie nie.",
  "You play White. Win the game in twelve moves at most.": "Grasz białymi. Wygraj partię najwyżej w dwunastu ruchach.",
  "A canter is worth two steps. A man beside the castle of the other side wins with its next move.":
    "Galop jest wart dwóch kroków. Pion obok zamku drugiej strony wygrywa w następnym ruchu.",
  "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.":
    "Camelot to pełna gra, sprzedawana od 1930 roku: plansza o 160 polach, po czternaście bierek, a wygrywają dwie bierki w zamku.",
  "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.":
    "Każda strona ma czterech rycerzy i dziesięć pionów. Zamek białych to F1 i G1, zamek czarnych to F16 i G16.",
  "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.":
    "Na każdym końcu planszy jest zamek z dwóch pól. Wprowadź dwie ze swoich bierek do zamku na drugim końcu, a wygrywasz. Wygrywasz też, gdy zbijesz wszystkie bierki przeciwnika i masz jeszcze co najmniej dwie swoje.",
  "The second piece": "Druga bierka",
  "One piece is in the castle already. Win the game.": "Jedna bierka jest już w zamku. Wygraj partię.",
  "Tap the man on G15, then the empty castle square.": "Dotknij piona na G15, potem pustego pola zamku.",
  "The game goes on. The castle needs two pieces, and one is in already.":
    "Partia trwa dalej. Zamek wymaga dwóch bierek, a jedna już w nim jest.",
  "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.":
    "Zamek na twoim końcu jest twój; ten na drugim końcu jest twoim celem. Bierka, która dotarła do celu, zostaje tam i czeka na drugą.",
  "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.":
    "Bierka w zamku przeciwnika może przejść na jego drugie pole, aby zrobić miejsce. Każda strona może to zrobić dwa razy w partii. To ruch w zamku i cała kolejka.",
  "Making room": "Robienie miejsca",
  "Move the man across the castle.": "Przesuń piona na drugie pole zamku.",
  "Tap F16, then G16.": "Dotknij F16, potem G16.",
  "That is legal, too. Here the man in the castle is asked to move across it.":
    "To też jest dozwolone. Tutaj chodzi o to, aby pion w zamku przeszedł na drugie pole.",
  "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.":
    "Dwie bierki w zamku przeciwnika wygrywają. Zbicie ostatniej bierki przeciwnika wygrywa, jeśli masz co najmniej dwie bierki. Kto nie ma dozwolonego ruchu, przegrywa, jeśli druga strona ma co najmniej dwie bierki; inaczej jest remis.",
  "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.":
    "Jest remis, gdy każda strona ma najwyżej jedną bierkę, gdy pozycja wystąpi po raz trzeci albo gdy minie po pięćdziesiąt ruchów każdej strony bez bicia i bez nowej bierki w zamku. Remis można też zaproponować i przyjąć, a partię można poddać.",
  "Saving a draw": "Ratowanie remisu",
  "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.":
    "Jedna bierka nie może wygrać: zamek wymaga dwóch, tak samo jak zbicie ostatniego wroga. Gdy każda strona ma najwyżej jedną bierkę, jest remis. Kto przegrywa, bije więc, co jeszcze się da.",
  "One each": "Po jednej",
  "You have one man left, Black has two. Save the draw.": "Został ci jeden pion, Czarne mają dwa. Uratuj remis.",
  "Tap E6, then G8. One man each is a draw.": "Dotknij E6, potem G8. Po jednym pionie to remis.",
  "Two into the castle": "Dwie do zamku",
  "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.":
    "Zamek wymaga dwóch. Pierwsza bierka jest tam bezpieczna, ale może już tylko zrobić miejsce drugiej.",
  "You play White. Win the game in fifteen moves at most.":
    "Grasz białymi. Wygraj partię najwyżej w piętnastu ruchach.",
  "Bring your men close together before the first one goes in.": "Zbierz swoje piony razem, zanim wejdzie pierwszy.",
  "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.":
    "Camette to najmniejsza z rodziny: 23 pola, po cztery bierki, koniec po pięciu minutach. Wygrywa jedna bierka w zamku.",
  "Each side has one knight and three men. White's castle is C1, Black's is C7.":
    "Każda strona ma jednego rycerza i trzy piony. Zamek białych to C1, zamek czarnych to C7.",
  "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.":
    "Camette jest znana w całości, wszystkie 634 miliony jej pozycji: przy doskonałej grze nie wygrywa nikt. Z 22 pierwszych ruchów białych cztery utrzymują remis: B3-A3 i B3-B2 oraz ich lustrzane odbicia D3-E3 i D3-D2. Wszystkie inne przegrywają, B3-C4 z szesnastym ruchem czarnych, C3-C4 z pierwszym. Najdłuższa wygrana w tej grze trwa 33 ruchy. Jak to znaleziono i sprawdzono, opisuje doc/camette.md, dołączone do programu.",
  "A race on a small board": "Wyścig na małej planszy",
  "On this board the castles are never far. One careless move lets the other side in.":
    "Na tej planszy do zamków nigdy nie jest daleko. Jeden nieostrożny ruch wpuszcza drugą stronę.",
  "You play White. Win the game in ten moves at most.": "Grasz białymi. Wygraj partię najwyżej w dziesięciu ruchach.",
  "A man beside the castle of the other side must be answered at once.":
    "Na piona obok zamku drugiej strony trzeba odpowiedzieć od razu.",
  "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.":
    "Chivalry powstała przed Camelot i jest okazalsza: 176 pól, po dwadzieścia bierek, w tym ośmiu rycerzy. Wygrywają dwie bierki w zamku.",
  "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.":
    "Każda strona ma ośmiu rycerzy i dwanaście pionów. Zamek białych to G1 i H1, zamek czarnych to G16 i H16.",
  "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.":
    "Mini-Camelot to mały Camelot z kursów programowania: 88 pól, po sześć pionów, bez rycerzy, jeden odcinek w ruchu. Wygrywa jeden pion w zamku.",
  "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.":
    "Każda strona ma sześć pionów. Zamek białych to D1 i E1, zamek czarnych to D14 i E14.",
  "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.":
    "Na każdym końcu planszy jest zamek z dwóch pól. Wprowadź jednego ze swoich pionów do zamku na drugim końcu, a wygrywasz. Wygrywasz też, gdy zbijesz wszystkie piony przeciwnika albo gdy druga strona nie ma już ruchu.",
  "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.":
    "Zaczynają Białe, potem strony grają na zmianę, po jednym ruchu. Nie wolno pasować. Piony chodzą we wszystkich kierunkach: do przodu, do tyłu, w bok i na ukos. Ruch to jeden krok, jeden galop albo jeden skok.",
  "One man is enough": "Wystarczy jeden pion",
  "Tap the man, then a flag.": "Dotknij piona, potem chorągiewki.",
  "A man may step to an empty square beside it, in any of the eight directions.":
    "Pion może zrobić krok na puste pole obok, w dowolnym z ośmiu kierunków.",
  "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.":
    "Pion może przeskoczyć swojego, który stoi obok, na puste pole tuż za nim. Nic się nie bije i ruch jest skończony: dalej się nie skacze. Galop nigdy nie jest obowiązkowy.",
  "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.":
    "Ruch to jeden krok, jeden galop albo jeden skok. Jeśli mógłby nastąpić drugi przeskok, musi poczekać na następną kolejkę.",
  "One leap and no more": "Jeden przeskok i koniec",
  "Canter with the man on C4 as far as it gets in one move.":
    "Galopuj pionem z C4 tak daleko, jak się da w jednym ruchu.",
  "Tap C4, then the diamond on E6. The leap on to G8 has to wait.":
    "Dotknij C4, potem rombu na E6. Przeskok dalej na G8 musi poczekać.",
  "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.":
    "Pion może przeskoczyć wroga, który stoi obok, na puste pole tuż za nim, i zdejmuje go z planszy. Wtedy ruch jest skończony: jeden pion zbity, nawet jeśli można by zbić następnego.",
  "If you can jump, you must. You may choose which jump.":
    "Jeśli możesz skoczyć, musisz. Możesz wybrać, który to skok.",
  "If any of your men can jump, your move has to be a jump.":
    "Jeśli którykolwiek z twoich pionów może skoczyć, twój ruch musi być skokiem.",
  "Men must, too": "Piony też muszą",
  "Try to step with the man on G4: the page says why not. Then do what you must.":
    "Spróbuj zrobić krok pionem na G4: strona powie, dlaczego nie wolno. Potem zrób to, co musisz.",
  "The man with the thick ring can capture: tap C4, then E6.": "Pion z grubą obwódką może bić: dotknij C4, potem E6.",
  "One at a time": "Po jednym",
  "Two black men stand in a row. Take the first; the second has to wait.":
    "Dwa czarne piony stoją w rzędzie. Zbij pierwszego; drugi musi poczekać.",
  "Tap C4, then E6.": "Dotknij C4, potem E6.",
  "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.":
    "Zamek na drugim końcu jest twoim celem: kto wprowadzi tam piona, wygrywa. Własny zamek to miejsce jak każde inne: można do niego wejść dowolnym ruchem i nikt nie musi go opuszczać.",
  "A man that reaches the enemy castle has won; there is no move after that.":
    "Pion, który dociera do zamku przeciwnika, wygrywa; potem nie ma już ruchów.",
  "A man in the enemy castle never leaves it.": "Pion w zamku przeciwnika nigdy go nie opuszcza.",
  "What you must do": "Co musisz",
  "Capture, if any of your men can jump. Otherwise you are free to move as you like.":
    "Bij, jeśli którykolwiek z twoich pionów może skoczyć. Poza tym możesz zrobić dowolny ruch.",
  "A move begins on a square where one of your men stands.": "Ruch zaczyna się na polu, na którym stoi twój pion.",
  "You move your own men, and only when it is your turn.":
    "Ruszasz własnymi pionami i tylko wtedy, gdy jest twoja kolej.",
  "A man that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "Zamknięty pion, który nie ma kroku, galopu ani skoku, nie może się teraz ruszyć.",
  "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.":
    "Jeden pion w zamku przeciwnika wygrywa. Wygrywa też zbicie ostatniego piona przeciwnika. Kto w swojej kolejce nie ma dozwolonego ruchu, przegrywa.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.":
    "Remis nie przychodzi sam: ale gdy pozycja wystąpi po raz trzeci, strona na ruchu może go zażądać, a zaproponować remis można zawsze.",
  "What is known, and what we made of it": "Co wiadomo i co z tym robimy",
  "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.":
    "Ta gra służy w kursach programowania i jest tu opisana w zwykłej postaci. Kursy nic nie mówią o własnym zamku: tutaj można do niego wejść dowolnym ruchem i nikt nie musi go opuszczać.",
  "A step of a man": "Krok piona",
  Castles: "Zamki",
  "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.":
    "W innych grach rodziny do własnego zamku nie można wejść krokiem. Tutaj możesz wejść i zostać. Wygrywa zamek drugiej strony, także skokiem.",
  "Your own castle is open": "Własny zamek jest otwarty",
  "Step into your own castle.": "Wejdź krokiem do własnego zamku.",
  "Tap D2, then D1 or E1.": "Dotknij D2, potem D1 lub E1.",
  "The castle is on D1 and E1.": "Zamek jest na D1 i E1.",
  "In by a jump, with one leap": "Do zamku skokiem, jednym przeskokiem",
  "Tap D12, then D14.": "Dotknij D12, potem D14.",
  "That takes a man, but the game goes on. A jump into the castle wins it at once.":
    "To bije piona, ale partia trwa dalej. Skok do zamku wygrywa ją od razu.",
  "Who is first": "Kto pierwszy",
  "Each side is two steps from the other's castle. It is your turn: go.":
    "Każda strona jest o dwa kroki od zamku drugiej. Twoja kolej: ruszaj.",
  "Tap D12, then a square of rank 13.": "Dotknij D12, potem pola w rzędzie 13.",
  "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.":
    "Teraz Czarne mają najwyżej tak daleko jak ty i to ich kolej. W wyścigu liczy się każdy ruch.",
  "Black would be in with the next move. Win the game.": "Czarne weszłyby w następnym ruchu. Wygraj partię.",
  "Tap the man, then the castle.": "Dotknij piona, potem zamku.",
  "That lets Black into your castle.": "To wpuszcza Czarne do twojego zamku.",
  "Which jump": "Który skok",
  "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.":
    "Zanim skoczysz, popatrz, gdzie wylądujesz. Pion, który ląduje obok wroga, a za nim jest puste pole, zostanie zaraz zbity. Na brzegu planszy można go zbić tylko wzdłuż brzegu.",
  "The safe jump": "Bezpieczny skok",
  "Two jumps are open. Choose the one after which Black cannot take you.":
    "Możliwe są dwa skoki. Wybierz ten, po którym Czarne nie mogą cię zbić.",
  "A7 is at the edge. Tap C5, then A7.": "A7 jest na brzegu. Dotknij C5, potem A7.",
  "On E7 the man on F8 takes you: D6 behind you is empty now.":
    "Na E7 bije cię pion z F8: D6 za tobą jest teraz puste.",
  "A fork of one leap": "Widełki jednym przeskokiem",
  "Black takes you there, or you attack one man only. It moves away, and you take nothing.":
    "Tam Czarne cię biją albo atakujesz tylko jednego piona. Ucieknie i nic nie zbijesz.",
  "Black saved one man. Take the other.": "Czarne uratowały jednego piona. Zbij drugiego.",
  "Tap A7, then C9.": "Dotknij A7, potem C9.",
  "The last man": "Ostatni pion",
  "Black has one man left. Offer a man so that you can take it.":
    "Czarnym został jeden pion. Podstaw piona tak, aby go zbić.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on D5.":
    "Dotknij D6, potem D7. Czarne muszą skoczyć na D6, obok twojego piona na D5.",
  "Black jumps to B6, out of your reach.": "Czarne skaczą na B6, poza twój zasięg.",
  "Black jumps to F6, out of your reach.": "Czarne skaczą na F6, poza twój zasięg.",
  "Take the last man and win the game.": "Zbij ostatniego piona i wygraj partię.",
  "Tap D5, then D7.": "Dotknij D5, potem D7.",
  "Three men each": "Po trzy piony",
  "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.":
    "Pion obok zamku wygrywa w następnym ruchu. Każdy ruch, który zmusza Czarne do skoku, to ruch, w którym Czarne nie biegną.",
  "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.":
    "Grand Cam to Cam dla czterech: plansza o 93 polach z zamkiem na każdym z czterech boków, po siedem bierek, dwie drużyny. Jedna bierka drużyny u celu wygrywa dla obojga partnerów.",
  "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.":
    "Każdy ma dwóch rycerzy i pięć pionów. Czerwone siedzą na dole planszy z zamkiem G1, Zielone u góry z G13, Niebieskie po lewej z A7, Żółte po prawej z M7.",
  "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.":
    "Grają cztery strony w dwóch drużynach: Czerwone i Niebieskie przeciw Zielonym i Żółtym. Partner siedzi przy boku obok ciebie, a jego zamek i twój nie są waszymi celami.",
  "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.":
    "Wprowadź jedną ze swoich bierek do zamku naprzeciwko swojego, a twoja drużyna wygrywa. Wygrywa też, gdy zbije wszystkie bierki obu przeciwników albo gdy żaden z nich nie może się ruszyć.",
  "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.":
    "Kolejność to Czerwone, Zielone, Niebieskie, Żółte, więc drużyny grają na zmianę. Nie wolno pasować. Ruszasz tylko własnymi bierkami. Aby odróżnić graczy bez kolorów, każda bierka ma znak na głowie: Czerwone pionową kreskę, Niebieskie poziomą, Zielone ukośną, Żółte kropkę.",
  "Into the castle opposite": "Do zamku naprzeciwko",
  "You play Red. Win the game for Red and Blue.": "Grasz czerwonymi. Wygraj partię dla Czerwonych i Niebieskich.",
  "Tap the red man, then the flag in Green's castle.": "Dotknij czerwonego piona, potem chorągiewki w zamku zielonych.",
  "A step among four": "Krok wśród czterech",
  "The canter, over a partner too": "Galop, także nad partnerem",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.":
    "Każda bierka może przeskoczyć swojego, który stoi obok, na puste pole tuż za nim. To jest galop. Swoi to bierki twoje i partnera. Nic się nie bije. Stamtąd może galopować dalej nad następnym swoim i następnym, skręcając dowolnie, i zatrzymać się, gdzie chce.",
  "Over your partner": "Nad partnerem",
  "Bring the red man from F3 to H7 in one move, over both blue men.":
    "Przeprowadź czerwonego piona z F3 na H7 w jednym ruchu, nad oboma niebieskimi pionami.",
  "Tap F3, then the diamond on H7.": "Dotknij F3, potem rombu na H7.",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Każda bierka może przeskoczyć wroga, który stoi obok, na puste pole tuż za nim, i zdejmuje go z planszy. Wrogowie to bierki obu przeciwników. Jeśli z miejsca lądowania może skoczyć znowu, musi, i tak dalej, dopóki się da.",
  "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.":
    "I jak we wszystkich grach rodziny: jeśli możesz skoczyć, musisz. Możesz wybrać, który to skok, ale nie inny rodzaj ruchu. To, co mógłby zbić partner, do niczego cię nie zmusza.",
  "One of each opponent": "Po jednym każdego przeciwnika",
  "Take a green and a yellow man in one move.": "Zbij w jednym ruchu zielonego i żółtego piona.",
  "Tap the red man, then the mark with the number 2.": "Dotknij czerwonego piona, potem znaku z liczbą 2.",
  "Red must": "Czerwone muszą",
  "Try to step with the man on I4: the page says why not. Then do what you must.":
    "Spróbuj zrobić krok pionem na I4: strona powie, dlaczego nie wolno. Potem zrób to, co musisz.",
  "The piece with the thick ring can capture: tap E4, then G6.":
    "Bierka z grubą obwódką może bić: dotknij E4, potem G6.",
  "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "W jednym ruchu rycerz może galopować nad swoimi, także nad bierkami partnera, raz lub kilka razy, a potem skakać nad wrogami, raz lub kilka razy. Najpierw galop, potem skoki, nigdy odwrotnie.",
  "A charge with a partner's help": "Szarża z pomocą partnera",
  "Take both enemies with the red knight.": "Zbij obu wrogów czerwonym rycerzem.",
  "A knight among four does not ride past": "Wśród czterech rycerz nie przejeżdża obok",
  "Try to stop the knight on G5, beside the green man. Then charge.":
    "Spróbuj zatrzymać rycerza na G5, obok zielonego piona. Potem szarżuj.",
  "Tap E3, then G5; then the double ring on I7.": "Dotknij E3, potem G5; potem podwójnej obwódki na I7.",
  "Four castles": "Cztery zamki",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.":
    "Zamek po drugiej stronie planszy jest twoim celem: Czerwone i Zielone celują w zamki naprzeciwko siebie, tak samo Niebieskie i Żółte. Kto wprowadzi tam bierkę, wygrywa dla obojga partnerów.",
  "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.":
    "Dwa zamki po bokach, partnera i drugiego przeciwnika, są dla ciebie zamknięte. Źródła nie rozstrzygają, czy można tam wylądować skokiem; zwykle nie można, ale możesz wybrać inaczej.",
  "You enter no castle but the one opposite yours and, by a jump, your own.":
    "Nie wchodzisz do żadnego zamku oprócz tego naprzeciwko i, skokiem, do własnego.",
  "A leg that lands in the castle opposite ends the move there, even if a jump could follow.":
    "Odcinek, który ląduje w zamku naprzeciwko, kończy tam ruch, nawet jeśli mógłby nastąpić skok.",
  "A piece in the castle opposite never leaves it, and it is not asked to capture from there.":
    "Bierka w zamku naprzeciwko nigdy go nie opuszcza i nie musi stamtąd bić.",
  "Closed at the sides": "Zamknięte po bokach",
  "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.":
    "Spróbuj wejść krokiem do zamku partnera na A7: strona powie, dlaczego nie wolno. Potem zrób krok prosto w tył na B7.",
  "Tap B8, then A7; then the dot on B7.": "Dotknij B8, potem A7; potem kropki na B7.",
  "Out of Red's castle": "Wyjście z zamku czerwonych",
  "Try to take the green man with the man on D4. Then do what comes first.":
    "Spróbuj zbić zielonego piona pionem z D4. Potem zrób to, co ma pierwszeństwo.",
  "Tap the man on G1, then any dot.": "Dotknij piona na G1, potem dowolnej kropki.",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "Po pierwsze: opuść własny zamek, jeśli stoi w nim twoja bierka. Po drugie: bij, jeśli którakolwiek z twoich własnych bierek może od razu skoczyć. Poza tym możesz zrobić dowolny ruch; możliwą szarżę możesz wykonać albo nie.",
  "You move your own pieces, not your partner's, and only when it is your turn.":
    "Ruszasz własnymi bierkami, nie bierkami partnera, i tylko wtedy, gdy jest twoja kolej.",
  "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.":
    "Bierka w zamku naprzeciwko wygrywa dla swojej drużyny. Wygrywa też zbicie ostatniej bierki obu przeciwników. Kto nie może się ruszyć, traci kolejkę; jeśli partner też nie może się ruszyć, drużyna przegrywa.",
  "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.":
    "Plansza, bierki, drużyny, kolejność i cele są opublikowane. Czy skok może wylądować w zamku po bokach, nie jest rozstrzygnięte: tutaj nie może, chyba że tak wybierzesz.",
  "A jump may land in a castle at the sides, and goes on from there if it can.":
    "Skok może wylądować w zamku po bokach i trwa stamtąd dalej, jeśli może.",
  "The castles at the sides are closed to jumps as well.": "Zamki po bokach są zamknięte także dla skoków.",
  "All four knights stand in the back row.": "Wszyscy czterej rycerze stoją w tylnym rzędzie.",
  "Two knights stand at the ends of the back row, two at the ends of the row before it.":
    "Dwaj rycerze stoją na końcach tylnego rzędu, dwaj na końcach rzędu przed nim.",
  "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.":
    "Gdy musisz bić, skok wybierasz ty. Taki, który ląduje w zamku naprzeciwko, wygrywa od razu, także dla partnera.",
  "In by a jump, among four": "Do zamku skokiem, wśród czterech",
  "Two red men can jump. Win the game for Red and Blue.":
    "Dwa czerwone piony mogą skoczyć. Wygraj partię dla Czerwonych i Niebieskich.",
  "Tap G11, then the castle on G13.": "Dotknij G11, potem zamku na G13.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.":
    "Jeśli możesz skoczyć, musisz, i inni też muszą. Możesz więc ściągnąć wroga tam, gdzie chcesz. Przed twoją następną kolejką ruszają się trzy inne strony: sprawdź, czy żadna nie może tego zepsuć.",
  "An offer to Green": "Podstawienie Zielonym",
  "Offer a red man so that you can take both green men.": "Podstaw czerwonego piona tak, aby zbić oba zielone piony.",
  "Tap F6, then F7. Green has to jump to F6, beside your man on G5.":
    "Dotknij F6, potem F7. Zielone muszą skoczyć na F6, obok twojego piona na G5.",
  "After that Green does not come where you can take two men.":
    "Po tym Zielone nie przyjdą tam, gdzie możesz zbić dwa piony.",
  "Take both green men.": "Zbij oba zielone piony.",
  "Tap G5, then C9.": "Dotknij G5, potem C9.",
  "Nobody left": "Nikt nie został",
  "A team has won when both opponents have no piece left. One opponent without pieces is out of the game, and the other one plays on.":
    "Drużyna wygrywa, gdy obu przeciwnikom nie została żadna bierka. Jeden przeciwnik bez bierek wypada z partii, a drugi gra dalej.",
  "The last of both": "Ostatnie bierki obu",
  "Green and Yellow have one man each. Win the game for Red and Blue.":
    "Zielone i Żółte mają po jednym pionie. Wygraj partię dla Czerwonych i Niebieskich.",
  "Tap E4, then G8.": "Dotknij E4, potem G8.",
  "One of them is still there. Look for the move that takes both.":
    "Jeden z nich jeszcze jest. Poszukaj ruchu, który bije oba.",
  "Side by side": "Ramię w ramię",
  "The page plays Blue, your partner, and both opponents.":
    "Strona gra za Niebieskie, twojego partnera, i za obu przeciwników.",
  "You play Red. Win the game for Red and Blue in ten moves at most.":
    "Grasz czerwonymi. Wygraj partię dla Czerwonych i Niebieskich najwyżej w dziesięciu ruchach.",
  "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.":
    "Zamek partnera liczy się tak samo jak twój: czasem wystarczy stanąć komuś na drodze.",
  "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.":
    "Grand Camelot to Camelot dla czterech: plansza o 180 polach z zamkiem na każdym z czterech boków, po dwanaście bierek, dwie drużyny. Dwie bierki drużyny u jej celów wygrywają dla obojga partnerów.",
  "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.":
    "Każdy ma czterech rycerzy i osiem pionów. Czerwone siedzą na dole planszy z zamkiem H1 i I1, Zielone u góry z H16 i I16, Niebieskie po lewej z A8 i A9, Żółte po prawej z P8 i P9.",
  "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.":
    "Wprowadź dwie bierki swojej drużyny do jej celów, a wygrywacie: obie jednego gracza albo po jednej każdego. Drużyna wygrywa też, gdy zbije wszystkie bierki obu przeciwników i ma jeszcze co najmniej dwie swoje.",
  "One of each": "Po jednej",
  "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.":
    "Twój partner, Niebieskie, ma już bierkę w zamku żółtych. Wygraj partię dla Czerwonych i Niebieskich.",
  "Tap the red man on G15, then the flag on H16.": "Dotknij czerwonego piona na G15, potem chorągiewki na H16.",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.":
    "Zamek po drugiej stronie planszy jest twoim celem: Czerwone i Zielone celują w zamki naprzeciwko siebie, tak samo Niebieskie i Żółte. Bierka, która tam dotarła, zostaje i czeka na drugą, twoją albo partnera.",
  "Making room for the team": "Miejsce dla drużyny",
  "Tap H16, then I16.": "Dotknij H16, potem I16.",
  "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.":
    "Dwie bierki drużyny u jej celów wygrywają, obie jednego gracza albo po jednej każdego. Zbicie ostatniej bierki obu przeciwników wygrywa, jeśli drużyna ma co najmniej dwie bierki. Kto nie może się ruszyć, traci kolejkę; jeśli partner też nie może się ruszyć, drużyna przegrywa, jeśli druga ma co najmniej dwie bierki, a inaczej jest remis.",
  "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.":
    "Jest remis, gdy każda drużyna ma najwyżej jedną bierkę, gdy pozycja wystąpi po raz trzeci albo gdy minie sto ruchów, licząc wszystkich graczy, bez bicia i bez nowej bierki u celu. Remis można też zaproponować i przyjąć.",
  "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.":
    "Gdzie stoją na początku rycerze w Grand Camelot, nie wiemy ze strony samej federacji. Zwykła pozycja początkowa idzie za Camelot i inną publiczną implementacją: rycerze na F3, K3, G4 i J4, a u pozostałych po ćwierćobrotach.",
  "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.":
    "Pozycja początkowa z 1932 roku ma wszystkich czterech w tylnym rzędzie: F3, G3, J3 i K3. Tylny rząd i F3 są opublikowane, pozostałe pola wywnioskowane. Wybierz ją w „Więcej możliwości”; każdą inną pozycję można ustawić w edytorze albo podać jako FEN.",
  "A team has won when both opponents have no piece left, if it has two itself. One opponent without pieces is out of the game, and the other one plays on.":
    "Drużyna wygrywa, gdy obu przeciwnikom nie została żadna bierka, jeśli sama ma dwie. Jeden przeciwnik bez bierek wypada z partii, a drugi gra dalej.",
  "Two for the team": "Dwie dla drużyny",
  "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.":
    "Strona gra za Niebieskie, twojego partnera, i za obu przeciwników. Wygrywają dwie bierki drużyny u jej celów, twoje albo Niebieskich.",
  "One piece of yours and one of Blue's are enough.": "Wystarczy jedna twoja bierka i jedna Niebieskich.",
  "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.":
    "Tri-Camelot to Camelot dla trojga graczy na 73 sześciokątach, po osiem bierek. Każdy gra dla siebie. Wygrywa jedna bierka w którymkolwiek z obcych zamków.",
  "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.":
    "Każdy ma trzech rycerzy i pięć pionów. Zamek niebieskich to F1, czerwonych A16, zielonych K16. Zaczynają Niebieskie, potem Czerwone, potem Zielone.",
  "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.":
    "W każdym z trzech rogów jest zamek. Wprowadź jedną ze swoich bierek do zamku, który nie jest twój, a wygrywasz. Wygrywasz też, gdy tylko tobie zostały bierki.",
  "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.":
    "Kolejność to Niebieskie, Czerwone, Zielone. Nie wolno pasować. Nie ma partnerów: bierki obu pozostałych stron to wrogowie. Aby odróżnić graczy bez kolorów, każda bierka ma znak na głowie: Niebieskie poziomą kreskę, Czerwone pionową, Zielone ukośną.",
  "Either castle will do": "Dobry każdy obcy zamek",
  "You play Blue. Win the game.": "Grasz niebieskimi. Wygraj partię.",
  "Tap the blue man, then the flag in Red's castle.":
    "Dotknij niebieskiego piona, potem chorągiewki w zamku czerwonych.",
  "Hexagons and the plain step": "Sześciokąty i zwykły krok",
  "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.":
    "Sześciokąt ma sześciu sąsiadów: jednego powyżej i jednego poniżej w swojej kolumnie, dwóch w kolumnie po lewej i dwóch w kolumnie po prawej. Kolumny nazywają się od A do K. Rzędy liczą połówki sześciokątów, więc następny sześciokąt kolumny jest o dwa rzędy dalej: F5, F7, F9.",
  "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.":
    "Każda bierka może zrobić krok na pusty sześciokąt obok, w dowolnym z sześciu kierunków. Krok to sam w sobie cały ruch.",
  "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.":
    "Na klawiaturze góra i dół prowadzą wzdłuż kolumny, lewo i prawo na sześciokąt obok; cyfry 7, 8, 9 i 1, 2, 3 prowadzą w sześciu kierunkach, tak jak leżą na klawiaturze numerycznej.",
  "Where there is no hexagon nothing can stand or land.":
    "Gdzie nie ma sześciokąta, tam nic nie może stać ani wylądować.",
  "A step on hexagons": "Krok na sześciokątach",
  "Step the man to any hexagon beside it.": "Zrób pionem krok na dowolny sześciokąt obok.",
  "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.":
    "Każda bierka może przeskoczyć twoją bierkę, która stoi obok, na pusty sześciokąt tuż za nią. To jest galop. Nic się nie bije. Stamtąd może galopować dalej nad następną i następną, skręcając dowolnie, i zatrzymać się, gdzie chce. Galop nigdy nie jest obowiązkowy.",
  "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.":
    "Każdy odcinek ruchu to krok do sąsiada albo przeskok prosto nad sąsiadem: wzdłuż kolumny albo na ukos w lewo lub w prawo.",
  "Two leaps on hexagons": "Dwa przeskoki na sześciokątach",
  "Bring the man from F5 to H11 in one move.": "Przeprowadź piona z F5 na H11 w jednym ruchu.",
  "Tap F5, then the diamond on H11: the page finds the way over both friends.":
    "Dotknij F5, potem rombu na H11: strona znajdzie drogę nad oboma swoimi.",
  "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.":
    "Każda bierka może przeskoczyć wroga dowolnego z dwóch kolorów, który stoi obok, na pusty sześciokąt tuż za nim, i zdejmuje go z planszy. Jeśli z miejsca lądowania może skoczyć znowu, musi, i tak dalej, dopóki się da.",
  "If you can jump, you must. You may choose which jump, but not another kind of move.":
    "Jeśli możesz skoczyć, musisz. Możesz wybrać, który to skok, ale nie inny rodzaj ruchu.",
  "One of each enemy": "Po jednym każdego wroga",
  "Take a red and a green man in one move.": "Zbij w jednym ruchu czerwonego i zielonego piona.",
  "Tap the blue man, then the mark with the number 2.": "Dotknij niebieskiego piona, potem znaku z liczbą 2.",
  "Blue must": "Niebieskie muszą",
  "Try to step with the man on H5: the page says why not. Then do what you must.":
    "Spróbuj zrobić krok pionem na H5: strona powie, dlaczego nie wolno. Potem zrób to, co musisz.",
  "The piece with the thick ring can capture: tap E6, then E10.":
    "Bierka z grubą obwódką może bić: dotknij E6, potem E10.",
  "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "W jednym ruchu rycerz może galopować nad twoimi bierkami, raz lub kilka razy, a potem skakać nad wrogami, raz lub kilka razy. Najpierw galop, potem skoki, nigdy odwrotnie.",
  "A charge on hexagons": "Szarża na sześciokątach",
  "Take both enemies with the blue knight.": "Zbij obu wrogów niebieskim rycerzem.",
  "A knight among three does not ride past": "Wśród trzech rycerz nie przejeżdża obok",
  "Try to stop the knight on F7, beside the red man. Then charge.":
    "Spróbuj zatrzymać rycerza na F7, obok czerwonego piona. Potem szarżuj.",
  "Tap F3, then F7; then the double ring on H9.": "Dotknij F3, potem F7; potem podwójnej obwódki na H9.",
  "Three castles": "Trzy zamki",
  "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.":
    "Zamki obu pozostałych stron są twoimi celami. Kto wprowadzi bierkę do jednego z nich, wygrywa, bez względu na to, co jeszcze jest na planszy.",
  "Out of Blue's castle": "Wyjście z zamku niebieskich",
  "Try to take the red man with the man on E6. Then do what comes first.":
    "Spróbuj zbić czerwonego piona pionem z E6. Potem zrób to, co ma pierwszeństwo.",
  "Tap the man on F1, then any dot.": "Dotknij piona na F1, potem dowolnej kropki.",
  "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.":
    "Bierka w którymkolwiek z obcych zamków wygrywa. Wygrywa też ten, kto jako jedyny ma bierki: gracz bez bierek wypada, a dwaj pozostali grają dalej.",
  "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.":
    "Kto nie może się ruszyć, traci kolejkę; jego bierki zostają i można je zbić. Jeśli nikt nie może się ruszyć, jest remis. Żaden inny remis nie przychodzi sam, ale gdy pozycja wystąpi po raz trzeci, strona na ruchu może go zażądać.",
  "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.":
    "Plansza, pozycja początkowa, kolejność i ruchy są opublikowane; jak kończy się partia, nie jest. Opisane tu zakończenia wzorują się na Cam i Grand Cam: wygrywa jedna bierka w którymkolwiek zamku przeciwnika albo ten, kto jako jedyny ma bierki.",
  "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.":
    "Dwa punkty to nasze założenia: że oba zamki pozostałych są celami i że bierki gracza, który nie może się ruszyć, zostają i można je zbić. To, że remis nie przychodzi sam, pochodzi z Cam.",
  "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.":
    "Gdy musisz bić, skok wybierasz ty. Taki, który ląduje w zamku innej strony, wygrywa od razu, choćby inny skok bił więcej pionów.",
  "In by a jump, among three": "Do zamku skokiem, wśród trzech",
  "Two blue men can jump. Win the game.": "Dwa niebieskie piony mogą skoczyć. Wygraj partię.",
  "Tap C14, then the castle on A16.": "Dotknij C14, potem zamku na A16.",
  "That takes two men, but the game goes on. A jump into a castle wins it at once.":
    "To bije dwa piony, ale partia trwa dalej. Skok do zamku wygrywa ją od razu.",
  "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.":
    "Bierki na brzegu planszy nie można przeskoczyć tam, gdzie za nią nie ma sześciokąta. Stamtąd możesz zaatakować dwa piony, a gracz uratuje tylko jeden z nich.",
  "A fork on hexagons": "Widełki na sześciokątach",
  "Attack two red men at once, where none of them can take you.":
    "Zaatakuj dwa czerwone piony naraz tam, gdzie żaden nie może cię zbić.",
  "From D3 you can jump over D5 and over E4. Tap E2, then D3.":
    "Z D3 możesz skoczyć nad D5 i nad E4. Dotknij E2, potem D3.",
  "There Red takes you: E4 jumps to G2.": "Tam biją cię Czerwone: E4 skacze na G2.",
  "Red has saved one man by standing behind it. Take the other.":
    "Czerwone uratowały jednego piona, stając za nim. Zbij drugiego.",
  "Tap D3, then F5.": "Dotknij D3, potem F5.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.":
    "Jeśli możesz skoczyć, musisz, i inni też muszą. Możesz więc ściągnąć wroga tam, gdzie chcesz. Przed twoją następną kolejką ruszają się dwie inne strony: sprawdź, czy żadna nie może tego zepsuć.",
  "An offer to Red": "Podstawienie Czerwonym",
  "Offer a blue man so that you can take a red and a green man.":
    "Podstaw niebieskiego piona tak, aby zbić czerwonego i zielonego.",
  "Tap F7, then F9. Red has to jump to F7, beside your man on E6.":
    "Dotknij F7, potem F9. Czerwone muszą skoczyć na F7, obok twojego piona na E6.",
  "After that Red does not come where you can take two men.":
    "Po tym Czerwone nie przyjdą tam, gdzie możesz zbić dwa piony.",
  "Take one of each.": "Zbij po jednym każdego.",
  "Tap E6, then I10.": "Dotknij E6, potem I10.",
  "A player without pieces is out, and the other two play on. The last player with pieces has won.":
    "Gracz bez bierek wypada, a dwaj pozostali grają dalej. Wygrywa ostatni gracz z bierkami.",
  "The last of both others": "Ostatnie bierki obu pozostałych",
  "Red and Green have one man each. Win the game.": "Czerwone i Zielone mają po jednym pionie. Wygraj partię.",
  "Tap F5, then H11.": "Dotknij F5, potem H11.",
  "A race of three": "Wyścig trojga",
  "Each player can win in two castles. The page plays Red and Green.":
    "Każdy gracz może wygrać w dwóch zamkach. Strona gra za Czerwone i Zielone.",
  "You play Blue. Win the game in ten moves at most.":
    "Grasz niebieskimi. Wygraj partię najwyżej w dziesięciu ruchach.",
  "Go where you are nearer to a castle than its owner is to you.":
    "Idź tam, gdzie masz bliżej do zamku niż jego właściciel do ciebie.",
  "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.":
    "Camblam to szachy na większej planszy: 12 × 12 pól, po trzydzieści sześć bierek, a większość z nich umie o jedną rzecz więcej niż w szachach. Wieże biją całe rzędy bierek, łucznicy strzelają bez ruszania się, książęta skręcają. To ostra gra: nieostrożny król nie przetrwa dwudziestu ruchów.",
  "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.":
    "Każda strona ma dwanaście pionów, sześć skoczków, sześć katapult, czterech łuczników, dwie wieże, dwa gońce, dwóch książąt, hetmana i króla. Białe stoją w rzędach od 1 do 3, Czarne od 12 do 10, każda bierka naprzeciw takiej samej.",
  "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.":
    "Daj mata królowi przeciwnika: zaatakuj go tak, aby nic nie mogło go uratować. Zaczynają Białe, potem strony grają na zmianę, po jednym ruchu. Nie wolno pasować.",
  "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.":
    "Bierka bije jednego wroga, wchodząc na jego pole, jak w szachach. Dwa sposoby bicia są szczególne: rajd, który bije kilka bierek w linii, i strzał, który bije jedną z daleka.",
  "No piece moves onto another of its own side.": "Żadna bierka nie wchodzi na inną swojej strony.",
  "The board has the files a to l and the ranks 1 to 12, no more.":
    "Plansza ma kolumny od a do l i rzędy od 1 do 12, nic więcej.",
  "The pawn": "Pion",
  "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.":
    "Pion idzie o jedno, dwa lub trzy pola prosto do przodu, skądkolwiek rusza; każde pole, które mija, i ostatnie musi być puste. Bije o jedno pole na ukos do przodu. Nie ma bicia w przelocie.",
  "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.":
    "Pion, który dochodzi do ostatniego rzędu, zamienia się od razu w hetmana, księcia, wieżę, gońca, łucznika, katapultę lub skoczka swojej strony, co wybierzesz, bez względu na to, ile ich już jest.",
  "A pawn does not capture straight ahead: a piece in front of it stops it.":
    "Pion nie bije na wprost: bierka przed nim go zatrzymuje.",
  "A pawn goes diagonally only to capture.": "Pion idzie na ukos tylko wtedy, gdy bije.",
  "Three squares at once": "Trzy pola naraz",
  "Move the pawn as far as it goes.": "Przesuń piona tak daleko, jak się da.",
  "Tap the pawn, then the farthest dot.": "Dotknij piona, potem najdalszej kropki.",
  Diagonally: "Na ukos",
  "Try to take the pawn on f6: the page says why not. Then take the piece that you can.":
    "Spróbuj zbić piona na f6: strona powie, dlaczego nie wolno. Potem zbij bierkę, którą możesz.",
  "Tap f5, then f6; then the knight on g6.": "Dotknij f5, potem f6; potem skoczka na g6.",
  "A new archer": "Nowy łucznik",
  "Bring the pawn to the last rank and make it an archer.":
    "Doprowadź piona do ostatniego rzędu i zrób z niego łucznika.",
  "Tap the pawn, then f12; then the archer among the pieces offered.":
    "Dotknij piona, potem f12; potem łucznika wśród bierek do wyboru.",
  "The knight": "Skoczek",
  "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.":
    "Skoczek ma dwie drogi. Krótka: jedno pole prosto, potem jedno na ukos, w dowolnym z czterech kierunków ukośnych. Dociera więc na osiem pól skoczka z szachów, a zawracając, na cztery obok siebie. Długa: dokładnie cztery pola na ukos, potem jedno prosto, w dowolnym z czterech kierunków prostych.",
  "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.":
    "Po drodze przeskakuje wrogów i nic im nie robi; własna bierka zamyka drogę, także na zakręcie. Ostatnie pole jest puste albo stoi na nim wróg, którego skoczek bije.",
  "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.":
    "Skoczkowi wystarczy jedna droga bez własnej bierki. Na większość pól obok i o skok dalej prowadzą dwie.",
  "The long path": "Długa droga",
  "Take the catapult on h8, over the heads of the pieces between.":
    "Zbij katapultę na h8, nad głowami bierek po drodze.",
  "Four squares diagonally to h7, then one straight up: tap d3, then h8.":
    "Cztery pola na ukos do h7, potem jedno prosto w górę: dotknij d3, potem h8.",
  "The run": "Rajd",
  "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.":
    "Katapulta, wieża, goniec i hetman biją rajdem. Bierka sunie po pustych polach, aż trafi na wroga. Jeśli tuż za nim w tej samej linii, bez luki, stoją dalsi wrogowie, może zbić pierwszego z nich albo dwóch pierwszych, albo trzech, aż do wszystkich, i zatrzymuje się na polu ostatniej zbitej bierki.",
  "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.":
    "Nigdy nie przechodzi przez puste pole między dwoma wrogami, nigdy nie skręca i nigdy nie przeskakuje własnych bierek. Na planszy bierki rajdu są ponumerowane: dotknij ostatniej, którą chcesz zbić.",
  "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.":
    "Rajd bije bierki, które stoją jedna za drugą. Puste pole, własna bierka albo brzeg planszy kończy rząd.",
  "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.":
    "Jeśli tak mówi ustawienie, rajd bije cały rząd bierek albo nic z niego. Zwykle wybierasz, ile.",
  "If the option says so, a run stops before a king that is not its first piece. Usually it does not.":
    "Jeśli tak mówi ustawienie, rajd zatrzymuje się przed królem, który nie jest jego pierwszą bierką. Zwykle się nie zatrzymuje.",
  "A gap ends it": "Luka go kończy",
  "Try to take the knight on f8: the page says why not. Then take what you can.":
    "Spróbuj zbić skoczka na f8: strona powie, dlaczego nie wolno. Potem zbij, co możesz.",
  "Tap f3, then f8; then the pawn on f6.": "Dotknij f3, potem f8; potem piona na f6.",
  "The catapult": "Katapulta",
  "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.":
    "Katapulta sunie w górę i w dół swojej kolumny, o dowolną liczbę pustych pól, i robi wzdłuż niej rajdy. Robi też krok o jedno pole w lewo lub w prawo i bije tym krokiem jedną bierkę.",
  "Three at once": "Trzy naraz",
  "Take all three with one move.": "Zbij wszystkie trzy jednym ruchem.",
  "Tap the catapult, then the last of the three.": "Dotknij katapulty, potem ostatniej z trzech.",
  "The archer": "Łucznik",
  "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.":
    "Łucznik sunie o dowolną liczbę pustych pól we wszystkich ośmiu kierunkach, ale nigdy na wroga. Zamiast tego strzela: pierwsza bierka na jednej z jego ośmiu linii znika, jeśli to wróg i jest o jedno do pięciu pól. Łucznik zostaje tam, gdzie stoi, a strzał to cały ruch.",
  "An archer shoots only the nearest piece on a line, never over another.":
    "Łucznik trafia tylko najbliższą bierkę na linii, nigdy ponad inną.",
  "An archer shoots up to five squares far; a piece beside it is one square away.":
    "Łucznik strzela na odległość do pięciu pól; bierka obok niego jest o jedno pole.",
  "A shot": "Strzał",
  "Try to shoot the rook: the page says why not. Then shoot the pawn.":
    "Spróbuj zestrzelić wieżę: strona powie, dlaczego nie wolno. Potem zestrzel piona.",
  "Tap the archer, then g7; then the crosshair on f6.": "Dotknij łucznika, potem g7; potem celownika na f6.",
  "The rook": "Wieża",
  "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.":
    "Wieża sunie wzdłuż rzędów i kolumn jak w szachach i robi wzdłuż nich rajdy. Robi też krok o jedno pole na ukos i bije tym krokiem jedną bierkę.",
  "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.":
    "Jeśli tak mówi ustawienie, pojedyncze kroki katapulty, wieży i gońca prowadzą tylko na puste pola. Zwykle mogą zbić jedną bierkę, ale nigdy nie przechodzą w rajd.",
  "The rook's step": "Krok wieży",
  "Take the pawn, not the knight.": "Zbij piona, nie skoczka.",
  "The pawn stands one square diagonally from the rook: tap e4, then f5.":
    "Pion stoi o jedno pole na ukos od wieży: dotknij e4, potem f5.",
  "The bishop": "Goniec",
  "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.":
    "Goniec sunie po przekątnych jak w szachach i robi po nich rajdy. Robi też krok o jedno pole prosto i bije tym krokiem jedną bierkę: nie jest więc związany z polami jednego koloru.",
  "A diagonal run": "Rajd po przekątnej",
  "Take the rook, and the pawn before it.": "Zbij wieżę i piona przed nią.",
  "Tap the bishop, then the mark with the number 2.": "Dotknij gońca, potem znaku z liczbą 2.",
  "The prince": "Książę",
  "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.":
    "Książę rusza się w dwóch etapach: najpierw dowolna liczba pustych pól prosto, potem dowolna liczba pustych pól na ukos. Każdy etap można pominąć, ale prosty jest zawsze pierwszy. Bije jedną bierkę, kończąc na niej w jednym z etapów; dalej już nie idzie.",
  "On an empty board a prince reaches every square, so a king needs pieces around it.":
    "Na pustej planszy książę dociera na każde pole, więc król potrzebuje bierek wokół siebie.",
  "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.":
    "Książę potrzebuje wolnej drogi: prosto, potem na ukos, przez puste pola. Nie przeskakuje.",
  "Round the corner": "Za rogiem",
  "Take the knight.": "Zbij skoczka.",
  "One square up, then diagonally: tap the prince, then h7. The page finds the corner.":
    "Jedno pole w górę, potem na ukos: dotknij księcia, potem h7. Strona znajdzie zakręt.",
  "The queen": "Hetman",
  "A queen slides in all eight directions as in chess, and runs in all eight.":
    "Hetman sunie we wszystkich ośmiu kierunkach jak w szachach i we wszystkich ośmiu robi rajdy.",
  "As many as you like": "Tyle, ile chcesz",
  "Take two of the three, and leave the last.": "Zbij dwie z trzech, a ostatnią zostaw.",
  "Tap the queen, then the second piece of the row.": "Dotknij hetmana, potem drugiej bierki w rzędzie.",
  "The king and check": "Król i szach",
  "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.":
    "Król idzie o jedno pole w dowolnym kierunku i bije tak jedną bierkę. Nie ma roszady. Jest w szachu, jeśli druga strona mogłaby go zbić swoim następnym ruchem, gdyby go miała, w dowolny sposób, w jaki biją jej bierki.",
  "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.":
    "Należy do tego rajd, w którym król jest dalszą bierką. Własna bierka tuż obok króla nie osłania go więc przed katapultą, wieżą, gońcem ani hetmanem, a nieprzerwany rząd własnych bierek też nie: rajd przechodzi przez nie. Osłania jedno puste pole gdziekolwiek między królem a pierwszą bierką rzędu. Na szacha wzdłuż linii można więc odpowiedzieć, robiąc lukę, a podejście do własnego króla może być wbrew regułom.",
  "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.":
    "Łucznik daje szacha z odległości od jednego do pięciu pól, gdy nic nie stoi pomiędzy, książę zza rogu, skoczek obiema drogami.",
  "A king in check has to be out of it after your move.": "Król w szachu musi po twoim ruchu być bezpieczny.",
  "No move may leave your own king in check. A run removes all its pieces first.":
    "Żaden ruch nie może zostawić własnego króla w szachu. Rajd najpierw zdejmuje wszystkie swoje bierki.",
  "No shield": "To nie osłona",
  "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.":
    "Skoczek obok twojego króla to nie osłona: jesteś w szachu. Zostań w kolumnie i zrób lukę.",
  "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.":
    "Wieża bije rząd bierek, na który trafia. Z polem między skoczkiem a królem rząd się kończy: dotknij e3, potem e2.",
  "When a move is refused": "Gdy ruch jest odrzucony",
  "The page says why. These rules hold for pieces of every kind.":
    "Strona mówi dlaczego. Te reguły dotyczą wszystkich bierek.",
  "A piece that slides does not pass another; where one stands, its way ends.":
    "Sunąca bierka nie mija innej; gdzie jakaś stoi, tam jej droga się kończy.",
  "Each piece moves only as described above.": "Każda bierka chodzi tylko tak, jak opisano wyżej.",
  "A piece that is shut in, or whose every move would leave the king in check, cannot move now.":
    "Bierka zamknięta albo taka, której każdy ruch zostawiłby króla w szachu, nie może się teraz ruszyć.",
  "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.":
    "Kto jest w szachu i nie ma dozwolonego ruchu, ten ma mata i przegrywa. Kto nie jest w szachu i nie ma dozwolonego ruchu, ma pata: remis.",
  "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.":
    "Jest też remis, gdy zostały tylko dwa króle, gdy ta sama pozycja wystąpi po raz trzeci z tą samą stroną na ruchu i po stu ruchach, licząc obie strony, bez bicia i bez ruchu pionem. Strzał to bicie. Remis można zaproponować i przyjąć, a partię można poddać.",
  "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.":
    "Opublikowany tekst jest krótki, a jego obrazki zaginęły. Mówi on: jakie są bierki i ile ich jest; jak każda chodzi; że łucznik, katapulta i książę są takie, jak tu opisano; że reguły szacha są takie jak w szachach.",
  "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.":
    "Wielkość planszy jest wywnioskowana: dwanaście pionów zapełnia rząd dwunastu kolumn, trzydzieści sześć bierek zapełnia trzy rzędy, a dwanaście rzędów daje kwadratową planszę. Pozycja początkowa jest rekonstrukcją, tak samo jak kolejność bierek. Druga, ze skoczkami i katapultami na przemian, jest dla Czarnych przegrana, a obie są przegrane, lub prawie, przy innych odczytaniach krótkiej drogi skoczka: niżej widać jak. Nie ma z nimi nowych partii. Każdą inną pozycję można ustawić w edytorze albo podać jako FEN.",
  "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.":
    "Gdzie zdanie można czytać na dwa sposoby, drugie odczytanie jest ustawieniem. Wątpliwe są: jak długa jest prosta część krótkiej drogi skoczka; czy rajd może się wcześniej zatrzymać; czy pojedyncze kroki mogą bić; czy rajd daje szacha przez osłonę; i czy partię wygrywa mat, czy zbicie króla. To, że zaczynają Białe, i remisy pochodzą z szachów.",
  "Behind the pawns stand three knights, six catapults and three knights.":
    "Za pionami stoją trzy skoczki, sześć katapult i trzy skoczki.",
  "Behind the pawns knights and catapults alternate.": "Za pionami stoją na przemian skoczki i katapulty.",
  "The knight's short path begins with one square straight.":
    "Krótka droga skoczka zaczyna się od jednego pola prosto.",
  "The knight's short path begins with exactly four squares straight.":
    "Krótka droga skoczka zaczyna się od dokładnie czterech pól prosto.",
  "The knight's short path begins with any number of squares straight.":
    "Krótka droga skoczka zaczyna się od dowolnej liczby pól prosto.",
  "A run takes the whole row of pieces.": "Rajd bije cały rząd bierek.",
  "A run takes as many pieces of the row as you like.": "Rajd bije tyle bierek rzędu, ile chcesz.",
  "A run goes through pieces of the king's own side: a king behind its own pieces is in check.":
    "Rajd przechodzi przez bierki strony króla: król za własnymi bierkami jest w szachu.",
  "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.":
    "Rajd zatrzymuje się przed królem, który nie jest jego pierwszą bierką: własna bierka tuż przed królem osłania go.",
  "The single steps of catapult, rook and bishop may take a piece.":
    "Pojedyncze kroki katapulty, wieży i gońca mogą zbić bierkę.",
  "The single steps of catapult, rook and bishop go to empty squares only.":
    "Pojedyncze kroki katapulty, wieży i gońca prowadzą tylko na puste pola.",
  "The game is won by checkmate, and no move may leave your own king in check.":
    "Partię wygrywa mat i żaden ruch nie może zostawić własnego króla w szachu.",
  "The game is won by taking the king. Check need not be met; a player without any move draws.":
    "Partię wygrywa zbicie króla. Na szacha nie trzeba odpowiadać; kto nie ma żadnego ruchu, remisuje.",
  "Mate and stalemate": "Mat i pat",
  "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.":
    "Król w szachu, którego nic nie uratuje, ma mata. Kto nie jest w szachu, ale nie ma dozwolonego ruchu, ma pata, a to remis. Zostaw więc samotnemu królowi pole, dopóki nie dasz mata.",
  Checkmate: "Mat",
  "Your king guards the squares before Black's king. Give mate with the rook.":
    "Twój król pilnuje pól przed królem czarnych. Daj mata wieżą.",
  "Tap the rook, then g12.": "Dotknij wieży, potem g12.",
  "That is not mate: Black's king is not in check, or still has a square.":
    "To nie mat: król czarnych nie jest w szachu albo ma jeszcze pole.",
  "Mate, not stalemate": "Mat, nie pat",
  "Black's king has no square left already. Give check so that it is mate.":
    "Król czarnych już nie ma pola. Daj szacha tak, aby to był mat.",
  "On the file of the king the queen gives check from afar: tap i8, then l8.":
    "W kolumnie króla hetman daje szacha z daleka: dotknij i8, potem l8.",
  "Black is not in check and has no legal move: stalemate, a draw.":
    "Czarne nie są w szachu i nie mają dozwolonego ruchu: pat, remis.",
  "That is not mate. The queen has to give check and keep l11 from the king.":
    "To nie mat. Hetman musi dać szacha i odebrać królowi l11.",
  "Mate with two rooks": "Mat dwiema wieżami",
  "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.":
    "Dwie wieże spychają króla na brzeg: jedna trzyma rząd, druga daje szacha na następnym.",
  "You play White. Mate the king in twelve moves at most.":
    "Grasz białymi. Daj mata królowi najwyżej w dwunastu ruchach.",
  "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.":
    "Dawaj szacha tą wieżą, która jest z tyłu. Trzymaj obie daleko od króla: bije wieżę, która podejdzie blisko.",
  "Mini-Camelot is a classroom version from programming courses, with the board that they usually show. They do not mention a player's own castle: here any move may enter it, and no piece has to leave it.":
    "Mini-Camelot to szkolna wersja z kursów programowania, z planszą, którą zwykle pokazują. Nie wspominają o własnym zamku gracza: tutaj można do niego wejść dowolnym ruchem i żadna bierka nie musi go opuszczać.",
  "The sources do not settle whether a jump may land in a castle at the sides, your partner's or the other opponent's. Here it may not, unless the option sideCastleJump is on.":
    "Źródła nie rozstrzygają, czy skok może wylądować w zamku po bokach, partnera lub drugiego przeciwnika. Tutaj nie może, chyba że włączono ustawienie sideCastleJump.",
  "The squares of the knights at the start are not taken from the federation's own page: the array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight are published; the other squares are inferred.":
    "Pola rycerzy na początku nie pochodzą ze strony samej federacji: ustawienie idzie za Camelot. Z ustawienia z 1932 roku (opcja array=1932) opublikowane są tylny rząd i jeden rycerz; pozostałe pola są wywnioskowane.",
  "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy castle wins, and so does being the last player with pieces.":
    "Jak kończy się partia, nie jest opublikowane. Tutaj, jak w Cam i Grand Cam, wygrywa jedna bierka w którymkolwiek zamku przeciwnika, a także ten, kto jako jedyny ma bierki.",
  "A player who cannot move is passed over, and his pieces stay and may be taken. This is an assumption too.":
    "Kto nie może się ruszyć, traci kolejkę, a jego bierki zostają i można je zbić. To też jest założenie.",
  "There are no automatic draws. When a position occurs for the third time, the player to move may claim a draw.":
    "Nie ma automatycznych remisów. Gdy pozycja wystąpi po raz trzeci, strona na ruchu może zażądać remisu.",
  "The source lists the men, but its pictures are lost, and with them the opening position. The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three rows; twelve ranks make it square. The opening position is a reconstruction. Both the position and the doubtful rules can be changed.":
    "Źródło wymienia bierki, ale jego obrazki zaginęły, a z nimi pozycja początkowa. Wielkość planszy jest wywnioskowana: 12 pionów zapełnia rząd 12 kolumn, a 36 bierek zapełnia trzy rzędy; dwanaście rzędów daje kwadrat. Pozycja początkowa jest rekonstrukcją. Zarówno pozycję, jak i wątpliwe reguły można zmienić.",
  Reconstruction: "Rekonstrukcja",
  "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).":
    "Kto wprowadzi bierkę do zamku przeciwnika, przegrywa. Wystarczy jedna bierka (źródła o tym nie mówią; idziemy za AbstractPlay).",
  "Anti-Camelot": "Anti-Camelot",
  "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.":
    "Na rzekę nie można wejść ani jej przeskoczyć. Przed pierwszym ruchem każdy gracz sadzi po swojej stronie trzy drzewa. Na pole drzewa nie wejdzie żadna bierka.",
  "The sources call the trees obstructive. Here that means that no piece leaps over a tree either, unless the option treeLeap is set to canter.":
    "Źródła mówią, że drzewa są przeszkodą. Tutaj znaczy to, że żadna bierka ich też nie przeskakuje, chyba że opcja treeLeap ma wartość canter.",
  "River Camelot": "River Camelot",
};
