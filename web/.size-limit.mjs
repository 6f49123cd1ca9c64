// The limits of `npm --prefix web run size` for the built page. The files of a first load are those that the HTML of a game
// asks for, and the panels that follow its board; a new part of another page needs no line here.
import { readdirSync, readFileSync } from "node:fs";

const asked = [...readFileSync("dist/game.html", "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, file]) => `dist/${file}`,
);
if (asked.length < 4) throw new Error("dist/game.html asks for too little");
// A browser asks for six files at a time: these and the game itself.
if (asked.length > 5) throw new Error(`dist/game.html asks for too many files: ${asked.join(", ")}`);

/** Data that comes with the first question that uses it. */
const networks = readdirSync("../data/networks").map((file) => ({
  name: `the network that evaluates positions, ${file}`,
  path: `dist/assets/${file.replace(".network", "-*.network")}`,
  limit: "200 kB",
  brotli: false,
  gzip: false,
}));

export default [
  {
    name: "first load of a game: page, styles, board and the core's loader",
    path: ["dist/game.html", ...new Set(asked), "dist/assets/beside-*.{js,css}"],
    limit: "120 kB",
    gzip: true,
  },
  {
    name: "all pages, with the rules of all games, which are fetched one by one",
    path: ["dist/index.html", "dist/assets/*.{js,css}"],
    // 23 kB of them are uPlot, which comes with the first review.
    limit: "540 kB",
    gzip: true,
  },
  {
    name: "analysis before its engine: what draws the page and the moves",
    path: ["dist/analysis.html", "dist/assets/{base,AnalysisPage,beside,GamePage}-*.{js,css}"],
    limit: "200 kB",
    brotli: true,
  },
  {
    name: "analysis with its engine, which is of one thread or of several, and the graph of a review",
    path: [
      "dist/analysis.html",
      "dist/assets/{base,AnalysisPage,beside,GamePage,plot}-*.{js,css}",
      "dist/assets/engine/{search,review}.*.js",
      "dist/assets/camlann_threads*.{wasm,mjs,js}",
    ],
    // 9 kB of it read several arrays, optional capture and names in any letters of games from files.
    limit: "430 kB",
    brotli: true,
  },
  {
    name: "an embedded board in English, before its core",
    path: ["dist/embed.html", "dist/assets/embed/embed-*.{js,css}"],
    // 0.4 kB of it are the addresses and texts of puzzles and studies; what reads a study comes when one is shown.
    limit: "65.5 kB",
    brotli: true,
  },
  ...networks,
];
