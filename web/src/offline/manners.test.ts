import { describe, expect, it } from "vitest";
import { askedIn, cacheOf, entryOf, isOurs, kindOf, kinds, outdated, type Asked, type Build } from "./manners.ts";
import { tablesCache } from "../values/files.ts";

const build: Build = {
  id: "b2",
  files: ["/assets/base-0a1b2c3d.js", "/game.html", "/index.html", "/puzzles.html", "/i.html"],
};
const site = "https://camlann.example";
const asked = (address: string, rest: Partial<Asked> = {}): Asked => {
  const url = new URL(address, site);
  return { method: "GET", ours: url.origin === site, page: false, url, ...rest };
};
const page = { page: true };

describe("each row of the table", () => {
  const rows: [string, Asked, string][] = [
    ["what changes something", asked("/api/games", { method: "POST" }), "network"],
    ["what changes something", asked("/assets/base-0a1b2c3d.js", { method: "HEAD" }), "network"],
    ["another site", asked("https://elsewhere.example/assets/base-0a1b2c3d.js"), "network"],
    ["an answer of the server", asked("/api/account"), "network"],
    ["an answer of the server", asked("/docs/hosting", page), "network"],
    ["an answer of the server", asked("/embed/game/x", page), "network"],
    ["an answer of the server", asked("/status", page), "network"],
    ["the address of a page", asked("/", page), "newest"],
    ["the address of a page", asked("/game/abc?turn=1", page), "newest"],
    ["the address of a page", asked("/nowhere", page), "newest"],
    ["a file of this build", asked("/assets/base-0a1b2c3d.js"), "kept"],
    ["a file of this build", asked("/game.html"), "kept"],
    ["a language of the page", asked("/assets/languages/de-0a1b2c3d.js"), "used"],
    ["a network that evaluates positions", asked("/assets/camelot-0a1b2c3d.network"), "used"],
    ["an endgame table", asked("/tables/index.txt"), "network"],
    ["an endgame table", asked("/tables/cam/wcf/MM-M.table"), "network"],
    ["everything else", asked("/tablesquares"), "network"],
    ["everything else", asked("/assets/base-99999999.js"), "network"],
    ["everything else", asked("/logo"), "network"],
  ];
  it.each(rows)("%s: %o is taken from: %s", (name, request, manner) => {
    expect(kindOf(request, build)).toMatchObject({ name, manner });
  });

  it("has a test", () => {
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(kinds.map(({ name }) => name)));
  });
});

describe("without a network", () => {
  it("an address is shown by the entry of its first part, or by the start page's", () => {
    const entry = (address: string): string => entryOf(new URL(address, site), build);
    expect(entry("/")).toBe("/index.html");
    expect(entry("/game/abc")).toBe("/game.html");
    expect(entry("/puzzles")).toBe("/puzzles.html");
    expect(entry("/i/abc")).toBe("/i.html");
    expect(entry("/nowhere/at/all")).toBe("/index.html");
  });
});

describe("a build", () => {
  it("knows what the HTML of an entry asks for", () => {
    const html = `<script src="/assets/a-1.js"></script><link rel="stylesheet" href="/assets/b-2.css"><a href="/records">`;
    expect(askedIn(html)).toEqual(["/assets/a-1.js", "/assets/b-2.css"]);
  });

  it("keeps the one before it, which an open page may still show, and nothing of others' caches", () => {
    expect(outdated(["camlann b0", "other", "camlann b1", cacheOf(build)], build)).toEqual(["camlann b0"]);
    expect(outdated([cacheOf(build)], build)).toEqual([]);
  });

  it("does not change the tables that are kept, and they are deleted when the reader wants nothing kept", () => {
    expect(outdated(["camlann b0", tablesCache, "camlann b1", cacheOf(build)], build)).not.toContain(tablesCache);
    expect([cacheOf(build), tablesCache, "other"].map(isOurs)).toEqual([true, true, false]);
  });
});
