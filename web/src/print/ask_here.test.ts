// Sheets drawn in the page, as in a site without a server.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { pageOf, Printer } from "./ask_here.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { title: "", documentElement: {}, addEventListener: () => undefined });
});

let printer: Printer;
beforeAll(async () => {
  printer = await Printer.start(readFileSync(resolve(import.meta.dirname, "../../../build/wasm/camlann_printer.wasm")));
});

it("draws a board on four sheets, its pieces and leaflet", async () => {
  const made = await printer.make(
    "/api/print?variant=camelot&what=board,cards,discs,rules,scoresheet&sheets=4&club=A+%26+B",
  );
  expect(made.board).toEqual({ width: 369, height: 492, columns: 2, rows: 2, square: 28.5, largest: 28.5 });
  expect(made.parts.map(({ content, sheets }) => [content, sheets])).toEqual([
    ["board", 4],
    ["cards", 2],
    ["discs", 1],
    ["rules", 2],
    ["scoresheet", 1],
  ]);
  for (let sheet = 1; sheet <= made.sheets; sheet++) {
    const svg = printer.sheet(sheet);
    expect(svg).toMatch(/^<svg [^>]*width="(210mm" height="297|297mm" height="210)mm"/);
    expect(svg).toContain("A &amp; B");
    expect(svg).toContain("50 mm");
  }
  expect(printer.sheet(made.sheets + 1)).toBe("");
});

it.each([
  ["de", "2 Ritter und 5 Bauern"],
  ["es", "2 caballos y 5 peones"],
  ["fr", "2 cavaliers et 5 pions"],
  ["pl", "2 rycerzy i 5 pionów"],
  ["he", "שני פרשים ו-5 חיילים"],
  ["en", "2 knights and 5 men"],
])("writes in %s, with its plurals and lists", async (language, pieces) => {
  const { sheets } = await printer.make(`/api/print?variant=cam&what=rules&language=${language}`);
  const text = Array.from({ length: sheets }, (_, index) => printer.sheet(index + 1))
    .join("")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  expect(text).toContain(pieces);
});

it("prints problems with their solutions, and refuses what cannot be printed", async () => {
  const problem = "cam-1;wcf;castle;1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w;G8-G9";
  const made = await printer.make(`/api/print?variant=cam&what=problems&problems=${encodeURIComponent(problem)}`);
  expect(made.parts).toEqual([{ content: "problems", first: 1, sheets: 1 }]);
  await expect(printer.make("/api/print?variant=cam&what=position&fen=1/3")).rejects.toThrow(/./);
  await expect(printer.make("/api/print?variant=cam&square=4.5")).rejects.toThrow("no square has this side");
  await expect(printer.make("/api/print?variant=cam&square=x")).rejects.toThrow("This is not a number");
});

it("turns sheets on their side, as all are of one paper", () => {
  const page = pageOf(['<svg width="210mm" height="297mm"/>', '<svg width="297mm" height="210mm"/>']);
  expect(page).toContain("@page{size:210mm 297mm;margin:0}");
  expect(page.match(/width:(210|297)mm;height:(210|297)mm(;transform:rotate\(90deg\) translateY\(-100%\))?/g)).toEqual([
    "width:210mm;height:297mm",
    "width:297mm;height:210mm;transform:rotate(90deg) translateY(-100%)",
  ]);
});
