// Typed questions are answered from the true position, in every game; what is a move or nonsense is no question.
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { answerTo, questionTexts as t, type Scene } from "./questions.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

function sceneOf(variant: string, moves: readonly string[] = [], more: Partial<Scene> = {}): Scene {
  const geometry = core.variant(variant);
  if (!geometry) throw new Error(variant);
  const position = core.open(variant, "", "");
  if (moves.length > 0) position.play([...moves]);
  const { seat, pieces, outcomes, result } = position.state();
  return {
    geometry,
    pieces,
    own: seat,
    seat,
    over: result !== null,
    outcomes,
    whyNot: (square) => position.whyNot([square]),
    last: "",
    clocks: [],
    ...more,
  };
}

describe("questions about the position", () => {
  it("tell where men are, of each seat", () => {
    const scene = sceneOf("cam");
    expect(answerTo("Where are my knights?", scene)).toBe("White knights: C4, E4.");
    expect(answerTo("where are my men", scene)).toBe("White men: B5, C5, D5, E5, F5.");
    expect(answerTo("where are their knights", scene)).toMatch(/^Black knights: /u);
    expect(answerTo("where are black's men", scene)).toMatch(/^Black men: /u);
    expect(answerTo("where are all my knights", scene)).not.toContain("men");
    expect(answerTo("my pieces", scene)).toMatch(/^White men: .* White knights: /u);
    expect(answerTo("where are all men", scene)).toMatch(/^White men: .* Black men: /u);
  });

  it("tell what a piece can do, and why not", () => {
    const scene = sceneOf("cam");
    const own = scene.outcomes[0]?.from ?? "";
    const count = new Set(scene.outcomes.filter(({ from }) => from === own).map(({ notation }) => notation)).size;
    const answer = answerTo(`what can ${own.toLowerCase()} do?`, scene) ?? "";
    expect(answer.startsWith(`White man ${own}: `) || answer.startsWith(`White knight ${own}: `), answer).toBe(true);
    expect(answer.split(", ").length).toBe(count);
    expect(answerTo(own, scene)).toBe(answer);
    const theirs = Object.entries(scene.pieces).find(([, letter]) => letter === "m")?.[0] ?? "";
    expect(answerTo(`what can ${theirs} do`, scene)).toMatch(/\.$/u);
    expect(answerTo(`what is on ${theirs}`, scene)).toBe(`Black man on ${theirs}.`);
    expect(answerTo("what can D6 do", scene)).toBe("D6 is empty.");
    expect(answerTo("what is on Z9", scene)).toBe("There is no square Z9.");
  });

  it("tell the last move, the clocks, and whose move it is", () => {
    const scene = sceneOf("cam", [], {
      last: "White man C5 steps to C6.",
      clocks: [
        { name: "White", text: "04:12" },
        { name: "Black", text: "05:00" },
      ],
    });
    expect(answerTo("last move", scene)).toBe("White man C5 steps to C6.");
    expect(answerTo("last move", sceneOf("cam"))).toBe(t.noLast);
    expect(answerTo("clocks", scene)).toBe("White 04:12, Black 05:00");
    expect(answerTo("How much time do I have?", sceneOf("cam"))).toBe(t.noClocks);
    expect(answerTo("whose move?", scene)).toBe("White to move.");
    expect(answerTo("?", scene)).toBe(t.help);
    expect(answerTo("help", scene)).toBe(t.help);
  });

  it("know the seats and men of every game", () => {
    for (const variant of core.variants) {
      const scene = sceneOf(variant.id);
      for (const { name } of variant.seating) {
        const answer = answerTo(`where are ${name}'s pieces`, scene) ?? "";
        const squares = answer.match(/[A-Za-z]\d+/gu) ?? [];
        const letters = variant.seating.find((seat) => seat.name === name)?.men ?? "";
        const expected = Object.values(scene.pieces).filter((letter) => letter && letters.includes(letter)).length;
        expect(squares.length, `${variant.id} ${name}: ${answer}`).toBe(expected);
      }
    }
  });

  it("are not moves, nor nonsense", () => {
    for (const variant of core.variants) {
      const scene = sceneOf(variant.id);
      for (const { notation } of scene.outcomes) {
        for (const text of [
          notation,
          notation.toLowerCase(),
          notation.replaceAll("-", " "),
          notation.replaceAll("-", ""),
        ]) {
          expect(answerTo(text, scene), `${variant.id} ${text}`).toBeNull();
        }
      }
    }
    for (const text of ["", "xyzzy", "d6f", "c5 to c6", "resign", "😀"]) {
      expect(answerTo(text, sceneOf("cam")), text).toBeNull();
    }
  });
});
