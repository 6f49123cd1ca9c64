// The page /api: all of the description, in HTML whose links lead somewhere, and without scripts.
import { expect, it } from "vitest";
import { apiPage } from "./api_page.ts";
import { apiText, operationsOf, readApi } from "./openapi.ts";

const api = readApi(apiText());
const html = apiPage(api);
const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

it("has every request and every message once", () => {
  const ids = all(/<section id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const schemas = Object.keys(api.components.schemas).map((name) => `schema-${name}`);
  expect(new Set(ids)).toEqual(
    new Set([...operationsOf(api).map(({ operation }) => operation.operationId), ...schemas]),
  );
  expect(all(/ href="#([^"]+)"/g).filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});

it("obeys the server's content policy: no scripts, no styles in it", () => {
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/[^\s<]*"/);
});

it("shows text of the description as text", () => {
  const evil = structuredClone(api);
  evil.info.description = 'A <script>alert("x")</script> & `<b>` **bold**\n\nand more';
  const shown = apiPage(evil);
  expect(shown).not.toContain("<script>");
  expect(shown).toContain("<code>&lt;b&gt;</code> <strong>bold</strong></p>\n<p>and more</p>");
});

it("shows the examples, and errors in a line", () => {
  expect(all(/<details>(<summary>)/g).length).toBeGreaterThan(8);
  expect(html).toContain("Errors: <code>400</code>");
});
