// A language for tests and translators: English with every text in brackets. What stands without them cannot be translated.
import type { Language } from "./use.ts";
import { faults } from "./faults.ts";
import { withFaults } from "./in_faults.ts";
import { refusalsIn } from "./in_refusals.ts";
import { isKnown } from "./in_words.ts";
import { composed, refusals } from "./refusals.ts";

const bracketed = (text: string): string => (text.trim() === "" ? text : `⟦${text}⟧`);

/** Values among the texts that nobody reads. */
const unread = new Set(["mark", "href", "pressed"]);

function bracket(text: unknown): unknown {
  if (typeof text === "string") return bracketed(text);
  if (typeof text === "function")
    return (...values: unknown[]) => bracket((text as (...given: unknown[]) => unknown)(...values));
  if (Array.isArray(text)) return text.map(bracket);
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, one]) => [name, unread.has(name) ? one : bracket(one)]));
}

function bracketAll(texts: Record<string, unknown>): void {
  for (const [name, text] of Object.entries(texts)) {
    if (unread.has(name)) continue;
    if (typeof text === "object" && text !== null && !Array.isArray(text)) bracketAll(text as Record<string, unknown>);
    else texts[name] = bracket(text);
  }
}

const isPosition = (text: string): boolean => / [wbRGBY]( |$)/.test(text);

const bracketEach = (patterns: readonly string[]): Record<string, string> =>
  Object.fromEntries(patterns.map((pattern) => [pattern, bracketed(pattern)]));

const said = withFaults(bracketEach(faults), (text) => (isKnown(text) ? bracketed(text) : text));
const refused = refusalsIn(bracketEach([...refusals, ...composed]), (text) => text);

const language: Language = {
  texts: new Proxy({}, { get: () => bracketAll }),
  said,
  refused: (text) => Promise.resolve(refused(text) ?? said(text)),
  books: () =>
    Promise.resolve(
      new Proxy(
        {},
        {
          get: (_, text) =>
            typeof text === "string" && /^[A-Z][a-z]| /.test(text) && !isPosition(text) ? bracketed(text) : undefined,
        },
      ),
    ),
};
export default language;
