// Reviews the published games in test/data/games in the same way as the page, and compares the result with the words
// of their annotators (problems.jsonl): the tables of doc/measurements/review.md. Takes minutes. Run: npm --prefix
// web run review
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";

const web = import.meta.dirname;
const folder = join(web, "../test/data/games");

const vite = await createServer({ root: web, server: { middlewareMode: true }, logLevel: "error" });
const load = (path) => vite.ssrLoadModule(path);
const { startThinker } = await load("/src/why/thinker.ts");
const { answerTo, reviewNodes: nodes } = await load("/src/why/look.ts");
const { judged, isMistake, sideAccuracy, lossOf, glyphOf } = await load("/src/why/accuracy.ts");
const { sentence } = await load("/src/review/texts.ts");
const thinker = await startThinker(readFileSync(join(web, "../build/wasm/camlann_thinker.wasm")));

const men = (score) => `${score > 0 ? "+" : ""}${(score / 100).toFixed(2)}`;
const scoreText = ({ score, end }) =>
  end === null ? men(score) : `${score > 0 ? "White" : "Black"} wins in ${end} plies`;
const look = (past) => answerTo(thinker, { past, nodes }).look;

/** Header lines, then moves with numbers. */
function readGame(name) {
  const text = readFileSync(join(folder, name), "utf8");
  const tags = Object.fromEntries([...text.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, key, value]) => [key, value]));
  const words = text.replace(/^\[.*\]$/gm, "").split(/\s+/);
  const position = thinker.core.open("camelot", "", tags.FEN ?? "");
  const moves = [];
  const firsts = [];
  for (const word of words.filter((one) => /^[A-L]\d/.test(one))) {
    const { notation } = position.read(word);
    firsts.push(position.state().seat === "w");
    moves.push(notation);
    position.play([notation]);
  }
  position.free();
  return { name, title: tags.Event, start: tags.FEN ?? null, moves, firsts };
}

function review({ name, title, start, moves, firsts }) {
  const past = (ply) => ({ variant: "camelot", rules: "", start, moves: moves.slice(0, ply) });
  const looks = [...moves, ""].map((_, ply) => look(past(ply)));
  const all = judged(moves, looks, firsts);
  const percent = (first) => sideAccuracy(all, first) ?? "-";
  console.log(`\n### ${title} (\`${name}\`)\n`);
  console.log(`${moves.length} plies. Accuracy: White ${percent(true)} %, Black ${percent(false)} %.\n`);
  const mistakes = all.filter(({ glyph }) => isMistake(glyph));
  if (mistakes.length === 0) console.log("No mistakes.");
  else console.log("| ply | move | | White's score | in words | better |\n|---|---|---|---|---|---|");
  for (const { ply, glyph } of mistakes) {
    const move = moves[ply - 1];
    const better = looks[ply - 1].line[0];
    const { said } = answerTo(thinker, { past: past(ply - 1), nodes, explain: { move, better } });
    const fell = `${scoreText(looks[ply - 1])} → ${scoreText(looks[ply])}`;
    console.log(`| ${ply} | ${move} | \`${glyph}\` | ${fell} | ${sentence(said.reasons)} | ${better} |`);
  }
  return all;
}

const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const games = files.map(readGame).map((game) => ({ ...game, all: review(game) }));

/** What was played where an annotator speaks, and our mark of it; `wc2009-game1-ply11` is after eleven plies. */
function playedAt(id) {
  const [, name, ply] = /^(.*)-ply(\d+)$/.exec(id) ?? [];
  const game = games.find((one) => one.name === `camelot-${name}.txt`);
  const judgement = game?.all[Number(ply)];
  if (!judgement) return "";
  return `${game.moves[Number(ply)]}: ${judgement.loss.toFixed(0)} points ${judgement.glyph && `\`${judgement.glyph}\``}`.trim();
}

console.log("\n### Beside the annotators\n");
console.log(
  "| position | the annotator | their move | ours | White's score | their move loses | played, and it loses |",
);
console.log("|---|---|---|---|---|---|---|");
for (const line of readFileSync(join(folder, "problems.jsonl"), "utf8").trim().split("\n")) {
  const { id, task, accept, fen, side } = JSON.parse(line);
  const past = { variant: "camelot", rules: "", start: fen, moves: [] };
  const before = look(past);
  const [ours] = before.line;
  const loss = lossOf(before, look({ ...past, moves: [accept[0]] }), accept[0], side === "w");
  const cost = accept.includes(ours)
    ? ""
    : `${loss.toFixed(0)} points ${glyphOf(loss) && `\`${glyphOf(loss)}\``}`.trim();
  console.log(
    `| ${id} | ${task} | ${accept.join(", ")} | ${ours} | ${scoreText(before)} | ${cost} | ${playedAt(id)} |`,
  );
}
await vite.close();
