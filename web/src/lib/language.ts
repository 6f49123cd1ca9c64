// The language of the page. The texts of each part are written in English; another language replaces them before the first page is
// shown (src/languages), so that English costs nothing and a text without a translation is still a text.

type Texts = Record<string, unknown>;
/** Words by the English ones. */
export type Words = Readonly<Record<string, string>>;

const parts: [string, Texts][] = [];

/** A language: the texts of each part, and what says the sentences of others. What it lacks is said in English. */
export interface Spoken {
  texts: Texts;
  /** Says a sentence of the core. */
  said?: (text: string) => string;
  /** Says a refusal of the server. */
  refused?: (text: string) => Promise<string>;
  /** Fetches the words of the rules and the courses. */
  books?: () => Promise<Words>;
}

let own: Spoken | undefined;

/** Waits until the page speaks its language: what the core gives names to is loaded after that. */
export const speaking = { done: Promise.resolve() };

/** The tag for dates and numbers in the texts. */
export let locale = "en-GB";

/** The tag for dates that stand alone: in English they are written as the browser does. */
export const dateTag = (): string | undefined => (locale === "en-GB" ? undefined : locale);

const isGroup = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces the texts that a translation has; a function replaces them as it likes. */
function replace(texts: Texts, others: unknown): void {
  if (typeof others === "function") others(texts);
  if (!isGroup(others)) return;
  for (const [name, text] of Object.entries(others)) {
    const there = texts[name];
    if (isGroup(text) && isGroup(there)) replace(there, text);
    else if (name in texts) texts[name] = text;
  }
}

/** Registers the texts of a part under the name that translations use. */
export function translatable(part: string, texts: object): void {
  parts.push([part, texts as Texts]);
  replace(texts as Texts, own?.texts[part]);
}

/** Returns a sentence or a reason of the core in the language of the page. */
export const ofCore = (text: string): string => own?.said?.(text) ?? text;

/** Returns what the server says when it refuses something, in the language of the page. */
export const ofServer = (text: string): string | Promise<string> => own?.refused?.(text) ?? text;

/** Fetches the words of the language for the texts of the rules and the courses, by the English ones. */
export const bookWords = (): Promise<Words> | undefined => own?.books?.();

/**
 * Shows all texts, now and of parts loaded later, in another language, and with them what the core, the server and the
 * books say.
 */
export function speak(code: string, language: Spoken): void {
  own = language;
  locale = code;
  for (const [part, english] of parts) replace(english, language.texts[part]);
}

/** Returns the registered texts by part. */
export const registered = (): ReadonlyMap<string, object> => new Map(parts);
