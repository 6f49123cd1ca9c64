// Shows the annotated record in game.txt. @camlann/core reads and plays it, @camlann/board shows it.
import { createBoard } from "@camlann/board";
import { load } from "@camlann/core";

const element = (id) => document.getElementById(id);
const signs = ["", "!", "?", "!!", "??", "!?", "?!"];

/** A new element with a class and a text. */
function made(kind, className, text) {
  const one = document.createElement(kind);
  one.className = className;
  one.textContent = text;
  return one;
}

async function show() {
  const text = await (await fetch("game.txt")).text();
  const camlann = await load();
  const tree = camlann.tree(text);
  const { White, Black, Date: day, Result } = tree.tags;
  const start = tree.root.game();
  const { variant } = start;
  const board = createBoard(element("board"), {
    geometry: variant,
    picture: true,
  });
  const buttons = new Map();
  let shown = tree.root;

  element("players").textContent = `${White} – ${Black}, ${day}: ${Result}`;

  function buttonOf(node, ply) {
    const word = node.move.notation + node.glyphs.map((glyph) => signs[glyph] ?? "").join("");
    const button = made("button", "", ply % 2 === 0 ? `${ply / 2 + 1}. ${word}` : word);
    button.onclick = () => goTo(node);
    buttons.set(node, button);
    return button;
  }

  /** Lists the moves after a position with their comments, and the variations of each behind it. */
  function list(position, host, first) {
    let ply = first;
    for (let node = position; node.next.length > 0; node = node.next[0]) {
      const [main, ...others] = node.next;
      host.append(buttonOf(main, ply), made("span", "comment", main.comment));
      for (const other of others) {
        const variation = made("span", "variation", "");
        variation.append(buttonOf(other, ply), made("span", "comment", other.comment));
        list(other, variation, ply + 1);
        host.append(variation);
      }
      ply += 1;
    }
  }

  const routeOf = ({ path, captures, kind }) => ({
    squares: path,
    captures,
    manner: variant.kinds.find(({ word }) => word === kind).manner,
  });

  function goTo(node) {
    const game = node.game();
    const last = node.move && routeOf(node.move);
    // Of the drawings in a record the board has the rings.
    const rings = node.arrows.filter(({ from, to }) => from === to).map(({ from }) => ({ square: from, kind: "move" }));
    const state = {
      pieces: game.pieces,
      last,
      rings,
      label: `${variant.name}, move ${game.played.length}`,
    };
    board.skip();
    board.update(state, node.parent && node.parent === shown ? { walk: last } : {});
    buttons.get(shown)?.removeAttribute("aria-current");
    buttons.get(node)?.setAttribute("aria-current", "true");
    element("now").textContent = game.outcome?.text ?? (last ? `After ${node.move.notation}` : "The start");
    element("said").textContent = node.comment;
    game.free();
    shown = node;
  }

  list(tree.root, element("moves"), 0);
  element("start").onclick = () => goTo(tree.root);
  element("back").onclick = () => goTo(shown.parent ?? shown);
  element("next").onclick = () => goTo(shown.next[0] ?? shown);
  element("end").onclick = () => goTo(tree.mainLine.at(-1));
  goTo(tree.root);
  start.free();
}

show().catch((problem) => {
  element("players").textContent = `The game cannot be shown: ${problem.message}`;
});
