import { locale } from "../lib/language.ts";

/** "1,127". */
export const figure = (count: number): string => count.toLocaleString(locale);
