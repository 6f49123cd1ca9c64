// Typed questions are answered from the true position, in every game; what is a move or nonsense is no question.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { nameSeats, type Core } from "../lib/core.ts";
import { speak } from "../lib/language.ts";
import { words } from "../play/words.ts";
import type { Language } from "../languages/use.ts";
import { whole } from "../languages/whole.fixture.ts";
import { typedQuestions } from "./questions.fixture.ts";
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

  it("are read as they are meant", () => {
    const scene = sceneOf("cam");
    expect(answerTo("where are all my knights", scene)).toBe("White knights: C4, E4.");
    expect(answerTo("black knights", scene)).toMatch(/^Black knights: /u);
    expect(answerTo("what can the man on C5 do", scene)).toMatch(/^White man C5: /u);
    expect(answerTo("where can C5 go", scene)).toMatch(/^White man C5: /u);
    expect(answerTo("what can my knights do", scene)).toBeNull();
    expect(answerTo("where are my queens", scene)).toBe("White queens: none.");
  });

  it("are not moves, nor nonsense", areNoMoves);

  it("are those of the help", areThoseOfTheHelp);
});

/** Every move of every game, as it may be typed, is no question. */
function areNoMoves(): void {
  for (const variant of core.variants) {
    const scene = sceneOf(variant.id);
    for (const outcome of scene.outcomes) {
      const { notation } = outcome;
      for (const text of [
        words.pathText(outcome, scene.geometry),
        notation,
        notation.toLowerCase(),
        notation.replaceAll("-", " "),
        notation.replaceAll("-", ""),
      ]) {
        expect(answerTo(text, scene), `${variant.id} ${text}`).toBeNull();
      }
    }
  }
  for (const text of ["", "xyzzy", "d6f", "c5 to c6", "my knight c4 c5", "resign", "😀"]) {
    expect(answerTo(text, sceneOf("cam")), text).toBeNull();
  }
}

/** What the help names is understood in every game. */
function areThoseOfTheHelp(): void {
  const examples = t.help
    .slice(t.help.indexOf(":") + 1)
    .split(";")
    .map((text) => text.trim());
  expect(examples.length).toBe(7);
  for (const { id } of core.variants) {
    for (const example of examples) expect(answerTo(example, sceneOf(id)), `${id} ${example}`).toBeTypeOf("string");
  }
}

const languages = import.meta.glob<{ default: Language }>(["../languages/*/index.ts", "../languages/pseudo.ts"]);

async function speakIn(code: string, file = `${code}/index`): Promise<void> {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => false } } });
  const language = (await languages[`../languages/${file}.ts`]?.())?.default;
  if (!language) throw new Error(code);
  speak(code, language);
  core.variants.forEach(nameSeats);
}

/** A scene in which every question has an answer of its own. */
const fullScene = (): Scene => sceneOf("cam", [], { last: "(the last move)", clocks: [{ name: "W", text: "04:12" }] });

const english = Object.keys(typedQuestions["de"] ?? {});

describe("questions in the language of tests", () => {
  it("are understood in English", async () => {
    await speakIn("xx", "pseudo");
    for (const question of english) expect(answerTo(question, fullScene()), question).toBeTypeOf("string");
    expect(answerTo("where are my knights", fullScene())).toMatch(/^⟦.* C4, E4\.⟧$/u);
    areNoMoves();
  });
});

describe.each(whole)("questions in the language %s", (code) => {
  beforeAll(() => speakIn(code));

  it("have the answers of the English ones", () => {
    const scene = fullScene();
    const own = typedQuestions[code] ?? {};
    expect(Object.keys(own)).toEqual(english);
    for (const [question, typed] of Object.entries(own)) {
      const answer = answerTo(question, scene);
      expect(answer, question).toBeTypeOf("string");
      for (const text of typed) {
        expect(answerTo(text, scene), text).toBe(answer);
        expect(answerTo(text.normalize("NFD").toUpperCase(), scene), text.toUpperCase()).toBe(answer);
      }
    }
    expect(new Set(english.map((question) => answerTo(question, scene))).size).toBe(english.length - 1);
  });

  it("know the seats and men of every game by the names of the page", () => {
    const [where = ""] = typedQuestions[code]?.["where are all men"]?.[0]?.split(" ") ?? [];
    const pieces = { de: "Figuren", es: "piezas", fr: "pièces", he: "כלים", pl: "bierki" }[code] ?? "";
    for (const { id } of core.variants) {
      const scene = sceneOf(id);
      const { men = { m: "man", k: "knight" }, seating = [] } = core.variant(id) ?? {};
      for (const man of Object.values(men)) {
        const answer = answerTo(`where are my ${man === "man" ? "men" : `${man}s`}`, scene) ?? "";
        const named = /, ([^,:]+?)\s*:/u.exec(answer)?.[1] ?? "";
        expect(answerTo(`${where} ${named}`, scene), `${id} ${named}`).toBe(answer);
      }
      const names = { w: "white", b: "black", R: "red", B: "blue", G: "green", Y: "yellow" };
      for (const seat of seating) {
        const answer = answerTo(`where are ${names[seat.id]}'s pieces`, scene);
        expect(answer, `${id} ${seat.id}`).toBeTypeOf("string");
        expect(answerTo(`${where} ${pieces} ${seat.name}`, scene), `${id} ${seat.name}`).toBe(answer);
      }
    }
  });

  it("are not moves, nor nonsense", areNoMoves);

  it("are those of the help", () => {
    expect(t.help).not.toMatch(/where|what/u);
    areThoseOfTheHelp();
  });
});
