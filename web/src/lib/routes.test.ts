/// <reference types="node" />
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fileOf, parseRoute, routes, type PageName } from "./routes.ts";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/game/k3v9", { page: "game", id: "k3v9" }],
    ["/rules/camelot", { page: "rules", game: "camelot" }],
    ["/rules", { page: "rules", game: "cam" }],
    ["/print", { page: "print", game: "cam" }],
    ["/print/camblam", { page: "print", game: "camblam" }],
    ["/learn/camblam", { page: "learn", game: "camblam" }],
    ["/puzzles", { page: "puzzles" }],
    ["/puzzles/cam", { page: "puzzle", game: "cam", id: "" }],
    ["/puzzles/cam/cam-0001", { page: "puzzle", game: "cam", id: "cam-0001" }],
    ["/puzzles/cam/cam-0001/x", { page: "missing" }],
    ["/endings", { page: "endings" }],
    ["/endings/cam/race-1", { page: "ending", game: "cam", id: "race-1" }],
    ["/endings/cam", { page: "missing" }],
    ["/endings/cam/race-1/x", { page: "missing" }],
    ["/editor/camblam", { page: "editor", game: "camblam" }],
    ["/player/level-3", { page: "player", id: "level-3" }],
    ["/player/J%C3%BCrg", { page: "player", id: "Jürg" }],
    ["/player/%FF", { page: "player", id: "%FF" }],
    ["/game/%00%ff", { page: "missing" }],
    ["/player/%F", { page: "missing" }],
    ["/@/Marta", { page: "player", id: "Marta" }],
    ["/@", { page: "missing" }],
    ["/player", { page: "missing" }],
    ["/leaders", { page: "leaders" }],
    ["/leaders/cam", { page: "missing" }],
    ["/account", { page: "account" }],
    ["/account/x", { page: "missing" }],
    ["/about", { page: "about" }],
    ["/privacy", { page: "privacy" }],
    ["/conduct", { page: "conduct" }],
    ["/records", { page: "records" }],
    ["/records/warren-1930", { page: "record", id: "warren-1930" }],
    ["/studies", { page: "studies" }],
    ["/study", { page: "missing" }],
    ["/study/k3v9", { page: "study", id: "k3v9", chapter: "" }],
    ["/study/k3v9/2", { page: "study", id: "k3v9", chapter: "2" }],
    ["/study/k3v9/2/x", { page: "missing" }],
    ["/game", { page: "missing" }],
    ["/game/a/b", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
  ])("%s", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });
});

it("every page has a component, and every component of a page an address", () => {
  const files = readdirSync(fileURLToPath(new URL("..", import.meta.url)), { recursive: true, encoding: "utf8" });
  const pages = files
    .map((name) => name.split("/").at(-1) ?? "")
    .filter((name) => /Page\.svelte$|^NotFound/.test(name));
  expect((Object.keys(routes) as PageName[]).map(fileOf).sort()).toEqual(pages.sort());
});
