// Reads the description of the HTTP interface: doc/protocol/openapi.yaml, with the schemas that the build has made of the messages
// (build/release/openapi.yaml). Used by the page /api and by the test of the description.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseDocument } from "yaml";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const written = here("../doc/protocol/openapi.yaml");
const built = here("../build/release/openapi.yaml");

/** The files from which the description is read. */
export const sources = [written, built] as const;

export interface Reference {
  $ref: string;
}
export interface Example {
  summary?: string;
  value: unknown;
}
export interface Media {
  schema: object;
  examples?: Record<string, Reference | Example>;
}
export interface Answer {
  description: string;
  content?: Record<string, Media>;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: object;
}
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: (Reference | Parameter)[];
  requestBody?: Reference | { content: Record<string, Media> };
  responses: Record<string, Reference | Answer>;
}
export const methods = ["get", "post", "put", "delete"] as const;
export type Path = Partial<Record<(typeof methods)[number], Operation>> & { parameters?: (Reference | Parameter)[] };

export interface Api {
  info: { title: string; version: string; description: string };
  paths: Record<string, Path>;
  components: Record<string, Record<string, object>> & { schemas: Record<string, object> };
}

const end = "\n  schemas:\n";

/** Returns the whole description as text. */
export function apiText(): string {
  if (!existsSync(built)) throw new Error("build/release/openapi.yaml is missing: run script/wire");
  const head = readFileSync(written, "utf8");
  const whole = readFileSync(built, "utf8");
  const at = whole.indexOf(end);
  if (!head.endsWith(end) || at < 0) throw new Error("the description has no place for its schemas");
  return head + whole.slice(at + end.length);
}

/** Reads the description; throws an error for text that is not strict YAML 1.2. */
export function readApi(text: string): Api {
  const document = parseDocument(text, { version: "1.2", strict: true, uniqueKeys: true });
  const [wrong] = [...document.errors, ...document.warnings];
  if (wrong) throw wrong;
  return document.toJS({ maxAliasCount: -1 }) as Api;
}

/** Returns what a reference names, or the value itself. */
export function resolved<T extends object>(api: Api, one: Reference | T): T {
  const { $ref } = one as Partial<Reference>;
  if ($ref === undefined) return one as T;
  let found: unknown = api;
  for (const part of $ref.replace(/^#\//, "").split("/")) found = (found as Record<string, unknown>)[part];
  if (found === undefined) throw new Error(`${$ref} is missing`);
  return found as T;
}

/** Returns all operations with their path and method, in the order of the description. */
export function operationsOf(api: Api): { path: string; method: string; shared: Path; operation: Operation }[] {
  return Object.entries(api.paths).flatMap(([path, shared]) =>
    methods.flatMap((method) => {
      const operation = shared[method];
      return operation ? [{ path, method, shared, operation }] : [];
    }),
  );
}
