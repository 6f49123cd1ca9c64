// The description of the HTTP interface is valid YAML and valid OpenAPI 3.1, describes what the server routes, and its examples fit
// their schemas.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { apiText, type Example, operationsOf, type Media, readApi, type Reference, resolved } from "./openapi.ts";

const text = apiText();
const api = readApi(text);
const all = operationsOf(api);

/** Returns the parts of the document that have a schema and examples, wherever they are. */
function mediaIn(part: unknown): Media[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "schema" in part && "examples" in part ? [part as Media] : [];
  return [...own, ...Object.values(part).flatMap(mediaIn)];
}

/** Returns the schemas without room for members that they do not describe. */
function closed(part: unknown, base = false): unknown {
  if (Array.isArray(part)) return part.map((one) => closed(one, base));
  if (typeof part !== "object" || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value, name === "allOf")]));
  return "$ref" in copy && !base ? { ...copy, unevaluatedProperties: false } : copy;
}

/** Returns a schema of the document as one that stands alone. */
function named(schema: object): object {
  const { $ref } = schema as Partial<Reference>;
  if ($ref === undefined) throw new Error("only schemas with a name have examples");
  return { $ref: `api${$ref}`, unevaluatedProperties: false };
}

it("49.8: is strict YAML, and text with a comma needs quotation marks", () => {
  expect(() => readApi("a: { b: [ }")).toThrow();
  expect(() => readApi("a: 1\na: 2")).toThrow(/unique/);
});

it("49.8: is valid OpenAPI 3.1, which a wrong document is not", async () => {
  expect(await new Validator().validate({ ...structuredClone(api) })).toEqual({ valid: true });
  // As `{ description: Ratings, scores and games }` was read once.
  const wrong = structuredClone(api);
  Object.assign(wrong.paths["/version"]?.get?.responses["200"] ?? {}, { "scores and games": null });
  expect(await new Validator().validate({ ...wrong })).toMatchObject({ valid: false });
});

it("names each operation once, and all parameters of its path", () => {
  const names = all.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
  for (const { path, method, shared, operation } of all) {
    const parameters = [...(shared.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(api, one));
    const described = parameters.filter((one) => one.in === "path").map((one) => one.name);
    const needed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(described.sort(), `${method} ${path}`).toEqual(needed.sort());
  }
});

it("describes every path of the server's table, and no other", () => {
  const table = readFileSync(fileURLToPath(new URL("../src/server/api/api.cpp", import.meta.url)), "utf8");
  const routed = [...table.matchAll(/^ {6}\{"(\/[^"]+)", (?:read|play|challenge|account),/gm)].map(
    ([, path = ""]) => path,
  );
  expect(routed.length).toBeGreaterThan(30);
  const belongs = (path: string, part: string) => path === part || path.startsWith(`${part}/`);
  const described = Object.keys(api.paths);
  const style = "/status.css"; // belongs to the page /status
  expect(routed.filter((part) => part !== style && !described.some((path) => belongs(path, part)))).toEqual([]);
  const socket = "/ws";
  expect(described.filter((path) => path !== socket && !routed.some((part) => belongs(path, part)))).toEqual([]);
});

it("49.8: has examples that fit their schemas and have no other members", () => {
  const validator = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  validator.addSchema({ $id: "api", ...(closed({ components: { schemas: api.components.schemas } }) as object) });
  const used = new Set<string>();
  for (const [index, { schema, examples }] of mediaIn(api).entries()) {
    const check = validator.compile({ $id: `example-${String(index)}`, ...named(schema) });
    for (const [name, example] of Object.entries(examples ?? {})) {
      used.add("$ref" in example ? example.$ref.replace(/.*\//, "") : name);
      const { value } = resolved<Example>(api, example);
      expect(check(value) ? [] : check.errors, name).toEqual([]);
    }
  }
  const kept = Object.keys(api.components["examples"] ?? {});
  expect(kept.filter((name) => !used.has(name))).toEqual([]);
  expect(kept.length).toBeGreaterThan(8);
});

it("refuses examples with members that no schema has", () => {
  const validator = new Ajv2020({ strict: false });
  validator.addSchema({ $id: "api", ...(closed({ components: { schemas: api.components.schemas } }) as object) });
  const check = validator.compile(named({ $ref: "#/components/schemas/Version" }));
  expect(check({ version: "1" })).toBe(true);
  expect(check({ version: "1", name: "x" })).toBe(false);
});
