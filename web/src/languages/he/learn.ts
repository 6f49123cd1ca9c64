// Lessons, rules, puzzles and endings, in Hebrew.
import type { Verdict } from "../../courses/goal.ts";
import type { Ending, Theme } from "../../endings/ending.ts";
import { movesIn } from "../../endings/moves_in.ts";
import type { Done } from "../../endings/kept.ts";
import { served } from "../../lib/served.ts";
import type { PerfectValue } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { either, listed } from "./game.ts";
import { iso, ltr } from "./ltr.ts";
import { singular, theSide } from "./men.ts";
import { days, forms, pieces } from "./plural.ts";
import { ownRules } from "./own_rules.ts";

const moves = (count: number): string => forms(count, "מהלך אחד", "שני מהלכים", `${String(count)} מהלכים`);
const inMoves = (count: number): string => forms(count, "במהלך אחד", "בשני מהלכים", `ב־${String(count)} מהלכים`);

// ---- small games ----

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "הכית מספיק כלים.",
  lost: "הפסדת יותר מדי כלים.",
  slow: "המהלכים שלך נגמרו.",
};

// ---- puzzles ----

const ideas: Partial<Record<string, string>> = {
  charge: "הסתערות: הפרש דוהר קודם מעל ידידים, ורק אז קופץ. דרך הכניסה קובעת כמה הוא מכה.",
  fork: "מזלג: מהלך אחד יוצר שני איומים, והצד השני יכול לענות רק על אחד מהם.",
  "castle run": "ריצה לטירה: כשכלי כבר מקדים בדרך לטירה, אף אחד לא יכול להשיג אותו.",
  sacrifice: "הקרבה: מוותרים על משהו, ומקבלים תמורתו יותר.",
  opposition: "אופוזיציה: מי שבתור חייב לפנות דרך, ולכן המהלך שמשאיר את התור לצד השני מנצח.",
  "forced jump": "קפיצת חובה: מי שיכול לקפוץ חייב לקפוץ, ולכן הצד השני הולך לאן שרוצים.",
  chain: "שרשרת: מהלך אחד מכה שלושה או יותר. המסלול קובע כמה.",
  support: "תמיכה: כלי אחד זז, וכלי אחר יכול עכשיו להכות את מה שהיה בטוח קודם.",
  check: "שח: קודם חייבים להציל את המלך, ולכן אין זמן לשום דבר אחר.",
  mate: "התקפת מט: בסוף שום דבר לא מציל את המלך.",
};

const themeNames: Partial<Record<string, string>> = {
  charge: "הסתערות",
  fork: "מזלג",
  "castle run": "ריצה לטירה",
  sacrifice: "הקרבה",
  opposition: "אופוזיציה",
  "forced jump": "קפיצת חובה",
  chain: "שרשרת",
  support: "תמיכה",
  check: "שח",
  mate: "מט",
};

const themeKey = (theme: string): string => theme.replace(/[-_]/g, " ");
const themeName = (theme: string): string => themeNames[themeKey(theme)] ?? themeKey(theme);

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

const what = (won: string): string => (won === "material" ? "חומר" : "");
const moveOf = (first: boolean): string => (first ? "המהלך הראשון" : "המהלך");

// ---- endings ----

type Wdl = PerfectValue["wdl"];

const here = served ? "בשרת הזה" : "באתר הזה";

const endingThemes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "מרוץ לטירה",
    lead: "שני הצדדים רצים לטירה. מי שבתור מגיע ראשון, אבל רק במהלך הנכון: לספור לפני שרצים.",
  },
  entry: {
    name: "שני חיילים לטירה",
    lead: "שני החיילים צריכים להיכנס לטירה, ואויב אחד קרוב מספיק כדי להכות אחד מהם. קודם מוציאים אותם מהישג ידו, ואז הם רצים.",
  },
  opposition: {
    name: "אופוזיציה",
    lead: "הכלים עומדים זה מול זה, ומי שבתור חייב לפנות דרך. יש למצוא את המהלך שמשאיר את התור לצד השני.",
  },
  knight: {
    name: "פרש אחד נגד שני חיילים",
    lead: "לפרש לבדו אין ידיד לדהור מעליו, ולכן הוא נע כמו חייל, ואחד נגד שניים לא יכול לבזבז אף מהלך.",
  },
};

const theResult = (wdl: Wdl): string => (wdl === "draw" ? "התיקו" : "הניצחון");
const slips = (count: number): string => forms(count, "החלקה אחת", "שתי החלקות", `${String(count)} החלקות`);

