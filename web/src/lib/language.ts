// The language of the page. The texts of each part are written in English; another language replaces them before the first page is
// shown (src/languages), so that English costs nothing and a text without a translation is still a text.

type Texts = Record<string, unknown>;

const parts: [string, Texts][] = [];
let translation: Texts = {};

/** The tag for dates and numbers in the texts. */
export let locale = "en-GB";

const isGroup = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces the texts that a translation has. */
function replace(texts: Texts, own: unknown): void {
  if (!isGroup(own)) return;
  for (const [name, text] of Object.entries(own)) {
    const there = texts[name];
    if (isGroup(text) && isGroup(there)) replace(there, text);
    else if (name in texts) texts[name] = text;
  }
}

/** Registers the texts of a part under the name that translations use. */
export function translatable(part: string, texts: object): void {
  parts.push([part, texts as Texts]);
  replace(texts as Texts, translation[part]);
}

/** Shows all texts, now and of parts loaded later, in another language. */
export function speak(code: string, texts: object): void {
  translation = texts as Texts;
  locale = code;
  for (const [part, english] of parts) replace(english, translation[part]);
}

/** Returns the registered texts by part. */
export const registered = (): ReadonlyMap<string, object> => new Map(parts);
