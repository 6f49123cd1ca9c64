import { expect, test, vi } from "vitest";
import { defaults } from "../lib/settings.svelte.ts";
import {
  embedOf,
  frameOf,
  lookOf,
  pictureOf,
  sharedGame,
  sharedLine,
  sharedPosition,
  withDrawings,
  withOptions,
} from "./shared.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

test("a picture of a position has its start and its moves", () => {
  const address = pictureOf("cam", "wcf,a=b", "1/3 w", ["C5-C6", "E8xE10"]);
  const query = new URLSearchParams(address.split("?")[1]);
  expect(address.startsWith("/api/picture?")).toBe(true);
  expect(Object.fromEntries(query)).toEqual({ variant: "cam", rules: "wcf,a=b", fen: "1/3 w", moves: "C5-C6,E8xE10" });
  expect(pictureOf("cam", "wcf", "1/3 w", [])).not.toContain("moves");
});

test("options replace those of the address", () => {
  expect(withOptions("/api/picture/records/7", { form: "gif", width: 360 })).toBe(
    "/api/picture/records/7?form=gif&width=360",
  );
  expect(withOptions("/embed/records/7", { turn: 0, ply: 0 })).toBe("/embed/records/7?ply=0");
  expect(withOptions("/api/picture?turn=1&ply=2", { turn: 3 })).toBe("/api/picture?turn=3&ply=2");
});

test("the board for other sites has the position of the picture", () => {
  const address = embedOf(pictureOf("cam", "wcf", "1/3 w", ["C5-C6"]));
  expect(address).toBe("/embed/position?variant=cam&rules=wcf&fen=1%2F3+w&moves=C5-C6");
  expect(frameOf(`https://a.example${address}`, "A game")).toContain(
    'src="https://a.example/embed/position?variant=cam&amp;rules=wcf',
  );
});

test("a picture has the rings and arrows of its position, as the server reads them", () => {
  const squares = ["D5", "E5", "E7"];
  const ring = { colour: "G", from: "E5", to: null } as const;
  const arrow = { colour: "R", from: "E5", to: "E7" } as const;
  const drawingsIn = (address: string): string | null =>
    new URL(address, "https://a.example").searchParams.get("drawings");
  const plain = pictureOf("cam", "wcf", null, []);
  expect(drawingsIn(withDrawings(plain, [ring, arrow], squares))).toBe("GE5,RE5E7");
  expect(withDrawings(plain, [], squares)).toBe(plain);
  // The server would refuse the whole picture for one that is not on the board.
  const wrong = [
    { ...ring, from: "Z9" },
    { ...arrow, to: "E8" },
    { ...arrow, to: "E5" },
    { ...ring, from: "e5" },
  ];
  expect(withDrawings(plain, wrong, squares)).toBe(plain);
  expect(drawingsIn(withDrawings(plain, [...wrong, ring], squares))).toBe("GE5");
  const many = Array.from({ length: 150 }, () => ring);
  expect(drawingsIn(withDrawings(plain, many, squares))?.split(",")).toHaveLength(100);
});

test("the HTML of a board has its title in the language of the page", () => {
  expect(frameOf("/embed/records/7", 'Eine "Partie" auf Camlann')).toContain(
    'title="Eine &quot;Partie&quot; auf Camlann"',
  );
});

test("pictures and boards look as the reader's own, and say nothing of what is usual", () => {
  expect(lookOf(defaults)).toEqual({ picture: {}, embed: {} });
  const own = { theme: "dark", board: "parch", pieces: "flat", coordinates: "none" } as const;
  expect(lookOf(own)).toEqual({
    picture: { theme: "parch", background: "dark", pieces: "flat", coordinates: "none" },
    embed: { board: "parch", theme: "dark", pieces: "flat", coordinates: "none" },
  });
  expect(lookOf({ ...own, theme: "light" }).picture, "a picture is on light ground anyway").not.toHaveProperty(
    "background",
  );
});

test("a game that is over is shared by its name, one that nobody can look up by its moves", () => {
  const more = { fen: "2/4 b", link: "https://a.example/x" };
  expect(sharedGame("k/9", { turn: 2, ply: 0 }, { ...more, moves: true })).toEqual({
    ...more,
    picture: "/api/picture/records/k%2F9?turn=2&ply=0",
    embed: "/embed/records/k%2F9?turn=2&ply=0",
    moves: true,
  });
  const line = { variant: "cam", rules: "wcf", start: null, moves: ["C5-C6", "C9-C8"] };
  expect(sharedLine(line, { turn: 0, ply: 1 }, more)).toEqual({
    ...more,
    picture: "/api/picture?variant=cam&rules=wcf&moves=C5-C6%2CC9-C8&ply=1",
    embed: "/embed/position?variant=cam&rules=wcf&moves=C5-C6%2CC9-C8&ply=1",
    moves: true,
  });
});

test("a position has the rules of its task", () => {
  expect(sharedPosition({ id: "cam" }, "1/3 w", 2, "/puzzles/cam/cam-1", "wcf")).toMatchObject({
    link: "/puzzles/cam/cam-1",
    picture: "/api/picture?variant=cam&rules=wcf&fen=1%2F3+w&turn=2",
    moves: false,
  });
});
