// Makes the manual: the pages at /docs, their contents and the lists that the search reads, for each language. The order of the pages
// is that of doc/README.md, in another language that of its README. Pages are plain HTML and work without scripts, except the
// search.
import { type Page, type Part, addressOf, escaped, readContents, readPage, root, type Tree } from "./read.ts";
import { english, englishOf, inLanguage, languages, type Words, wordsOf } from "./words.ts";

/** A page with its place. */
interface Placed {
  page: Page;
  part: string;
  /** What the contents call it. */
  label: string;
  /** The page of its folder, for a page that is listed there. */
  above?: Page;
}

/** The manual in one language: its contents, which may also list English pages. */
interface Edition {
  language: string;
  words: Words;
  contentsFile: string;
  parts: readonly Part[];
  all: readonly Placed[];
  /** The pages of this language, the start page first. */
  own: readonly Page[];
}

export interface Site {
  /** By their paths below the root of the server: `docs/rules/rules.html`. */
  files: Map<string, string>;
  pages: Page[];
  /** Pictures, from the root of the project. */
  pictures: string[];
  /** Each fails the build. */
  faults: string[];
}

export const contentsFile = "doc/README.md";

const folderOf = (file: string): string => file.replace(/\/README\.md$/, "/");

/** Reads the manual in one language; a README in its contents stands for the other documents of its folder, too. */
function editionOf(
  language: string,
  pages: readonly Page[],
  documents: ReadonlyMap<string, string>,
  faults: string[],
): Edition {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const file = inLanguage(contentsFile, language);
  const parts = readContents(file, documents.get(file) ?? "");
  const all: Placed[] = [];
  const seen = new Set<string>([file]);
  const place = (listed: string, part: string, title?: string, above?: Page): void => {
    const page = byFile.get(listed);
    if (!page) return void faults.push(`${file}: ${listed} is no document`);
    if (seen.has(listed)) return void faults.push(`${file}: ${listed} is listed twice`);
    seen.add(listed);
    const label = title === undefined || page.language === language ? page.title : title;
    all.push({ page, part, label, ...(above && { above }) });
    if (!listed.endsWith("/README.md") || page.language !== language) return;
    for (const other of byFile.keys())
      if (other !== listed && other.startsWith(folderOf(listed))) place(other, part, undefined, page);
  };
  for (const { title, entries } of parts) for (const entry of entries) place(entry.file, title, entry.title);
  const ours = pages.filter((page) => page.language === language);
  for (const page of ours) if (!seen.has(page.file)) faults.push(`${page.file}: has no place in ${file}`);
  const start = byFile.get(file);
  if (!start) faults.push(`${file} is missing`);
  const shown = all.map(({ page }) => page).filter((page) => page.language === language);
  return {
    language,
    words: wordsOf(language),
    contentsFile: file,
    parts,
    all,
    own: [...(start ? [start] : []), ...shown],
  };
}

const fileOf = ({ address }: Page): string => (address === root ? "docs/index.html" : `${address.slice(1)}.html`);

/** Returns the mark of a link to a page in another language. */
const foreign = (page: Page, here: Page): string =>
  page.language === here.language ? "" : ` hreflang="${page.language}"`;

const linkTo = ({ page, label }: Placed, here: Page): string =>
  `<a href="${page.address}"${foreign(page, here)}${page === here ? ' aria-current="page"' : ""}>${escaped(label)}</a>`;

/** Returns the list of all pages, open where the reader is. */
function contents(here: Page, { all, parts, words }: Edition): string {
  const own = all.find(({ page }) => page === here);
  const folder = own?.above ?? here;
  const list = parts.map(({ title }) => {
    const entries = all
      .filter(({ part, above }) => part === title && !above)
      .map((one) => {
        const inside = one.page === folder ? all.filter(({ above }) => above === one.page) : [];
        const items = inside.map((below) => `<li>${linkTo(below, here)}</li>`);
        return `<li>${linkTo(one, here)}${items.length > 0 ? `<ul>${items.join("")}</ul>` : ""}</li>`;
      });
    const open = own === undefined || own.part === title ? " open" : "";
    return `<details${open}><summary>${escaped(title)}</summary>\n<ul>${entries.join("\n")}</ul></details>`;
  });
  return `<nav id="contents" class="contents" aria-label="${escaped(words.contents)}">\n${list.join("\n")}\n</nav>`;
}

