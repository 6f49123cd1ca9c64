// Reads the documents of the manual: Markdown files of the project, by their paths from its root. Each becomes HTML for /docs,
// with links to the pages of other documents; what is wrong in it is a list of sentences, which fail the build.
import { Lexer, Parser, Renderer, type Token, type Tokens } from "marked";
import { posix } from "node:path";
import { languageOf, wordsOf as wordsIn } from "./words.ts";

/** A part of a page: its heading and the text below it, without marks. */
export interface Section {
  id: string;
  heading: string;
  level: number;
  text: string;
}

/** A document as a page. */
export interface Page {
  /** From the root of the project: `doc/rules/rules.md`. */
  file: string;
  /** `/docs/rules/rules`. */
  address: string;
  /** `en`, or that of its folder (`words.ts`). */
  language: string;
  title: string;
  html: string;
  sections: Section[];
  /** Addresses with anchors, of links to other pages and to its own parts. */
  links: string[];
  /** Files of pictures, from the root. */
  pictures: string[];
  faults: string[];
}

/** What a page may refer to. */
export interface Tree {
  /** True for a document of the manual. */
  isPage: (file: string) => boolean;
  /** True for any file or folder of the project. */
  exists: (file: string) => boolean;
}

/** Files of the project that the server serves by themselves. */
const served: Partial<Record<string, string>> = {
  LICENSE: "/licence.txt",
  "doc/protocol/openapi.yaml": "/api",
};

export const root = "/docs";

/** Returns the address of a document, or of a picture. */
export function addressOf(file: string): string {
  const path = file
    .replace(/^doc\//, "")
    .replace(/(^|\/)README\.md$/, "")
    .replace(/\.md$/, "");
  const inside = file.startsWith("doc/") ? path : path.toLowerCase();
  return inside === "" ? root : `${root}/${inside}`;
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const entities: Partial<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Returns the words of a piece of HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, " ")
    .trim();

/** Returns the anchor of a heading, as code hosts make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const isOutside = (href: string): boolean => /^[a-z]+:/.test(href);

/** Returns the text of tokens and of all below them, for the search. */
function textOf(tokens: readonly Token[]): string {
  const words: string[] = [];
  for (const token of tokens) {
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [header, ...rows].flat()) words.push(textOf(cell.tokens));
    } else if (token.type === "list") {
      for (const item of (token as Tokens.List).items) words.push(textOf(item.tokens));
    } else if ("tokens" in token && token.tokens) {
      const inner = token.tokens as Token[];
      words.push(token.type === "paragraph" || token.type === "text" ? inline(inner) : textOf(inner));
    } else if ("text" in token) {
      words.push(String(token.text));
    }
  }
  return words.join(" ").replace(/\s+/g, " ").trim();
}

/** Returns the text of a line, whose parts may share a word. */
const inline = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return inline(token.tokens as Token[]);
      return "text" in token ? String(token.text) : "";
    })
    .join("");

/** Renders one document; collects what it links to. */
class Writer extends Renderer {
  readonly links: string[] = [];
  readonly pictures: string[] = [];
  readonly faults: string[] = [];
  readonly headings: { id: string; heading: string; level: number }[] = [];
  #used = new Map<string, number>();
  #inLink = false;

  constructor(
    private readonly file: string,
    private readonly tree: Tree,
    private readonly lowered: number,
  ) {
    super();
  }

