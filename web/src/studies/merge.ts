// Merges two simultaneous changes of a chapter, given the version before both. Never loses written text: a move deleted
// by one person stays if the other has continued from it.
import type { Study as Read } from "@camlann/core/wire";

/** A chapter as the core reads it. */
export type Written = Pick<Read, "tags" | "comment" | "drawings" | "moves">;

type Said = Pick<Written["moves"][number], "comment" | "drawings" | "glyphs">;

interface Branch extends Said {
  /** By their moves, the main line first. */
  next: Map<string, Branch>;
}

const branchOf = ({ comment, drawings, glyphs }: Said): Branch => ({ comment, drawings, glyphs, next: new Map() });

function branchesOf({ comment, drawings, moves }: Written): Branch {
  const root = branchOf({ comment, drawings, glyphs: [] });
  const all = [root];
  for (const { after, move, ...said } of moves) {
    const branch = branchOf(said);
    all[after]?.next.set(move, branch);
    all.push(branch);
  }
  return root;
}

function movesOf(root: Branch): Written["moves"] {
  const moves: Written["moves"][number][] = [];
  const add = (branch: Branch, after: number): void => {
    const places = [...branch.next].map(([move, { comment, drawings, glyphs }]) =>
      moves.push({ after, move, comment, drawings, glyphs }),
    );
    [...branch.next.values()].forEach((next, index) => {
      add(next, places[index] ?? 0);
    });
  };
  add(root, 0);
  return moves;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isSame(one: Branch, other: Branch): boolean {
  const [keys, others] = [[...one.next.keys()], [...other.next.keys()]];
  if (one.comment !== other.comment || one.drawings !== other.drawings || !same(one.glyphs, other.glyphs)) return false;
  return (
    same(keys, others) &&
    keys.every((key) => {
      const [a, b] = [one.next.get(key), other.next.get(key)];
      return a !== undefined && b !== undefined && isSame(a, b);
    })
  );
}

/** Returns the changed value; if both have changed it, `both` decides. */
function pick<T>(base: T | undefined, mine: T, theirs: T, both: (mine: T, theirs: T) => T): T {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  return same(mine, base) ? theirs : both(mine, theirs);
}

function together(mine: string, theirs: string): string {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs} ${mine}`;
}

function mergedBranch(base: Branch | undefined, mine: Branch, theirs: Branch): Branch {
  const made = branchOf({
    comment: pick(base?.comment, mine.comment, theirs.comment, together),
    drawings: pick(base?.drawings, mine.drawings, theirs.drawings, together),
    glyphs: pick(base?.glyphs, mine.glyphs, theirs.glyphs, (own) => own),
  });
  const [keys, others] = [[...mine.next.keys()], [...theirs.next.keys()]];
  // A changed order is kept; moves that only the other version has come after it.
  const order = pick(base ? [...base.next.keys()] : undefined, keys, others, () => others);
  for (const move of new Set([...order, ...others, ...keys])) {
    const [before, own, other] = [base?.next.get(move), mine.next.get(move), theirs.next.get(move)];
    if (own && other) made.next.set(move, mergedBranch(before, own, other));
    else {
      const left = own ?? other;
      // Missing in one version: deleted there, unless it is new.
      if (left && (!before || !isSame(before, left))) made.next.set(move, left);
    }
  }
  return made;
}

export function merged(base: Written, mine: Written, theirs: Written): Written {
  const root = mergedBranch(branchesOf(base), branchesOf(mine), branchesOf(theirs));
  return {
    tags: pick(base.tags, mine.tags, theirs.tags, (_, others) => others),
    comment: root.comment,
    drawings: root.drawings,
    moves: movesOf(root),
  };
}
