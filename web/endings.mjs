// Finds the practice endings (src/endings/list.json) in endgame tables, which it builds in build/tables if they are missing. The
// same seed finds the same ones. Takes a minute or two. Run: npm --prefix web run endings
//
// For each kind it examines random positions with the first side to move, in which that side has a choice and exactly one move
// keeps the best result, a move that takes nothing. It selects the position with the most turns, on one line of perfect play, at
// which one move alone keeps the win. In addition,
// race: nothing is taken on that line, it ends in the castle, and the same is true of the other side if it were to move;
// entry: nothing is taken on that line, it ends in the castle, and the other side would hold the draw if it were to move;
// opposition: after the first move, the first side would not win any more if it had to move again.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";

const web = import.meta.dirname;
const program = process.env.CAMLANN ?? join(web, "../build/release/camlann");
const tables = join(web, "../build/tables");

const built = [
  ["camette", "--pieces", "4"],
  ["cam", "--pieces", "3"],
  ["cam", "--material", "MM-MM"],
  ["camelot", "--material", "MM-M"],
  ["camelot", "--material", "MM-K"],
  ["camelot", "--material", "MM-MM", "--castle-moves", "2"],
  ["chivalry", "--material", "MM-M"],
  ["chivalry", "--material", "MM-K"],
];

/** The men of the side to move and of the other, in how many plies it wins, and the castle moves that both have made. */
const kinds = [
  ["camette", "race", "M", "M", "win", 5, 9],
  ["camette", "race", "MM", "M", "win", 7, 15],
  ["camette", "race", "MM", "MM", "win", 3, 5],
  ["camette", "opposition", "M", "M", "win", 5, 9],
  ["camette", "opposition", "MM", "MM", "win", 9, 13],
  ["camette", "opposition", "MM", "MM", "win", 15, 31],
  ["camette", "knight", "K", "MM", "win", 5, 15],
  ["camette", "knight", "K", "MM", "draw", 0, 0],
  ["camette", "knight", "MM", "K", "win", 9, 15],
  ["cam", "race", "MM", "MM", "win", 5, 7],
  ["cam", "race", "M", "M", "win", 9, 13],
  ["cam", "race", "M", "K", "win", 13, 39],
  ["cam", "opposition", "K", "K", "win", 21, 27],
  ["cam", "opposition", "M", "M", "win", 29, 39],
  ["cam", "opposition", "MM", "MM", "win", 15, 35],
  ["cam", "knight", "K", "MM", "win", 13, 35],
  ["cam", "knight", "K", "MM", "draw", 0, 0],
  ["cam", "knight", "MM", "K", "win", 21, 43],
  ...["camelot", "chivalry"].flatMap((game) => [
    [game, "entry", "MM", "M", "win", 3, 19],
    [game, "entry", "MM", "M", "win", 21, 55],
    // It finds none of these: with three pieces neither side has to give way.
    [game, "opposition", "MM", "M", "win", 3, 21],
    [game, "opposition", "MM", "M", "win", 23, 55],
    [game, "knight", "K", "MM", "draw", 0, 0],
    [game, "knight", "MM", "K", "win", 3, 55],
  ]),
  // Two men against two, with no castle move left.
  ["camelot", "race", "MM", "MM", "win", 5, 9, "2,2"],
  ["camelot", "race", "MM", "MM", "win", 11, 19, "2,2"],
  ["camelot", "opposition", "MM", "MM", "win", 11, 25, "2,2"],
  ["camelot", "opposition", "MM", "MM", "win", 27, 79, "2,2"],
];

const tries = 20_000;
const compared = 60;

// If two men must enter the castle, two against one nearly always win, by many moves. For these games it examines more positions,
// and of the won ones only those in which the other side would hold the draw if it were to move.
const twoEnter = new Set(["camelot", "chivalry"]);
const triesOfTwo = 300_000;

const vite = await createServer({ root: web, server: { middlewareMode: true }, logLevel: "error" });
const { startCore } = await vite.ssrLoadModule("/src/lib/core.ts");
const core = await startCore(readFileSync(join(web, "../build/wasm/camlann_core.wasm")));

for (const [game, ...what] of built) {
  execFileSync(program, ["tables", "build", "--variant", game, ...what, "--dir", tables], { stdio: "inherit" });
}

/** What the tables say of positions, in their order; null of those that are none. */
function probe(game, fens, ...wishes) {
  const answers = [];
  for (let at = 0; at < fens.length; at += tries) answers.push(...probeSome(game, fens.slice(at, at + tries), wishes));
  return answers;
}

function probeSome(game, fens, wishes) {
  const input = fens.map((fen) => `${JSON.stringify({ variant: game, fen })}\n`).join("");
  const options = { input, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "inherit"] };
  let output;
  try {
    output = execFileSync(program, ["tables", "probe", "--batch", "--dir", tables, ...wishes], options);
  } catch (error) {
    output = error.stdout; // not every line was a position
  }
  const answers = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return answers.map((answer) => (answer.wdl === null ? null : answer));
}

/** mulberry32 */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** With the first side to move. */
function fenOf(variant, men, castleMoves) {
  const ranks = new Map();
  for (const square of variant.squares) {
    const rank = Number(square.slice(1));
    ranks.set(rank, (ranks.get(rank) ?? "") + (men.get(square) ?? "1"));
  }
  const rows = [...ranks].sort(([one], [other]) => other - one).map(([, row]) => row);
  return `${rows.map((row) => row.replace(/1+/g, (empty) => String(empty.length))).join("/")} w ${castleMoves} 0 1`;
}

