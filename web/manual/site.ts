// Makes the manual: the pages at /docs, their contents and the list that the search reads. The order of the pages is that of
// doc/README.md. Pages are plain HTML and work without scripts, except the search.
import { type Page, type Part, escaped, readContents, readPage, root, type Tree } from "./read.ts";

/** A page with its place. */
interface Placed {
  page: Page;
  part: string;
  /** The page of its folder, for a page that is listed there. */
  above?: Page;
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

/** Puts the pages in the order of the contents. A README in the contents stands for the other documents of its folder, too. */
function placed(pages: readonly Page[], parts: readonly Part[], faults: string[]): Placed[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const all: Placed[] = [];
  const seen = new Set<string>([contentsFile]);
  const place = (file: string, part: string, above?: Page): void => {
    const page = byFile.get(file);
    if (!page) return void faults.push(`${contentsFile}: ${file} is no document`);
    if (seen.has(file)) return void faults.push(`${contentsFile}: ${file} is listed twice`);
    seen.add(file);
    all.push({ page, part, ...(above && { above }) });
    if (!file.endsWith("/README.md")) return;
    for (const other of byFile.keys()) if (other !== file && other.startsWith(folderOf(file))) place(other, part, page);
  };
  for (const { title, files } of parts) for (const file of files) place(file, title);
  for (const page of pages) if (!seen.has(page.file)) faults.push(`${page.file}: has no place in ${contentsFile}`);
  return all;
}

const fileOf = ({ address }: Page): string => (address === root ? "docs/index.html" : `${address.slice(1)}.html`);

const linkTo = (page: Page, here: Page): string =>
  `<a href="${page.address}"${page === here ? ' aria-current="page"' : ""}>${escaped(page.title)}</a>`;

/** Returns the list of all pages, open where the reader is. */
function contents(here: Page, all: readonly Placed[], parts: readonly Part[]): string {
  const own = all.find(({ page }) => page === here);
  const folder = own?.above ?? here;
  const list = parts.map(({ title }) => {
    const entries = all
      .filter(({ part, above }) => part === title && !above)
      .map(({ page }) => {
        const inside = page === folder ? all.filter(({ above }) => above === page) : [];
        const items = inside.map((one) => `<li>${linkTo(one.page, here)}</li>`);
        return `<li>${linkTo(page, here)}${items.length > 0 ? `<ul>${items.join("")}</ul>` : ""}</li>`;
      });
    const open = own === undefined || own.part === title ? " open" : "";
    return `<details${open}><summary>${escaped(title)}</summary>\n<ul>${entries.join("\n")}</ul></details>`;
  });
  return `<nav id="contents" class="contents" aria-label="Contents">\n${list.join("\n")}\n</nav>`;
}

/** Returns links to the parts of a long page. */
function parts({ sections }: Page): string {
  const all = sections.filter(({ level }) => level === 2);
  if (all.length < 3) return "";
  const items = all.map(({ id, heading }) => `<li><a href="#${escaped(id)}">${escaped(heading)}</a></li>`);
  return `<nav class="parts" aria-label="On this page"><ul>${items.join("")}</ul></nav>\n`;
}

/** Returns links to the documents of a folder, below its own page. */
function listing(here: Page, all: readonly Placed[]): string {
  const items = all.filter(({ above }) => above === here).map(({ page }) => `<li>${linkTo(page, here)}</li>`);
  return items.length > 0 ? `<h2 id="all-pages">All pages</h2>\n<ul>${items.join("\n")}</ul>\n` : "";
}

function neighbours(here: Page, all: readonly Placed[]): string {
  const at = all.findIndex(({ page }) => page === here);
  const before = all[at - 1]?.page;
  const after = all[at + 1]?.page;
  const links = [
    before && `<a rel="prev" href="${before.address}">Previous: ${escaped(before.title)}</a>`,
    after && `<a rel="next" href="${after.address}">Next: ${escaped(after.title)}</a>`,
  ].filter(Boolean);
  return `<nav class="neighbours" aria-label="Neighbouring pages">${links.join("\n")}</nav>`;
}

/** Returns what a page is about: the beginning of its text, up to the end of a sentence where there is one. */
function summary({ sections }: Page): string {
  const text = sections.find((section) => section.text !== "")?.text ?? "";
  const sentences = /^.{20,180}?[.:](?= |$)/.exec(text)?.[0];
  return sentences ?? text.slice(0, 160);
}

function pageHtml(here: Page, all: readonly Placed[], order: readonly Part[]): string {
  const title = here.address === root ? "Camlann manual" : `${here.title} · Camlann manual`;
  const [head = "", ...rest] = here.html.split("</h1>\n");
  const body = `${head}</h1>\n${here.address === root ? "" : parts(here)}${rest.join("</h1>\n")}${listing(here, all)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(summary(here))}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}/manual.css">
<script src="${root}/manual.js"></script>
</head>
<body>
<header class="bar">
<a class="skip" href="#text">To the text</a>
<a class="home" href="/">Camlann</a>
<a href="${root}"${here.address === root ? ' aria-current="page"' : ""}>Manual</a>
<a class="to-contents" href="#contents">Contents</a>
<search class="search" hidden>
<label for="wanted">Search the manual</label>
<input id="wanted" type="search" autocomplete="off" spellcheck="false" placeholder="Search">
<p class="found" role="status"></p>
<ol class="results"></ol>
</search>
</header>
<div class="columns">
<main id="text">
${body}
${neighbours(here, all)}
</main>
${contents(here, all, order)}
</div>
</body>
</html>
`;
}

/** Returns the list that the search reads: address, title of the page, heading and text of each part. */
const searchList = (all: readonly Placed[]): string =>
  JSON.stringify(
    all.flatMap(({ page }) =>
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

/** Makes the site of documents, by their paths from the root of the project. */
export function makeSite(documents: ReadonlyMap<string, string>, exists: (file: string) => boolean): Site {
  const tree: Tree = { isPage: (file) => documents.has(file), exists };
  const pages = [...documents].map(([file, text]) => readPage(file, text, tree));
  const order = readContents(contentsFile, documents.get(contentsFile) ?? "");
  const faults = [...pages.flatMap((page) => page.faults), ...deadLinks(pages)];
  const all = placed(pages, order, faults);
  const start = pages.find((page) => page.file === contentsFile);
  if (!start) faults.push(`${contentsFile} is missing`);
  const titles = new Map<string, string>();
  for (const { title, file } of pages) {
    const other = titles.get(title);
    if (other !== undefined) faults.push(`${file}: has the same title as ${other}`);
    titles.set(title, file);
  }
  const shown = [...(start ? [start] : []), ...all.map(({ page }) => page)];
  const files = new Map(shown.map((page) => [fileOf(page), pageHtml(page, all, order)]));
  files.set("docs/search.json", searchList(all));
  return { files, pages, pictures: [...new Set(pages.flatMap((page) => page.pictures))], faults };
}
