// German.
import type { Spoken } from "../sentences.ts";
import type { Translation } from "../translation.ts";

const texts: Translation = {};
const language = { texts, spoken: {} as Spoken, books: () => Promise.resolve({}) };
export default language;
