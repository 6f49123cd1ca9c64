// The panel of a walk: the current move in words, and its actions.
import type { Action } from "../stage/actions.ts";
import type { Variant } from "../lib/core.ts";
import type { Action as Choice } from "../play/selection.ts";
import type { Task } from "./task.ts";
import { texts } from "./texts.ts";
import { walkOf } from "./walk.ts";
import { isWalkedGame, manAt, walkText } from "./words.ts";

export interface Tools {
  /** "G9–E9×G7"; empty before the first leg. */
  readonly text: string;
  /** "One piece captured. The knight must go on: E5, G5, I5 or I7." */
  readonly says: string;
  readonly back: Action;
  readonly end: Action;
  readonly over: Action;
  /** True if moves are walked leg by leg here. */
  readonly walks: boolean;
  /** Puts the focus on the board. */
  readonly focusBoard: () => void;
}

export function toolsOf({
  solving,
  variant,
  walked,
  act,
  focusBoard,
}: {
  solving: Task;
  variant: Variant;
  walked: readonly string[];
  act: (choice: Choice) => void;
  focusBoard: () => void;
}): Tools {
  const here = solving.mine ? walked : [];
  const walk = walkOf((squares) => solving.legs(squares), here);
  const pieces = solving.now?.pieces ?? {};
  return {
    text: walk?.text ?? "",
    says: walk ? walkText(manAt(variant, pieces, here[0] ?? ""), walk) : "",
    walks: solving.bare === true && isWalkedGame(variant, solving.choices),
    focusBoard,
    back: {
      id: "take-back",
      icon: "takeBack",
      label: texts.back,
      short: texts.shortBack,
      run: () => act({ type: "back" }),
      enabled: walk !== null,
    },
    end: {
      id: "end",
      icon: "check",
      label: texts.end,
      short: texts.end,
      run: () => act({ type: "end" }),
      enabled: walk?.stop ?? false,
    },
    over: {
      id: "over",
      icon: "again",
      label: texts.over,
      short: texts.over,
      run: () => act({ type: "cancel" }),
      enabled: here.length > 0,
    },
  };
}