export const learn = {
  learn: {
    games: "ללמוד",
    lessons: "שיעורים",
    smallGame: "משחק קטן",
    puzzles: "חידות",
    endings: "תרגול סיומים",
    progress: (done: number, of: number) => `נעשו ${String(done)} מתוך ${String(of)}. ההתקדמות שלך נשמרת בדפדפן הזה.`,
    done: "נעשה",
    next: "הבא",
  },

  courses: {
    boardLabel: (title: string) => `משחק קטן: ${title}`,
    verdict: ({ won, by }: Verdict, end: string) =>
      `${by === "end" ? end : missed[by]} ${won ? "נפתר." : "לא נפתר: אפשר להתחיל מחדש."}`,
    thinking: (name: string) => `${theSide(name)} חושב …`,
    left: (count: number) => (count === 1 ? "המהלך האחרון שלך." : `תורך. נותרו לך ${moves(count)}.`),
    away: "אי אפשר היה לטעון את היריב. כדאי לנסות שוב כשתהיה רשת.",
    ask: "לנסות שוב",
    again: "להתחיל מחדש",
    hint: "לקבל רמז",
  },

  rules: {
    title: (name: string) => `איך משחקים ${iso(name)}`,
    learn: (name: string) => `ללמוד ${iso(name)}`,
    print: "הדפסה",
    games: "הכללים של",
    contents: "בדף הזה",
    again: "להתחיל מחדש",
    show: "רמז",
    read: "לקרוא את הכלל",
    done: "נכון.",
    doneAll: "נכון. אלה המהלכים.",
    right: (answers: readonly { name: string; move: string }[]) =>
      `נכון. ${answers.map(({ name, move }) => `${theSide(name)} עונה ${iso(move)}.`).join(" ")} שוב תורך.`,
    back: "להחזיר אותו",
    notThat: "המהלך הזה חוקי, אבל לא הוא המבוקש. אפשר להתחיל מחדש ולנסות שוב.",
    play: (name: string) => `לשחק ${iso(name)}`,
    boardLabel: (title: string) => `לוח לניסיון: ${title}`,
    marks: "כלי שנבחר מראה לאן הוא יכול ללכת. המספר אומר כמה כלים הוא מכה.",
    sets: "מערכות כללים",
    options: "מה אפשר לבחור",
    setsOne: (name: string, set: string) => `${iso(name)} משוחק לפי הכללים של ${iso(set)}, כמתואר למעלה.`,
    setsIntro: (set: string) => `המשחקים הם לפי הכללים של ${iso(set)}, אלא אם נבחרה מערכת אחרת. זה מה שהאחרות משנות.`,
    optionsIntro:
      "היכן שהמקורות משאירים נקודה פתוחה, אפשר לבחור בתחילת משחק, תחת ״עוד אפשרויות״. הכללים למעלה מתארים את הבחירה הרגילה.",
    usual: "(הרגיל)",
    swap: "החלפה",
    swapText:
      "אם בוחרים בזה, מי ששני בתור יכול לקחת לעצמו את המהלך הראשון, מיד אחריו: הלוח מתהפך, והצד שפתח עונה. לכן הכי טוב להתחיל במהלך הוגן לשני הצדדים.",
    arrays:
      "בסידורים האלה החיפוש לא מצא ניצחון, ובמשחקים של התוכנה נגד עצמה הלבן קיבל כמחצית הנקודות. „מעורבב” מגריל אחד מהם לכל משחק.",
    lostIntro:
      "יש בחירות שבהן צד אחד מפסיד כבר מהמהלך הראשון. הן אינן מוצעות למשחקים חדשים; רישומים ועמדות שלהן עדיין אפשר ללמוד.",
    lost: (why: string) => `${why}.`,
    lostLine: "לעבור על המהלכים",
    sameAs: (set: string) => `כמו ${iso(set)}.`,
  },

  rules_own: ownRules,

  puzzles: {
    title: "חידות",
    titleOf: (name: string) => `חידות ${iso(name)}`,
    puzzle: "חידה",
    today: "חידת היום",
    storm: "סערה",
    lead: "יש למצוא את המהלך הטוב ביותר, וללכת אותו שלב אחר שלב. הדירוג וההתקדמות שלך נשמרים בדפדפן הזה.",
    lessons: "שיעורים",
    endings: "תרגול סיומים",
    games: "חידות לפי משחק",
    count: (count: number) => forms(count, "חידה אחת", "שתי חידות", `${String(count)} חידות`),
    rated: (rating: string) => `דירוג ${iso(rating)}`,
    notYet: "עוד לא ניסית",
    solvedOf: (met: number, of: number) => `ניסית ${String(met)} מתוך ${String(of)}`,
    bestRow: (row: number) => (row > 1 ? `הרצף הארוך ביותר: ${String(row)}` : ""),
    bestStorm: (most: number) => (most > 0 ? `הסערה הטובה ביותר: ${String(most)}` : ""),
    due: (count: number) => forms(count, "אחת לחזרה", "שתיים לחזרה", `${String(count)} לחזרה`),
    start: "לפתור",
    daily: "החידה היומית",
    noGames: "אין חידות בשרת הזה.",
    tryLessons: "עדיין אפשר לעשות את השיעורים.",

    from: (name: string, published: boolean) => `${iso(name)} · ${published ? "ממשחק שפורסם" : "ממשחק של המחשב"}`,
    rating: "דירוג",
    row: "רצף",
    last: "עשר האחרונות",
    lastTen: (solved: number, of: number) => `נפתרו ${String(solved)} מתוך ${String(of)} האחרונות`,
    none: "עוד אין",

    toMove: (name: string) => `תורו של ${theSide(name)}.`,
    most: "להכות כמה שיותר במהלך אחד.",
    wins: (count: number, won: string, one: boolean) =>
      count === 1
        ? `למצוא ${one ? "את המהלך היחיד" : "מהלך"} ${what(won) === "" ? "שמנצח" : `שזוכה ב${what(won)}`}.`
        : `למצוא ${one ? "את הדרך היחידה" : "דרך"} ${what(won) === "" ? "לנצח" : `לזכות ב${what(won)}`} ${inMoves(count)}.`,
    task: (name: string, task: string) => `תורו של ${theSide(name)}: ${task}`,
    how: "הולכים שלב אחר שלב: מקישים על המשבצת הבאה שהכלי נוחת בה. כאן אין מספרים על הסימנים.",
    howTapped: "מקישים על הכלי, ואז על המשבצת שאליה הוא הולך.",
    soFar: "המהלך שלך עד כאן",
    walked: (man: string, taken: number, next: readonly string[], stop: boolean) => {
      const took = taken > 0 ? `${forms(taken, "כלי אחד הוכה", "שני כלים הוכו", `${String(taken)} כלים הוכו`)}. ` : "";
      if (next.length === 0) return `${took}המהלך מסתיים כאן.`;
      const piece = `ה${singular(man)}`;
      return `${took}${stop ? `${piece} יכול לסיים כאן או להמשיך` : `${piece} חייב להמשיך`}: ${either(next)}.`;
    },
    back: "להחזיר שלב",
    end: "לסיים כאן",
    over: "להתחיל מחדש",
    hint: "רמז",
    show: "להציג את הפתרון",
    price: "רמז או פתרון מסיימים את הרצף; החידה תחזור בעוד כמה ימים.",
    shortBack: "שלב אחורה",
    shortShow: "פתרון",

    hintIs: (man: string, square: string) => `רמז: זה ה${singular(man)} ב־${square}.`,
    more: (taken: number) =>
      taken === 0
        ? "עוד לא הוכה כלום: להמשיך."
        : `${forms(taken, "כלי אחד הוכה", "שני כלים הוכו", `${String(taken)} כלים הוכו`)} עד כאן: להמשיך.`,
    notIt: "זה לא המהלך.",
    looksForAnswer: (move: string, name: string) => `${iso(move)} הוא לא המהלך. מחפשים את התשובה של ${theSide(name)}…`,
    answers: (move: string, name: string, reply: string, reason: string) =>
      `${iso(move)} הוא לא המהלך: ${theSide(name)} עונה ${iso(reply)}${reason === "" ? "" : `, מהלך ש${reason}`}.`,
    again: "לנסות שוב",
    otherPiece: "זה מתחיל בכלי אחר.",
    left: (square: string, from: string) => `השלב אל ${square} שגוי: להמשיך מ־${from}.`,
    goOn: (square: string) => `לא לעצור ב־${square}.`,
    right: "נכון. עכשיו המהלך הבא.",
    winsToo: (move: string) => `גם ${iso(move)} מנצח. ההמשך הוא במהלך אחר: עכשיו הבא.`,
    goesOn: "כך זה ממשיך.",

    solved: "נפתר.",
    solvedAll: (taken: number) =>
      `נפתר: ${forms(taken, "הכלי הוכה", "שני הכלים הוכו", `כל ${String(taken)} הכלים הוכו`)}.`,
    solvedLate: "נפתר בניסיון נוסף.",
    shown: "זה הפתרון.",
    solvedBy: (man: string, taken: number, to: string) =>
      taken > 0
        ? `נפתר. ה${singular(man)} מכה ${pieces(taken)}, סוף המהלך ב־${to}.`
        : `נפתר. ה${singular(man)} הולך ל־${to}.`,
    comesBack: (count: number) => `היא תחזור בעוד ${days(count)}.`,
    idea: "הרעיון",
    theme: (theme: string) => ideas[themeKey(theme)] ?? "",
    reasons: (first: boolean, reasons: readonly string[]) =>
      reasons.length > 0 ? `${moveOf(first)} ${listed(reasons)}.` : "",
    noOther: (first: boolean, won: string) =>
      `אין ${first ? "מהלך ראשון אחר" : "מהלך אחר"} ${what(won) === "" ? "שמנצח" : `שזוכה ב${what(won)}`}.`,
    thinking: "מחפשים את הסיבה…",
    rates: (rating: number) => `דירוג ${String(Math.round(rating))}`,
    took: (seconds: number) => `הזמן שלך: ${clock(Math.round(seconds))}`,
    move: (move: number) => `אחרי מהלך ${String(move)}`,
    change: (count: number) => ltr(count < 0 ? `−${String(-count)}` : `+${String(count)}`),
    unrated: "כבר פגשת אותה, ולכן הדירוג שלך נשאר.",
    next: "החידה הבאה",
    analyse: "ניתוח",
    print: "הדפסה",
    game: "לראות את המשחק",
    link: "קישור לחידה הזאת",
    all: "כל החידות",

    noneLeft: "לא נותרו כאן חידות",
    harderLeft: (count: number) =>
      forms(
        count,
        "נותרה עוד אחת, והיא קשה בהרבה מהדירוג שלך.",
        "נותרו עוד שתיים, והן קשות בהרבה מהדירוג שלך.",
        `נותרו עוד ${String(count)}, והן קשות בהרבה מהדירוג שלך.`,
      ),
    allMet: "ניסית את כולן. אלה שפספסת יחזרו בעוד כמה ימים.",
    harder: "לנסות את הקשות",

    stormLead: "לפתור כמה שיותר בשלוש דקות. הקלות קודם. מהלך שגוי מדלג על החידה.",
    stormStart: "להתחיל את הסערה",
    stormAgain: "לשחק שוב",
    clock: (ms: number) => clock(Math.ceil(ms / 1000)),
    stormTime: "הזמן שנותר",
    stormSolved: "נפתרו",
    stormBest: "השיא עד כה",
    stormNot: "לא זה. הלאה לבאה.",
    stormResult: (solved: number) => forms(solved, "נפתרה אחת", "נפתרו שתיים", `נפתרו ${String(solved)}`),
    stormRecord: "זה השיא שלך עד כה.",
    stormBestIs: (most: number) => `השיא שלך עד כה: ${String(most)}.`,
    stormMissed: "פוספסו, עם הפתרונות",
    stormMissedOf: (count: number) => forms(count, "פוספסה אחת", "פוספסו שתיים", `פוספסו ${String(count)}`),
    stormClean: "לא פוספסה אף אחת.",
    stormRuns: "הסערות הטובות ביותר",
    stormNoRuns: "עוד אין. כאן המקום לראשונה שלך.",
    noClock: "לפתור בלי שעון",
    tryIt: "לנסות אותה",
    day: (at: string) => new Intl.DateTimeFormat("he", { dateStyle: "medium" }).format(new Date(at)),
    themes: "נושאים",
    themed: (theme: string) => `נושא: ${themeName(theme)}`,
    themeName,
    allThemes: "כל הנושאים",
    curve: (from: number, to: number) => `דירוג מ־${String(from)} עד ${String(to)}`,
    noneOfTheme: "לא נותרו חידות בנושא הזה",
    stormStop: "לסיים את הסערה",
  },

  endings: {
    title: "תרגול סיומים",
    lead: "נותרו מעט כלים, וכל מהלך נחשב. היריב משחק משחק מושלם: הטבלאות עונות על המהלכים שלך, ואומרות מיד כשמוותרים על משהו.",
    kept: "מה שפתרת נשמר בדפדפן הזה.",
    puzzles: "חידות",
    lessons: "שיעורים",
    name: ({ theme, id }: Pick<Ending, "theme" | "id">) =>
      `${endingThemes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
    theme: (theme: Theme) => endingThemes[theme].lead,
    spent: "שני הצדדים ניצלו את שני המהלכים בטירה, ולכן חייל שבטירה נשאר במקומו.",
    task: (side: string, goal: Ending["goal"]) =>
      goal === "win" ? `תורו של ${theSide(side)}, והוא מנצח.` : `תורו של ${theSide(side)}, והוא משיג תיקו.`,
    shortest: (plies: number | null) => (plies === null ? "" : `הניצחון הקצר ביותר הוא ${inMoves(movesIn(plies))}.`),
    hold: (count: number) => `יש לשמור על התיקו במשך ${moves(count)}, או עד שעמדה תופיע שלוש פעמים.`,
    solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]) =>
      `${goal === "win" ? `ניצחון ${inMoves(count)}` : "התיקו נשמר"}${clean ? ", בלי החלקה" : ", אחרי החלקה"}`,
    playedOf: (done: number, of: number) => `שוחקו ${String(done)} מתוך ${String(of)}`,
    notYet: "עוד לא נפתר",

    noTables: `עוד אי אפשר לשחק ${here} את הסיומים האלה: אין להם טבלאות.`,
    noneOf: `אין ${here} טבלאות סיומים למשחק הזה, ולכן אי אפשר לתרגל כאן את הסיומים שלו.`,
    making:
      "השרת מכין את המשחק המושלם של הסיומים האלה. זה לוקח בדרך כלל כמה דקות, פעם אחת. כל משחק נפתח כאן ברגע שהוא מוכן; אין צורך לטעון את הדף מחדש.",
    makingOf: "בהכנה.",
    untilThen: "עד אז:",
    someOf: (most: number) => `טבלאות הסיומים ${here} מגיעות עד ${pieces(most)}, ולכן לא את כל הסיומים אפשר לתרגל כאן.`,
    tooFew: (most: number) => `טבלאות הסיומים ${here} מגיעות עד ${pieces(most)}, ובסיום הזה יש יותר.`,
    notKept: "הסיומים האלה צריכים רשת: הטבלאות שלהם גדולות, או עדיין לא שמורות בדפדפן הזה.",
    meanwhile: "אלה לא צריכים טבלאות:",
    missing: `בטבלאות ש${here} אין העמדה הזאת.`,
    all: "כל הסיומים",

    wait: "שואלים את הטבלאות…",
    away: "השרת לא עונה. מנסים שוב.",
    still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean) => {
      if (wdl === "draw") return slipped ? "עכשיו זה תיקו." : "נכון: עדיין תיקו.";
      const count = movesIn(plies ?? 0);
      if (wdl === "loss") return `העמדה אבודה, אבל אפשר להחזיק מעמד ${moves(count)}.`;
      return slower > 0
        ? `עדיין ניצחון, אבל ארוך יותר ב${forms(slower, "מהלך אחד", "שני מהלכים", `־${String(slower)} מהלכים`)}.`
        : `נכון: עדיין ניצחון, ${inMoves(count)}.`;
    },
    slip: (before: Wdl, after: Wdl) =>
      `זה מוותר על ${theResult(before)}: ${after === "loss" ? "עכשיו העמדה אבודה" : "עכשיו זה תיקו"}.`,
    keeps: (before: Wdl, written: readonly string[]) =>
      written.length === 1
        ? `רק זה שומר על ${theResult(before)}: ${listed(written)}.`
        : `אלה שומרים על ${theResult(before)}: ${listed(written)}.`,
    tryAgain: "לנסות שוב מכאן",
    goOn: "להמשיך",
    startOver: "להתחיל מחדש",
    next: "הסיום הבא",
    analyse: "ניתוח",
    short: { tryAgain: "שוב", goOn: "להמשיך", startOver: "מחדש" },

    over: (reached: Wdl, count: number) => {
      if (reached === "win") return `ניצחון ${inMoves(count)}.`;
      return reached === "draw" ? "תיקו." : `הפסד ${inMoves(count)}.`;
    },
    against: ({ goal, plies }: Ending, reached: Wdl, made: number) => {
      if (goal === "draw") return reached === "draw" ? "תיקו הוא התוצאה הטובה ביותר כאן." : "אפשר היה להשיג תיקו.";
      const best = movesIn(plies ?? 0);
      if (reached !== "win") return `אפשר היה לנצח ${inMoves(best)}.`;
      return made > best ? `הניצחון הקצר ביותר הוא ${inMoves(best)}.` : "זה הניצחון הקצר ביותר.";
    },
    slips: (count: number) => (count === 0 ? "לא ויתרת על כלום." : `${slips(count)}.`),
  },
} satisfies Translation;