/** Returns links to the parts of a long page. */
function parts({ sections }: Page, words: Words): string {
  const all = sections.filter(({ level }) => level === 2);
  if (all.length < 3) return "";
  const items = all.map(({ id, heading }) => `<li><a href="#${escaped(id)}">${escaped(heading)}</a></li>`);
  return `<nav class="parts" aria-label="${escaped(words.onThisPage)}"><ul>${items.join("")}</ul></nav>\n`;
}

/** Returns links to the documents of a folder, below its own page. */
function listing(here: Page, { all, words }: Edition): string {
  const items = all.filter(({ above }) => above === here).map((one) => `<li>${linkTo(one, here)}</li>`);
  return items.length > 0 ? `<h2 id="all-pages">${escaped(words.allPages)}</h2>\n<ul>${items.join("\n")}</ul>\n` : "";
}

function neighbours(here: Page, { own, words }: Edition): string {
  const inOrder = own.slice(1);
  const at = inOrder.indexOf(here);
  const before = inOrder[at - 1];
  const after = inOrder[at + 1];
  const links = [
    before && `<a rel="prev" href="${before.address}">${escaped(`${words.previous}: ${before.title}`)}</a>`,
    after && `<a rel="next" href="${after.address}">${escaped(`${words.next}: ${after.title}`)}</a>`,
  ].filter(Boolean);
  return `<nav class="neighbours" aria-label="${escaped(words.neighbours)}">${links.join("\n")}</nav>`;
}

/** Returns what a page is about: the beginning of its text, up to the end of a sentence where there is one. */
function summary({ sections }: Page): string {
  const text = sections.find((section) => section.text !== "")?.text ?? "";
  const sentences = /^.{20,180}?[.:](?= |$)/.exec(text)?.[0];
  return sentences ?? text.slice(0, 160);
}

/** Returns links to the page in all its languages, and nothing where it has only one. */
function languageSwitch(here: Page, versions: readonly Page[], words: Words): string {
  if (versions.length < 2) return "";
  const items = versions.map((page) => {
    const { language } = page;
    const current = page === here ? ' aria-current="true"' : "";
    return `<li><a href="${page.address}" lang="${language}" hreflang="${language}"${current}>${escaped(wordsOf(language).name)}</a></li>`;
  });
  return `<nav class="languages" aria-label="${escaped(words.languages)}"><ul>${items.join("\n")}</ul></nav>\n`;
}

/** Returns the note that nobody has read the translation, with a link to the English page. */
function note(here: Page, { machine }: Words): string {
  if (machine === undefined) return "";
  const original = addressOf(englishOf(here.file));
  return `<p class="note">${escaped(machine)} <a href="${original}" lang="${english}" hreflang="${english}">${escaped(wordsOf(english).name)}</a></p>\n`;
}

function search({ language, words }: Edition): string {
  const { none, one, many, best, failed } = words.found;
  const said = Object.entries({ none, one, many, best, failed })
    .map(([name, text]) => ` data-${name}="${escaped(text)}"`)
    .join("");
  return `<search class="search" data-list="${listAddress(language)}"${said} hidden>
<label for="wanted">${escaped(words.search)}</label>
<input id="wanted" type="search" autocomplete="off" spellcheck="false" placeholder="${escaped(words.wanted)}">
<p class="found" role="status"></p>
<ol class="results"></ol>
</search>`;
}

