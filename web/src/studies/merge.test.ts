import fc from "fast-check";
import { expect, it } from "vitest";
import { merged, type Written } from "./merge.ts";

/** Moves with their successors, each optionally with a comment after a colon. */
interface Tree {
  [move: string]: Tree;
}

function written(tree: Tree): Written {
  const moves: Written["moves"][number][] = [];
  const add = (from: Tree, after: number): void => {
    for (const [name, next] of Object.entries(from)) {
      const [move = "", comment = ""] = name.split(":");
      add(next, moves.push({ after, move, comment, drawings: "", glyphs: [] }));
    }
  };
  add(tree, 0);
  return { tags: {}, comment: "", drawings: "", moves };
}

/** Each move with those before it, and what is said of it, the first ones first. */
function lines({ moves }: Written): string[] {
  const paths: string[] = [""];
  const said: string[] = [];
  for (const { after, move, comment } of moves) {
    const path = `${paths[after] ?? "?"}${move}`;
    paths.push(path);
    said.push(comment === "" ? path : `${path}:${comment}`);
  }
  return said.sort();
}

const merge = (base: Tree, mine: Tree, theirs: Tree): string[] =>
  lines(merged(written(base), written(mine), written(theirs)));

it("has what both have added", () => {
  expect(merge({ a: {} }, { a: { b: {} } }, { a: { c: {} }, d: {} })).toEqual(["a", "ab", "ac", "d"]);
});

it("leaves out what one has deleted, unless the other has gone on from it", () => {
  const base = { a: { b: {} }, c: {} };
  expect(merge(base, { a: { b: {} } }, base)).toEqual(["a", "ab"]);
  expect(merge(base, base, { a: {}, c: {} })).toEqual(["a", "c"]);
  expect(merge(base, { c: {} }, { a: { b: { d: {} } }, c: {} })).toEqual(["a", "ab", "abd", "c"]);
});

it("takes the comment of whoever has changed it, and both where both have", () => {
  const base = { "a:one": {} };
  expect(merge(base, { "a:two": {} }, base)).toEqual(["a:two"]);
  expect(merge(base, base, { "a:two": {} })).toEqual(["a:two"]);
  expect(merge(base, { "a:two": {} }, { "a:three": {} })).toEqual(["a:three two"]);
});

it("follows whoever has changed the order", () => {
  const main = (read: Written): string | undefined => read.moves[0]?.move;
  const [ab, ba] = [written({ a: {}, b: {} }), written({ b: {}, a: {} })];
  expect(main(merged(ab, ba, ab))).toBe("b");
  expect(main(merged(ab, ab, ba))).toBe("b");
});

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, fc.constant({}), fc.dictionary(fc.constantFrom("a", "b", "c"), tie("tree"))),
})).tree;

it("is what the other has where one has done nothing, and has all moves that are new", () => {
  fc.assert(
    fc.property(trees, trees, trees, (base, mine, theirs) => {
      expect(merge(base, base, theirs)).toEqual(lines(written(theirs)));
      expect(merge(base, mine, base)).toEqual(lines(written(mine)));
      const [before, both] = [new Set(lines(written(base))), new Set(merge(base, mine, theirs))];
      for (const line of [...lines(written(mine)), ...lines(written(theirs))]) {
        if (!before.has(line)) expect(both).toContain(line);
      }
    }),
  );
});
