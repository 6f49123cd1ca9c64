// @vitest-environment jsdom
// Every refusal of the server that a page can show is in the list, and every language says it.
import { describe, expect, it, vi } from "vitest";
import { textsOf } from "./cpp_texts.fixture.ts";
import { refusalsIn, refusing } from "./in_refusals.ts";
import { composed, refusals, type Refusals } from "./refusals.ts";
import { whole } from "./whole.fixture.ts";
import { refusalsInSources } from "./refusals_in_sources.fixture.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const languages = import.meta.glob<{ refusals: Refusals }>("./*/refusals.ts");
const catalogues = await Promise.all(
  Object.entries(languages).map(async ([path, load]) => [path.split("/")[1] ?? "", (await load()).refusals] as const),
);

/** A pattern, or a text of the sources, without the names of its places. */
const bare = (text: string): string => text.replace(/\{\w*\}/g, "{}");

const found = refusalsInSources();
const listed = new Set([...refusals, ...composed].map(bare));

describe("the list of refusals", () => {
  it("has each one of the sources: add to refusals.ts and the languages what is missing", () => {
    const missing = found.filter(({ text }) => !listed.has(bare(text.trim())));
    expect(missing.map(({ file, line, text }) => `${file}:${String(line)}: ${text}`)).toEqual([]);
  });

  it("has none that the sources have lost", () => {
    const said = new Set(found.map(({ text }) => bare(text.trim())));
    expect(refusals.filter((pattern) => !said.has(bare(pattern)))).toEqual([]);
    expect(refusals.length).toBeGreaterThan(600);
  });

  it("has no pattern twice", () => {
    const all = [...refusals, ...composed].map(bare);
    expect(all.filter((pattern, at) => all.indexOf(pattern) !== at)).toEqual([]);
  });

  it("is read from the sources with sums, choices and helpers", () => {
    const source = `
      Result<int> f() {
        if (bad) return failure(ErrorCode::conflict, "It has " + std::to_string(3) + " parts", {},
                                few ? "one or "
                                      "two" : std::string("at most ") + most);
        const auto refused = [](std::string what) { return what; };  // "not this"
        return refused("No (really) no");
      }`;
    expect(textsOf(source).map(({ callee, text }) => [callee, text])).toEqual([
      ["failure", "It has {} parts"],
      ["failure", "one or two"],
      ["failure", "at most {}"],
      ["refused", "No (really) no"],
    ]);
  });
});

it("all whole languages have refusals", () => {
  expect(catalogues.map(([code]) => code)).toEqual(expect.arrayContaining(whole));
});

describe.each(catalogues)("the refusals in %s", (code, own) => {
  it("are all there, with the same places", () => {
    const all: string[] = [...refusals, ...composed];
    if (whole.includes(code)) expect(Object.keys(own).sort()).toEqual(all.sort());
    else expect(all).toEqual(expect.arrayContaining(Object.keys(own)));
    for (const [pattern, words] of Object.entries(own)) {
      const places = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
      for (const number of ["1", "2", "5", "22"]) {
        const values = Object.fromEntries(places.map((name) => [name, number === "1" ? `{${name}}` : number]));
        const text = typeof words === "string" ? words : words({ ...values, ...(number === "1" && { n: "1" }) });
        expect(text, pattern).not.toMatch(/undefined|NaN/);
        if (typeof words !== "string") continue;
        expect([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(), `${pattern}: ${text}`).toEqual(places);
      }
    }
  });

  it("are in the letters of the language, but for codes", () => {
    const same = Object.entries(own).filter(
      ([pattern, words]) => words === pattern && / [a-z]{3}/.test(pattern.replace(/\{\w+\}/g, "")),
    );
    expect(same).toEqual([]);
    if (code === "he") {
      const latin = Object.values(own).filter((words) => typeof words === "string" && !/[א-ת\d]/.test(words));
      expect(latin.filter((words) => typeof words === "string" && / [a-z]{3}/.test(words))).toEqual([]);
    }
  });

  it("say what the server says", () => {
    const say = refusalsIn(own, (text) => text);
    for (const pattern of refusals.filter((one) => one in own)) {
      const text = pattern
        .replace(/\{(n|m|k)\}/g, "3")
        .replace("{account}", "bert")
        .replace("{when}", "in round 4")
        .replace("{subject}", "You have uploaded")
        .replace("{colour}", "Black")
        .replace(/\{\w+\}/g, "Anna 7");
      const said = say(text);
      expect(said, pattern).toBeDefined();
      if (pattern.includes("{name}")) expect(said, pattern).toContain("Anna 7");
    }
    expect(say("Good game, well played")).toBeUndefined();
  });
});

describe("a refusal in German", () => {
  const german = catalogues.find(([code]) => code === "de")?.[1];
  const say = (text: string): Promise<string> =>
    refusing(
      () => (german ? Promise.resolve(german) : Promise.reject(new Error("no German"))),
      (core) => (core === "White wins." ? "Weiß gewinnt." : core),
    )(text);

  it("says names and numbers as they are", async () => {
    expect(await say("Name and password do not match")).toBe("Name und Passwort passen nicht zusammen");
    expect(await say("This name looks like Ann-1, which is taken")).toBe(
      "Dieser Name sieht aus wie Ann-1, und der ist vergeben",
    );
    expect(await say("All 12 places are taken")).toBe("Alle 12 Plätze sind besetzt");
  });

  it("says what is in it, too", async () => {
    expect(await say("Too many lines of chat were requested from one address")).toBe(
      "Von einer Adresse kam zu viel auf einmal (Zeilen im Chat)",
    );
    expect(await say("The game is over. White wins.")).toBe("Die Partie ist beendet. Weiß gewinnt.");
    expect(await say("This pairing breaks rules: Ann and Bo have met before, in round 2")).toBe(
      "Diese Paarung verstößt gegen Regeln: Ann und Bo haben schon gegeneinander gespielt, in Runde 2",
    );
    expect(await say("The field 'name' is missing or wrong")).toBe("Die Angabe „Name“ fehlt oder ist falsch");
  });

  it("says why somebody is barred, until when, and the host's reason as it is", async () => {
    expect(await say("You cannot chat")).toBe("Du kannst nicht chatten");
    expect(await say("You are banned from this server: You cannot chat")).toBe(
      "Du bist auf diesem Server gesperrt: You cannot chat",
    );
    expect(await say("You cannot chat until 2026-12-01 10:00 UTC: be kind: always")).toMatch(
      /^Du kannst bis .*1.* nicht chatten: be kind: always$/,
    );
    expect(await say("You are banned from this server until 2026-12-01 10:00 UTC")).not.toContain("UTC");
  });

  it("says the lines of a list", async () => {
    const text =
      "Nobody was entered. Line 2: This is not a rating: 12x (expected: a number from 1 to 4000, or nothing). Line 4: A name is missing. And 2 more lines.";
    expect(await say(text)).toBe(
      "Niemand wurde eingetragen. Zeile 2: Das ist keine Wertung: 12x (erwartet: eine Zahl von 1 bis 4000 oder nichts). Zeile 4: Ein Name fehlt. Und noch 2 Zeilen.",
    );
  });

  it("stays English without a pattern, or without the words", async () => {
    expect(await say("This is news")).toBe("This is news");
    const away = refusing(
      () => Promise.reject(new Error("away")),
      (text) => text,
    );
    expect(await away("You cannot chat")).toBe("You cannot chat");
  });
});
