// A tree of variations as text: moves, {comments}, (variations), glyphs behind their moves. What people paste is read
// the same way, with numbers and results where they like; a word that is no move ends its line, and the rest is kept.
import { CoreRefused } from "../lib/core.ts";
import { wrongText } from "../lib/messages.ts";
import { glyphs, type Glyph, type Node } from "./tree.ts";

/** Plays moves as they are read. */
export interface Player {
  /** The position after a typed move. Throws `CoreRefused` for one that is not legal there. */
  play(node: Node, text: string): Node;
  remark(node: Node, comment: string): void;
  mark(node: Node, glyph: Glyph): void;
}

/** A word that was no move. */
export interface Fault {
  /** From 1. */
  line: number;
  word: string;
  why: string;
}

const tokens = /\{([^}]*)\}?|[()]|[^\s(){}]+/g;
/** Numbers of moves, results, and dots where a move is left out. */
const passedOver = /^(\d+\.*|\.+|…|1-0|0-1|1\/2-1\/2|\*)$/;
const numbered = /^\d+\.+(?=.)/;
const glyphBehind = /[!?]{1,2}$/;

/** The tree below a position. */
export function written(node: Node): string {
  const parts: string[] = [];
  for (let at: Node = node; at.next.length > 0;) {
    const [main, ...others] = at.next;
    if (!main) break;
    parts.push(wordOf(main));
    for (const other of others) parts.push(`(${[wordOf(other), written(other)].filter(Boolean).join(" ")})`);
    at = main;
  }
  return parts.join(" ");
}

function wordOf({ ply, glyph, comment }: Node): string {
  const move = `${ply?.outcome.notation ?? ""}${glyph}`;
  return comment === "" ? move : `${move} {${comment.replace(/[{}]/g, "")}}`;
}

/** Plays a text from a position on; what could not be played is told. */
export function readInto(player: Player, start: Node, text: string): Fault[] {
  const faults: Fault[] = [];
  /** Where the lines that are open stand; null where one has ended by a fault. */
  const open: (Node | null)[] = [];
  let at: Node | null = start;
  for (const { 0: token, 1: comment, index } of text.matchAll(tokens)) {
    if (comment !== undefined) {
      if (at?.parent) player.remark(at, comment.trim());
    } else if (token === "(") {
      open.push(at);
      at = at?.parent ?? null;
    } else if (token === ")") {
      at = open.pop() ?? null;
    } else if (at && !passedOver.test(token)) {
      const word: string = token.replace(numbered, "");
      const [glyph = ""] = glyphBehind.exec(word) ?? [];
      try {
        at = player.play(at, word.slice(0, word.length - glyph.length));
        const known = glyphs.find((one) => one === glyph);
        if (known) player.mark(at, known);
      } catch (error) {
        if (!(error instanceof CoreRefused)) throw error;
        const line = text.slice(0, index).split("\n").length;
        faults.push({ line, word: token, why: wrongText(error.error) });
        at = null;
      }
    }
  }
  return faults;
}