/** How many steps a square is from another. */
const steps = (one, other) =>
  Math.max(Math.abs(one.charCodeAt(0) - other.charCodeAt(0)), Math.abs(Number(one.slice(1)) - Number(other.slice(1))));

/**
 * Random placements of these men outside of the castles, each once; where they are close, every man but the first within three steps
 * of one before it.
 */
function placements(variant, letters, castleMoves, close, chance, count) {
  const castles = new Set(variant.seating.flatMap(({ castle }) => castle));
  const free = variant.squares.filter((square) => !castles.has(square));
  const found = new Set();
  for (let at = 0; at < count; at++) {
    const men = new Map();
    for (const letter of letters) {
      const near = (square) => !close || men.size === 0 || [...men.keys()].some((other) => steps(square, other) <= 3);
      const squares = free.filter((square) => !men.has(square) && near(square));
      men.set(squares[Math.floor(chance() * squares.length)], letter);
    }
    found.add(fenOf(variant, men, castleMoves));
  }
  return [...found];
}

const keepers = ({ wdl, moves }) => moves.filter((move) => move.wdl === wdl);
const turned = (fen) => fen.replace(" w ", " b ");

/** The positions of a line in which the first side is to move, and the one after its first move. */
function walk(game, fen, line) {
  const position = core.open(game, "wcf", fen);
  const { plies } = position.play(line);
  position.free();
  const fens = plies.map(({ after }) => after.fen);
  return { own: [fen, ...fens.filter((_, at) => at % 2 === 1)].slice(0, Math.ceil(line.length / 2)), first: fens[0] };
}

/** Those that have what the theme is about. */
function ofTheme(theme, variant, found) {
  if (theme === "race" || theme === "entry") {
    const [goal, otherGoal] = variant.seating.map(({ goal: squares }) => squares);
    const isRun = (line, squares) =>
      line.every((move) => !move.includes("x")) && squares.some((square) => line.at(-1).endsWith(`-${square}`));
    const runs = found.filter(({ line }) => isRun(line, goal));
    const others = probe(
      variant.id,
      runs.map(({ fen }) => turned(fen)),
      "--line",
    );
    if (theme === "entry") return runs.filter((_, at) => others[at]?.wdl === "draw");
    return runs.filter((_, at) => others[at]?.wdl === "win" && isRun(others[at].line, otherGoal));
  }
  if (theme === "opposition") {
    const again = probe(
      variant.id,
      found.map(({ fen, line }) => walk(variant.id, fen, line).first.replace(" b ", " w ")),
    );
    return found.filter((_, at) => again[at] !== null && again[at].wdl !== "win");
  }
  return found;
}

function find([game, theme, own, enemy, goal, least, most, castleMoves = "0,0"], at, had) {
  const variant = core.variant(game);
  const pressed = twoEnter.has(game) && goal === "win" && own.length > enemy.length;
  const count = twoEnter.has(game) && goal === "win" ? triesOfTwo : tries;
  const close = theme === "opposition" && castleMoves !== "0,0";
  const placed = placements(variant, own + enemy.toLowerCase(), castleMoves, close, chances(at + 1), count);
  const others = pressed ? probe(game, placed.map(turned)) : [];
  const fens = pressed ? placed.filter((_, index) => others[index]?.wdl === "draw") : placed;
  const values = probe(game, fens);
  const wanted = fens.filter((_, index) => {
    const value = values[index];
    if (value?.wdl !== goal) return false;
    return goal === "draw" || (value.plies >= least && value.plies <= most);
  });
  const looks = probe(game, wanted, "--moves", "--line");
  const fitting = wanted.flatMap((fen, index) => {
    const { moves, ...look } = looks[index];
    const [key, ...rest] = keepers({ ...look, moves });
    return rest.length === 0 && moves.length >= 4 && !key.notation.includes("x") ? [{ fen, ...look }] : [];
  });
  const themed = ofTheme(
    theme,
    variant,
    fitting.filter(({ fen }) => !had.has(fen)),
  ).slice(0, compared);
  const scored = themed.map(({ fen, line, plies }) => {
    const turns = line ? probe(game, walk(game, fen, line).own, "--moves") : [];
    return { fen, plies, only: turns.filter((turn) => keepers(turn).length === 1).length };
  });
  const best = scored.reduce((one, other) => (one && one.only >= other.only ? one : other), null);
  console.log(
    `${game} ${theme} ${own}-${enemy} ${goal}: ${wanted.length} of that length, ${fitting.length} with one move,`,
    `${themed.length} compared, best`,
    best,
  );
  return best && { game, theme, fen: best.fen, goal, plies: best.plies ?? null };
}

const numbers = {};
const had = new Set();
const all = kinds.flatMap((kind, at) => {
  const found = find(kind, at, had);
  if (!found) return [];
  had.add(found.fen);
  const { game, theme, ...rest } = found;
  const name = `${game} ${theme}`;
  numbers[name] = (numbers[name] ?? 0) + 1;
  return [{ game, id: `${theme}-${numbers[name]}`, theme, ...rest }];
});
const games = [...new Set(built.map(([game]) => game))];
const themes = ["race", "entry", "opposition", "knight"];
const places = ({ game, theme }) => themes.length * games.indexOf(game) + themes.indexOf(theme);
const list = all.sort((one, other) => places(one) - places(other));
writeFileSync(join(web, "src/endings/list.json"), `${JSON.stringify(list, null, 2)}\n`);
await vite.close();
