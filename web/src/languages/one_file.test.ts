// @vitest-environment jsdom
// A language begins with one file: the page takes what it has, and the command lists what it lacks (doc/players/languages.md).
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { languages, languagesIn } from "../../languages.ts";
import { texts as footTexts } from "../frame/foot_links.ts";
import { bookWords, ofCore, ofServer } from "../lib/language.ts";
import { faults } from "./faults.ts";
import { composed, refusals } from "./refusals.ts";
import { patterns } from "./lacks.ts";
import { use } from "./use.ts";

const folder = mkdtempSync(join(tmpdir(), "languages-"));
const file = join(folder, "tlh", "index.ts");
const web = join(import.meta.dirname, "../..");

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  mkdirSync(join(folder, "tlh"));
  mkdirSync(join(folder, "notes"));
  const begun = readFileSync(join(web, "src/languages/begun.fixture.ts"), "utf8");
  writeFileSync(file, begun.replace("./use.ts", "../use.ts"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the page", () => {
  it("finds the language by its file", () => {
    expect(languagesIn(folder)).toEqual(["tlh"]);
    expect(languagesIn(folder, "embedded.ts")).toEqual([]);
    const { load } = languages(folder) as { load: (id: string) => string };
    expect(load("\0virtual:languages")).toContain(`tlh: () => import(${JSON.stringify(file)})`);
    expect(load("\0virtual:languages/codes")).toContain('["tlh"]');
    expect(load("\0virtual:languages/embedded")).not.toContain("tlh:");
  });

  it("says what the file has, and the rest in English", async () => {
    await use({ tlh: () => import("./begun.fixture.ts") }, "tlh");
    expect(document.documentElement.lang).toBe("tlh");
    expect(footTexts).toMatchObject({ about: "Pri la paĝaro", rules: "Rules of the games", contact: "Contact" });
    expect(footTexts.manual).toEqual({ href: "/docs", text: "Manlibro" });
    expect(ofCore("White wins.")).toBe("White wins.");
    expect(await ofServer("Name and password do not match")).toBe("Name and password do not match");
    expect(bookWords()).toBeUndefined();
  });
});

describe("npm run languages -- tlh", () => {
  const project = join(web, "..");
  const read = (name: string): string[] => Object.keys(JSON.parse(readFileSync(join(project, name), "utf8")) as object);
  const skipped = new Set(["node_modules", "dist", "dist-static", "e2e", "test-results"]);

  /** Returns what the command prints in a copy of the project with the language, by the place where it belongs. */
  function listed(): ReadonlyMap<string, string[]> {
    const copy = join(folder, "project");
    cpSync(web, join(copy, "web"), { recursive: true, filter: (from) => !skipped.has(basename(from)) });
    for (const name of ["web/node_modules", "build", "data", "doc", "LICENSE"])
      symlinkSync(join(project, name), join(copy, name));
    cpSync(join(folder, "tlh"), join(copy, "web/src/languages/tlh"), { recursive: true });
    const printed = execFileSync("node", ["languages.mjs", "tlh"], { cwd: join(copy, "web"), encoding: "utf8" });
    const places = new Map<string, string[]>();
    let lines: string[] = [];
    for (const line of printed.split("\n")) {
      const [, place, count] = /^(\S.*) lacks (\d+):$/.exec(line) ?? [];
      if (place !== undefined) places.set(`${place}: ${count ?? ""}`, (lines = []));
      else if (line.startsWith("  ")) lines.push(line.trim());
    }
    return places;
  }

  it("lists every text that the language lacks, in the page and the server", () => {
    const places = listed();
    const found = (start: string): string[] => {
      const [name = "", lines = []] = [...places].find(([place]) => place.startsWith(start)) ?? [];
      expect(name.split(": ")[1], start).toBe(String(lines.length));
      return lines;
    };
    const texts = found("web/src/languages/tlh, texts");
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts).toEqual(expect.arrayContaining(["frame_foot.rules", "print.what"]));
    expect(texts).not.toContain("frame_foot.about");
    expect(texts).not.toContain("frame_foot.manual.text");
    expect(found("web/src/languages/tlh/sentences.ts")).toEqual([...patterns]);
    expect(found("web/src/languages/tlh/refusals.ts")).toEqual([...refusals, ...composed]);
    expect(found("web/src/languages/tlh/faults.ts")).toEqual([...faults]);
    expect(found("web/src/languages/tlh/books.ts").length).toBeGreaterThan(500);
    expect(found("web/src/languages/tlh: ")).toEqual(["embedded.ts"]);
    expect(found("data/words/tlh.json")).toEqual(read("data/words/en.json"));
    expect(found("data/leaflets/tlh")).toEqual(["camblam.txt", "camelot.txt"]);
    expect(found("doc/tlh")).toContain("README.md");
    expect(found("web/manual/words.ts")).toEqual(["tlh"]);
  }, 120_000);
});
