// Finds the language of a reader and fetches its texts.
import { speak } from "../lib/language.ts";
import type { Translation } from "./translation.ts";

const texts: Readonly<Record<string, () => Promise<{ default: Translation }>>> = {
  de: () => import("./de/index.ts"),
};

/** Returns a language of the page: the chosen one, or else the first that the browser asks for; English if there is none. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  const codes = [chosen, ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code === "en" || code in texts) ?? "en";
}

/** Shows the page in a language. Without its texts, which may not be here offline, the page stays English. */
export async function useLanguage(code: string): Promise<void> {
  const fetched = await texts[code]?.().catch(() => undefined);
  if (!fetched) return;
  speak(code, fetched.default);
  document.documentElement.lang = code;
  document.documentElement.dir = code === "he" ? "rtl" : "ltr";
}
