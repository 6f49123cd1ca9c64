// Records as plain values, and the drawings in them.
import { checkedLongText, checkedNumber } from "./calls.ts";
import { CamlannError } from "./core.ts";
import type { Rules } from "./load.ts";
import type { ReadGame, Study } from "./wire.ts";

const letters = { green: "G", red: "R", blue: "B", yellow: "Y" } as const;

/** A drawing on the board: a ring if both squares are the same. */
export interface Arrow {
  from: string;
  to: string;
  colour: keyof typeof letters;
}

const noSuchGame = (): CamlannError =>
  new CamlannError({
    what: "there is no such game in the text",
    where: "index",
    expected: "the number of a game, from 0 on",
    code: "not-found",
  });

export function recordsOf({ core, calls }: Rules, text: string): ReadGame[] {
  return core.told<ReadGame[]>(calls.records(checkedLongText("record", text)));
}

export function recordOf({ core, calls }: Rules, text: string, index: number): ReadGame {
  return core.told<ReadGame>(calls.recordAt(checkedLongText("record", text), checkedNumber("index", index)));
}

export function studyOf({ core, calls }: Rules, text: string, index: number): Study {
  const [first] = core.variants;
  const position = core.open(first?.id ?? "");
  try {
    const study = core.told<Study>(
      calls.study(position.handle, checkedLongText("record", text), checkedNumber("index", index)),
    );
    if (!study.own) throw noSuchGame();
    return study;
  } finally {
    position.free();
  }
}

/** Reads `[%csl GE5][%cal RE5E7]`, as the core writes it. */
export function readArrows(drawings: string): Arrow[] {
  const colours = Object.keys(letters) as Arrow["colour"][];
  return [...drawings.matchAll(/([GRBY])([A-Za-z]+\d+)([A-Za-z]+\d+)?[,\]]/g)].flatMap(([, letter, from, to]) => {
    const colour = colours.find((one) => letters[one] === letter);
    return colour && from !== undefined ? [{ from, to: to ?? from, colour }] : [];
  });
}

/** Writes them so; `squares` are those of the board. */
export function writeArrows(arrows: readonly Arrow[], squares: readonly string[]): string {
  const list = (word: string, some: readonly string[]): string =>
    some.length === 0 ? "" : `[%${word} ${some.join(",")}]`;
  const written = ({ from, to, colour }: Arrow): string => {
    if (squares.includes(from) && squares.includes(to) && Object.hasOwn(letters, colour)) {
      return letters[colour] + from + (from === to ? "" : to);
    }
    throw new CamlannError({
      what: `this is ${from} to ${to} in ${colour}`,
      where: "arrows",
      expected: `two squares of the board, and one of ${Object.keys(letters).join(", ")}`,
      code: "syntax",
    });
  };
  return (
    list("csl", arrows.filter(({ from, to }) => from === to).map(written)) +
    list("cal", arrows.filter(({ from, to }) => from !== to).map(written))
  );
}
