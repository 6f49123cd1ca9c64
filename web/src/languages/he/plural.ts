// Counting in Hebrew: one and two are separate words, and agree with the noun.
const rules = new Intl.PluralRules("he");

/** Chooses among the forms for one, for two, and for all other numbers. */
export function forms(n: number, one: string, two: string, many: string): string {
  const form = rules.select(n);
  return form === "one" ? one : form === "two" ? two : many;
}

const counter =
  (one: string, two: string, many: string) =>
  (n: number): string =>
    forms(n, one, two, `${String(n)} ${many}`);

/** The nouns of the page with their numbers: "משחק אחד", "שני משחקים", "5 משחקים". */
export const games = counter("משחק אחד", "שני משחקים", "משחקים");
export const moves = counter("מהלך אחד", "שני מהלכים", "מהלכים");
export const days = counter("יום אחד", "יומיים", "ימים");
export const hours = counter("שעה אחת", "שעתיים", "שעות");
export const minutes = counter("דקה אחת", "שתי דקות", "דקות");
export const seconds = counter("שנייה אחת", "שתי שניות", "שניות");
export const players = counter("שחקן אחד", "שני שחקנים", "שחקנים");
export const people = counter("אדם אחד", "שני אנשים", "אנשים");
export const pieces = counter("כלי אחד", "שני כלים", "כלים");
export const places = counter("מקום אחד", "שני מקומות", "מקומות");
export const squares = counter("משבצת אחת", "שתי משבצות", "משבצות");
export const hexagons = counter("משושה אחד", "שני משושים", "משושים");
export const trees = counter("עץ אחד", "שני עצים", "עצים");
export const rounds = counter("סיבוב אחד", "שני סיבובים", "סיבובים");
export const ways = counter("דרך אחת", "שתי דרכים", "דרכים");
export const lines = counter("שורה אחת", "שתי שורות", "שורות");
export const positions = counter("עמדה אחת", "שתי עמדות", "עמדות");
export const puzzles = counter("חידה אחת", "שתי חידות", "חידות");
export const points = counter("נקודה אחת", "שתי נקודות", "נקודות");
export const members = counter("חבר אחד", "שני חברים", "חברים");
export const boards = counter("לוח אחד", "שני לוחות", "לוחות");
export const tries = counter("ניסיון אחד", "שני ניסיונות", "ניסיונות");
export const files = counter("קובץ אחד", "שני קבצים", "קבצים");
