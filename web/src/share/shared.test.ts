import { expect, test } from "vitest";
import { embedOf, frameOf, pictureOf, withDrawings, withOptions } from "./shared.ts";

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
  expect(frameOf(`https://a.example${address}`)).toContain(
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
