// Replays the record in game.txt. @camlann/core reads and plays it, @camlann/board shows it.
import { createBoard } from "@camlann/board";
import { load } from "@camlann/core";

const element = (id) => document.getElementById(id);

async function show() {
  const text = await (await fetch("game.txt")).text();
  const camlann = await load();
  const [record] = camlann.records(text);
  const game = camlann.open(record.variant, { rules: record.rules, fen: record.start });
  const variant = game.variant;

  element("players").textContent = `${record.tags.White} – ${record.tags.Black}, ${record.tags.Date}: ${record.result}`;
  const board = createBoard(element("board"), { geometry: variant, picture: true });
  const buttons = record.moves.map((move, i) => {
    const button = document.createElement("button");
    button.textContent = move;
    button.onclick = () => goTo(i + 1);
    const item = document.createElement("li");
    item.append(button);
    element("moves").append(item);
    return button;
  });

  const routeOf = ({ path, captures, kind }) => ({
    squares: path,
    captures,
    manner: variant.kinds.find(({ word }) => word === kind).manner,
  });

  function goTo(ply) {
    const at = game.state.ply;
    const wanted = Math.min(Math.max(ply, 0), record.moves.length);
    while (game.state.ply > wanted) game.takeBack();
    while (game.state.ply < wanted) game.play(record.moves[game.state.ply]);

    const last = game.played.at(-1);
    const state = { pieces: game.pieces, last: last ? routeOf(last) : null, label: `${variant.name}, move ${wanted}` };
    board.skip();
    board.update(state, wanted === at + 1 ? { walk: routeOf(last) } : {});
    buttons.forEach((button, i) => button.toggleAttribute("aria-current", i + 1 === wanted));
    element("now").textContent = game.outcome?.text ?? (last ? `After ${last.notation}` : "The start");
  }

  element("start").onclick = () => goTo(0);
  element("back").onclick = () => goTo(game.state.ply - 1);
  element("next").onclick = () => goTo(game.state.ply + 1);
  element("end").onclick = () => goTo(record.moves.length);
  goTo(0);
}

show().catch((problem) => {
  element("players").textContent = `The game cannot be shown: ${problem.message}`;
});
