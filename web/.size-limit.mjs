// What `npm --prefix web run size` holds in limits, of the built page. The files of a first load are those that the HTML of a game
// asks for, and what comes beside its board right after; a new part of another page needs no line here.
import { readFileSync } from "node:fs";

const asked = [...readFileSync("dist/game.html", "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, file]) => `dist/${file}`,
);
if (asked.length < 4) throw new Error("dist/game.html asks for too little");
// A browser asks for six files at a time: these and the game itself.
if (asked.length > 5) throw new Error(`dist/game.html asks for too many files: ${asked.join(", ")}`);

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
    limit: "368 kB",
    gzip: true,
  },
  {
    name: "analysis with its engine",
    path: [
      "dist/analysis.html",
      "dist/assets/{base,AnalysisPage,beside,GamePage}-*.{js,css}",
      "dist/assets/engine/{search,review}.*.js",
      "dist/assets/camlann_*.wasm",
    ],
    limit: "400 kB",
    brotli: true,
  },
];