function pageHtml(here: Page, edition: Edition, versions: readonly Page[]): string {
  const { language, words } = edition;
  const start = addressOf(edition.contentsFile);
  const isStart = here.address === start;
  const title = isStart ? words.title : `${here.title} · ${words.title}`;
  const [head = "", ...rest] = here.html.split("</h1>\n");
  const top = note(here, words) + (isStart ? "" : parts(here, words));
  const body = `${head}</h1>\n${top}${rest.join("</h1>\n")}${listing(here, edition)}`;
  const others = versions.filter((page) => page !== here);
  const alternates = others.map(
    (page) => `<link rel="alternate" hreflang="${page.language}" href="${page.address}">\n`,
  );
  return `<!doctype html>
<html lang="${language}"${words.rightToLeft ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(summary(here))}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${alternates.join("")}<link rel="stylesheet" href="${root}/manual.css">
<script src="${root}/manual.js"></script>
</head>
<body>
<header class="bar">
<a class="skip" href="#text">${escaped(words.skip)}</a>
<a class="home" href="/">Camlann</a>
<a href="${start}"${isStart ? ' aria-current="page"' : ""}>${escaped(words.manual)}</a>
<a class="to-contents" href="#contents">${escaped(words.contents)}</a>
${languageSwitch(here, versions, words)}${search(edition)}
</header>
<div class="columns">
<main id="text">
${body}
${neighbours(here, edition)}
</main>
${contents(here, edition)}
</div>
</body>
</html>
`;
}

const listAddress = (language: string): string => `${language === english ? root : `${root}/${language}`}/search.json`;

/** Returns the list that the search reads: address, title of the page, heading and text of each part. */
const searchList = ({ own }: Edition): string =>
  JSON.stringify(
    own
      .slice(1)
      .flatMap((page) =>
        page.sections.map(({ id, heading, text }) => [
          id === "" ? page.address : `${page.address}#${id}`,
          page.title,
          heading,
          text,
        ]),
      ),
  );

/** Returns what is wrong with the links between the pages. */
function deadLinks(pages: readonly Page[]): string[] {
  const anchors = new Map(pages.map((page) => [page.address, new Set(page.sections.map(({ id }) => id))]));
  return pages.flatMap(({ file, links }) =>
    links
      .filter((link) => {
        const [address = "", anchor] = link.split("#");
        const known = anchors.get(address);
        return !known || (anchor !== undefined && !known.has(anchor));
      })
      .map((link) => `${file}: nothing is at ${link}`),
  );
}

/** Returns the documents of one language that have the same title. */
function sameTitles(pages: readonly Page[]): string[] {
  const titles = new Map<string, string>();
  return pages.flatMap(({ title, file, language }) => {
    const other = titles.get(`${language} ${title}`);
    titles.set(`${language} ${title}`, file);
    return other === undefined ? [] : [`${file}: has the same title as ${other}`];
  });
}

/** Makes the site of documents, by their paths from the root of the project. */
export function makeSite(documents: ReadonlyMap<string, string>, exists: (file: string) => boolean): Site {
  const tree: Tree = { isPage: (file) => documents.has(file), exists };
  const pages = [...documents].map(([file, text]) => readPage(file, text, tree));
  const faults = [...pages.flatMap((page) => page.faults), ...deadLinks(pages)];
  const editions = [...languages.keys()]
    .filter((language) => language === english || pages.some((page) => page.language === language))
    .map((language) => editionOf(language, pages, documents, faults));
  faults.push(...sameTitles(pages));
  const files = new Map<string, string>();
  const shown = editions.flatMap(({ own }) => own);
  for (const edition of editions) {
    for (const page of edition.own) {
      const versions = shown.filter(({ file }) => englishOf(file) === englishOf(page.file));
      files.set(fileOf(page), pageHtml(page, edition, versions));
    }
    files.set(listAddress(edition.language).slice(1), searchList(edition));
  }
  return { files, pages, pictures: [...new Set(pages.flatMap((page) => page.pictures))], faults };
}
