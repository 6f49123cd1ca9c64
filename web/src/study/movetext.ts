// A tree of variations as text, in the form that the core reads (doc/formats/record.md), as short as it can be.
import type { Glyph } from "../why/glyphs.ts";
import type { Node } from "./tree.ts";

/** Returns a mark for a move that has none. */
type Marks = (node: Node) => Glyph;

/** The tree below a position. */
export function written(node: Node, marks?: Marks): string {
  const parts: string[] = [];
  for (let at: Node = node; at.next.length > 0;) {
    const [main, ...others] = at.next;
    if (!main) break;
    parts.push(wordOf(main, marks));
    for (const other of others)
      parts.push(`(${[wordOf(other, marks), written(other, marks)].filter(Boolean).join(" ")})`);
    at = main;
  }
  return parts.join(" ");
}

/** The comment and drawings of a position, in braces; empty where it has none. A wide brace is read as the one that would end it. */
export function remarkOf({ comment, drawings }: Node): string {
  const said = [drawings, comment.replaceAll("}", "｝")].filter(Boolean).join(" ");
  return said === "" ? "" : `{${said}}`;
}

const wordOf = (node: Node, marks: Marks = () => ""): string =>
  [
    `${node.ply?.outcome.notation ?? ""}${node.glyph || marks(node)}`,
    ...node.others.map((glyph) => `$${String(glyph)}`),
    remarkOf(node),
  ]
    .filter(Boolean)
    .join(" ");
