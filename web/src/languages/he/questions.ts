// The words of typed questions, in Hebrew.
import type { Vocabulary } from "../../beside/question_words.ts";
import type { Translation } from "../translation.ts";

/** Words with the letters that are written before them: "הפרשים", "והפרשים", "לפרשים". */
const prefixed = (words: string): string => `[ובלמש]?ה?(?:${words})`;

const beside_question_words: Vocabulary = {
  help: "עזרה|פקודות|שאלות|מה אפשר לשאול",
  last: "(?:מהו? |מה היה |מה הוא )?ה?(?:מהלך|מסע) ה?(?:אחרון|קודם)|מה (?:שוחק|שיחקו)(?: .*)?",
  clocks: "ה?(?:שעון|שעונים|זמן|זמנים)|כמה זמן.*|מה (?:ה?זמן|מצב ה?שעונים|מראים ה?שעונים)",
  turn: "(?:של )?מי (?:ה?תור|ה?מהלך|בתור|משחק|הבא)(?: .*)?|תורו? של מי(?: .*)?|(?:עכשיו )?תור מי(?: .*)?|ה?תור|(?:האם )?(?:זה )?(?:תורי|התור שלי)",
  asks: "איפה|היכן|איה|ה?ראה|הראי|הראו|הצג|רשימת|מה|מהם|מי|אילו|איזה|איזו|לאן|האם|ב(?:אילו|איזה|איזו)|מהלכים|מהלכי|[a-z]\\d+ יכול",
  can: "יכול(?:ה|ים|ות)?|אפשר|לעשות|עושה|לאן|ה?מהלכים|מהלכי|מהלך|לזוז|ללכת|לשחק",
  on: "יש|נמצא(?:ת)?|עומד(?:ת)?|על|ב",
  mine: "שלי|שלנו",
  theirs: `שלהם|שלהן|שלו|שלה|${prefixed("יריב(?:ה|ים|ות)?|אויב(?:ים)?|אחר(?:ים|ת)?")}`,
  all: "כל|כולם|כולן|הכו?ל",
  colours: {
    w: prefixed("לבן|לבנ(?:ה|ים|ות)"),
    b: prefixed("שחור(?:ה|ים|ות)?"),
    R: prefixed("אדום|אדומ(?:ה|ים|ות)"),
    B: prefixed("כחול(?:ה|ים|ות)?"),
    G: prefixed("ירוק(?:ה|ים|ות)?"),
    Y: prefixed("צהוב(?:ה|ים|ות)?"),
  },
  pieces: `${prefixed("כלי(?:ם|י)?")}|כולם|הכו?ל`,
  men: {
    man: prefixed("חיי?ל(?:ים|יי?)?"),
    knight: prefixed("פרש(?:ים|יי?)?|אביר(?:ים|יי?)?|סוס(?:ים|יי?)?"),
    pawn: prefixed("רגליי?ם?|חיי?ל(?:ים|יי?)?"),
    catapult: prefixed("קטפולט(?:ה|ות)"),
    archer: prefixed("קשת(?:ים)?"),
    rook: prefixed("צריח(?:ים|יי?)?"),
    bishop: prefixed("רץ|רצים"),
    prince: prefixed("נסיך|נסיכים"),
    queen: prefixed("מלכה|מלכות"),
    king: prefixed("מלך|מלכים"),
  },
};

export const questions = { beside_question_words } satisfies Translation;
