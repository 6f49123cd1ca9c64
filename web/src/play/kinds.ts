// The page's words and mark for each kind of move. The core supplies the kinds of a game and how each crosses the
// board.

import { translatable } from "../lib/language.ts";
import type { MarkKind } from "@camlann/board";
import type { MoveKind } from "../lib/wire.ts";

export interface Kind {
  readonly mark: MarkKind;
  readonly one: string;
  readonly many: string;
}

const named = (mark: MarkKind, one: string = mark): Kind => ({ mark, one, many: `${one}s` });

export const KINDS: Readonly<Record<MoveKind, Kind>> = {
  plain: named("plain", "step"),
  canter: named("canter"),
  castle: named("castle", "castle move"),
  jump: named("jump"),
  charge: named("charge"),
  move: named("plain", "move"),
  capture: named("capture"),
  run: named("run"),
  shot: named("shot"),
  plant: named("plain", "tree"),
  swap: named("plain", "swap"),
};

translatable("kinds", KINDS);

/** The kind of an outcome, in words and as a mark. */
export const kindOf = ({ kind }: { readonly kind: MoveKind }): Kind => KINDS[kind];
