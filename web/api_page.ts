// Makes the page /api of the description of the HTTP interface (openapi.ts) when the page is built: plain HTML without scripts, which
// the server finds as api.html, and as api.de.html in German. Its style sheet is public/api.css. The description itself is in English.
import type { Plugin } from "vite";
import { type ApiWords, apiLanguages, apiWords } from "./api_words.ts";
import {
  type Answer,
  type Api,
  apiText,
  type Example,
  type Media,
  type Operation,
  operationsOf,
  type Parameter,
  type Path,
  readApi,
  resolved,
  sources,
} from "./openapi.ts";

/** The parts of JSON Schema that the descriptions of messages use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  const?: unknown;
  default?: unknown;
  description?: string;
  items?: Schema;
  additionalProperties?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns a line of text with `code` and **strong** words. */
const line = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");

/** Returns text as paragraphs, which empty lines separate. */
const paragraphs = (text = ""): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => `<p>${line(part)}</p>`)
    .join("\n");

const lastOf = (reference: string): string => reference.replace(/.*\//, "");
const code = (value: unknown): string => `<code>${escaped(JSON.stringify(value))}</code>`;

/** What the parts of the page are made of. */
interface Written {
  api: Api;
  words: ApiWords;
  /** The attributes of an element in English. */
  inEnglish: string;
}

/** Marks text of the description, if the page is in another language. */
const described = ({ inEnglish }: Written, html: string): string =>
  inEnglish === "" || html === "" ? html : `<span${inEnglish}>${html}</span>`;

const describedParts = ({ inEnglish }: Written, html: string): string =>
  inEnglish === "" || html === "" ? html : `<div${inEnglish}>${html}</div>`;

/** Returns what a value is, in words and links to named schemas. */
function kind(page: Written, schema: Schema): string {
  const { say, either } = page.words;
  const { $ref, oneOf, items, additionalProperties, type } = schema;
  if ($ref !== undefined) return `<a href="#schema-${lastOf($ref)}">${lastOf($ref)}</a>`;
  if (oneOf) return either(oneOf.map((one) => kind(page, one)));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(", ");
  const names = [type ?? say("api.any")].flat();
  return either(
    names.map((name) => {
      if (name === "array" && items) return say("api.list", { kind: kind(page, items) });
      const holds = name === "object" ? additionalProperties : undefined;
      return holds ? say("api.object", { kind: kind(page, holds) }) : name;
    }),
  );
}

/** Returns a table; the first cell of each row is its heading. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const head = headings.map((one) => `<th scope="col">${one}</th>`).join("");
  const body = rows.map(
    ([first = "", ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body.join("\n")}</tbody></table>`;
}

const rowsOf = (page: Written, { properties = {}, required = [] }: Schema): string[][] =>
  Object.entries(properties).map(([name, member]) => {
    const { say } = page.words;
    const what = kind(page, member);
    return [
      `<code>${escaped(name)}</code>${required.includes(name) ? "" : ` <small>${say("api.optional")}</small>`}`,
      member.default === undefined ? what : say("api.default", { kind: what, value: code(member.default) }),
      described(page, line(member.description ?? "")),
    ];
  });

function schemaSection(page: Written, name: string, schema: Schema): string {
  const { say } = page.words;
  const parts = schema.allOf ?? [schema];
  const bases = parts
    .filter((part) => part.$ref !== undefined)
    .map((part) => kind(page, part))
    .join(", ");
  const values = schema.enum ? `<p>${say("api.one-of", { values: schema.enum.map(code).join(", ") })}</p>` : "";
  return `<section id="schema-${name}"><h3>${name}</h3>
${describedParts(page, paragraphs(schema.description))}${values}${bases === "" ? "" : `<p>${say("api.all-of", { values: bases })}</p>`}
${table(
  ["api.member", "api.value", "api.meaning"].map((key) => say(key)),
  parts.flatMap((part) => rowsOf(page, part)),
)}</section>`;
}

function examplesOf(page: Written, { examples = {} }: Media): string {
  return Object.values(examples)
    .map((one) => resolved<Example>(page.api, one))
    .map(({ summary, value }) => {
      const title = summary === undefined ? page.words.say("api.example") : described(page, line(summary));
      const json = escaped(JSON.stringify(value, null, 2));
      return `<details><summary>${title}</summary><pre><code>${json}</code></pre></details>`;
    })
    .join("\n");
}

const contentOf = (page: Written, content: Record<string, Media> = {}): string =>
  Object.entries(content)
    .map(([type, media]) => {
      const { $ref } = media.schema as Schema;
      return `<p>${$ref === undefined ? `<code>${escaped(type)}</code>` : kind(page, media.schema)}</p>${examplesOf(page, media)}`;
    })
    .join("\n");

/** Returns the answers that have a meaning of their own, and the statuses of the usual errors in one line. */
function answersOf(page: Written, responses: Operation["responses"]): string {
  const isError = (one: object): boolean => "$ref" in one && /\/(Error|TooMany)$/.test(String(one.$ref));
  const all = Object.entries(responses);
  const errors = all.filter(([, one]) => isError(one)).map(([status]) => `<code>${status}</code>`);
  const answers = all
    .filter(([, one]) => !isError(one))
    .map(([status, one]) => {
      const { description, content } = resolved<Answer>(page.api, one);
      return `<p><code>${status}</code> ${described(page, line(description))}</p>${contentOf(page, content)}`;
    });
  const also = errors.length > 0 ? [`<p>${page.words.say("api.statuses", { values: errors.join(", ") })}</p>`] : [];
  return [...answers, ...also].join("\n");
}

/** Returns an answer that many requests have. */
function sharedAnswer(page: Written, name: string): string {
  const { description, content } = resolved<Answer>(page.api, { $ref: `#/components/responses/${name}` });
  return `<p>${described(page, line(description))}</p>${contentOf(page, content)}`;
}

function operationSection(page: Written, method: string, path: string, shared: Path, operation: Operation): string {
  const { api, words } = page;
  const { say } = words;
  const parameters = [...(shared.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolved<Parameter>(api, one))
    .map(({ name, in: place, required, schema, description = "" }) => [
      `<code>${escaped(name)}</code>`,
      say(place === "path" ? "api.path" : required ? "api.query" : "api.query.optional"),
      kind(page, schema),
      described(page, line(description)),
    ]);
  const body = operation.requestBody && resolved<{ content: Record<string, Media> }>(api, operation.requestBody);
  return `<section id="${operation.operationId}"><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p><strong>${described(page, line(operation.summary))}</strong></p>
${describedParts(page, paragraphs(operation.description))}
${table(
  ["api.parameter", "api.where", "api.value", "api.meaning"].map((key) => say(key)),
  parameters,
)}
${body ? `<h4>${say("api.body")}</h4>${contentOf(page, body.content)}` : ""}
<h4>${say("api.answers")}</h4>
${answersOf(page, operation.responses)}</section>`;
}

const address = (code: string): string => `/api?language=${code}`;

/** Returns links to the page in the other languages. */
const otherLanguages = ({ words }: Written, codes: readonly string[]): string =>
  codes
    .filter((code) => code !== words.code)
    .map((code) => `<a href="${address(code)}" hreflang="${code}" lang="${code}">${apiWords(code).name}</a>`)
    .join(" · ");

/** Returns the page of a description in a language; `codes` are those that have one. */
export function apiPage(api: Api, words = apiWords("en"), codes = apiLanguages()): string {
  const page: Written = { api, words, inEnglish: words.code === "en" ? "" : ' lang="en" dir="ltr"' };
  const { say } = words;
  const file = '<a href="/api/openapi.yaml"><code>/api/openapi.yaml</code></a>';
  const operations = operationsOf(api);
  const contents = operations.map(
    ({ method, path, operation: { operationId, summary } }) =>
      `<li><a href="#${operationId}"><code>${method.toUpperCase()} ${escaped(path)}</code></a> ${described(page, line(summary))}</li>`,
  );
  const sections = operations.map(({ method, path, shared, operation }) =>
    operationSection(page, method, path, shared, operation),
  );
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => schemaSection(page, name, schema));
  return `<!doctype html>
<html lang="${words.code}" dir="${words.rightToLeft ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escaped(api.info.title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api.css">
</head>
<body>
<main>
<p><a href="/">${escaped(api.info.title)}</a></p>
<h1>${say("api.title")}</h1>
<nav aria-label="${say("api.languages")}"><p>${otherLanguages(page, codes)}</p></nav>
<p><a href="#requests">${say("api.requests")}</a> · <a href="#errors">${say("api.errors")}</a> · <a href="#messages">${say("api.messages")}</a></p>
<p>${say("api.file", { file })}</p>
${words.code === "en" ? "" : `<p>${say("api.english")} ${say("machine")}</p>`}
${describedParts(page, paragraphs(api.info.description))}
<nav aria-label="${say("api.requests")}">
<h2 id="requests">${say("api.requests")}</h2>
<ul>
${contents.join("\n")}
</ul>
</nav>
<h2 id="errors">${say("api.errors")}</h2>
${["Error", "TooMany"].map((name) => sharedAnswer(page, name)).join("\n")}
<h2>${say("api.operations")}</h2>
${sections.join("\n")}
<h2 id="messages">${say("api.messages")}</h2>
${schemas.join("\n")}
</main>
</body>
</html>
`;
}

/** Adds api.html to the built page, and a page like it in each other language. */
export function describedApi(): Plugin {
  return {
    name: "camlann-described-api",
    apply: "build",
    buildStart() {
      for (const file of sources) this.addWatchFile(file);
    },
    generateBundle() {
      const api = readApi(apiText());
      for (const code of apiLanguages()) {
        const fileName = code === "en" ? "api.html" : `api.${code}.html`;
        this.emitFile({ type: "asset", fileName, source: apiPage(api, apiWords(code)) });
      }
    },
  };
}
