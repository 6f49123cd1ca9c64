import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { describedApi } from "./api_page.ts";
import { catalog } from "./catalog.ts";
import { compiledEarly, endingAddresses, licence, pageEntries, stylesAgain } from "./delivery.ts";
import { drawings } from "./drawings.ts";
import { languages } from "./languages.ts";
import { manual } from "./manual/build.ts";
import { networks } from "./networks.ts";
import { puzzles } from "./puzzles.ts";
import { componentOf, withoutServer } from "./without_server.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where `vite dev` finds the running program; the built page is served by it and needs no proxy.
const server = process.env["CAMLANN_URL"] ?? "http://localhost:8080";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    catalog(here("../build/wasm")),
    drawings(here("../data/drawings")),
    languages(here("src/languages")),
    puzzles(here("../data/puzzles")),
    networks(here("../data/networks")),
    mode !== "static" && describedApi(),
    manual(here("..")),
    ...(mode === "static"
      ? [pageEntries(componentOf), withoutServer(here("../build/wasm"), here("../data/puzzles"))]
      : [pageEntries()]),
    stylesAgain(),
    licence(here("../LICENSE")),
    mode !== "static" && endingAddresses(here("src/endings/list.json")),
    compiledEarly(["base", "GamePage"]),
  ],
  resolve: {
    // Tests run the browser's code of Svelte, not that of a server.
    ...(process.env["VITEST"] && { conditions: ["browser"] }),
    alias: {
      // The rules core, alone and with the engine, compiled by script/build; its .wasm file is in the same folder and
      // becomes a hashed asset.
      "camlann-core": here("../build/wasm/camlann_core.mjs"),
      "camlann-thinker": here("../build/wasm/camlann_thinker.mjs"),
      "camlann-printer": here("../build/wasm/camlann_printer.mjs"),
      "camlann-tables-reader": here("../build/wasm/camlann_tables_reader.mjs"),
      // The engine of several threads: each loads its file by itself.
      "camlann-threads": here("../build/wasm-threads"),
    },
  },
  build: {
    outDir: mode === "static" ? "dist-static" : "dist",
    target: "es2022",
    // The HTML of each page asks for all of its modules (delivery.ts), and when all is quiet the other pages are fetched.
    modulePreload: false,
    // Few files: each costs a phone the time of a request, and what is compressed together is smaller. One chunk each for: the pages of
    // plain text; studies; the rules and the course of a game; the list of records, a record, the search board and the openings; lessons; the board with everything for a first move; the panels next to it; the code of every page; the code of
    // all pages except a game's.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.every((id) => id.includes("/src/languages/")) ? "languages/" : ""}[name]-[hash].js`,
        codeSplitting: {
          // Without the pages that need a server, the other way leaves a chunk that exports what it lacks (rolldown 1).
          includeDependenciesRecursively: mode === "static",
          groups: [
            // Used by the languages.
            {
              name: "parts",
              test: /\/src\/(archive\/figure|endings\/moves_in|lib\/(phrases|tag_of)|tournaments\/begins)\./,
            },
            { name: "words", test: /\/src\/(about|privacy|conduct|ui\/(HostText|host_texts))[/.]/ },
            { name: "StudyPage", test: /\/src\/(studies\/|analysis\/StudyPage)/ },
            ...["camblam", "camelot", "grand", "mini", "tri"].map((name) => ({
              name,
              test: new RegExp(`/src/(rules|courses)/${name}\\.ts`),
            })),
            { name: "plot", test: /node_modules\/uplot|\/src\/review\/plot/ },
            {
              name: "AnalysisPage",
              test: /\/src\/(analysis\/(?!StudyPage)|study\/|review\/(?!plot))|\/src\/why\/(accuracy|chance|glyphs|look|same_move|saved|study_calls|thinker|thinker_of)\.|\/board\/(src|css)\/drawn\.|virtual:drawn$|camlann_thinker/,
            },
            // The start page's offer.
            {
              name: "Today",
              test: /\/src\/(home\/Today|learn\/(lessons|progress)|rules\/books?|puzzles\/(choose|history|kept|kept_by_name|puzzle|rate))\.|virtual:puzzles|\.jsonl/,
            },
            {
              name: "PuzzlesPage",
              test: /\/src\/((puzzles|endings|print)\/|values\/(files|keep_small|or_kept)\.)|\/board\/css\/paper/,
            },
            { name: "RecordPage", test: /\/src\/(records|archive|editor|openings)\// },
            { name: "LearnPage", test: /\/src\/(learn|rules)\/(?!(camblam|camelot|grand|mini|tri)\.ts)/ },
            {
              name: "AccountPage",
              test: /\/src\/((account|admin|mail|reminders|report|settings)\/(?!Swatches)|ui\/PasswordDialog)/,
            },
            { name: "TournamentPage", test: /\/src\/(tournaments|clubs|contests|leagues)\// },
            {
              name: "ends",
              test: /\/src\/beside\/(EndDock|GameTools|Sheet|MoreSheet|ResignDialog|resign_texts|ValuesPanel|Why|WorstMoves|insight_texts|question|scene)/,
            },
            {
              name: "beside",
              test: /\/src\/beside\/(?!around|EndDock|GameTools|Sheet|MoreSheet|ResignDialog|resign_texts|ValuesPanel|Why|WorstMoves|insight_texts|question|scene)/,
            },
            { name: "PlayerPage", test: /\/src\/(player\/(?!Challenge)|profile\/PlayerPage|leaders\/)/ },
            { name: "imported", test: /\/src\/imported\// },
            { name: "people", test: /\/src\/people\// },
            {
              name: "turns",
              test: /\/src\/(turns\/(?!begun)|lib\/(sound|hours)\.|frame\/(late_parts|SoundButton|sound_texts))/,
            },
            { name: "offline", test: /\/src\/(offline\/|frame\/(new_version|NewVersion))/ },
            { name: "device", test: /\/src\/(device|progress)\/|\/src\/why\/(engine|worker_queue)\./ },
            { name: "cores", test: /\/src\/(cores\/|ui\/(settings_texts|Choice\.))/ },
            { name: "share", test: /\/src\/(share\/|session\/line_record)/ },
            { name: "new_game", test: /\/src\/new_game\// },
            { name: "Challenge", test: /\/src\/player\/Challenge/ },
            { name: "Foot", test: /\/src\/(frame\/[Ff]oot|seek\/(?!pending))/ },
            { name: "coach", test: /\/src\/coach\// },
            {
              name: "parts",
              test: /\/src\/(ui\/(ArrayPicture|BoardPicture|Check|controls|Field|Fold|FormDialog|GameNav|LinkCards|LinkedText|Lists|Missing|More|NotFound|PictureCard|RequestForm|Segment|Unfold|list_texts|part_texts)|lib\/(asking|days|form|header|in_language|json_objects|keep_focus|kept_here|linked|listing|name|own_(storage|variants)|rounds_in|rule_choice|save|turned|when|zone)\.|values\/texts\.|settings\/Swatches)/,
            },
            {
              name: "base",
              test: /\/web\/(board\/(?!src\/(glasses|lens|loupe)\.|css\/paper)|core|node_modules|src\/(lib\/(?!(wire|people|phrases|tag_of|in_language)\.ts)|styles\/|frame\/(?!SettingsPanel|new_version|NewVersion|late_parts|[Ss]ound|[Ff]oot)|ui\/(?!settings_texts|Choice|HostText|host_texts)))|\/src\/(App|main|pages|(languages\/(load|use)|seek\/pending|turns\/begun)|stage\/seats)\.|camlann_core|^\0/,
            },
            {
              name: "GamePage",
              test: /\/src\/(game\/|beside\/around|session\/|stage\/(?!Corners|Legend|QuarterOffer|quarter_texts|SquareCard|square_texts)|play\/|values\/perfect|why\/(?!engine|worker_queue))/,
            },
          ],
        },
      },
    },
    // The data of the core must stay a separate file, loaded after the page.
    assetsInlineLimit: 2048,
  },
  // The engine is fetched on first use; it is separate from the code of every page.
  worker: {
    format: "es",
    plugins: () => [networks(here("../data/networks"))],
    rolldownOptions: {
      output: {
        entryFileNames: "assets/engine/[name]-[hash].js",
        chunkFileNames: "assets/engine/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: {
      allow: [
        here("."),
        here("../build/wasm"),
        here("../build/wasm-threads"),
        here("../data/puzzles"),
        here("../data/networks"),
      ],
    },
    // As our server says it: workers may share memory.
    headers: { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" },
    proxy: {
      "/api": server,
      "/docs": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["*.test.ts", "manual/*.test.ts", "src/**/*.test.ts", "board/**/*.test.ts"],
    // Long enough for one processor that also compiles: a test says what is right, not how fast.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
