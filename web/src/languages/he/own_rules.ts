// Hebrew: the rules page of a variant from a file.
import type { Translation } from "../translation.ts";
import { iso, ltr } from "./ltr.ts";
import { forms, moves, pieces, squares } from "./plural.ts";

const times = (count: number): string => forms(count, "פעם אחת", "פעמיים", `${String(count)} פעמים`);
const castle = (names: readonly string[]): string => `${ltr(names.join(", "))} (${squares(names.length)})`;

export const ownRules = {
  intro: (count: number, reversed: boolean) =>
    `${reversed ? "כאן מי שהיה מנצח במשחקים אחרים הפסיד. " : ""}בלוח ${squares(count)}.`,
  castles: (white: readonly string[], black: readonly string[]) =>
    `הטירה של הלבן: ${castle(white)}. הטירה של השחור: ${castle(black)}. היעד של כל שחקן הוא הטירה של האחר.`,
  castle: (count: number, reversed: boolean) =>
    `מי שיש לו ${pieces(count)} בטירת האויב ${reversed ? "הפסיד" : "ניצח"}.`,
  taken: (count: number, reversed: boolean) =>
    `מי שמכה את הכלי האחרון של האויב${count > 1 ? `, כשנותרו לו ${pieces(count)} או יותר,` : ""} ${reversed ? "הפסיד" : "ניצח"}.`,
  stuck: (ifTwo: boolean, reversed: boolean) =>
    `שחקן בלי מהלך חוקי ${reversed ? "ניצח" : "הפסיד"}${ifTwo ? " אם לצד השני שני כלים או יותר; אחרת זה תיקו" : ""}.`,
  repetition: (count: number) =>
    count === 0 ? "כשעמדה מופיעה בפעם השלישית, מי שבתור רשאי לתבוע תיקו." : `תיקו הוא כשעמדה הופיעה ${times(count)}.`,
  quiet: (count: number) => `תיקו הוא אחרי ${moves(count)}, של שני השחקנים יחד, בלי הכאה ובלי שכלי נכנס לטירה.`,
  offers: "אפשר להציע תיקו בכל זמן, ואפשר להיכנע.",
  castleMoves: (count: number) =>
    count === 0
      ? "כלי שבטירת האויב נשאר במשבצת שלו: אין מהלכים בטירה."
      : `כלי שבטירת האויב רשאי לעבור למשבצת אחרת שלה, כדי לפנות מקום. כל שחקן רשאי לעשות זאת ${times(count)} במשחק. זה מהלך בטירה, והוא תור שלם.`,
  edges: "היכן שאין משבצת, שום דבר לא יכול לעמוד או לנחות.",
  oneLeg: "מהלך הוא צעד אחד, דהרה אחת או קפיצה אחת, והוא אף פעם לא נמשך. מה שנאמר כאן על מהלכים ארוכים יותר לא חל.",
  forward: "חייל הולך רק קדימה, ישר או באלכסון. מה שנאמר על כיוונים אחרים נכון רק לפרשים ולמהלכים בטירה.",
  free: "חובה להכות, אם אחד הכלים שלך יכול לקפוץ מיד. אחרת אפשר ללכת כרצונך; הסתערות אפשרית מותר לבצע ומותר להשאיר.",
  optional: "אף אחד לא חייב להכות: מותר לשחק מהלך אחר במקום, וקפיצה יכולה להסתיים בכל משבצת שהיא נוחתת עליה.",
  words: "בלשון המחבר",
  lessons: "שיעורי המחבר",
  sets: (name: string) => `ל־${iso(name)} יש מערכת כללים אחת, זו שמתוארת למעלה.`,
} satisfies Translation["rules_own"];
