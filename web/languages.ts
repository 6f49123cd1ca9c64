// The languages of src/languages, found when the page is built: a folder with an index.ts is one. "virtual:languages" and
// "virtual:languages/embedded" fetch their texts, those of boards on other sites if they have an embedded.ts;
// "virtual:languages/codes" has their codes.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:languages";

/** Returns the codes of the languages that have a file, in order. */
export function languagesIn(folder: string, file = "index.ts"): string[] {
  return readdirSync(folder)
    .filter((code) => existsSync(join(folder, code, file)))
    .sort();
}

const loadersOf = (folder: string, file: string): string => {
  const loaders = languagesIn(folder, file).map((code) => [code, join(folder, code, file)]);
  // In brackets, for tests and translators.
  const all = [...loaders, ["xx", join(folder, "pseudo.ts")]];
  return `export const languages = { ${all.map(([code, path]) => `${code}: () => import(${JSON.stringify(path)})`).join(", ")} };`;
};

export function languages(folder: string): Plugin {
  return {
    name: "camlann-languages",
    resolveId: (source) => (source === name || source.startsWith(`${name}/`) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${name}`) return loadersOf(folder, "index.ts");
      if (id === `\0${name}/embedded`) return loadersOf(folder, "embedded.ts");
      if (id === `\0${name}/codes`) return `export const codes = ${JSON.stringify(languagesIn(folder))};`;
      return null;
    },
  };
}
