// The rules and the courses in Hebrew, by their English texts.
import type { Words } from "../../rules/own_words.ts";

export const books: Words = {
  "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.":
    "Cam הוא Camelot בקטן: לוח של 67 משבצות, שבעה כלים לכל צד, וכלי אחד בטירה מנצח. זאת הדרך המהירה ביותר ללמוד, וגם משחק חריף בזכות עצמו.",
  "Each side has two knights and five men. White's castle is D1, Black's is D13.":
    "לכל צד שני פרשים וחמישה חיילים. הטירה של הלבן היא D1, ושל השחור D13.",
  "The aim": "המטרה",
  "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.":
    "בכל קצה של הלוח יש טירה. מי שמביא כלי אחד שלו לטירה שבקצה הרחוק ניצח. מנצחים גם בהכאת כל כלי האויב, או כשלצד השני לא נותר מהלך.",
  "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.":
    "הלבן פותח, ואחר כך השחקנים משחקים לסירוגין, מהלך אחד בכל תור. אסור לוותר על תור. יש רק שני סוגי כלים: חיילים ופרשים. שניהם נעים לכל כיוון, קדימה, אחורה, הצידה ובאלכסון; פרש יודע דבר אחד נוסף.",
  "Into the castle": "אל הטירה",
  "Two moves away. Step the man closer to the castle on D13.":
    "במרחק שני מהלכים. לצעוד עם החייל קרוב יותר לטירה ב־D13.",
  "Tap the man, then D12.": "מקישים על החייל, ואז על D12.",
  "From there the castle is as far as before, or farther.": "משם הטירה רחוקה כמו קודם, או יותר.",
  "One step from winning": "צעד אחד מניצחון",
  "Win the game.": "לנצח במשחק.",
  "Tap the man, then the flag.": "מקישים על החייל, ואז על הדגל.",
  "The game goes on. The castle was one step away.": "המשחק נמשך. הטירה הייתה במרחק צעד אחד.",
  "The plain step": "הצעד",
  "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.":
    "כל כלי רשאי לצעוד אל משבצת ריקה לידו, בכל אחד משמונת הכיוונים. צעד הוא מהלך שלם בפני עצמו.",
  "A square that is taken cannot be landed on: no piece ever moves onto another.":
    "על משבצת תפוסה אי אפשר לנחות: כלי לעולם לא עולה על כלי אחר.",
  "A step is never part of a longer move: it joins neither a canter nor a jump.":
    "צעד אף פעם אינו חלק ממהלך ארוך יותר: הוא לא מצטרף לדהירה וגם לא לקפיצה.",
  "The board has no corners. Where there is no square nothing can stand or land.":
    "ללוח אין פינות. היכן שאין משבצת, שום דבר לא יכול לעמוד או לנחות.",
  "A step": "צעד",
  "Step the man to any square beside it.": "לצעוד עם החייל אל משבצת כלשהי לידו.",
  "Tap the man, then a dot.": "מקישים על החייל, ואז על נקודה.",
  "The canter": "הדהירה",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.":
    "כל כלי רשאי לדלג מעל ידיד שעומד לידו, אל המשבצת הריקה שמיד מאחוריו. זאת דהירה. שום דבר לא מוכה. משם הוא יכול להמשיך לדהור מעל ידיד נוסף, ועוד אחד, לפנות כרצונו ולעצור היכן שירצה. לכן צבא מסודר היטב נע מהר: חייל מאחור יכול להגיע לחזית במהלך אחד.",
  "You never have to canter.": "לעולם לא חייבים לדהור.",
  "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.":
    "דילוג עובר מעל כלי אחד בדיוק, שעומד ממש ליד, ונוחת מיד מאחוריו. מעל משבצת ריקה אין דילוג.",
  "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.":
    "כל שלב של מהלך הוא צעד אל משבצת שכנה או דילוג של שתי משבצות בקו ישר.",
  "A canter may pass over the square it began on, but not end there: that would be passing the turn.":
    "דהירה יכולה לעבור במשבצת שבה התחילה, אבל לא להסתיים שם: זה היה ויתור על התור.",
  "Two leaps in one move": "שני דילוגים במהלך אחד",
  "Bring the man from B4 to F4 in one move.": "להביא את החייל מ־B4 ל־F4 במהלך אחד.",
  "Tap B4, then the diamond on F4: the page finds the way over both friends.":
    "מקישים על B4, ואז על המעוין ב־F4: הדף מוצא את הדרך מעל שני הידידים.",
  "The jump": "הקפיצה",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.":
    "כל כלי רשאי לדלג מעל אויב שעומד לידו, אל המשבצת הריקה שמיד מאחוריו, ומסיר אותו מהלוח. אם הוא יכול לקפוץ שוב ממקום הנחיתה, הוא חייב, וכן הלאה עד שאינו יכול. כשיש כמה אויבים לבחור מהם, הבחירה שלך: לא חייבים להכות את המספר הגדול ביותר.",
  "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.":
    "וזה לב המשחק: מי שיכול לקפוץ חייב לקפוץ. מותר לבחור איזו קפיצה, אבל לא סוג אחר של מהלך. לכן כלי שמוצע ברגע הנכון מושך את האויב לאן שרוצים.",
  "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.":
    "אם כלי כלשהו שלך יכול לקפוץ מיד, המהלך שלך חייב להכות משהו: כל קפיצה של כל כלי טובה, וגם הסתערות של פרש.",
  "A jump that can go on must go on. It ends where there is nothing left to jump.":
    "קפיצה שיכולה להימשך חייבת להימשך. היא נגמרת במקום שבו אין עוד מעל מה לקפוץ.",
  "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.":
    "כלי שקפצו מעליו נעלם מיד: לא קופצים מעליו פעמיים, והמשבצת שלו פנויה להמשך המהלך.",
  "Jump, and jump on": "לקפוץ, ולהמשיך לקפוץ",
  "Take both black men in one move.": "להכות את שני החיילים השחורים במהלך אחד.",
  "Tap the man, then the mark with the number 2.": "מקישים על החייל, ואז על הסימן עם המספר 2.",
  "You must capture": "חובה להכות",
  "Try to step with the man on F5: the page says why not. Then do what you must.":
    "לנסות לצעוד עם החייל ב־F5: הדף אומר למה לא. ואז לעשות את מה שחייבים.",
  "The piece with the thick ring can capture: tap C5, then E7.":
    "הכלי עם הטבעת העבה יכול להכות: מקישים על C5, ואז על E7.",
  "The knight's charge": "ההסתערות של הפרש",
  "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.":
    "זה הדבר היחיד שרק פרשים יודעים. במהלך אחד פרש רשאי לדהור מעל ידידים, פעם אחת או כמה פעמים, ואז לקפוץ מעל אויבים, פעם אחת או כמה פעמים. קודם הדהירות, אחר כך הקפיצות, אף פעם לא להפך. הסתערות טובה חוצה את כל הלוח ומכה חצי צבא.",
  "If a charge is the only way to take something, you may leave it: only a direct jump compels.":
    "אם הסתערות היא הדרך היחידה להכות משהו, מותר לוותר עליה: רק קפיצה ישירה מחייבת.",
  "A man canters or jumps, but not both in one move. Only a knight may charge.":
    "חייל דוהר או קופץ, אבל לא את שניהם במהלך אחד. רק פרש רשאי להסתער.",
  "Once a knight has begun to jump, it cannot canter again in that move.":
    "אחרי שפרש התחיל לקפוץ, הוא לא יכול לדהור שוב באותו מהלך.",
  "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.":
    "פרש שדוהר אל משבצת שממנה היה יכול לקפוץ חייב להכות משהו לפני סוף המהלך, שם או בהמשך. לכן הוא לא רשאי לעצור במשבצת כזאת וגם לא לעבור דרכה בלי להכות. אם יש דרך עוקפת, הוא רשאי ללכת בה. חיילים פטורים מהכלל הזה.",
  "A charge": "הסתערות",
  "Take both black men with the knight.": "להכות את שני החיילים השחורים עם הפרש.",
  "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.":
    "מקישים על הפרש, ואז על הטבעת הכפולה. הקו המקווקו הוא הדהירה, הקו המלא הוא הקפיצות.",
  "A charge is yours to take or to leave. Here you are asked to take both men.":
    "הסתערות אפשר לקחת או להשאיר. כאן צריך להכות את שני החיילים.",
  "Only knights charge": "רק פרשים מסתערים",
  "Pick the man on D4 and try F8: the page says why not. Then canter to D6.":
    "לבחור את החייל ב־D4 ולנסות את F8: הדף אומר למה לא. ואז לדהור ל־D6.",
  "Tap D4, then F8; then the diamond on D6.": "מקישים על D4, ואז על F8; אחר כך על המעוין ב־D6.",
  "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.":
    "זה חוקי. אבל כדאי לראות עד לאן החייל ב־D4 יכול לדהור: ל־D6, ובלי קפיצה אחרי זה.",
  "A knight does not ride past": "פרש לא עובר על פני אויב",
  "Try to stop the knight on D6, beside the black man. Then charge.":
    "לנסות לעצור את הפרש ב־D6, ליד החייל השחור. ואז להסתער.",
  "Tap D4, then D6; then the double ring on F8.": "מקישים על D4, ואז על D6; אחר כך על הטבעת הכפולה ב־F8.",
  "That is legal. But the knight can canter to D6 and jump on from there in the same move.":
    "זה חוקי. אבל הפרש יכול לדהור ל־D6 ולהמשיך משם בקפיצה באותו מהלך.",
  "The castles": "הטירות",
  "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.":
    "הטירה בקצה שלך היא שלך; זו שבקצה הרחוק היא היעד שלך. מי שמכניס לשם כלי ניצח, בלי קשר למה שעוד נמצא על הלוח.",
  "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.":
    "הטירה שלך אינה בית לגור בו. שום צעד ושום דהירה לא רשאים לנחות שם. רק קפיצה יכולה להכניס לשם כלי, ואז הוא חייב לצאת בתור הבא שלך, לפני כל דבר אחר.",
  "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.":
    "אם כלי שלך עומד בטירה שלך בתחילת תורך, הוא חייב לצאת עכשיו: בקפיצה או בהסתערות של פרש, אם יש לו קפיצה; אחרת בכל מהלך שיוצא. זה קודם להכאות במקום אחר.",
  "Only a jump may land in your own castle.": "רק קפיצה רשאית לנחות בטירה שלך.",
  "In some rule sets a jump that lands in its own castle ends there, even if it could go on.":
    "בחלק ממערכות הכללים, קפיצה שנוחתת בטירה של הקופץ מסתיימת שם, גם אם הייתה יכולה להימשך.",
  "A leg that lands in the enemy castle ends the move there, even if a jump could follow.":
    "שלב שנוחת בטירת האויב מסיים שם את המהלך, גם אם הייתה יכולה לבוא אחריו קפיצה.",
  "A piece in the enemy castle never leaves it, and it is not asked to capture from there.":
    "כלי שבטירת האויב לעולם לא יוצא ממנה, ולא נדרש להכות משם.",
  "Out of your castle": "לצאת מהטירה שלך",
  "Try to take the black man with the man on F5. Then do what comes first.":
    "לנסות להכות את החייל השחור עם החייל ב־F5. ואז לעשות את מה שבא קודם.",
  "Tap the man on D1, then any dot.": "מקישים על החייל ב־D1, ואז על נקודה כלשהי.",
  "What you must do, in order": "מה חייבים, לפי הסדר",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "ראשית: לצאת מהטירה שלך, אם עומד בה כלי שלך. שנית: להכות, אם כלי כלשהו שלך יכול לקפוץ מיד. אחרת אפשר לשחק מה שרוצים; הסתערות פתוחה אפשר לקחת או להשאיר.",
  "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.":
    "הדף מסמן מה חייבים: כלים שמקיימים זאת מוקפים בטבעת אדומה עבה, והשורה מעל הלוח אומרת למה.",
  "A move begins on a square where one of your pieces stands.": "מהלך מתחיל במשבצת שעומד בה כלי שלך.",
  "You move your own pieces, and only when it is your turn.": "מזיזים את הכלים שלך, ורק בתורך.",
  "A piece that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "כלי סגור, שאין לו לאן לצעוד, לדהור או לקפוץ, לא יכול לזוז עכשיו.",
  "After the end of the game nothing moves any more.": "אחרי סוף המשחק שום דבר לא זז יותר.",
  "How a game ends": "איך משחק מסתיים",
  "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.":
    "כלי בטירת האויב מנצח. כך גם הכאת הכלי האחרון של האויב. שחקן שאין לו מהלך חוקי בתורו מפסיד.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.":
    "אין תיקו מאליו: אבל כשעמדה מופיעה בפעם השלישית, מי שבתור רשאי לתבוע תיקו, ואפשר להציע תיקו בכל זמן. אפשר גם להיכנע.",
  "Finer points": "דקויות",
  "While a piece moves, the square it came from counts as empty. A jump may even end where it began.":
    "בזמן שכלי זז, המשבצת שממנה יצא נחשבת ריקה. קפיצה אפילו יכולה להסתיים במקום שבו התחילה.",
  "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.":
    "שתי דרכים שמתחילות ומסתיימות באותן משבצות ומכות את אותם כלים הן אותו מהלך. הדף מוצא דרך בשבילך; כדי ללכת אותה לבד, שלב אחר שלב, אפשר להפעיל את מצב השלבים לצד הלוח.",
  "Perfect play": "משחק מושלם",
  "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.":
    "כשנותרו מעט כלים, אפשר לדעת מי מנצח אם שני הצדדים משחקים בלי טעות. שרת שיש לו טבלאות כאלה מציג את הערכים שלהן לצד הלוח ועליו, אם מבקשים ״ערכים מושלמים״.",
  "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.":
    "כלי נושא את הערך של המהלך הטוב ביותר שלו, ומשבצת את הערך של ההליכה אליה, לצד שבתור: ⁦+5⁩ מנצח במהלך החמישי שלו מכאן; = תיקו; ⁦−12⁩ מפסיד במהלך השנים־עשר של הצד השני. המנצח ממהר והמפסיד מחזיק מעמד; תיקו בחזרה או בספירת מהלכים לא נלקח בחשבון.",
  "No piece leaps over a tree.": "אף כלי לא מדלג מעל עץ.",
  "Pieces canter over trees, as over friends.": "כלים דוהרים מעל עצים, כמו מעל ידידים.",
  "A jump that lands in its own castle goes on if it can.": "קפיצה שנוחתת בטירה של הקופץ נמשכת אם אפשר.",
  "A jump that lands in its own castle ends there; the piece leaves on the next turn.":
    "קפיצה שנוחתת בטירה של הקופץ מסתיימת שם; הכלי יוצא בתור הבא.",
  "A piece in its own castle leaves by a jump if it has one.": "כלי שבטירה שלו יוצא בקפיצה אם יש לו קפיצה.",
  "A piece in its own castle may leave by any kind of move, even if it has a jump.":
    "כלי שבטירה שלו רשאי לצאת בכל סוג של מהלך, גם אם יש לו קפיצה.",
  "A piece need not leave its own castle.": "כלי לא חייב לצאת מהטירה שלו.",
  "Steps and canters may land in your own castle too.": "גם צעדים ודהירות רשאים לנחות בטירה שלך.",
  "A knight that canters to where it could jump must capture.": "פרש שדוהר אל מקום שממנו היה יכול לקפוץ חייב להכות.",
  "A knight may canter past enemies it could jump, without capturing.":
    "פרש רשאי לדהור על פני אויבים שהיה יכול לקפוץ מעליהם, בלי להכות.",
  "Taking the last enemy wins even with a single piece left.": "הכאת האויב האחרון מנצחת גם כשנותר כלי אחד בלבד.",
  "Taking the last enemy wins only with two pieces left.": "הכאת האויב האחרון מנצחת רק עם שני כלים.",
  "A player without a legal move loses.": "שחקן בלי מהלך חוקי מפסיד.",
  "A player without a legal move loses only if the other side has two pieces.":
    "שחקן בלי מהלך חוקי מפסיד רק אם לצד השני יש שני כלים.",
  "It is a draw when each side has one piece at most.": "תיקו כשלכל צד יש לכל היותר כלי אחד.",
  "One piece each is not yet a draw.": "כלי אחד לכל צד עוד אינו תיקו.",
  "A repeated position is not a draw by itself.": "עמדה שחוזרת אינה תיקו מאליה.",
  "The third time a position comes up is a draw.": "בפעם השלישית שעמדה מופיעה זה תיקו.",
  "There is no draw by a count of quiet moves.": "אין תיקו בספירת מהלכים שקטים.",
  "A hundred moves without a capture or a castle entry are a draw.": "מאה מהלכים בלי הכאה ובלי כניסה לטירה הם תיקו.",
  "Through your own castle": "דרך הטירה שלך",
  "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.":
    "קפיצה רשאית להכניס כלי לטירה שלך. בתור הבא שלך הכלי הזה חייב לצאת, לפני כל דבר אחר.",
  "Home and out again": "הביתה ושוב החוצה",
  "Take the black man on E2. The jump ends in your own castle.": "להכות את החייל השחור ב־E2. הקפיצה מסתיימת בטירה שלך.",
  "Tap F3, then D1.": "מקישים על F3, ואז על D1.",
  "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.":
    "השחור מציע חייל. לנסות להכות אותו עם החייל ב־E6: הדף אומר למה לא. ואז לעשות את מה שבא קודם.",
  "The castle before men": "הטירה קודמת לחיילים",
  "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.":
    "כשחובה להכות, בחירת הקפיצה שלך. קפיצה שנוחתת בטירת האויב מנצחת מיד, ולא חשוב כמה חיילים הייתה מכה קפיצה אחרת.",
  "In by a jump": "פנימה בקפיצה",
  "Two of your men can jump. Win the game.": "שניים מהחיילים שלך יכולים לקפוץ. לנצח במשחק.",
  "Tap the man on D11, then the castle.": "מקישים על החייל ב־D11, ואז על הטירה.",
  "That takes two men, but the game goes on. A jump into the castle wins it at once.":
    "זה מכה שני חיילים, אבל המשחק נמשך. קפיצה אל הטירה מנצחת מיד.",
  "Two jumps at once": "שתי קפיצות בבת אחת",
  "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.":
    "כלי שעומד ליד אויב יכול לקפוץ מעליו, ויכולים לקפוץ מעליו: מה שקובע הוא איזו משבצת מאחור ריקה. בשפת הלוח אפשר לקפוץ מעליך רק לאורך השפה. משם אפשר לתקוף שני חיילים, והצד השני מציל רק אחד.",
  "A fork at the edge": "מזלג בשפת הלוח",
  "Attack two men at once, where none of them can take you.":
    "לתקוף שני חיילים בבת אחת, במקום שאף אחד מהם לא יכול להכות אותך.",
  "From A7 you can jump over B6 and over B8. Tap A6, then A7.":
    "מ־A7 אפשר לקפוץ מעל B6 ומעל B8. מקישים על A6, ואז על A7.",
  "From A5 you attack the man on B6 alone. It moves away, and you take nothing.":
    "מ־A5 מותקף רק החייל ב־B6. הוא זז, ולא נותר מה להכות.",
  "There Black takes you at once: the squares behind you are empty.": "שם השחור מכה אותך מיד: המשבצות שמאחור ריקות.",
  "There Black takes you at once: C6 jumps to A8.": "שם השחור מכה אותך מיד: C6 קופץ ל־A8.",
  "Black saved one man. Take what is left.": "השחור הציל חייל אחד. להכות את מה שנשאר.",
  "Tap A7, then C7. The jump goes on over the second man.": "מקישים על A7, ואז על C7. הקפיצה נמשכת מעל החייל השני.",
  "Opening a lane": "פתיחת נתיב",
  "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.":
    "חיילים בשורה, עם משבצת ריקה אחת ביניהם, יוצרים נתיב: ידיד דוהר לאורכו במהלך אחד. הרבה פעמים חסר רק חייל אחד. שמים אותו במקומו, והכלי שמאחור מגיע לחזית במהלך הבא שלו.",
  "The missing man": "החייל החסר",
  "Place a man so that the one on D5 can canter to D11 with your next move.":
    "להעמיד חייל כך שהחייל ב־D5 יוכל לדהור ל־D11 במהלך הבא שלך.",
  "Men on D6, D8 and D10 make the lane. Tap E7, then D8.":
    "חיילים ב־D6, ב־D8 וב־D10 יוצרים את הנתיב. מקישים על E7, ואז על D8.",
  "Then the way to D11 is not open. The lane needs a man on every second square of its line.":
    "אז הדרך ל־D11 לא פתוחה. לנתיב צריך חייל בכל משבצת שנייה בקו שלו.",
  "The lane is open. Canter from D5 to D11.": "הנתיב פתוח. לדהור מ־D5 ל־D11.",
  "Tap D5, then D11.": "מקישים על D5, ואז על D11.",
  "That is slower. The man on D5 can go three canters in one move.":
    "זה איטי יותר. החייל ב־D5 יכול לדהור שלוש דהירות במהלך אחד.",
  "Offering a man": "להציע חייל",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.":
    "מי שיכול לקפוץ חייב לקפוץ, וכך גם האחרים. לכן אפשר להוביל אויב לאן שרוצים: שמים לידו חייל, עם משבצת ריקה מאחור, ומוכנים לקפוץ בחזרה.",
  "An offer that wins": "הצעה שמנצחת",
  "Black has two men left. Offer one man so that you can take both.":
    "לשחור נותרו שני חיילים. להציע חייל אחד כך שאפשר יהיה להכות את שניהם.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on E5.":
    "מקישים על D6, ואז על D7. השחור חייב לקפוץ ל־D6, ליד החייל שלך ב־E5.",
  "Black jumps from D8 to B6, out of your reach.": "השחור קופץ מ־D8 ל־B6, מחוץ להישג ידך.",
  "Black jumps to F6 and on over E5: two of your men are gone.":
    "השחור קופץ ל־F6 וממשיך מעל E5: שניים מהחיילים שלך אבדו.",
  "Black jumps from D8 to B6, and you do not get both men.": "השחור קופץ מ־D8 ל־B6, ואי אפשר להכות את שני החיילים.",
  "That offers nothing: Black may move as it likes.": "זה לא מציע כלום: השחור רשאי לשחק מה שירצה.",
  "Take the last two men and win the game.": "להכות את שני החיילים האחרונים ולנצח במשחק.",
  "Tap E5, then A9.": "מקישים על E5, ואז על A9.",
  "Two charging knights": "שני פרשים מסתערים",
  "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.":
    "שני פרשים ושני חיילים נגד חמישה חיילים. פרש דוהר מעל החיילים שלך ואז קופץ: כדאי לשמור לידו ידיד, ולחפש אויבים שמאחוריהם משבצת ריקה.",
  "You play White. Take three men and lose one at most.": "משחקים בלבן. להכות שלושה חיילים ולהפסיד אחד לכל היותר.",
  "Let Black come near, and mind what it could jump.": "כדאי לתת לשחור להתקרב, ולשים לב מעל מה הוא יכול לקפוץ.",
  "A race to the castle": "מרוץ לטירה",
  "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.":
    "שלושה חיילים לכל צד, ושתי הטירות קרובות. סופרים את המהלכים: רצים היכן שיש יתרון, ועומדים בדרך היכן שאין.",
  "You play White. Win the game in twelve moves at most.": "משחקים בלבן. לנצח במשחק בשנים־עשר מהלכים לכל היותר.",
  "A canter is worth two steps. A man beside the castle of the other side wins with its next move.":
    "דהירה שווה שני צעדים. חייל שליד טירת הצד השני מנצח במהלך הבא שלו.",
  "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.":
    "Camelot הוא המשחק המלא, שנמכר מאז 1930: לוח של 160 משבצות, ארבעה־עשר כלים לכל צד, ושני כלים בטירה מנצחים.",
  "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.":
    "לכל צד ארבעה פרשים ועשרה חיילים. הטירה של הלבן היא F1 ו־G1, ושל השחור F16 ו־G16.",
  "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.":
    "בכל קצה של הלוח יש טירה של שתי משבצות. מי שמביא שני כלים שלו לטירה שבקצה הרחוק ניצח. מנצחים גם בהכאת כל כלי האויב, כשנותרו לך שני כלים או יותר.",
  "The second piece": "הכלי השני",
  "One piece is in the castle already. Win the game.": "כלי אחד כבר בטירה. לנצח במשחק.",
  "Tap the man on G15, then the empty castle square.": "מקישים על החייל ב־G15, ואז על משבצת הטירה הריקה.",
  "The game goes on. The castle needs two pieces, and one is in already.":
    "המשחק נמשך. הטירה צריכה שני כלים, ואחד כבר בפנים.",
  "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.":
    "הטירה בקצה שלך היא שלך; זו שבקצה הרחוק היא היעד שלך. כלי שהגיע ליעד נשאר שם וממתין לשני.",
  "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.":
    "כלי שבטירת האויב רשאי לעבור למשבצת השנייה שלה, כדי לפנות מקום. כל שחקן רשאי לעשות זאת פעמיים במשחק. זה מהלך בטירה, והוא תור שלם.",
  "Making room": "לפנות מקום",
  "Move the man across the castle.": "להזיז את החייל בתוך הטירה.",
  "Tap F16, then G16.": "מקישים על F16, ואז על G16.",
  "That is legal, too. Here the man in the castle is asked to move across it.":
    "גם זה חוקי. כאן החייל שבטירה מתבקש לעבור בתוכה.",
  "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.":
    "שני כלים בטירת האויב מנצחים. הכאת הכלי האחרון של האויב מנצחת אם יש לך שני כלים או יותר. שחקן שאין לו מהלך חוקי מפסיד אם לצד השני יש שני כלים או יותר; אחרת זה תיקו.",
  "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.":
    "תיקו הוא כשלכל צד יש לכל היותר כלי אחד, כשעמדה מופיעה בפעם השלישית, או כשעברו חמישים מהלכים של כל צד בלי הכאה ובלי שכלי נכנס לטירה. אפשר גם להציע תיקו ולהסכים לו, ואפשר להיכנע.",
  "Saving a draw": "להציל תיקו",
  "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.":
    "כלי אחד לבדו לא יכול לנצח: הטירה צריכה שניים, וכך גם הכאת האויב האחרון. כשלכל צד יש לכל היותר כלי אחד, המשחק הוא תיקו. לכן מי שבנחיתות מכה את מה שעוד אפשר להכות.",
  "One each": "אחד לכל צד",
  "You have one man left, Black has two. Save the draw.": "לך נותר חייל אחד, ולשחור שניים. להציל את התיקו.",
  "Tap E6, then G8. One man each is a draw.": "מקישים על E6, ואז על G8. חייל אחד לכל צד הוא תיקו.",
  "Two into the castle": "שניים אל הטירה",
  "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.":
    "הטירה צריכה שניים. הכלי הראשון בטוח שם, אבל כל מה שהוא עוד יכול לעשות הוא לפנות מקום לשני.",
  "You play White. Win the game in fifteen moves at most.": "משחקים בלבן. לנצח במשחק בחמישה־עשר מהלכים לכל היותר.",
  "Bring your men close together before the first one goes in.": "כדאי לקרב את החיילים זה לזה לפני שהראשון נכנס.",
  "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.":
    "Camette הוא הקטן במשפחה: 23 משבצות, ארבעה כלים לכל צד, ונגמר בחמש דקות. כלי אחד בטירה מנצח.",
  "Each side has one knight and three men. White's castle is C1, Black's is C7.":
    "לכל צד פרש אחד ושלושה חיילים. הטירה של הלבן היא C1, ושל השחור C7.",
  "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.":
    "Camette ידוע כולו, כל 634 מיליון העמדות שלו: במשחק מושלם איש לא מנצח. מתוך 22 המהלכים הראשונים של הלבן ארבעה שומרים על התיקו: B3-A3 ו־B3-B2, ותמונות הראי שלהם D3-E3 ו־D3-D2. כל האחרים מפסידים, B3-C4 במהלך השישה־עשר של השחור, C3-C4 במהלך הראשון שלו. הניצחון הארוך ביותר במשחק הוא של 33 מהלכים. איך זה נמצא ונבדק מתואר ב־doc/camette.md, שמגיע עם התוכנה.",
  "A race on a small board": "מרוץ על לוח קטן",
  "On this board the castles are never far. One careless move lets the other side in.":
    "על הלוח הזה הטירות אף פעם לא רחוקות. מהלך רשלני אחד מכניס את הצד השני.",
  "You play White. Win the game in ten moves at most.": "משחקים בלבן. לנצח במשחק בעשרה מהלכים לכל היותר.",
  "A man beside the castle of the other side must be answered at once.": "על חייל שליד טירת הצד השני חייבים לענות מיד.",
  "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.":
    "Chivalry קדם ל־Camelot והוא גדול ממנו: 176 משבצות, עשרים כלים לכל צד, שמונה מהם פרשים. שני כלים בטירה מנצחים.",
  "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.":
    "לכל צד שמונה פרשים ושנים־עשר חיילים. הטירה של הלבן היא G1 ו־H1, ושל השחור G16 ו־H16.",
  "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.":
    "Mini-Camelot הוא Camelot קטן שמשמש בקורסי תכנות: 88 משבצות, שישה חיילים לכל צד, בלי פרשים, ושלב אחד בכל מהלך. חייל אחד בטירה מנצח.",
  "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.":
    "לכל צד שישה חיילים. הטירה של הלבן היא D1 ו־E1, ושל השחור D14 ו־E14.",
  "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.":
    "בכל קצה של הלוח יש טירה של שתי משבצות. מי שמביא חייל אחד שלו לטירה שבקצה הרחוק ניצח. מנצחים גם בהכאת כל חיילי האויב, או כשלצד השני לא נותר מהלך.",
  "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.":
    "הלבן פותח, ואחר כך השחקנים משחקים לסירוגין, מהלך אחד בכל תור. אסור לוותר על תור. חיילים נעים לכל כיוון, קדימה, אחורה, הצידה ובאלכסון. מהלך הוא צעד אחד, דהירה אחת או קפיצה אחת.",
  "One man is enough": "חייל אחד מספיק",
  "Tap the man, then a flag.": "מקישים על החייל, ואז על דגל.",
  "A man may step to an empty square beside it, in any of the eight directions.":
    "חייל רשאי לצעוד אל משבצת ריקה לידו, בכל אחד משמונת הכיוונים.",
  "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.":
    "חייל רשאי לדלג מעל ידיד שעומד לידו, אל המשבצת הריקה שמיד מאחוריו. שום דבר לא מוכה, והמהלך נגמר: הוא לעולם לא ממשיך לדלג. לעולם לא חייבים לדהור.",
  "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.":
    "מהלך הוא צעד אחד, דהירה אחת או קפיצה אחת. היכן שהיה יכול לבוא דילוג שני, הוא צריך לחכות לתור הבא שלך.",
  "One leap and no more": "דילוג אחד ולא יותר",
  "Canter with the man on C4 as far as it gets in one move.": "לדהור עם החייל ב־C4 הכי רחוק שאפשר במהלך אחד.",
  "Tap C4, then the diamond on E6. The leap on to G8 has to wait.":
    "מקישים על C4, ואז על המעוין ב־E6. הדילוג הבא ל־G8 צריך לחכות.",
  "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.":
    "חייל רשאי לדלג מעל אויב שעומד לידו, אל המשבצת הריקה שמיד מאחוריו, ומסיר אותו מהלוח. אז המהלך נגמר: חייל אחד הוכה, גם אם אפשר היה להכות עוד אחד.",
  "If you can jump, you must. You may choose which jump.": "מי שיכול לקפוץ חייב לקפוץ. מותר לבחור איזו קפיצה.",
  "If any of your men can jump, your move has to be a jump.":
    "אם חייל כלשהו שלך יכול לקפוץ, המהלך שלך חייב להיות קפיצה.",
  "Men must, too": "גם חיילים חייבים",
  "Try to step with the man on G4: the page says why not. Then do what you must.":
    "לנסות לצעוד עם החייל ב־G4: הדף אומר למה לא. ואז לעשות את מה שחייבים.",
  "The man with the thick ring can capture: tap C4, then E6.":
    "החייל עם הטבעת העבה יכול להכות: מקישים על C4, ואז על E6.",
  "One at a time": "אחד בכל פעם",
  "Two black men stand in a row. Take the first; the second has to wait.":
    "שני חיילים שחורים עומדים בשורה. להכות את הראשון; השני צריך לחכות.",
  "Tap C4, then E6.": "מקישים על C4, ואז על E6.",
  "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.":
    "הטירה שבקצה הרחוק היא היעד שלך: מי שמכניס לשם חייל ניצח. הטירה שלך היא מקום כמו כל מקום אחר: כל מהלך רשאי להיכנס אליה, ואיש לא חייב לצאת ממנה.",
  "A man that reaches the enemy castle has won; there is no move after that.":
    "חייל שמגיע לטירת האויב ניצח; אין אחר כך עוד מהלך.",
  "A man in the enemy castle never leaves it.": "חייל שבטירת האויב לעולם לא יוצא ממנה.",
  "What you must do": "מה חייבים",
  "Capture, if any of your men can jump. Otherwise you are free to move as you like.":
    "להכות, אם חייל כלשהו שלך יכול לקפוץ. אחרת אפשר לשחק מה שרוצים.",
  "A move begins on a square where one of your men stands.": "מהלך מתחיל במשבצת שעומד בה חייל שלך.",
  "You move your own men, and only when it is your turn.": "מזיזים את החיילים שלך, ורק בתורך.",
  "A man that is shut in, with nothing to step, canter or jump to, cannot move now.":
    "חייל סגור, שאין לו לאן לצעוד, לדהור או לקפוץ, לא יכול לזוז עכשיו.",
  "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.":
    "חייל אחד בטירת האויב מנצח. כך גם הכאת החייל האחרון של האויב. שחקן שאין לו מהלך חוקי בתורו מפסיד.",
  "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.":
    "אין תיקו מאליו: אבל כשעמדה מופיעה בפעם השלישית, מי שבתור רשאי לתבוע תיקו, ואפשר להציע תיקו בכל זמן.",
  "What is known, and what we made of it": "מה ידוע, ומה עשינו מזה",
  "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.":
    "המשחק משמש בקורסי תכנות, ומתואר כאן בצורתו הרגילה. הקורסים לא אומרים דבר על הטירה שלך: כאן כל מהלך רשאי להיכנס אליה, ואיש לא חייב לצאת ממנה.",
  "A step of a man": "צעד של חייל",
  Castles: "טירות",
  "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.":
    "במשחקים אחרים של המשפחה הטירה שלך סגורה לצעדים. כאן מותר להיכנס ולהישאר. הטירה של הצד השני מנצחת, גם בקפיצה.",
  "Your own castle is open": "הטירה שלך פתוחה",
  "Step into your own castle.": "לצעוד אל הטירה שלך.",
  "Tap D2, then D1 or E1.": "מקישים על D2, ואז על D1 או על E1.",
  "The castle is on D1 and E1.": "הטירה היא ב־D1 וב־E1.",
  "In by a jump, with one leap": "פנימה בקפיצה, בדילוג אחד",
  "Tap D12, then D14.": "מקישים על D12, ואז על D14.",
  "That takes a man, but the game goes on. A jump into the castle wins it at once.":
    "זה מכה חייל, אבל המשחק נמשך. קפיצה אל הטירה מנצחת מיד.",
  "Who is first": "מי ראשון",
  "Each side is two steps from the other's castle. It is your turn: go.":
    "כל צד במרחק שני צעדים מהטירה של האחר. תורך: לרוץ.",
  "Tap D12, then a square of rank 13.": "מקישים על D12, ואז על משבצת בשורה 13.",
  "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.":
    "עכשיו השחור קרוב לפחות כמוך, ותורו. במרוץ כל מהלך נחשב.",
  "Black would be in with the next move. Win the game.": "השחור היה נכנס במהלך הבא. לנצח במשחק.",
  "Tap the man, then the castle.": "מקישים על החייל, ואז על הטירה.",
  "That lets Black into your castle.": "זה מכניס את השחור לטירה שלך.",
  "Which jump": "איזו קפיצה",
  "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.":
    "לפני שקופצים כדאי לראות איפה נוחתים. חייל שנוחת ליד אויב, עם משבצת ריקה מאחוריו, מוכה בתור הבא. בשפת הלוח אפשר להכות אותו רק לאורך השפה.",
  "The safe jump": "הקפיצה הבטוחה",
  "Two jumps are open. Choose the one after which Black cannot take you.":
    "שתי קפיצות פתוחות. לבחור את זו שאחריה השחור לא יכול להכות אותך.",
  "A7 is at the edge. Tap C5, then A7.": "A7 נמצאת בשפת הלוח. מקישים על C5, ואז על A7.",
  "On E7 the man on F8 takes you: D6 behind you is empty now.": "ב־E7 החייל ב־F8 מכה אותך: D6 שמאחור ריקה עכשיו.",
  "A fork of one leap": "מזלג בדילוג אחד",
  "Black takes you there, or you attack one man only. It moves away, and you take nothing.":
    "שם השחור מכה אותך, או שמותקף רק חייל אחד. הוא זז, ולא נותר מה להכות.",
  "Black saved one man. Take the other.": "השחור הציל חייל אחד. להכות את השני.",
  "Tap A7, then C9.": "מקישים על A7, ואז על C9.",
  "The last man": "החייל האחרון",
  "Black has one man left. Offer a man so that you can take it.":
    "לשחור נותר חייל אחד. להציע חייל כך שאפשר יהיה להכות אותו.",
  "Tap D6, then D7. Black has to jump to D6, beside your man on D5.":
    "מקישים על D6, ואז על D7. השחור חייב לקפוץ ל־D6, ליד החייל שלך ב־D5.",
  "Black jumps to B6, out of your reach.": "השחור קופץ ל־B6, מחוץ להישג ידך.",
  "Black jumps to F6, out of your reach.": "השחור קופץ ל־F6, מחוץ להישג ידך.",
  "Take the last man and win the game.": "להכות את החייל האחרון ולנצח במשחק.",
  "Tap D5, then D7.": "מקישים על D5, ואז על D7.",
  "Three men each": "שלושה חיילים לכל צד",
  "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.":
    "חייל שליד טירה מנצח במהלך הבא שלו. כל מהלך שמכריח את השחור לקפוץ הוא מהלך שבו השחור לא רץ.",
  "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.":
    "Grand Cam הוא Cam לארבעה: לוח של 93 משבצות עם טירה בכל אחד מארבעת צדדיו, שבעה כלים לכל אחד, שתי קבוצות. כלי אחד של קבוצה ביעד שלו מנצח בשביל שני השותפים.",
  "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.":
    "לכל שחקן שני פרשים וחמישה חיילים. האדום יושב בתחתית הלוח עם הטירה G1, הירוק בראשו עם G13, הכחול משמאל עם A7, הצהוב מימין עם M7.",
  "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.":
    "ארבעה משחקים בשתי קבוצות: האדום והכחול נגד הירוק והצהוב. השותף שלך יושב בצד הסמוך לך, והטירה שלו והטירה שלך אינן היעדים שלך.",
  "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.":
    "מי שמביא כלי אחד שלו לטירה שממול ניצח עם כל הקבוצה. הקבוצה מנצחת גם בהכאת כל הכלים של שני היריבים, או כשאף אחד מהם לא יכול לזוז.",
  "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.":
    "סדר התורות הוא אדום, ירוק, כחול, צהוב, כך שהקבוצות משחקות לסירוגין. אסור לוותר על תור. מזיזים רק את הכלים שלך. כדי להבדיל בין השחקנים בלי צבעים, לכל כלי יש סימן על הראש: לאדום קו זקוף, לכחול קו מאוזן, לירוק קו אלכסוני, לצהוב נקודה.",
  "Into the castle opposite": "אל הטירה שממול",
  "You play Red. Win the game for Red and Blue.": "משחקים באדום. לנצח במשחק בשביל האדום והכחול.",
  "Tap the red man, then the flag in Green's castle.": "מקישים על החייל האדום, ואז על הדגל בטירה של הירוק.",
  "A step among four": "צעד בין ארבעה",
  "The canter, over a partner too": "הדהירה, גם מעל שותף",
  "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.":
    "כל כלי רשאי לדלג מעל ידיד שעומד לידו, אל המשבצת הריקה שמיד מאחוריו. זאת דהירה. ידידים הם הכלים שלך ושל השותף שלך. שום דבר לא מוכה. משם הוא יכול להמשיך לדהור מעל ידיד נוסף, ועוד אחד, לפנות כרצונו ולעצור היכן שירצה.",
  "Over your partner": "מעל השותף שלך",
  "Bring the red man from F3 to H7 in one move, over both blue men.":
    "להביא את החייל האדום מ־F3 ל־H7 במהלך אחד, מעל שני החיילים הכחולים.",
  "Tap F3, then the diamond on H7.": "מקישים על F3, ואז על המעוין ב־H7.",
  "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.":
    "כל כלי רשאי לדלג מעל אויב שעומד לידו, אל המשבצת הריקה שמיד מאחוריו, ומסיר אותו מהלוח. אויבים הם הכלים של שני היריבים. אם הוא יכול לקפוץ שוב ממקום הנחיתה, הוא חייב, וכן הלאה עד שאינו יכול.",
  "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.":
    "וכמו בכל משחקי המשפחה: מי שיכול לקפוץ חייב לקפוץ. מותר לבחור איזו קפיצה, אבל לא סוג אחר של מהלך. מה שהשותף שלך היה יכול להכות לא מחייב אותך.",
  "One of each opponent": "אחד מכל יריב",
  "Take a green and a yellow man in one move.": "להכות חייל ירוק וחייל צהוב במהלך אחד.",
  "Tap the red man, then the mark with the number 2.": "מקישים על החייל האדום, ואז על הסימן עם המספר 2.",
  "Red must": "האדום חייב",
  "Try to step with the man on I4: the page says why not. Then do what you must.":
    "לנסות לצעוד עם החייל ב־I4: הדף אומר למה לא. ואז לעשות את מה שחייבים.",
  "The piece with the thick ring can capture: tap E4, then G6.":
    "הכלי עם הטבעת העבה יכול להכות: מקישים על E4, ואז על G6.",
  "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "במהלך אחד פרש רשאי לדהור מעל ידידים, גם של השותף, פעם אחת או כמה פעמים, ואז לקפוץ מעל אויבים, פעם אחת או כמה פעמים. קודם הדהירות, אחר כך הקפיצות, אף פעם לא להפך.",
  "A charge with a partner's help": "הסתערות בעזרת שותף",
  "Take both enemies with the red knight.": "להכות את שני האויבים עם הפרש האדום.",
  "A knight among four does not ride past": "פרש בין ארבעה לא עובר על פני אויב",
  "Try to stop the knight on G5, beside the green man. Then charge.":
    "לנסות לעצור את הפרש ב־G5, ליד החייל הירוק. ואז להסתער.",
  "Tap E3, then G5; then the double ring on I7.": "מקישים על E3, ואז על G5; אחר כך על הטבעת הכפולה ב־I7.",
  "Four castles": "ארבע טירות",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.":
    "הטירה שבצד השני של הלוח היא היעד שלך: של האדום ושל הירוק זו לזה, של הכחול ושל הצהוב זו לזה. מי שמכניס לשם כלי ניצח בשביל שני השותפים.",
  "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.":
    "שתי הטירות שבצדדים, של השותף שלך ושל היריב האחר, סגורות בפניך. אם קפיצה רשאית לנחות שם לא מוכרע במקורות; בדרך כלל היא לא רשאית, ואפשר לבחור אחרת.",
  "You enter no castle but the one opposite yours and, by a jump, your own.":
    "לא נכנסים לשום טירה חוץ מזו שממול, ובקפיצה גם לטירה שלך.",
  "A leg that lands in the castle opposite ends the move there, even if a jump could follow.":
    "שלב שנוחת בטירה שממול מסיים שם את המהלך, גם אם הייתה יכולה לבוא אחריו קפיצה.",
  "A piece in the castle opposite never leaves it, and it is not asked to capture from there.":
    "כלי שבטירה שממול לעולם לא יוצא ממנה, ולא נדרש להכות משם.",
  "Closed at the sides": "סגור בצדדים",
  "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.":
    "לנסות לצעוד אל הטירה של השותף שלך ב־A7: הדף אומר למה לא. ואז לצעוד ישר אחורה ל־B7.",
  "Tap B8, then A7; then the dot on B7.": "מקישים על B8, ואז על A7; אחר כך על הנקודה ב־B7.",
  "Out of Red's castle": "לצאת מהטירה של האדום",
  "Try to take the green man with the man on D4. Then do what comes first.":
    "לנסות להכות את החייל הירוק עם החייל ב־D4. ואז לעשות את מה שבא קודם.",
  "Tap the man on G1, then any dot.": "מקישים על החייל ב־G1, ואז על נקודה כלשהי.",
  "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.":
    "ראשית: לצאת מהטירה שלך, אם עומד בה כלי שלך. שנית: להכות, אם כלי כלשהו שלך עצמך יכול לקפוץ מיד. אחרת אפשר לשחק מה שרוצים; הסתערות פתוחה אפשר לקחת או להשאיר.",
  "You move your own pieces, not your partner's, and only when it is your turn.":
    "מזיזים את הכלים שלך, לא של השותף, ורק בתורך.",
  "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.":
    "כלי בטירה שממול מנצח בשביל הקבוצה שלו. כך גם הכאת הכלי האחרון של שני היריבים. כששחקן לא יכול לזוז, התור עובר הלאה; אם גם השותף לא יכול לזוז, הקבוצה הפסידה.",
  "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.":
    "הלוח, הכלים, הקבוצות, התורות והיעדים פורסמו. אם קפיצה רשאית לנחות בטירה שבצדדים לא מוכרע: כאן היא לא רשאית, אלא אם בוחרים בכך.",
  "A jump may land in a castle at the sides, and goes on from there if it can.":
    "קפיצה רשאית לנחות בטירה שבצדדים, וממשיכה משם אם אפשר.",
  "The castles at the sides are closed to jumps as well.": "הטירות שבצדדים סגורות גם לקפיצות.",
  "All four knights stand in the back row.": "כל ארבעת הפרשים עומדים בשורה האחורית.",
  "Two knights stand at the ends of the back row, two at the ends of the row before it.":
    "שני פרשים עומדים בקצות השורה האחורית, ושניים בקצות השורה שלפניה.",
  "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.":
    "כשחובה להכות, בחירת הקפיצה שלך. קפיצה שנוחתת בטירה שממול מנצחת מיד, גם בשביל השותף שלך.",
  "In by a jump, among four": "פנימה בקפיצה, בין ארבעה",
  "Two red men can jump. Win the game for Red and Blue.":
    "שני חיילים אדומים יכולים לקפוץ. לנצח במשחק בשביל האדום והכחול.",
  "Tap G11, then the castle on G13.": "מקישים על G11, ואז על הטירה ב־G13.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.":
    "מי שיכול לקפוץ חייב לקפוץ, וכך גם האחרים. לכן אפשר להוביל אויב לאן שרוצים. שלושה אחרים משחקים לפני התור הבא שלך: כדאי לבדוק שאף אחד מהם לא יכול לקלקל.",
  "An offer to Green": "הצעה לירוק",
  "Offer a red man so that you can take both green men.": "להציע חייל אדום כך שאפשר יהיה להכות את שני החיילים הירוקים.",
  "Tap F6, then F7. Green has to jump to F6, beside your man on G5.":
    "מקישים על F6, ואז על F7. הירוק חייב לקפוץ ל־F6, ליד החייל שלך ב־G5.",
  "After that Green does not come where you can take two men.":
    "אחרי זה הירוק לא מגיע למקום שאפשר להכות בו שני חיילים.",
  "Take both green men.": "להכות את שני החיילים הירוקים.",
  "Tap G5, then C9.": "מקישים על G5, ואז על C9.",
  "Nobody left": "לא נשאר איש",
  "A team has won when both opponents have no piece left. One opponent without pieces is out of the game, and the other one plays on.":
    "קבוצה ניצחה כשלשני היריבים לא נותר כלי. יריב אחד בלי כלים יצא מהמשחק, והשני ממשיך לשחק.",
  "The last of both": "האחרון של שניהם",
  "Green and Yellow have one man each. Win the game for Red and Blue.":
    "לירוק ולצהוב יש חייל אחד לכל אחד. לנצח במשחק בשביל האדום והכחול.",
  "Tap E4, then G8.": "מקישים על E4, ואז על G8.",
  "One of them is still there. Look for the move that takes both.": "אחד מהם עוד שם. לחפש את המהלך שמכה את שניהם.",
  "Side by side": "זה לצד זה",
  "The page plays Blue, your partner, and both opponents.": "הדף משחק את הכחול, השותף שלך, ואת שני היריבים.",
  "You play Red. Win the game for Red and Blue in ten moves at most.":
    "משחקים באדום. לנצח במשחק בשביל האדום והכחול בעשרה מהלכים לכל היותר.",
  "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.":
    "הטירה של השותף שווה בדיוק כמו שלך: לפעמים מספיק לעמוד למישהו בדרך.",
  "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.":
    "Grand Camelot הוא Camelot לארבעה: לוח של 180 משבצות עם טירה בכל אחד מארבעת צדדיו, שנים־עשר כלים לכל אחד, שתי קבוצות. שני כלים של קבוצה ביעדים שלה מנצחים בשביל שני השותפים.",
  "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.":
    "לכל שחקן ארבעה פרשים ושמונה חיילים. האדום יושב בתחתית הלוח עם הטירה H1 ו־I1, הירוק בראשו עם H16 ו־I16, הכחול משמאל עם A8 ו־A9, הצהוב מימין עם P8 ו־P9.",
  "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.":
    "מי שמביא שני כלים של הקבוצה ליעדים שלה ניצח: שניהם של שחקן אחד, או אחד מכל שחקן. הקבוצה מנצחת גם בהכאת כל הכלים של שני היריבים, כשיש לה עצמה שני כלים או יותר.",
  "One of each": "אחד מכל שחקן",
  "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.":
    "לשותף שלך, הכחול, כבר יש כלי בטירה של הצהוב. לנצח במשחק בשביל האדום והכחול.",
  "Tap the red man on G15, then the flag on H16.": "מקישים על החייל האדום ב־G15, ואז על הדגל ב־H16.",
  "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.":
    "הטירה שבצד השני של הלוח היא היעד שלך: של האדום ושל הירוק זו לזה, של הכחול ושל הצהוב זו לזה. כלי שהגיע אליה נשאר שם וממתין לשני, שלך או של השותף שלך.",
  "Making room for the team": "לפנות מקום לקבוצה",
  "Tap H16, then I16.": "מקישים על H16, ואז על I16.",
  "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.":
    "שני כלים של קבוצה ביעדים שלה מנצחים, שניהם של שחקן אחד או אחד מכל שחקן. הכאת הכלי האחרון של שני היריבים מנצחת אם לקבוצה יש שני כלים או יותר. כששחקן לא יכול לזוז, התור עובר הלאה; אם גם השותף לא יכול לזוז, הקבוצה מפסידה אם לאחרים יש שני כלים או יותר, ואחרת זה תיקו.",
  "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.":
    "תיקו הוא כשלכל קבוצה יש לכל היותר כלי אחד, כשעמדה מופיעה בפעם השלישית, או כשעברו מאה מהלכים, של כל השחקנים יחד, בלי הכאה ובלי שכלי נכנס ליעד. אפשר גם להציע תיקו ולהסכים לו.",
  "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.":
    "היכן עומדים הפרשים של Grand Camelot בפתיחה לא נקרא בדף של הפדרציה עצמה. עמדת הפתיחה הרגילה הולכת בעקבות Camelot ומימוש ציבורי אחר: הפרשים ב־F3, ב־K3, ב־G4 וב־J4, וברבעי סיבוב לאחרים.",
  "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.":
    "בעמדת הפתיחה של 1932 כל הארבעה בשורה האחורית: F3, G3, J3 ו־K3. השורה האחורית ו־F3 פורסמו, ושאר המשבצות הוסקו. בוחרים בה תחת ״עוד אפשרויות״; כל עמדה אחרת אפשר לסדר בעורך או למסור בתור FEN.",
  "A team has won when both opponents have no piece left, if it has two itself. One opponent without pieces is out of the game, and the other one plays on.":
    "קבוצה ניצחה כשלשני היריבים לא נותר כלי, אם יש לה עצמה שניים. יריב אחד בלי כלים יצא מהמשחק, והשני ממשיך לשחק.",
  "Two for the team": "שניים לקבוצה",
  "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.":
    "הדף משחק את הכחול, השותף שלך, ואת שני היריבים. שני כלים של הקבוצה ביעדים שלה מנצחים, שלך או של הכחול.",
  "One piece of yours and one of Blue's are enough.": "כלי אחד שלך ואחד של הכחול מספיקים.",
  "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.":
    "Tri-Camelot הוא Camelot לשלושה שחקנים על 73 משושים, עם שמונה כלים לכל אחד. כל אחד משחק לעצמו. כלי אחד באחת הטירות האחרות מנצח.",
  "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.":
    "לכל שחקן שלושה פרשים וחמישה חיילים. הטירה של הכחול היא F1, של האדום A16, של הירוק K16. הכחול פותח, אחריו האדום, אחריו הירוק.",
  "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.":
    "בכל אחת משלוש הפינות יש טירה. מי שמביא כלי אחד שלו לטירה שאינה שלו ניצח. מנצח גם מי שנשאר השחקן האחרון עם כלים.",
  "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.":
    "סדר התורות הוא כחול, אדום, ירוק. אסור לוותר על תור. אין שותפים: הכלים של שני האחרים הם אויבים. כדי להבדיל בין השחקנים בלי צבעים, לכל כלי יש סימן על הראש: לכחול קו מאוזן, לאדום קו זקוף, לירוק קו אלכסוני.",
  "Either castle will do": "כל אחת מהטירות טובה",
  "You play Blue. Win the game.": "משחקים בכחול. לנצח במשחק.",
  "Tap the blue man, then the flag in Red's castle.": "מקישים על החייל הכחול, ואז על הדגל בטירה של האדום.",
  "Hexagons and the plain step": "משושים והצעד",
  "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.":
    "למשושה יש שישה שכנים: אחד מעליו ואחד מתחתיו בטור שלו, שניים בטור שמשמאל ושניים בזה שמימין. הטורים נקראים A עד K. השורות סופרות חצאי משושים, כך שהמשושה הבא בטור נמצא שתי שורות הלאה: F5, F7, F9.",
  "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.":
    "כל כלי רשאי לצעוד אל משושה ריק לידו, בכל אחד מששת הכיוונים. צעד הוא מהלך שלם בפני עצמו.",
  "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.":
    "במקלדת, למעלה ולמטה הולכים לאורך הטור, שמאלה וימינה אל המשושה הסמוך; הספרות 7, 8, 9 וכן 1, 2, 3 הולכות בששת הכיוונים, כמו שהן מסודרות במקלדת הספרות.",
  "Where there is no hexagon nothing can stand or land.": "היכן שאין משושה, שום דבר לא יכול לעמוד או לנחות.",
  "A step on hexagons": "צעד על משושים",
  "Step the man to any hexagon beside it.": "לצעוד עם החייל אל משושה כלשהו לידו.",
  "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.":
    "כל כלי רשאי לדלג מעל כלי שלך שעומד לידו, אל המשושה הריק שמיד מאחוריו. זאת דהירה. שום דבר לא מוכה. משם הוא יכול להמשיך לדהור מעל כלי נוסף, ועוד אחד, לפנות כרצונו ולעצור היכן שירצה. לעולם לא חייבים לדהור.",
  "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.":
    "כל שלב של מהלך הוא צעד אל שכן או דילוג ישר מעל שכן: בטור, או באלכסון שמאלה או ימינה.",
  "Two leaps on hexagons": "שני דילוגים על משושים",
  "Bring the man from F5 to H11 in one move.": "להביא את החייל מ־F5 ל־H11 במהלך אחד.",
  "Tap F5, then the diamond on H11: the page finds the way over both friends.":
    "מקישים על F5, ואז על המעוין ב־H11: הדף מוצא את הדרך מעל שני הידידים.",
  "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.":
    "כל כלי רשאי לדלג מעל אויב מכל צבע שעומד לידו, אל המשושה הריק שמיד מאחוריו, ומסיר אותו מהלוח. אם הוא יכול לקפוץ שוב ממקום הנחיתה, הוא חייב, וכן הלאה עד שאינו יכול.",
  "If you can jump, you must. You may choose which jump, but not another kind of move.":
    "מי שיכול לקפוץ חייב לקפוץ. מותר לבחור איזו קפיצה, אבל לא סוג אחר של מהלך.",
  "One of each enemy": "אחד מכל אויב",
  "Take a red and a green man in one move.": "להכות חייל אדום וחייל ירוק במהלך אחד.",
  "Tap the blue man, then the mark with the number 2.": "מקישים על החייל הכחול, ואז על הסימן עם המספר 2.",
  "Blue must": "הכחול חייב",
  "Try to step with the man on H5: the page says why not. Then do what you must.":
    "לנסות לצעוד עם החייל ב־H5: הדף אומר למה לא. ואז לעשות את מה שחייבים.",
  "The piece with the thick ring can capture: tap E6, then E10.":
    "הכלי עם הטבעת העבה יכול להכות: מקישים על E6, ואז על E10.",
  "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.":
    "במהלך אחד פרש רשאי לדהור מעל כלים שלך, פעם אחת או כמה פעמים, ואז לקפוץ מעל אויבים, פעם אחת או כמה פעמים. קודם הדהירות, אחר כך הקפיצות, אף פעם לא להפך.",
  "A charge on hexagons": "הסתערות על משושים",
  "Take both enemies with the blue knight.": "להכות את שני האויבים עם הפרש הכחול.",
  "A knight among three does not ride past": "פרש בין שלושה לא עובר על פני אויב",
  "Try to stop the knight on F7, beside the red man. Then charge.":
    "לנסות לעצור את הפרש ב־F7, ליד החייל האדום. ואז להסתער.",
  "Tap F3, then F7; then the double ring on H9.": "מקישים על F3, ואז על F7; אחר כך על הטבעת הכפולה ב־H9.",
  "Three castles": "שלוש טירות",
  "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.":
    "הטירות של שני האחרים הן היעדים שלך. מי שמכניס כלי לאחת מהן ניצח, בלי קשר למה שעוד נמצא על הלוח.",
  "Out of Blue's castle": "לצאת מהטירה של הכחול",
  "Try to take the red man with the man on E6. Then do what comes first.":
    "לנסות להכות את החייל האדום עם החייל ב־E6. ואז לעשות את מה שבא קודם.",
  "Tap the man on F1, then any dot.": "מקישים על החייל ב־F1, ואז על נקודה כלשהי.",
  "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.":
    "כלי באחת הטירות האחרות מנצח. כך גם מי שנשאר השחקן האחרון עם כלים: שחקן בלי כלים יצא, ושני האחרים ממשיכים לשחק.",
  "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.":
    "כששחקן לא יכול לזוז, התור עובר הלאה; הכלים שלו נשארים ואפשר להכות אותם. אם אף אחד לא יכול לזוז, זה תיקו. אין תיקו אחר מאליו, אבל בפעם השלישית שעמדה מופיעה, מי שבתור רשאי לתבוע תיקו.",
  "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.":
    "הלוח, עמדת הפתיחה, התורות והמהלכים פורסמו; איך המשחק מסתיים לא פורסם. הסיומים שמתוארים כאן הם לפי Cam ו־Grand Cam: כלי אחד באחת מטירות האויב מנצח, או מי שנשאר אחרון עם כלים.",
  "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.":
    "שתי נקודות הן הנחות שלנו: ששתי הטירות של האחרים הן יעדים, ושהכלים של שחקן שלא יכול לזוז נשארים ואפשר להכות אותם. שאין תיקו מאליו נלקח מ־Cam.",
  "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.":
    "כשחובה להכות, בחירת הקפיצה שלך. קפיצה שנוחתת בטירה של אחד האחרים מנצחת מיד, ולא חשוב כמה חיילים הייתה מכה קפיצה אחרת.",
  "In by a jump, among three": "פנימה בקפיצה, בין שלושה",
  "Two blue men can jump. Win the game.": "שני חיילים כחולים יכולים לקפוץ. לנצח במשחק.",
  "Tap C14, then the castle on A16.": "מקישים על C14, ואז על הטירה ב־A16.",
  "That takes two men, but the game goes on. A jump into a castle wins it at once.":
    "זה מכה שני חיילים, אבל המשחק נמשך. קפיצה אל טירה מנצחת מיד.",
  "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.":
    "מעל כלי בשפת הלוח לא קופצים במקום שאין מאחוריו משושה. משם אפשר לתקוף שני חיילים, ושחקן מציל רק אחד מהם.",
  "A fork on hexagons": "מזלג על משושים",
  "Attack two red men at once, where none of them can take you.":
    "לתקוף שני חיילים אדומים בבת אחת, במקום שאף אחד מהם לא יכול להכות אותך.",
  "From D3 you can jump over D5 and over E4. Tap E2, then D3.":
    "מ־D3 אפשר לקפוץ מעל D5 ומעל E4. מקישים על E2, ואז על D3.",
  "There Red takes you: E4 jumps to G2.": "שם האדום מכה אותך: E4 קופץ ל־G2.",
  "Red has saved one man by standing behind it. Take the other.":
    "האדום הציל חייל אחד בכך שעמד מאחוריו. להכות את השני.",
  "Tap D3, then F5.": "מקישים על D3, ואז על F5.",
  "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.":
    "מי שיכול לקפוץ חייב לקפוץ, וכך גם האחרים. לכן אפשר להוביל אויב לאן שרוצים. שניים אחרים משחקים לפני התור הבא שלך: כדאי לבדוק שאף אחד מהם לא יכול לקלקל.",
  "An offer to Red": "הצעה לאדום",
  "Offer a blue man so that you can take a red and a green man.":
    "להציע חייל כחול כך שאפשר יהיה להכות חייל אדום וחייל ירוק.",
  "Tap F7, then F9. Red has to jump to F7, beside your man on E6.":
    "מקישים על F7, ואז על F9. האדום חייב לקפוץ ל־F7, ליד החייל שלך ב־E6.",
  "After that Red does not come where you can take two men.": "אחרי זה האדום לא מגיע למקום שאפשר להכות בו שני חיילים.",
  "Take one of each.": "להכות אחד מכל צבע.",
  "Tap E6, then I10.": "מקישים על E6, ואז על I10.",
  "A player without pieces is out, and the other two play on. The last player with pieces has won.":
    "שחקן בלי כלים יצא, ושני האחרים ממשיכים לשחק. השחקן האחרון עם כלים ניצח.",
  "The last of both others": "האחרון של שני האחרים",
  "Red and Green have one man each. Win the game.": "לאדום ולירוק יש חייל אחד לכל אחד. לנצח במשחק.",
  "Tap F5, then H11.": "מקישים על F5, ואז על H11.",
  "A race of three": "מרוץ של שלושה",
  "Each player can win in two castles. The page plays Red and Green.":
    "כל שחקן יכול לנצח בשתי טירות. הדף משחק את האדום ואת הירוק.",
  "You play Blue. Win the game in ten moves at most.": "משחקים בכחול. לנצח במשחק בעשרה מהלכים לכל היותר.",
  "Go where you are nearer to a castle than its owner is to you.":
    "כדאי ללכת לטירה שהיא קרובה אליך יותר מאשר הבעלים שלה קרוב לשלך.",
  "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.":
    "Camblam הוא שחמט על לוח גדול יותר: ⁦12 × 12⁩ משבצות, שלושים ושישה כלים לכל צד, ורובם יודעים דבר אחד יותר מאשר בשחמט. צריחים מכים רצף שלם של כלים, קשתים יורים בלי לזוז, נסיכים פונים מעבר לפינה. המשחק חריף: מלך רשלני לא מחזיק עשרים מהלכים.",
  "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.":
    "לכל צד שנים־עשר רגלים, שישה פרשים, שש קטפולטות, ארבעה קשתים, שני צריחים, שני רצים, שני נסיכים, מלכה ומלך. הכלים של הלבן עומדים בשורות 1 עד 3, ושל השחור בשורות 12 עד 10, כל אחד מול מקבילו.",
  "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.":
    "לתת מט למלך האויב: לתקוף אותו כך ששום דבר לא יציל אותו. הלבן פותח, ואחר כך השחקנים משחקים לסירוגין, מהלך אחד בכל תור. אסור לוותר על תור.",
  "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.":
    "כלי מכה אויב אחד בכך שהוא עולה על משבצתו, כמו בשחמט. שתי דרכי הכאה הן מיוחדות: השעטה, שמכה כמה כלים בקו, והירייה, שמכה אחד מרחוק.",
  "No piece moves onto another of its own side.": "כלי לא עולה על כלי אחר של הצד שלו.",
  "The board has the files a to l and the ranks 1 to 12, no more.": "ללוח יש הטורים a עד l והשורות 1 עד 12, ולא יותר.",
  "The pawn": "הרגלי",
  "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.":
    "רגלי הולך משבצת אחת, שתיים או שלוש ישר קדימה, מכל מקום שהוא עומד בו; כל משבצת שהוא עובר, וגם האחרונה, חייבת להיות ריקה. הוא מכה משבצת אחת באלכסון קדימה. אין הכאה דרך הילוכו.",
  "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.":
    "רגלי שמגיע לשורה האחרונה מוחלף מיד במלכה, נסיך, צריח, רץ, קשת, קטפולטה או פרש של הצד שלו, לפי בחירתך, בלי קשר לכמה כאלה כבר יש.",
  "A pawn does not capture straight ahead: a piece in front of it stops it.":
    "רגלי לא מכה ישר קדימה: כלי שלפניו עוצר אותו.",
  "A pawn goes diagonally only to capture.": "רגלי הולך באלכסון רק כדי להכות.",
  "Three squares at once": "שלוש משבצות בבת אחת",
  "Move the pawn as far as it goes.": "להזיז את הרגלי הכי רחוק שאפשר.",
  "Tap the pawn, then the farthest dot.": "מקישים על הרגלי, ואז על הנקודה הרחוקה ביותר.",
  Diagonally: "באלכסון",
  "Try to take the pawn on f6: the page says why not. Then take the piece that you can.":
    "לנסות להכות את הרגלי ב־f6: הדף אומר למה לא. ואז להכות את הכלי שאפשר.",
  "Tap f5, then f6; then the knight on g6.": "מקישים על f5, ואז על f6; אחר כך על הפרש ב־g6.",
  "A new archer": "קשת חדש",
  "Bring the pawn to the last rank and make it an archer.": "להביא את הרגלי לשורה האחרונה ולהפוך אותו לקשת.",
  "Tap the pawn, then f12; then the archer among the pieces offered.":
    "מקישים על הרגלי, ואז על f12; אחר כך על הקשת מבין הכלים המוצעים.",
  "The knight": "הפרש",
  "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.":
    "לפרש יש שתי דרכים. המסלול הקצר: משבצת אחת ישר, ואז אחת באלכסון, בכל אחד מארבעת כיווני האלכסון. כך הוא מגיע לשמונה המשבצות של פרש בשחמט, ובחזרה לאחור גם לארבע שלידו. המסלול הארוך: בדיוק ארבע משבצות באלכסון, ואז אחת ישר, בכל אחד מארבעת הכיוונים הישרים.",
  "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.":
    "הוא מדלג מעל אויבים בדרכו ולא פוגע בהם; כלי ידיד סוגר את הדרך, גם במקום הפנייה. המשבצת האחרונה ריקה, או שעומד בה האויב שהפרש מכה.",
  "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.":
    "לפרש צריך מסלול אחד שאין עליו כלי ידיד. לרוב המשבצות שלידו ובמרחק דילוג אפשר להגיע בשני מסלולים.",
  "The long path": "המסלול הארוך",
  "Take the catapult on h8, over the heads of the pieces between.": "להכות את הקטפולטה ב־h8, מעל ראשי הכלים שבאמצע.",
  "Four squares diagonally to h7, then one straight up: tap d3, then h8.":
    "ארבע משבצות באלכסון ל־h7, ואז אחת ישר למעלה: מקישים על d3, ואז על h8.",
  "The run": "השעטה",
  "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.":
    "קטפולטה, צריח, רץ ומלכה מכים בשעטה. הכלי מחליק על משבצות ריקות עד שהוא פוגש אויב. אם עוד אויבים עומדים מיד מאחוריו באותו קו, בלי רווח, הוא רשאי להכות את הראשון, או את שני הראשונים, או שלושה, עד כולם, והוא נעצר במשבצת של הכלי האחרון שהוכה.",
  "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.":
    "היא לעולם לא עוברת משבצת ריקה בין שני אויבים, לעולם לא פונה, ולעולם לא מדלגת מעל הכלים של הצד שלה. על הלוח הכלים של שעטה ממוספרים: מקישים על האחרון שרוצים.",
  "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.":
    "שעטה מכה כלים שעומדים זה ליד זה. משבצת ריקה, כלי ידיד או שפת הלוח מסיימים את הרצף.",
  "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.":
    "אם האפשרות אומרת כך, שעטה מכה את כל רצף הכלים או כלום. בדרך כלל בוחרים כמה.",
  "If the option says so, a run stops before a king that is not its first piece. Usually it does not.":
    "אם האפשרות אומרת כך, שעטה נעצרת לפני מלך שאינו הכלי הראשון שלה. בדרך כלל לא.",
  "A gap ends it": "רווח עוצר אותה",
  "Try to take the knight on f8: the page says why not. Then take what you can.":
    "לנסות להכות את הפרש ב־f8: הדף אומר למה לא. ואז להכות מה שאפשר.",
  "Tap f3, then f8; then the pawn on f6.": "מקישים על f3, ואז על f8; אחר כך על הרגלי ב־f6.",
  "The catapult": "הקטפולטה",
  "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.":
    "קטפולטה מחליקה למעלה ולמטה בטור שלה, כל מספר של משבצות ריקות, ושועטת לאורכו. היא גם צועדת משבצת אחת שמאלה או ימינה, ומכה כלי אחד בצעד הזה.",
  "Three at once": "שלושה בבת אחת",
  "Take all three with one move.": "להכות את כל השלושה במהלך אחד.",
  "Tap the catapult, then the last of the three.": "מקישים על הקטפולטה, ואז על האחרון מהשלושה.",
  "The archer": "הקשת",
  "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.":
    "קשת מחליק כל מספר של משבצות ריקות בכל שמונת הכיוונים, אבל לעולם לא עולה על אויב. במקום זה הוא יורה: הכלי הראשון על אחד משמונת הקווים שלו מוסר אם הוא אויב ונמצא במרחק של משבצת אחת עד חמש. הקשת נשאר במקומו, והירייה היא כל המהלך.",
  "An archer shoots only the nearest piece on a line, never over another.":
    "קשת יורה רק בכלי הקרוב ביותר על קו, לעולם לא מעל אחר.",
  "An archer shoots up to five squares far; a piece beside it is one square away.":
    "קשת יורה עד מרחק של חמש משבצות; כלי שלידו נמצא במרחק משבצת אחת.",
  "A shot": "ירייה",
  "Try to shoot the rook: the page says why not. Then shoot the pawn.":
    "לנסות לירות בצריח: הדף אומר למה לא. ואז לירות ברגלי.",
  "Tap the archer, then g7; then the crosshair on f6.": "מקישים על הקשת, ואז על g7; אחר כך על הכוונת ב־f6.",
  "The rook": "הצריח",
  "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.":
    "צריח מחליק לאורך שורות וטורים כמו בשחמט, ושועט לאורכם. הוא גם צועד משבצת אחת באלכסון, ומכה כלי אחד בצעד הזה.",
  "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.":
    "אם האפשרות אומרת כך, הצעדים הבודדים של קטפולטה, צריח ורץ הולכים רק אל משבצות ריקות. בדרך כלל הם רשאים להכות כלי אחד, ולעולם לא נמשכים כשעטה.",
  "The rook's step": "הצעד של הצריח",
  "Take the pawn, not the knight.": "להכות את הרגלי, לא את הפרש.",
  "The pawn stands one square diagonally from the rook: tap e4, then f5.":
    "הרגלי עומד משבצת אחת באלכסון מהצריח: מקישים על e4, ואז על f5.",
  "The bishop": "הרץ",
  "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.":
    "רץ מחליק לאורך אלכסונים כמו בשחמט, ושועט לאורכם. הוא גם צועד משבצת אחת ישר, ומכה כלי אחד בצעד הזה: לכן הוא לא קשור למשבצות בצבע אחד.",
  "A diagonal run": "שעטה באלכסון",
  "Take the rook, and the pawn before it.": "להכות את הצריח, ואת הרגלי שלפניו.",
  "Tap the bishop, then the mark with the number 2.": "מקישים על הרץ, ואז על הסימן עם המספר 2.",
  "The prince": "הנסיך",
  "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.":
    "נסיך נע בשני שלבים: קודם כל מספר של משבצות ריקות ישר, ואז כל מספר של משבצות ריקות באלכסון. על כל אחד מהשלבים אפשר לוותר, אבל הישר תמיד קודם. הוא מכה כלי אחד, בכך שהוא מסיים עליו באחד השלבים; אחרי זה הוא לא יכול להמשיך.",
  "On an empty board a prince reaches every square, so a king needs pieces around it.":
    "על לוח ריק נסיך מגיע לכל משבצת, ולכן מלך צריך כלים סביבו.",
  "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.":
    "לנסיך צריך דרך פתוחה: ישר, ואז באלכסון, דרך משבצות ריקות. הוא לא מדלג.",
  "Round the corner": "מעבר לפינה",
  "Take the knight.": "להכות את הפרש.",
  "One square up, then diagonally: tap the prince, then h7. The page finds the corner.":
    "משבצת אחת למעלה, ואז באלכסון: מקישים על הנסיך, ואז על h7. הדף מוצא את הפינה.",
  "The queen": "המלכה",
  "A queen slides in all eight directions as in chess, and runs in all eight.":
    "מלכה מחליקה בכל שמונת הכיוונים כמו בשחמט, ושועטת בכל השמונה.",
  "As many as you like": "כמה שרוצים",
  "Take two of the three, and leave the last.": "להכות שניים מהשלושה, ולהשאיר את האחרון.",
  "Tap the queen, then the second piece of the row.": "מקישים על המלכה, ואז על הכלי השני ברצף.",
  "The king and check": "המלך והשח",
  "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.":
    "מלך הולך משבצת אחת לכל כיוון ומכה כך כלי אחד. אין הצרחה. הוא בשח אם הצד השני היה יכול להכות אותו במהלך הבא שלו, אילו היה לו כזה, בכל דרך שבה הכלים שלו יכולים להכות.",
  "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.":
    "זה כולל שעטה שהמלך הוא כלי מאוחר יותר שלה. לכן כלי ידיד ממש ליד המלך לא מגן עליו מפני קטפולטה, צריח, רץ או מלכה, וגם לא רצף שלם של כלי ידיד: השעטה עוברת דרכם. משבצת ריקה אחת בין המלך לכלי הראשון של הרצף כן מגינה עליו. לכן על שח לאורך קו אפשר לענות ביצירת רווח, ולצעוד צמוד למלך שלך עלול להיות נגד הכללים.",
  "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.":
    "קשת נותן שח ממרחק של משבצת אחת עד חמש כשאין דבר באמצע, נסיך מעבר לפינה, פרש בכל אחד מהמסלולים.",
  "A king in check has to be out of it after your move.": "מלך בשח חייב לצאת ממנו אחרי המהלך שלך.",
  "No move may leave your own king in check. A run removes all its pieces first.":
    "שום מהלך לא רשאי להשאיר את המלך שלך בשח. שעטה מסירה קודם את כל הכלים שלה.",
  "No shield": "אין מגן",
  "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.":
    "הפרש שליד המלך שלך אינו מגן: המלך בשח. יש להישאר בטור וליצור רווח.",
  "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.":
    "הצריח מכה את רצף הכלים שהוא פוגש. כשיש משבצת בין הפרש למלך הרצף נגמר: מקישים על e3, ואז על e2.",
  "When a move is refused": "כשמהלך נדחה",
  "The page says why. These rules hold for pieces of every kind.": "הדף אומר למה. הכללים האלה תקפים לכלים מכל סוג.",
  "A piece that slides does not pass another; where one stands, its way ends.":
    "כלי שמחליק לא עובר כלי אחר; היכן שעומד אחד, הדרך שלו נגמרת.",
  "Each piece moves only as described above.": "כל כלי נע רק כמתואר למעלה.",
  "A piece that is shut in, or whose every move would leave the king in check, cannot move now.":
    "כלי סגור, או כלי שכל מהלך שלו היה משאיר את המלך בשח, לא יכול לזוז עכשיו.",
  "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.":
    "שחקן בשח בלי מהלך חוקי קיבל מט ומפסיד. שחקן שאינו בשח ואין לו מהלך חוקי הוא בפט: תיקו.",
  "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.":
    "תיקו הוא גם כשנותרו רק שני המלכים, כשאותה עמדה מופיעה בפעם השלישית עם אותו שחקן בתור, ואחרי מאה מהלכים, של שני השחקנים יחד, בלי הכאה ובלי מהלך רגלי. ירייה היא הכאה. אפשר להציע תיקו ולהסכים לו, ואפשר להיכנע.",
  "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.":
    "הטקסט שפורסם קצר, והתמונות שלו אבדו. מה שהוא כן אומר: הכלים וכמה יש מהם; איך כל אחד נע; שקשת, קטפולטה ונסיך הם כמתואר כאן; ושכללי השח הם של שחמט.",
  "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.":
    "גודל הלוח הוסק: שנים־עשר רגלים ממלאים שורה אחת של שנים־עשר טורים, שלושים ושישה כלים ממלאים שלוש שורות, ושתים־עשרה שורות עושות את הלוח לריבוע. עמדת הפתיחה היא שחזור, וגם סדר הכלים בה. עמדה שנייה, עם פרשים וקטפולטות לסירוגין, אבודה לשחור, ושתיהן אבודות, או כמעט, בקריאות האחרות של המסלול הקצר של פרש: למטה כתוב איך. משחקים חדשים איתן אינם מוצעים. כל עמדה אחרת אפשר לסדר בעורך או למסור בתור FEN.",
  "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.":
    "היכן שאפשר לקרוא משפט בשתי דרכים, הקריאה האחרת היא אפשרות. המסופקות: מה אורך החלק הישר במסלול הקצר של פרש; האם שעטה רשאית לעצור מוקדם; האם הצעדים הבודדים רשאים להכות; האם שעטה נותנת שח דרך מגן; והאם מנצחים במט או בהכאת המלך. שהלבן פותח, וכללי התיקו, נלקחו משחמט.",
  "Behind the pawns stand three knights, six catapults and three knights.":
    "מאחורי הרגלים עומדים שלושה פרשים, שש קטפולטות ושלושה פרשים.",
  "Behind the pawns knights and catapults alternate.": "מאחורי הרגלים עומדים פרשים וקטפולטות לסירוגין.",
  "The knight's short path begins with one square straight.": "המסלול הקצר של הפרש מתחיל במשבצת אחת ישר.",
  "The knight's short path begins with exactly four squares straight.":
    "המסלול הקצר של הפרש מתחיל בארבע משבצות ישר בדיוק.",
  "The knight's short path begins with any number of squares straight.":
    "המסלול הקצר של הפרש מתחיל בכל מספר של משבצות ישר.",
  "A run takes the whole row of pieces.": "שעטה מכה את כל רצף הכלים.",
  "A run takes as many pieces of the row as you like.": "שעטה מכה כמה כלים מהרצף שרוצים.",
  "A run goes through pieces of the king's own side: a king behind its own pieces is in check.":
    "שעטה עוברת דרך כלים של הצד של המלך: מלך שמאחורי כליו נמצא בשח.",
  "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.":
    "שעטה נעצרת לפני מלך שאינו הכלי הראשון שלה: כלי ידיד ממש לפני המלך מגן עליו.",
  "The single steps of catapult, rook and bishop may take a piece.":
    "הצעדים הבודדים של קטפולטה, צריח ורץ רשאים להכות כלי.",
  "The single steps of catapult, rook and bishop go to empty squares only.":
    "הצעדים הבודדים של קטפולטה, צריח ורץ הולכים רק אל משבצות ריקות.",
  "The game is won by checkmate, and no move may leave your own king in check.":
    "מנצחים במט, ושום מהלך לא רשאי להשאיר את המלך שלך בשח.",
  "The game is won by taking the king. Check need not be met; a player without any move draws.":
    "מנצחים בהכאת המלך. לא חייבים לענות על שח; שחקן בלי שום מהלך משיג תיקו.",
  "Mate and stalemate": "מט ופט",
  "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.":
    "מלך בשח ששום דבר לא יכול להציל קיבל מט. שחקן שאינו בשח אבל אין לו מהלך חוקי הוא בפט, וזה תיקו. לכן כדאי להשאיר למלך בודד משבצת עד שנותנים מט.",
  Checkmate: "מט",
  "Your king guards the squares before Black's king. Give mate with the rook.":
    "המלך שלך שומר על המשבצות שלפני המלך השחור. לתת מט עם הצריח.",
  "Tap the rook, then g12.": "מקישים על הצריח, ואז על g12.",
  "That is not mate: Black's king is not in check, or still has a square.":
    "זה לא מט: המלך השחור אינו בשח, או שעוד יש לו משבצת.",
  "Mate, not stalemate": "מט, לא פט",
  "Black's king has no square left already. Give check so that it is mate.":
    "למלך השחור כבר אין משבצת. לתת שח כך שזה יהיה מט.",
  "On the file of the king the queen gives check from afar: tap i8, then l8.":
    "בטור של המלך המלכה נותנת שח מרחוק: מקישים על i8, ואז על l8.",
  "Black is not in check and has no legal move: stalemate, a draw.": "השחור אינו בשח ואין לו מהלך חוקי: פט, תיקו.",
  "That is not mate. The queen has to give check and keep l11 from the king.":
    "זה לא מט. המלכה צריכה לתת שח ולמנוע מהמלך את l11.",
  "Mate with two rooks": "מט עם שני צריחים",
  "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.":
    "שני צריחים דוחקים מלך אל שפת הלוח: אחד מחזיק שורה, והשני נותן שח בשורה הבאה.",
  "You play White. Mate the king in twelve moves at most.": "משחקים בלבן. לתת מט למלך בשנים־עשר מהלכים לכל היותר.",
  "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.":
    "לתת שח עם הצריח שמאחור. לשמור את שניהם רחוק מהמלך: הוא מכה צריח שמתקרב.",
  "Mini-Camelot is a classroom version from programming courses, with the board that they usually show. They do not mention a player's own castle: here any move may enter it, and no piece has to leave it.":
    "Mini-Camelot הוא גרסה לכיתה מקורסי תכנות, עם הלוח שהם מציגים בדרך כלל. הם לא מזכירים את הטירה של השחקן עצמו: כאן כל מהלך רשאי להיכנס אליה, ושום כלי לא חייב לצאת ממנה.",
  "The sources do not settle whether a jump may land in a castle at the sides, your partner's or the other opponent's. Here it may not, unless the option sideCastleJump is on.":
    "המקורות לא מכריעים אם קפיצה רשאית לנחות בטירה שבצדדים, של השותף שלך או של היריב האחר. כאן היא לא רשאית, אלא אם האפשרות sideCastleJump מופעלת.",
  "The squares of the knights at the start are not taken from the federation's own page: the array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight are published; the other squares are inferred.":
    "משבצות הפרשים בפתיחה לא נלקחו מהדף של הפדרציה עצמה: הסידור הולך בעקבות Camelot. מהסידור של 1932 (האפשרות ⁦array=1932⁩) פורסמו השורה האחורית ופרש אחד; שאר המשבצות הוסקו.",
  "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy castle wins, and so does being the last player with pieces.":
    "איך המשחק מסתיים לא פורסם. כאן, כמו ב־Cam וב־Grand Cam, כלי אחד באחת מטירות האויב מנצח, וכך גם מי שנשאר השחקן האחרון עם כלים.",
  "A player who cannot move is passed over, and his pieces stay and may be taken. This is an assumption too.":
    "כששחקן לא יכול לזוז, התור עובר הלאה, והכלים שלו נשארים ואפשר להכות אותם. גם זאת הנחה.",
  "There are no automatic draws. When a position occurs for the third time, the player to move may claim a draw.":
    "אין תיקו מאליו. כשעמדה מופיעה בפעם השלישית, מי שבתור רשאי לתבוע תיקו.",
  "The source lists the men, but its pictures are lost, and with them the opening position. The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three rows; twelve ranks make it square. The opening position is a reconstruction. Both the position and the doubtful rules can be changed.":
    "המקור מונה את הכלים, אבל התמונות שלו אבדו, ואיתן עמדת הפתיחה. גודל הלוח הוסק: 12 רגלים ממלאים שורה אחת של 12 טורים, ו־36 כלים ממלאים שלוש שורות; שתים־עשרה שורות עושות אותו לריבוע. עמדת הפתיחה היא שחזור. אפשר לשנות גם את העמדה וגם את הכללים המסופקים.",
  Reconstruction: "שחזור",
  "Whoever gets a piece into the enemy castle has lost. One piece is enough (the sources don't say; we follow AbstractPlay).":
    "מי שכלי שלו נכנס לטירת האויב הפסיד. כלי אחד מספיק (המקורות לא אומרים; אנחנו הולכים בעקבות AbstractPlay).",
  "Anti-Camelot": "Anti-Camelot",
  "The river cannot be entered or leapt over. Before the first move each player plants three trees on their own side. No piece may enter a tree's square.":
    "אי אפשר להיכנס לנהר או לדלג מעליו. לפני המהלך הראשון כל שחקן שותל שלושה עצים בצד שלו. שום כלי לא יכול להיכנס למשבצת של עץ.",
  "The sources call the trees obstructive. Here that means that no piece leaps over a tree either, unless the option treeLeap is set to canter.":
    "המקורות קוראים לעצים חוסמים. כאן פירוש הדבר שאף כלי גם לא מדלג מעל עץ, אלא אם האפשרות treeLeap מוגדרת canter.",
  "River Camelot": "River Camelot",
};
