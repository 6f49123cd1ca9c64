import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Game, Player } from "../lib/api.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Line } from "../lib/line.ts";
import { isHere, onlyPerson } from "../lib/here.ts";
import { messages } from "../lib/messages.ts";
import { answersOffer, nameOf, plateOf, sidesWithPersons, tookOf } from "./seats.ts";

// There is no screen here to ask how broad it is, and no player of this browser.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = () => media;
  Object.assign(globalThis, { window: { matchMedia }, matchMedia, document: { cookie: "" } });
});

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const seat = (letter: Player["seat"], level: number | null, name = ""): Player => ({
  seat: letter,
  player: level === null ? "person" : "computer",
  level,
  name,
});
const grand = (...levels: (number | null)[]): Pick<Game, "seats"> => ({
  seats: (["R", "G", "B", "Y"] as const).map((letter, index) => seat(letter, levels[index] ?? null)),
});

describe("who plays", () => {
  it("calls people by their names, else You or their seat", () => {
    const two = { seats: [seat("w", 3), seat("b", null)] };
    expect(nameOf(two, "w")).toBe("Computer");
    expect(nameOf(two, "b")).toBe("You");
    const three = { seats: [seat("B", null, "Ann"), seat("R", null), seat("G", 2)] };
    expect(nameOf(three, "B")).toBe("Ann");
    expect(nameOf(three, "R")).toBe("Red");
    expect(onlyPerson(three)).toBeNull();
    expect(isHere(three, "G")).toBe(false);
    expect(onlyPerson(grand(null, 1, 1, 1))).toBe("R");
  });

  it("marks guests and bots after their names, and apart from those on plates", () => {
    const variant = core.variant("grand-cam");
    if (!variant) throw new Error("no Grand Cam");
    const game = {
      seats: [
        { ...seat("R", null, "Lancelot"), id: "l", guest: true },
        { ...seat("G", null, "Kay"), id: "k", bot: true },
        { ...seat("B", null, "Marta"), id: "m" },
        { ...seat("Y", null), id: "n", guest: true },
      ],
    };
    const letters = ["R", "G", "B", "Y"] as const;
    expect(letters.map((one) => nameOf(game, one, messages.marked))).toEqual([
      "Lancelot (guest)",
      "Kay (bot)",
      "Marta",
      "Yellow",
    ]);
    const plates = letters.map((one) => {
      const playing = { variant, plies: [], shown: undefined, over: false, live: true };
      const plate = plateOf(game as unknown as Game, one, playing);
      return [plate.name, messages.markOf(plate.player)];
    });
    expect(plates).toEqual([
      ["Lancelot", "guest"],
      ["Kay", "bot"],
      ["Marta", ""],
      ["Yellow", ""],
    ]);
  });

  it("knows which sides people are on, and who answers an offer", () => {
    const variant = core.variant("grand-cam");
    if (!variant) throw new Error("no Grand Cam");
    expect(sidesWithPersons(grand(null, 1, null, 1), variant)).toBe(1);
    expect(sidesWithPersons(grand(null, null, 1, 1), variant)).toBe(2);
    expect(answersOffer({ ...grand(null, 1, null, 1), offer: "R" }, variant)).toBe(false);
    expect(answersOffer({ ...grand(null, 1, null, null), offer: "R" }, variant)).toBe(true);
    expect(answersOffer({ ...grand(), offer: null }, variant)).toBe(false);
  });

  it("counts what each has taken", () => {
    const variant = core.variant("grand-cam");
    if (!variant) throw new Error("no Grand Cam");
    const line = new Line(core, "grand-cam", "wcf", "1/3/7/9/4y4/11/6g6/11/4Y4/4r4/7/b2/1 R 0,0,0,0 0 1");
    line.become(["G4xG6xG8xG10"]);
    expect(tookOf("R", line.plies, variant)).toBe("took 1 knight, 2 men");
    expect(tookOf("B", line.plies, variant)).toBe("");
    line.free();
  });
});
