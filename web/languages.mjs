// Prints what a language lacks on the page, in mails and sheets, in leaflets and in the manual.
// Run: npm --prefix web run languages [-- CODE]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { createServer } from "vite";

const web = import.meta.dirname;
const project = join(web, "..");
const code = process.argv[2];

// The texts are modules of the page.
const { window } = new JSDOM("", { url: "http://localhost/" });
window.matchMedia = () => ({ matches: false, addEventListener: () => undefined });
const { document, localStorage, sessionStorage, location, navigator, matchMedia } = window;
for (const [name, value] of Object.entries({
  window,
  document,
  localStorage,
  sessionStorage,
  location,
  navigator,
  matchMedia,
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

const vite = await createServer({
  root: web,
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
const { languagesIn } = await vite.ssrLoadModule("/languages.ts");
const known = languagesIn(join(web, "src/languages"));
const manual = await vite.ssrLoadModule("/manual/words.ts");
const lacks = await vite.ssrLoadModule("/src/languages/lacks.ts");
await lacks.loadTexts();

const wordsOf = (tag) => {
  const file = join(project, "data/words", `${tag}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    : [];

/** Returns files that other languages have in their folders. */
function lackingFiles(folder, tag) {
  const own = new Set(filesOf(join(project, folder, tag)));
  const others = known.flatMap((one) => filesOf(join(project, folder, one)));
  return [...new Set(others)].filter((file) => !own.has(file)).sort();
}

/** Returns what a language lacks, by the place where it belongs. */
async function lackingOf(tag) {
  const own = wordsOf(tag);
  return [
    [`web/src/languages/${tag}, texts`, await lacks.lackingTexts(tag)],
    [`web/src/languages/${tag}/sentences.ts`, await lacks.lackingSentences(tag)],
    [`web/src/languages/${tag}/refusals.ts`, await lacks.lackingRefusals(tag)],
    [`web/src/languages/${tag}/faults.ts`, await lacks.lackingFaults(tag)],
    [`web/src/languages/${tag}/books.ts`, await lacks.lackingBooks(tag)],
    [`web/src/languages/${tag}`, ["embedded.ts"].filter((file) => !existsSync(join(web, "src/languages", tag, file)))],
    [`data/words/${tag}.json`, Object.keys(wordsOf("en")).filter((key) => own[key] === undefined)],
    [`data/leaflets/${tag}`, lackingFiles("data/leaflets", tag)],
    [`doc/${tag}`, lackingFiles("doc", tag)],
    ["web/manual/words.ts", manual.languages.has(tag) ? [] : [tag]],
  ];
}

if (code === undefined) {
  for (const tag of known) {
    const all = (await lackingOf(tag)).flatMap(([, lacking]) => lacking);
    console.log(`${tag}: ${all.length === 0 ? "complete" : `lacks ${all.length}`}`);
  }
} else {
  if (!known.includes(code)) console.log(`There is no web/src/languages/${code}/index.ts: all of it is missing.\n`);
  for (const [place, lacking] of await lackingOf(code)) {
    if (lacking.length === 0) continue;
    console.log(`${place} lacks ${lacking.length}:`);
    for (const one of lacking) console.log(`  ${one}`);
  }
}
await vite.close();
