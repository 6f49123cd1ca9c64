// The pieces and the sides in Hebrew: gender, plural and article, for sentences about them.
import { iso } from "./ltr.ts";

interface Man {
  readonly one: string;
  readonly many: string;
  readonly feminine?: true;
}

const MEN: Readonly<Record<string, Man>> = {
  man: { one: "חייל", many: "חיילים" },
  knight: { one: "פרש", many: "פרשים" },
  pawn: { one: "רגלי", many: "רגלים" },
  catapult: { one: "קטפולטה", many: "קטפולטות", feminine: true },
  archer: { one: "קשת", many: "קשתים" },
  rook: { one: "צריח", many: "צריחים" },
  bishop: { one: "רץ", many: "רצים" },
  prince: { one: "נסיך", many: "נסיכים" },
  queen: { one: "מלכה", many: "מלכות", feminine: true },
  king: { one: "מלך", many: "מלכים" },
  piece: { one: "כלי", many: "כלים" },
};

/** Finds a piece by its name: that of the core, or the Hebrew one, alone or in the English plural. */
function manBy(name: string): Man {
  const known = (text: string): Man | undefined => MEN[text] ?? Object.values(MEN).find(({ one }) => one === text);
  return known(name) ?? known(name === "men" ? "man" : name.replace(/s$/, "")) ?? { one: name, many: name };
}

const MASCULINE = [
  "אפס",
  "אחד",
  "שני",
  "שלושה",
  "ארבעה",
  "חמישה",
  "שישה",
  "שבעה",
  "שמונה",
  "תשעה",
  "עשרה",
  "אחד־עשר",
  "שנים־עשר",
];
const FEMININE = [
  "אפס",
  "אחת",
  "שתי",
  "שלוש",
  "ארבע",
  "חמש",
  "שש",
  "שבע",
  "שמונה",
  "תשע",
  "עשר",
  "אחת־עשרה",
  "שתים־עשרה",
];

/** A number before a noun, as a word up to twelve: "שלושה", "שתי". */
export const numeral = (count: number, feminine = false): string =>
  (feminine ? FEMININE : MASCULINE)[count] ?? String(count);

/** A number that stands alone, as a word up to twelve: "שתיים". */
export const word = (count: number): string => (count === 2 ? "שתיים" : numeral(count, true));

export const isFeminine = (name: string): boolean => manBy(name).feminine === true;
export const singular = (name: string): string => manBy(name).one;
export const plural = (name: string): string => manBy(name).many;

/** "פרש", "שני פרשים", "שלוש קטפולטות". */
export function countedMen(name: string, count: number): string {
  const { one, many, feminine } = manBy(name);
  return count === 1 ? one : `${numeral(count, feminine)} ${many}`;
}

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  white: ["לבן", "לבנה"],
  black: ["שחור", "שחורה"],
  red: ["אדום", "אדומה"],
  green: ["ירוק", "ירוקה"],
  blue: ["כחול", "כחולה"],
  yellow: ["צהוב", "צהובה"],
};

/** "פרש לבן", "מלכה לבנה": a piece with the name of its seat. */
export function coloured(name: string, seat: string): string {
  const pair = COLOURS[seat.toLowerCase()] ?? Object.values(COLOURS).find(([masculine]) => masculine === seat);
  return `${singular(name)} ${pair?.[isFeminine(name) ? 1 : 0] ?? seat}`;
}

/** "הלבן": a side within a sentence has the article; a player's name has none. */
export const theSide = (name: string): string =>
  Object.values(COLOURS).some(([masculine]) => masculine === name) ? `ה${name}` : iso(name);
