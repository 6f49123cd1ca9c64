// The pages of the manual in other languages: each has what its English page has, so a change in English shows which languages lag
// behind. Titles, words around the pages, links and the search are those of the language.
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { whole } from "../src/languages/whole.fixture.ts";
import { languageNames } from "../src/settings/language_names.ts";
import { siteOf } from "./build.ts";
import type { Page } from "./read.ts";
import { makeSite } from "./site.ts";
import { english, englishOf, languageOf, languages, wordsOf } from "./words.ts";

const site = siteOf(fileURLToPath(new URL("../..", import.meta.url)));
const byFile = new Map(site.pages.map((page) => [page.file, page]));
const byAddress = new Map(site.pages.map((page) => [page.address, page]));
const others = [...languages.keys()].filter((language) => language !== english);

/** The pages that a language has to have. */
const first = ["doc/README.md", "doc/players/tutorial.md", "doc/players/notation.md", "doc/players/faq.md"];

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** Returns the address of the English page, without the anchor where the link leads to a translated heading. */
function originalOf(href: string): string {
  const [address = "", anchor] = href.split("#");
  const page = byAddress.get(address);
  if (!page || page.language === english) return href;
  const original = byFile.get(englishOf(page.file))?.address ?? "";
  return anchor === undefined ? original : `${original}#`;
}

/** Returns what translations keep: levels of headings, pictures, links, moves, and the number of each kind of block. */
function shapeOf({ html }: Page): unknown {
  const codes = all(html, /<code[^>]*>([^<]*)<\/code>/g);
  return {
    headings: all(html, /<h(\d)/g),
    pictures: all(html, /<img src="([^"]*)"/g),
    links: all(html, /<a href="([^"]*)"/g)
      .map(originalOf)
      .sort(),
    // Words in code, such as {like this}, are translated.
    codes: codes.filter((code) => /\d/.test(code) || !/\p{L}{2}/u.test(code)).sort(),
    blocks: ["p", "li", "tr", "pre", "strong"].map((tag) => `${String(html.split(`<${tag}`).length - 1)} ${tag}`),
  };
}

it("has whole languages of the page, under their names", () => {
  expect([...languages.keys()]).toEqual(expect.arrayContaining([english, ...whole]));
  for (const [code, { name }] of languages) expect(name).toBe(languageNames[code]);
});

describe.each(others)("in %s", (language) => {
  const own = site.pages.filter((page) => page.language === language);

  it("has the first pages, and no page without an English one", () => {
    expect(own.map(({ file }) => englishOf(file))).toEqual(expect.arrayContaining(first));
    for (const { file } of own) expect(byFile.has(englishOf(file)), file).toBe(true);
  });

  it("has what the English pages have: headings, pictures, links, moves, rows", () => {
    for (const page of own) {
      const original = byFile.get(englishOf(page.file));
      expect(original && shapeOf(page), page.file).toEqual(original && shapeOf(original));
    }
  });

  it("links to pages of its own language where it has them", () => {
    for (const { file, links } of own) {
      for (const link of links) {
        const target = byAddress.get(link.split("#")[0] ?? "");
        const better = own.find((page) => target && page !== target && englishOf(page.file) === target.file);
        expect(better?.file, `${link} in ${file}`).toBeUndefined();
      }
    }
  });

  it("says so in the page, for browsers, screen readers and people", () => {
    const words = wordsOf(language);
    for (const page of own) {
      const html = site.files.get(`${page.address.slice(1)}.html`) ?? "";
      expect(html).toContain(`<html lang="${language}"${language === "he" ? ' dir="rtl"' : ""}>`);
      expect(html).toContain(`<p class="note">${words.machine ?? ""}`);
      expect(all(html, /<nav class="languages".*?<\/nav>/gs)).toHaveLength(1);
      const offered = all(html, /<li><a href="[^"]*" lang="([a-z]+)" hreflang/g);
      expect(offered).toEqual([...languages.keys()]);
      expect(html).toContain(`data-list="/docs/${language}/search.json"`);
      // Words around the text that are still English.
      for (const said of ["Previous:", "Next:", ">Contents<", "Search the manual", "On this page", '"Table"'])
        expect(html, page.file).not.toContain(said);
    }
  });

  it("has a search of its own pages", () => {
    const list = JSON.parse(site.files.get(`docs/${language}/search.json`) ?? "") as string[][];
    expect(list.length).toBeGreaterThan(10);
    for (const [address = ""] of list) expect(address).toMatch(new RegExp(`^/docs/${language}/`));
    const inEnglish = JSON.parse(site.files.get("docs/search.json") ?? "") as string[][];
    expect(inEnglish.filter(([address = ""]) => address.startsWith(`/docs/${language}/`))).toEqual([]);
  });
});

it("offers no language where a page has only one", () => {
  expect(site.files.get("docs/rules/rules.html")?.includes('class="languages"')).toBe(false);
  expect(site.files.get("docs/index.html")?.match(/hreflang="he" href="\/docs\/he"/g)).toHaveLength(1);
});

describe("a new language", () => {
  const start = "# Manual\n\n## Players\n\n- [One](one.md)\n- [Two](two.md)\n";
  const made = (documents: Record<string, string>): ReturnType<typeof makeSite> => {
    const given = { "README.md": start, "one.md": "# One\n\nText.", "two.md": "# Two\n\nText.", ...documents };
    return makeSite(new Map(Object.entries(given).map(([name, text]) => [`doc/${name}`, text])), () => false);
  };

  it("begins with its contents and one page; the others are linked to in English", () => {
    const { files, faults } = made({
      "de/README.md": "# Handbuch\n\n## Spieler\n\n- [Eins](one.md)\n- [Zwei](../two.md)\n",
      "de/one.md": "# One\n\nWort.",
    });
    // A page may have the title of its English one.
    expect(faults).toEqual([]);
    const page = files.get("docs/de/one.html") ?? "";
    expect(page).toContain('<a href="/docs/de/one" aria-current="page">One</a>');
    expect(page).toContain('<a href="/docs/two" hreflang="en">Zwei</a>');
    expect(page).not.toContain('rel="next"');
    expect(files.get("docs/two.html")).not.toContain("/docs/de");
  });

  it("is told what its contents lack", () => {
    expect(made({ "de/one.md": "# Eins\n\nWort." }).faults).toEqual([
      "doc/de/one.md: has no place in doc/de/README.md",
      "doc/de/README.md is missing",
    ]);
    const contents = "# Handbuch\n\n## Spieler\n\n- [Eins](one.md)\n- [Zwei](two.md)\n";
    const faults = made({ "de/README.md": contents, "de/one.md": "# Eins", "de/two.md": "# Eins" }).faults;
    expect(faults).toEqual(["doc/de/two.md: has the same title as doc/de/one.md"]);
  });

  it("is that of the folder", () => {
    expect(languageOf("doc/de/players/faq.md")).toBe("de");
    expect(languageOf("doc/rules/rules.md")).toBe(english);
  });
});
