// The texts of a page, and those that are in no catalogue: they stand outside the brackets of the pseudo-language xx.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Names and notation: they are the same in every language. */
const names =
  /\b(Camlann|Cam|Camelot|Camette|Chivalry|Camblam|Grand Cam|Grand Camelot|Tri-Camelot|Mini-Camelot|Anti-Camelot|River Camelot|FEN|API|Enter|Escape|Backspace|Tab|English|Deutsch|Español|Français|Polski|World Camelot Federation|Parker Brothers 1949|BrainKing|Cards and Dominoes|Mod64|Parker Brothers|AbstractPlay|https)\b/gu;

/** Months beside a number, with their weekday: the browser writes dates, in English where it does not know the language. */
const dates =
  /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*,? )?(?:(?<=\d )\b|\b(?=\p{L}+ \d))(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*/gu;

/** The text of a position, which is written the same way everywhere. */
const position = /^\S+ [wbRGBY]( \S+)* *$/u;

const records = join(import.meta.dirname, "../../data/records");

/** Who played the published games, and what their sources call them: the titles are English (doc/players/languages.md). */
const published = readdirSync(records).flatMap((name) =>
  [
    ...readFileSync(join(records, name), "utf8").matchAll(
      /^\[(?:Event|White|Black|Red|Green|Blue|Yellow) "(.{2,})"\]$/gmu,
    ),
  ].map(([, text = ""]) => text),
);

/** Matches names that people have given, and those in the published games. */
export const writtenBy = (...given: string[]): RegExp =>
  new RegExp([...given, ...published].map((text) => text.replace(/[.*+?^$()|[\]\\]/gu, "\\$&")).join("|"), "gu");

/** Shows a browser's pages in a language, until another one is chosen there. */
export const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((code) => {
    if (localStorage.getItem("camlann.settings") === null)
      localStorage.setItem("camlann.settings", JSON.stringify({ language: code }));
  }, language);

type Written = Pick<Page, "evaluate">;

/** Returns all texts of a document: its title, what is read, and what a screen reader says in its place. */
export async function textsOf(page: Written): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest("script, style, [translate=no], [aria-hidden=true]")) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
      } else if (
        !node.parentElement?.closest("script, style, code, pre, noscript, [translate=no], [aria-hidden=true]")
      ) {
        found.push(node.textContent ?? "");
      }
    }
    return [document.title, ...found];
  });
  return [...new Set(texts)];
}

/** Returns the texts of a document that stand outside brackets; `written` matches what people have written. */
export async function untranslated(page: Written, written = /(?!)/gu): Promise<string[]> {
  const inside = /⟦[^⟦⟧]*⟧/gu;
  return (await textsOf(page)).filter((text) => {
    let rest = text;
    while (inside.test(rest)) rest = rest.replace(inside, " ");
    for (const exempt of [written, names, dates]) rest = rest.replace(exempt, " ");
    return /\p{L}{3,}/u.test(rest) && !position.test(text) && text !== "עברית";
  });
}

/** English words that a text hardly does without. */
const common =
  "and are by can casual for from game games guest has have is of on or page player please rated the their this to with wins won you your".split(
    " ",
  );

/** Those that a language has, too. */
const shared: Readonly<Record<string, readonly string[]>> = {
  es: ["has"],
  fr: ["on", "or", "page"],
  pl: ["by", "on", "to"],
};

/** Returns the texts of a document in another language that have an English word. */
export async function englishIn(page: Written, written: RegExp, language: string): Promise<string[]> {
  const words = common.filter((word) => !shared[language]?.includes(word));
  const english = new RegExp(`(?<![\\p{L}_])(?:${words.join("|")})(?!\\p{L})`, "iu");
  return (await textsOf(page)).filter((text) => english.test(text.replace(written, " ")) && !position.test(text));
}
