// The part of a study under review: its main line, and the nodes of the reviewed moves in the tree, wherever they are
// now.
import type { Study } from "../study/study.svelte.ts";
import { pathTo, type Node } from "../study/tree.ts";
import { personsHere, type Seated } from "../lib/here.ts";
import { roundsOfGame } from "../lib/rounds.ts";
import type { Variant } from "../lib/core.ts";
import { shownMove } from "../play/written.ts";
import { keptOf } from "../session/kept.ts";
import type { Played } from "./review.svelte.ts";

/** What this browser knows of the players of a game. */
export interface Known {
  /** The seats at this screen. */
  own: readonly string[];
  /** By the number of moves before them. */
  hints: Readonly<Record<string, string>>;
}

/** Returns it for a game of this server; `seats` as the server has them. */
export const knownOf = (id: string, game: Seated): Known => ({
  own: personsHere(game).map(({ seat }) => seat),
  hints: keptOf(id).hints ?? {},
});

export const playedIn = (
  line: readonly Pick<Node, "ply">[],
  { seating }: Variant,
  { own, hints }: Known = { own: [], hints: {} },
): Played[] =>
  line.flatMap(({ ply }, index) => {
    if (!ply) return [];
    const { notation } = ply.outcome;
    const { seat } = ply.before;
    const first = seating.find(({ id }) => id === seat)?.side === 0;
    return [{ notation, first, own: own.includes(seat), hinted: hints[index] === notation }];
  });

/** Returns the nodes after these moves, up to the first that is missing; they may be outside of the main line. */
export function nodesOf(study: Study, moves: readonly string[]): Node[] {
  const nodes: Node[] = [];
  let at: Node | undefined = study.root;
  for (const move of moves) {
    at = study.nextOf(at).find(({ ply }) => ply?.outcome.notation === move);
    if (!at) break;
    nodes.push(at);
  }
  return nodes;
}

/** The last position of a reviewed game on the way to one. */
export function plyAt(nodes: readonly Node[], node: Node): number {
  const path = pathTo(node);
  let ply = 0;
  while (ply < path.length && path[ply] === nodes[ply]) ply++;
  return ply;
}

/** A reviewed move in its place. */
export interface Place {
  number: number;
  /** Returns the player of a move. */
  name: string;
  move: string;
}

export const placesOf = (nodes: readonly Node[], variant: Variant, study: Study): Place[] =>
  roundsOfGame(
    variant,
    study.looked.standing(0),
    nodes.flatMap(({ ply }) => (ply ? [ply] : [])),
  )
    .flatMap(({ number, cells }) => cells.flatMap((cell) => (cell ? [{ number, ...cell }] : [])))
    .sort((a, b) => a.ply - b.ply)
    .map(({ number, move }) => ({
      number,
      name: variant.seating.find(({ id }) => id === move.before.seat)?.name ?? "",
      move: shownMove(move.outcome.notation),
    }));
