// The turn of a board in addresses, for boards of two, three and four seats.
import { expect, it } from "vitest";
import { coreForTests } from "./core.fixture.ts";
import { turnedAddress, turnedIn } from "./turned.ts";

const core = await coreForTests();

it("leaves the address of a board alone that is not turned, or only lies on its side", () => {
  for (const turn of [0, 1]) {
    for (const address of ["/editor/cam", "/analysis/cam?fen=x", "/analysis/cam#D5-D6"]) {
      expect(turnedAddress(address, turn, core.variant("cam"))).toBe(address);
    }
  }
  expect(turnedAddress("/analysis/grand-cam", 0, core.variant("grand-cam"))).toBe("/analysis/grand-cam");
});

it("adds the turn to what the address asks for, before the moves", () => {
  const turned = (address: string) => turnedAddress(address, 2, core.variant("cam"));
  expect(turned("/editor/cam")).toBe("/editor/cam?turn=1");
  expect(turned("/analysis/cam?fen=x")).toBe("/analysis/cam?fen=x&turn=1");
  expect(turned("/analysis/cam#D5-D6%20{a?}\n#b")).toBe("/analysis/cam?turn=1#D5-D6%20{a?}\n#b");
  expect(turned("http://localhost/analysis/cam?rules=wcf#D5-D6")).toBe(
    "http://localhost/analysis/cam?rules=wcf&turn=1#D5-D6",
  );
});

it.each(["cam", "grand-cam", "tri-camelot"])("is read as it was written: %s", (game) => {
  const variant = core.variant(game);
  const [two, ways] = [variant?.seats === 2, variant?.grid === "hex" ? 3 : 4];
  for (let turn = 0; turn < ways; turn++) {
    const { search } = new URL(turnedAddress(`/analysis/${game}?fen=x`, turn, variant), "http://localhost");
    expect(turnedIn(search)).toBe(two ? Math.floor(turn / 2) : turn);
  }
});

it("is none where an address has no number for it", () => {
  for (const search of ["", "?fen=x", "?turn=", "?turn=x", "?turn=1e999"]) expect(turnedIn(search)).toBe(0);
});
