// The languages of the page, each by its own name, with a capital letter as a list has it.
import { codes } from "virtual:languages/codes";

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  ["en", ...codes].map((code) => [code, nameOf(code)]),
);
