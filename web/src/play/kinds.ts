// What is known of each kind of move: its mark on the board, its name, how it is gone. The kinds themselves, and which
// are legal, come from the core; a family of games adds its own here.

import type { Manner, MarkKind } from "@camlann/board";

export interface Kind {
  readonly mark: MarkKind;
  readonly one: string;
  readonly many: string;
  readonly manner: Manner;
}

const MOVE: Kind = { mark: "plain", one: "move", many: "moves", manner: "slide" };
const CAPTURE: Kind = { mark: "capture", one: "capture", many: "captures", manner: "slide" };

/** In the order in which they are told. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["plain", { mark: "plain", one: "step", many: "steps", manner: "step" }],
  ["canter", { mark: "canter", one: "canter", many: "canters", manner: "leap" }],
  ["castle", { mark: "castle", one: "castle move", many: "castle moves", manner: "step" }],
  ["jump", { mark: "jump", one: "jump", many: "jumps", manner: "leap" }],
  ["charge", { mark: "charge", one: "charge", many: "charges", manner: "leap" }],
  ["move", MOVE],
  ["capture", CAPTURE],
  ["run", { mark: "run", one: "run", many: "runs", manner: "slide" }],
  ["shot", { mark: "shot", one: "shot", many: "shots", manner: "shot" }],
]);

/** The kind of an outcome; one of which nothing is known looks like a move or a capture. */
export function kindOf(outcome: { readonly kind: string; readonly captures: readonly unknown[] }): Kind {
  return KINDS.get(outcome.kind) ?? (outcome.captures.length > 0 ? CAPTURE : MOVE);
}

/** All kinds, in the order in which they are told. */
export const kinds: readonly Kind[] = [...KINDS.values()];
