// Makes the page /api of the description of the HTTP interface (openapi.ts) when the page is built: plain HTML without scripts, which
// the server finds as api.html. Its style sheet is public/api.css.
import type { Plugin } from "vite";
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

/** Returns what a value is, in words and links to named schemas. */
function kind(schema: Schema): string {
  const { $ref, oneOf, items, additionalProperties, type } = schema;
  if ($ref !== undefined) return `<a href="#schema-${lastOf($ref)}">${lastOf($ref)}</a>`;
  if (oneOf) return oneOf.map(kind).join(" or ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(", ");
  const names = [type ?? "any value"].flat();
  return names
    .map((name) => {
      if (name === "array" && items) return `list of ${kind(items)}`;
      return name === "object" && additionalProperties ? `object of ${kind(additionalProperties)}` : name;
    })
    .join(" or ");
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

const rowsOf = ({ properties = {}, required = [] }: Schema): string[][] =>
  Object.entries(properties).map(([name, member]) => [
    `<code>${escaped(name)}</code>${required.includes(name) ? "" : " <small>optional</small>"}`,
    kind(member) + (member.default === undefined ? "" : `, by default ${code(member.default)}`),
    line(member.description ?? ""),
  ]);

function schemaSection(name: string, schema: Schema): string {
  const parts = schema.allOf ?? [schema];
  const bases = parts.filter((part) => part.$ref !== undefined).map(kind);
  const values = schema.enum ? `<p>One of ${schema.enum.map(code).join(", ")}.</p>` : "";
  return `<section id="schema-${name}"><h3>${name}</h3>
${paragraphs(schema.description)}${values}${bases.length > 0 ? `<p>All of ${bases.join(", ")}, and:</p>` : ""}
${table(["Member", "Value", "Meaning"], parts.flatMap(rowsOf))}</section>`;
}

function examplesOf(api: Api, { examples = {} }: Media): string {
  return Object.values(examples)
    .map((one) => resolved<Example>(api, one))
    .map(({ summary, value }) => {
      const title = line(summary ?? "Example");
      const json = escaped(JSON.stringify(value, null, 2));
      return `<details><summary>${title}</summary><pre><code>${json}</code></pre></details>`;
    })
    .join("\n");
}

const contentOf = (api: Api, content: Record<string, Media> = {}): string =>
  Object.entries(content)
    .map(([type, media]) => {
      const { $ref } = media.schema as Schema;
      return `<p>${$ref === undefined ? `<code>${escaped(type)}</code>` : kind(media.schema)}</p>${examplesOf(api, media)}`;
    })
    .join("\n");

/** Returns the answers that have a meaning of their own, and the statuses of the usual errors in one line. */
function answersOf(api: Api, responses: Operation["responses"]): string {
  const isError = (one: object): boolean => "$ref" in one && /\/(Error|TooMany)$/.test(String(one.$ref));
  const all = Object.entries(responses);
  const errors = all.filter(([, one]) => isError(one)).map(([status]) => `<code>${status}</code>`);
  const answers = all
    .filter(([, one]) => !isError(one))
    .map(([status, one]) => {
      const { description, content } = resolved<Answer>(api, one);
      return `<p><code>${status}</code> ${line(description)}</p>${contentOf(api, content)}`;
    });
  const also = errors.length > 0 ? [`<p>Errors: ${errors.join(", ")}</p>`] : [];
  return [...answers, ...also].join("\n");
}

/** Returns an answer that many requests have. */
function sharedAnswer(api: Api, name: string): string {
  const { description, content } = resolved<Answer>(api, { $ref: `#/components/responses/${name}` });
  return `<p>${line(description)}</p>${contentOf(api, content)}`;
}

function operationSection(api: Api, method: string, path: string, shared: Path, operation: Operation): string {
  const parameters = [...(shared.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolved<Parameter>(api, one))
    .map(({ name, in: place, required, schema, description = "" }) => [
      `<code>${escaped(name)}</code>`,
      place === "path" ? "in the path" : required ? "in the query" : "in the query, optional",
      kind(schema),
      line(description),
    ]);
  const body = operation.requestBody && resolved<{ content: Record<string, Media> }>(api, operation.requestBody);
  return `<section id="${operation.operationId}"><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p><strong>${line(operation.summary)}</strong></p>
${paragraphs(operation.description)}
${table(["Parameter", "Where", "Value", "Meaning"], parameters)}
${body ? `<h4>Body</h4>${contentOf(api, body.content)}` : ""}
<h4>Answers</h4>
${answersOf(api, operation.responses)}</section>`;
}

/** Returns the page of a description. */
export function apiPage(api: Api): string {
  const operations = operationsOf(api);
  const contents = operations.map(
    ({ method, path, operation: { operationId, summary } }) =>
      `<li><a href="#${operationId}"><code>${method.toUpperCase()} ${escaped(path)}</code></a> ${line(summary)}</li>`,
  );
  const sections = operations.map(({ method, path, shared, operation }) =>
    operationSection(api, method, path, shared, operation),
  );
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => schemaSection(name, schema));
  return `<!doctype html>
<html lang="en">
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
<h1>The interface for programs</h1>
<p><a href="#requests">Requests</a> · <a href="#errors">Errors</a> · <a href="#messages">Messages</a></p>
<p>The same as a file of OpenAPI 3.1: <a href="/api/openapi.yaml"><code>/api/openapi.yaml</code></a>.</p>
${paragraphs(api.info.description)}
<nav aria-label="Requests">
<h2 id="requests">Requests</h2>
<ul>
${contents.join("\n")}
</ul>
</nav>
<h2 id="errors">Errors</h2>
${["Error", "TooMany"].map((name) => sharedAnswer(api, name)).join("\n")}
<h2>Requests and their answers</h2>
${sections.join("\n")}
<h2 id="messages">Messages</h2>
${schemas.join("\n")}
</main>
</body>
</html>
`;
}

/** Adds api.html to the built page. */
export function describedApi(): Plugin {
  return {
    name: "camlann-described-api",
    apply: "build",
    buildStart() {
      for (const file of sources) this.addWatchFile(file);
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "api.html", source: apiPage(readApi(apiText())) });
    },
  };
}
