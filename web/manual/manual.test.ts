// The manual: every document of the project is a page with a place in the contents, all links lead somewhere, and the pages obey the
// server's content policy.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parseRoute } from "../src/lib/routes.ts";
import { documentsIn, siteOf, styles } from "./build.ts";
import { anchorOf } from "./read.ts";
import { makeSite } from "./site.ts";

const folder = fileURLToPath(new URL("../..", import.meta.url));
const site = siteOf(folder);
const html = [...site.files].filter(([name]) => name.endsWith(".html"));
const start = "# Manual\n\n## Players\n\n- [One](one.md): the first.\n- [Two](two.md)\n";

/** Makes a site of a few documents, in doc. */
function made(documents: Record<string, string>, pictures: readonly string[] = []): ReturnType<typeof makeSite> {
  const all = { "README.md": start, "one.md": "# One\n\nText.", "two.md": "# Two\n\nText.", ...documents };
  const map = new Map(Object.entries(all).map(([name, text]) => [`doc/${name}`, text]));
  return makeSite(map, (file) => pictures.includes(file));
}

const one = (text: string, pictures?: readonly string[]): string => {
  const page = made({ "one.md": text }, pictures).files.get("docs/one.html") ?? "";
  return page.slice(page.indexOf("<h1>"), page.indexOf('<nav class="neighbours"')).trim();
};

it("has a page with a title and a place in the contents for every document", () => {
  expect(site.faults).toEqual([]);
  expect(html.length).toBe(documentsIn(folder).size);
  expect(html.length).toBeGreaterThan(100);
  const titles = html.map(([, text]) => /<title>([^<]+)<\/title>/.exec(text)?.[1]);
  expect(new Set(titles).size).toBe(html.length);
  for (const [name, text] of html) {
    expect(text.match(/<h1>/g), name).toHaveLength(1);
    expect(text, name).not.toMatch(/<a [^>]*>(<\/a>|(?:(?!<\/a>).)*<a )/s);
    if (name !== "docs/index.html") expect(text.match(/ aria-current="page"/g), name).toHaveLength(1);
  }
});

it("has no dead link, anchor or picture between the files that the server gets", () => {
  const files = new Map(html.map(([name, text]) => [`/${name.replace(/(\/index)?\.html$/, "")}`, text]));
  let seen = 0;
  for (const [address, text] of files) {
    for (const [, found = ""] of text.matchAll(/ (?:href|src)="(\/docs[^"]*|#[^"]*)"/g)) {
      const [path = "", anchor] = (found.startsWith("#") ? address + found : found).split("#");
      seen += 1;
      if (/\.(css|js|svg)$/.test(path)) continue;
      const other = files.get(path);
      expect(other, `${found} in ${address}`).toBeDefined();
      if (anchor !== undefined) expect(other, `${found} in ${address}`).toContain(` id="${anchor}"`);
    }
    for (const [, picture = ""] of text.matchAll(/<img src="\/docs\/([^"]+)"/g))
      expect(site.pictures, address).toContain(`doc/${picture}`);
  }
  expect(seen).toBeGreaterThan(5000);
});

it("leads to pages of the site that exist", () => {
  const found = html.flatMap(([name, text]) =>
    [...text.matchAll(/<a href="(\/(?!docs)[^"]*)"/g)].map(([, href = ""]) => [name, href] as const),
  );
  const served = ["/api", "/licence.txt"];
  for (const [name, href] of found)
    if (!served.includes(href)) expect(parseRoute(href).page, `${href} in ${name}`).not.toBe("missing");
  expect(new Set(found.map(([, href]) => href)).size).toBeGreaterThan(8);
});

it("obeys the server's content policy: no styles in a page, and no scripts but its own", () => {
  for (const [name, text] of html) {
    expect(text, name).not.toMatch(/<style|<[^>]*\sstyle=|<[^>]*\son\w+=/);
    expect(text.match(/<script[^>]*>/g), name).toEqual(['<script src="/docs/manual.js">']);
  }
});

it("lists every part of a page for the search", () => {
  const list = JSON.parse(site.files.get("docs/search.json") ?? "") as string[][];
  const rules = list.filter(([address]) => address?.startsWith("/docs/rules/rules"));
  expect(rules.map(([, , heading]) => heading)).toContain("3. Moves");
  expect(rules.find(([, , heading]) => heading === "4. Duties")?.join()).toContain("Knights do not canter past.");
  expect(rules.map(([, , , text]) => text).join(" ")).not.toMatch(/\*\*|\]\(|<\w/);
});

it("is small", () => {
  const bytes = [...site.files.values()].reduce((sum, text) => sum + text.length, 0);
  expect(bytes).toBeLessThan(4_200_000);
});

