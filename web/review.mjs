// Reviews games in the same way as the page. Without files, those of test/data/games, and compares its marks with the words of their
// annotators (problems.jsonl): the tables of doc/measurements/review.md. Takes minutes. By the networks of the games, or with --hand by
// hand. Run: npm --prefix web run review [-- [--hand] FILE..]
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createServer } from "vite";

const web = import.meta.dirname;
const published = join(web, "../test/data/games");

const vite = await createServer({ root: web, server: { middlewareMode: true }, logLevel: "error" });
const load = (path) => vite.ssrLoadModule(path);
const { startThinker } = await load("/src/why/thinker.ts");
const { reviewNodes: nodes } = await load("/src/why/look.ts");
const { SiteNetworks } = await load("/src/why/networks.ts");
const { Reviewer } = await load("/src/review/reviewer.ts");
const { judged, isMistake, sideAccuracy, lossOf, glyphOf, measureOf } = await load("/src/why/accuracy.ts");
const { sentence } = await load("/src/review/texts.ts");
const thinker = await startThinker(readFileSync(join(web, "../build/wasm/camlann_thinker.wasm")));

const men = (score) => `${score > 0 ? "+" : ""}${(score / 100).toFixed(2)}`;
const scoreText = ({ score, end }) =>
  end === null ? men(score) : `${score > 0 ? "White" : "Black"} wins in ${end} plies`;
const words = process.argv.slice(2);
const by = words.includes("--hand") ? "hand" : "network";
const given = words.filter((word) => word !== "--hand");

const folder = join(web, "../data/networks");
const networks = Object.fromEntries(
  readdirSync(folder).map((name) => [basename(name, ".network"), join(folder, name)]),
);
const reviewer = new Reviewer(
  () => Promise.resolve(thinker),
  new SiteNetworks(networks, (path) => Promise.resolve(new Uint8Array(readFileSync(path)))),
);
const answerTo = (task) => reviewer.to({ ...task, nodes, by, definitions: "" });
const look = async (past) => (await answerTo({ past })).look;

/** Header lines, then moves with numbers. */
function readGame(text, file) {
  const tags = Object.fromEntries([...text.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, key, value]) => [key, value]));
  const words = text
    .replace(/^\[.*\]$/gm, "")
    .replace(/\{[^}]*\}/g, "")
    .split(/\s+/);
  const { Variant: game = "Camelot", Rules: rules = "" } = tags;
  const { id: variant, sides } = thinker.core.variants.find(({ name }) => name === game);
  const position = thinker.core.open(variant, rules, tags.FEN ?? "");
  const moves = [];
  const firsts = [];
  for (const word of words.filter((one) => /^[A-Za-z]\d/.test(one))) {
    const { notation } = position.read(word);
    firsts.push(sides[0].includes(position.state().seat));
    moves.push(notation);
    position.play([notation]);
  }
  position.free();
  return { name: file, title: tags.Event, variant, rules, start: tags.FEN ?? null, moves, firsts };
}

const readGames = (path) =>
  readFileSync(path, "utf8")
    .split(/\n\s*\n(?=\[)/)
    .map((text) => readGame(text, basename(path)));

async function review({ name, title, variant, rules, start, moves, firsts }) {
  const past = (ply) => ({ variant, rules, start, moves: moves.slice(0, ply) });
  const looks = [];
  for (const ply of [...moves, ""].keys()) looks.push(await look(past(ply)));
  const all = judged(moves, looks, firsts);
  const percent = (first) => sideAccuracy(all, first) ?? "-";
  console.log(`\n### ${title} (\`${name}\`)\n`);
  console.log(`${moves.length} plies. Accuracy: White ${percent(true)} %, Black ${percent(false)} %.\n`);
  const mistakes = all.filter(({ glyph }) => isMistake(glyph));
  if (mistakes.length === 0) console.log("No mistakes.");
  else console.log("| ply | move | | White's score | its fault | better | why |\n|---|---|---|---|---|---|---|");
  for (const { ply, glyph } of mistakes) {
    const move = moves[ply - 1];
    const [before, after] = looks.slice(ply - 1, ply + 1);
    const [better] = before.line;
    const explain = { move, better, before, after };
    const { said } = await answerTo({ past: past(ply - 1), explain });
    const fell = `${scoreText(before)} → ${scoreText(after)}`;
    const fault = sentence(said.fault);
    console.log(`| ${ply} | ${move} | \`${glyph}\` | ${fell} | ${fault} | ${better} | ${sentence(said.better)} |`);
  }
  return all;
}

/** The marks in a hundred moves with a choice, and the mean accuracy. */
function summary(all) {
  const chosen = all.filter(({ forced }) => !forced);
  const per = (mark) => ((100 * chosen.filter(({ glyph }) => glyph === mark).length) / chosen.length).toFixed(1);
  const mean = chosen.reduce((sum, { accuracy }) => sum + accuracy, 0) / chosen.length;
  const marks = ["?!", "?", "??"].map((mark) => `\`${mark}\` ${per(mark)}`).join(", ");
  console.log(`\n${chosen.length} moves; of a hundred ${marks}; accuracy ${mean.toFixed(1)} %`);
}

if (given.length > 0) {
  const all = [];
  for (const game of given.flatMap(readGames)) all.push(...(await review(game)));
  summary(all);
  await vite.close();
  process.exit();
}

const files = readdirSync(published).filter((name) => name.endsWith(".txt"));
const games = [];
for (const game of files.flatMap((name) => readGames(join(published, name)))) {
  games.push({ ...game, all: await review(game) });
}

summary(games.flatMap(({ all }) => all));

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
for (const line of readFileSync(join(published, "problems.jsonl"), "utf8").trim().split("\n")) {
  const { id, task, accept, fen, side } = JSON.parse(line);
  const past = { variant: "camelot", rules: "", start: fen, moves: [] };
  const before = await look(past);
  const [ours] = before.line;
  const after = await look({ ...past, moves: [accept[0]] });
  const loss = lossOf(before, after, accept[0], side === "w");
  const glyph = glyphOf(loss, measureOf(before));
  const cost = accept.includes(ours) ? "" : `${loss.toFixed(0)} points ${glyph && `\`${glyph}\``}`.trim();
  console.log(
    `| ${id} | ${task} | ${accept.join(", ")} | ${ours} | ${scoreText(before)} | ${cost} | ${playedAt(id)} |`,
  );
}
await vite.close();
