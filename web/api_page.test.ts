// The page /api: all of the description, in HTML whose links lead somewhere, and without scripts.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { apiPage } from "./api_page.ts";
import { apiLanguages, apiWords } from "./api_words.ts";
import { whole } from "./src/languages/whole.fixture.ts";
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

describe("the page in other languages", () => {
  const pages = new Map(whole.map((code) => [code, apiPage(api, apiWords(code))]));
  const pageIn = (code: string): string => pages.get(code) ?? "";
  /** Returns the text that is not marked as English. */
  const own = (code: string): string =>
    pageIn(code)
      .replace(/<(pre|title)>.*?<\/\1>/gs, "")
      .replace(/<code>.*?<\/code>/gs, "")
      .replace(/<(span|div|a)(?: [^>]*)? lang="en"[^>]*>.*?<\/\1>/gs, "")
      .replace(/<[^>]+>/g, " ");

  it("is there in all whole languages", () => {
    expect(apiLanguages()).toEqual(expect.arrayContaining(["en", ...whole]));
  });

  it.each(whole)("%s has its own words, and marks what stays English", (code) => {
    expect(pageIn(code)).toContain(`<html lang="${code}" dir="${code === "he" ? "rtl" : "ltr"}">`);
    const text = own(code);
    expect(text).toContain(apiWords(code).say("api.english"));
    expect(text).toContain(apiWords(code).say("machine"));
    // Names of messages, the types of JSON and those that no language translates stay.
    expect(text).not.toMatch(/\b(the|of|and|or|Requests|Answers|Meaning|by default|Body|Errors)\b/);
  });

  it.each(whole)("%s has the same links and parts as the English page", (code) => {
    const ids = (page: string): string[] => page.match(/ (id|href)="#?[\w/.-]+"/g) ?? [];
    expect(ids(pageIn(code))).toEqual(ids(html));
  });

  it("leads to the page in the others", () => {
    expect(html).toContain('<a href="/api?language=he" hreflang="he" lang="he">עברית</a>');
    expect(html).not.toContain('hreflang="en"');
    expect(pageIn("de")).toContain('<a href="/api?language=en" hreflang="en" lang="en">English</a>');
    expect(html).not.toContain("are in English");
  });

  it("is English where a language lacks a text, and is not made without any", () => {
    const folder = mkdtempSync(join(tmpdir(), "words-"));
    const write = (code: string, texts: object): void =>
      writeFileSync(join(folder, `${code}.json`), JSON.stringify(texts));
    write("en", { "api.title": "The interface", "api.file": "A file: {file}." });
    write("eo", { "api.title": "La interfaco" });
    write("eu", { "notice.turn": "Zure txanda" });
    expect(apiLanguages(folder)).toEqual(["en", "eo"]);
    const { say } = apiWords("eo", folder);
    expect([say("api.title"), say("api.file", { file: "x" }), say("machine")]).toEqual([
      "La interfaco",
      "A file: x.",
      "",
    ]);
  });
});