it("says which documents have faults", () => {
  expect(made({}).faults).toEqual([]);
  const faults = (text: string): string[] => made({ "one.md": text }).faults;
  expect(faults("# One\n\n[x](three.md)")).toEqual(["doc/one.md: three.md does not exist"]);
  expect(faults("# One\n\n[x](two.md#none)")).toEqual(["doc/one.md: nothing is at /docs/two#none"]);
  expect(faults("# One\n\n[x](#none)")).toEqual(["doc/one.md: nothing is at /docs/one#none"]);
  expect(faults("# One\n\n![a board](a.svg)")).toEqual(["doc/one.md: the picture a.svg does not exist"]);
  expect(faults("# One\n\n<div>x</div>")).toEqual(["doc/one.md: HTML in a document: <div>x</div>"]);
  expect(faults("Text.\n\n# One")).toEqual(["doc/one.md: does not begin with its title"]);
  expect(faults("# Two")).toEqual(["doc/two.md: has the same title as doc/one.md"]);
  expect(made({ "three.md": "# Three" }).faults).toEqual(["doc/three.md: has no place in doc/README.md"]);
  expect(made({ "README.md": `${start}- [Again](one.md)\n` }).faults).toEqual([
    "doc/README.md: doc/one.md is listed twice",
  ]);
  expect(made({ "README.md": `${start}- [Three](three.md)\n` }).faults).toContain(
    "doc/README.md: doc/three.md is no document",
  );
  expect(faults("# One\n\n![](a.svg)")[1]).toMatch(/no words/);
});

it("turns links into addresses, and names of documents into links", () => {
  expect(one("# One\n\n## A `b`, c!\n\n[x](two.md) [y](#a-b-c) `two.md` `other.md`")).toBe(
    '<h1>One</h1>\n<h2 id="a-b-c">A <code>b</code>, c!</h2>\n' +
      '<p><a href="/docs/two">x</a> <a href="/docs/one#a-b-c">y</a> <a href="/docs/two"><code>two.md</code></a> <code>other.md</code></p>',
  );
  expect(one("# One\n\n[`two.md`](two.md)")).toContain('<p><a href="/docs/two"><code>two.md</code></a></p>');
  expect(one("# One\n\n[code](../src/main.cpp) ![a board](a.svg)", ["src/main.cpp", "doc/a.svg"])).toContain(
    '<p>code <img src="/docs/a.svg" alt="a board" loading="lazy"></p>',
  );
  expect(one("# One\n\n[l](../LICENSE) [a](protocol/openapi.yaml) [r](/rules/cam)", ["LICENSE"])).toContain(
    '<a href="/licence.txt">l</a> <a href="/api">a</a> <a href="/rules/cam">r</a>',
  );
});

it("has one title, also for a document with several headings of the first level", () => {
  expect(one("# One\n\n# More\n\n## Less\n\n[x](#more)")).toBe(
    '<h1>One</h1>\n<h2 id="more">More</h2>\n<h3 id="less">Less</h3>\n<p><a href="/docs/one#more">x</a></p>',
  );
});

it("gives equal headings different anchors, as code hosts do", () => {
  expect(anchorOf("2026-11-20: what people know, and `x`")).toBe("2026-11-20-what-people-know-and-x");
  expect(one("# One\n\n## Again\n\n## Again")).toContain('<h2 id="again-1">');
});

it("shows HTML in code, and names in angle brackets, as text", () => {
  expect(one("# One\n\nName <address>")).toContain("<p>Name &lt;address&gt;</p>");
  expect(one("# One\n\n```html\n<script>x</script>\n```\n\n`<i>` & a | table\n")).not.toMatch(/<script|<i>/);
});

it("puts the documents of a folder below its page", () => {
  const { files, faults } = made({
    "README.md": `${start}- [Logs](logs/README.md)\n`,
    "logs/README.md": "# Logs\n\nText.",
    "logs/a.md": "# Log A\n\nText.",
  });
  expect(faults).toEqual([]);
  expect(files.get("docs/logs.html")).toContain('<h2 id="all-pages">All pages</h2>');
  expect(files.get("docs/logs/a.html")).toContain('<a href="/docs/logs/a" aria-current="page">Log A</a>');
  expect(files.get("docs/one.html")).not.toContain("/docs/logs/a");
});

it("has the dark colours of the page for a dark system", () => {
  const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const [, dark] =
    /prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme\]\) \{([^}]*)\}/.exec(styles(tokens, "")) ?? [];
  expect(dark).toContain("--stone: #1b1917;");
  expect(() => styles(":root {}", "")).toThrow(/dark/);
});