  /** Returns the address of a link to a document or a file that is served, and undefined for any other. */
  #addressFrom(path: string): string | undefined {
    const file = posix.normalize(posix.join(posix.dirname(this.file), path));
    if (this.tree.isPage(file)) return addressOf(file);
    return served[file];
  }

  /** Returns the mark of a link to a document in another language. */
  #foreign(path: string): string {
    const file = posix.normalize(posix.join(posix.dirname(this.file), path));
    if (path === "" || !this.tree.isPage(file)) return "";
    const language = languageOf(file);
    return language === languageOf(this.file) ? "" : ` hreflang="${language}"`;
  }

  /** Returns the anchor of a heading, which no other of the page has. */
  #ownAnchor(heading: string): string {
    const id = anchorOf(heading);
    const times = this.#used.get(id) ?? 0;
    this.#used.set(id, times + 1);
    return times === 0 ? id : `${id}-${String(times)}`;
  }

  // Only the first heading is the title: in a document with more of its level, those and all below them are a level lower.
  override heading({ tokens, depth }: Tokens.Heading): string {
    const inside = this.parser.parseInline(tokens);
    const heading = wordsOf(inside);
    if (depth === 1 && this.headings.length === 0) {
      this.headings.push({ id: "", heading, level: 1 });
      return `<h1>${inside}</h1>\n`;
    }
    const id = this.#ownAnchor(heading);
    const level = Math.min(depth + this.lowered, 6);
    this.headings.push({ id, heading, level });
    return `<h${String(level)} id="${escaped(id)}">${inside}</h${String(level)}>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    this.#inLink = true;
    const inside = this.parser.parseInline(tokens);
    this.#inLink = false;
    if (isOutside(href)) return `<a href="${escaped(href)}">${inside}</a>`;
    const [path = "", anchor] = href.split("#");
    const end = anchor === undefined ? "" : `#${anchor}`;
    // Keeps addresses of the server, such as /rules/cam.
    if (path.startsWith("/")) return `<a href="${escaped(href)}">${inside}</a>`;
    const address = path === "" ? addressOf(this.file) : this.#addressFrom(path);
    if (address === undefined) {
      const file = posix.normalize(posix.join(posix.dirname(this.file), path));
      if (!this.tree.exists(file)) this.faults.push(`${this.file}: ${href} does not exist`);
      return inside; // a file of the source, which readers of the manual may not have
    }
    if (address.startsWith(root)) this.links.push(address + end);
    return `<a href="${escaped(address + end)}"${this.#foreign(path)}>${inside}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    const file = posix.normalize(posix.join(posix.dirname(this.file), href));
    if (!this.tree.exists(file)) this.faults.push(`${this.file}: the picture ${href} does not exist`);
    if (text.trim() === "")
      this.faults.push(`${this.file}: the picture ${href} has no words for those who do not see it`);
    this.pictures.push(file);
    return `<img src="${escaped(addressOf(file))}" alt="${escaped(text)}" loading="lazy">`;
  }

  // The name of a document is a link to it.
  override codespan({ text }: Tokens.Codespan): string {
    const code = `<code>${escaped(text)}</code>`;
    if (this.#inLink || !/^[\w./-]+\.md$/.test(text)) return code;
    const near = this.#addressFrom(text);
    const inDoc = posix.join("doc", text);
    const address = near ?? [text, inDoc].filter((file) => this.tree.isPage(file)).map(addressOf)[0];
    if (address === undefined) return code;
    if (address.startsWith(root)) this.links.push(address);
    return `<a href="${escaped(address)}">${code}</a>`;
  }

  // A block that is too wide is scrolled by itself, also with keys.
  override code({ text, lang }: Tokens.Code): string {
    const kind = lang ? ` class="language-${escaped(lang)}"` : "";
    return `<pre tabindex="0"><code${kind}>${escaped(text)}</code></pre>\n`;
  }

  override table(token: Tokens.Table): string {
    return `<div class="wide" role="group" aria-label="${escaped(wordsIn(languageOf(this.file)).table)}" tabindex="0">${super.table(token)}</div>\n`;
  }

  override tablecell({ tokens, header, align }: Tokens.TableCell): string {
    const inside = this.parser.parseInline(tokens);
    // An empty heading is a cell without meaning.
    const tag = header && inside !== "" ? "th" : "td";
    const side = align === "right" ? ' class="right"' : "";
    return `<${tag}${tag === "th" ? ' scope="col"' : ""}${side}>${inside}</${tag}>\n`;
  }

  // Names in angle brackets, as in "Name <address>", are text.
  override html({ text, block }: Tokens.HTML | Tokens.Tag): string {
    if (block) this.faults.push(`${this.file}: HTML in a document: ${text.trim()}`);
    return escaped(text);
  }
}

/** Reads a document. */
export function readPage(file: string, text: string, tree: Tree): Page {
  const tokens = Lexer.lex(text);
  const titles = tokens.filter((token) => token.type === "heading" && token["depth"] === 1);
  const writer = new Writer(file, tree, titles.length > 1 ? 1 : 0);
  const html = new Parser({ renderer: writer }).parse(tokens);
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const heading = writer.headings[sections.length];
      if (heading) sections.push({ ...heading, text: "" });
    } else {
      const last = sections.at(-1);
      if (last) last.text = `${last.text} ${textOf([token])}`.trim();
    }
  }
  const first = tokens.find((token) => token.type !== "space");
  const title = sections[0]?.heading ?? "";
  if (first?.type !== "heading" || sections[0]?.level !== 1 || title === "")
    writer.faults.push(`${file}: does not begin with its title`);
  const { links, pictures, faults } = writer;
  return { file, address: addressOf(file), language: languageOf(file), title, html, sections, links, pictures, faults };
}

/** A document in the contents, and what it is called there. */
export interface Entry {
  file: string;
  title: string;
}

/** A part of the contents: for whom it is, and its documents in order. */
export interface Part {
  title: string;
  entries: Entry[];
}

/** Reads the contents: headings of the second level, and the links of the lists below them. Other links lead to a page, too. */
export function readContents(file: string, text: string): Part[] {
  const parts: Part[] = [];
  for (const token of Lexer.lex(text)) {
    if (token.type === "heading" && token.depth === 2) {
      parts.push({ title: String(token.text), entries: [] });
    } else if (token.type === "list") {
      for (const item of (token as Tokens.List).items) {
        const [, title, path] = /^\[([^\]]*)\]\(([^)#:]+\.md)\)/.exec(item.text) ?? [];
        if (title === undefined || path === undefined) continue;
        parts.at(-1)?.entries.push({ file: posix.normalize(posix.join(posix.dirname(file), path)), title });
      }
    }
  }
  return parts;
}
