// Makes the packages of the JavaScript door, build/packages/camlann-NAME-X.tgz: core, board, engine and play. Run by script/packages
// and script/test, after the presets package and wasm are built.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { build } from "vite";

const web = import.meta.dirname;
const root = join(web, "..");
const out = join(root, "build/packages");
const wasm = join(root, "build/package");
const thinking = join(root, "build/wasm");

const run = (program, ...words) =>
  execFileSync(program, words, { cwd: web, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Where the sources are, for those who publish the packages: CAMLANN_REPOSITORY and CAMLANN_HOMEPAGE. */
function placesOf(name) {
  const { CAMLANN_REPOSITORY: url, CAMLANN_HOMEPAGE: homepage } = process.env;
  return { ...(homepage && { homepage }), ...(url && { repository: { type: "git", url, directory: `web/${name}` } }) };
}

/** The workspace's own package file, with what is packed instead of the sources. */
function describe(name, entries) {
  const { private: _, exports: __, ...told } = JSON.parse(readFileSync(join(web, name, "package.json"), "utf8"));
  const described = { ...told, ...placesOf(name), engines: { node: ">=20" }, ...entries };
  writeFileSync(join(out, name, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  cpSync(join(root, "LICENSE"), join(out, name, "LICENSE"));
  const readme = readFileSync(join(web, name, "README.md"), "utf8");
  writeFileSync(join(out, name, "README.md"), readme.replace(/\bsrc\/(\w+)\.ts\b/g, "dist/$1.d.ts"));
}

async function makeCore() {
  declare("core");
  for (const file of ["camlann_package.mjs", "camlann_package.wasm"]) {
    cpSync(join(wasm, file), join(out, "core/dist", file));
  }
  await makeSingleFile();
  describe("core", {
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    files: ["dist"],
  });
}

/** The text of a module's loader and its bytes, for scripts that fetch nothing. */
const withoutFiles = (name, folder, bytesFile) => ({
  name: "camlann-single-file",
  enforce: "pre",
  transform(code, id) {
    if (id.endsWith(`/${name}.mjs`)) {
      return code
        .replace(`new URL("${name}.wasm",import.meta.url).toString()`, '""')
        .replaceAll("import.meta.url", '""');
    }
    if (!bytesFile.test(id)) return null;
    const bytes = readFileSync(join(folder, `${name}.wasm`)).toString("base64");
    return `export const bytesAtHand = async () => Uint8Array.from(atob("${bytes}"), (letter) => letter.charCodeAt(0));`;
  },
});

/** Letters beyond ASCII as escapes: a page that does not name its character set reads a classic script in another one. */
const inAscii = {
  name: "camlann-ascii",
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    }
  },
};

/** Bundles a file of the package NAME; `plugins` are those of this one alone. */
const bundle = (name, entry, file, format, { plugins = [], ...options } = {}) =>
  build({
    configFile: join(web, "vite.board.config.ts"),
    root: web,
    publicDir: false,
    logLevel: "warn",
    plugins: format === "iife" ? [...plugins, inAscii] : plugins,
    build: {
      target: "es2022",
      emptyOutDir: false,
      outDir: join(out, name, "dist"),
      minify: format === "iife",
      lib: {
        entry,
        name: `camlann${name === "core" ? "" : name[0].toUpperCase() + name.slice(1)}`,
        formats: [format],
        fileName: () => file,
      },
      ...options,
    },
  });

/** All of the core in one classic script, `camlann`, which also works in a page that is opened from a disk. */
const makeSingleFile = () =>
  bundle("core", join(out, "core/dist/index.js"), "single.js", "iife", {
    plugins: [withoutFiles("camlann_package", wasm, /\/core\/dist\/bytes\.js$/)],
  });

/** Imports of these names stay imports, of the files and packages that are installed beside the bundle. */
const outside = (names) => ({
  name: "camlann-outside",
  enforce: "pre",
  resolveId: (id) => (names[id] ? { id: names[id], external: true } : null),
});

/** Imports of these names are bundled from the files. */
const inside = (names) => ({ name: "camlann-inside", enforce: "pre", resolveId: (id) => names[id] ?? null });

/** Types of the package NAME, from its tsconfig.build.json. */
const declare = (name) => run("npx", "tsc", "--project", `${name}/tsconfig.build.json`);

/** The engine: what a page loads, its worker, and both with the module in one classic script. */
async function makeEngine() {
  const source = join(web, "engine/src");
  const dist = join(out, "engine/dist");
  await bundle("engine", join(source, "worker.ts"), "worker.js", "es", {
    plugins: [outside({ "camlann-thinker": "./camlann_thinker.mjs" })],
  });
  await bundle("engine", join(source, "api.ts"), "index.js", "es", {
    plugins: [outside({ "./start.ts": "./start.js" })],
  });
  // Other bundlers find the worker by these very words, which ours would rewrite.
  const start = ts.transpileModule(readFileSync(join(source, "start.ts"), "utf8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(join(dist, "start.js"), start.outputText);
  for (const file of ["camlann_thinker.mjs", "camlann_thinker.wasm"]) cpSync(join(thinking, file), join(dist, file));

  await bundle("engine", join(source, "worker.ts"), "single_worker.js", "iife", {
    plugins: [
      inside({ "camlann-thinker": join(thinking, "camlann_thinker.mjs") }),
      withoutFiles("camlann_thinker", thinking, /\/engine\/src\/bytes\.ts$/),
    ],
  });
  const text = readFileSync(join(dist, "single_worker.js"), "utf8");
  rmSync(join(dist, "single_worker.js"));
  await bundle("engine", join(source, "api.ts"), "single.js", "iife", {
    plugins: [
      {
        name: "camlann-worker-at-hand",
        enforce: "pre",
        transform: (_, id) =>
          id.endsWith("/engine/src/start.ts")
            ? `const text = ${JSON.stringify(text)};
               export const startWorker = () =>
                 new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));`
            : null,
      },
    ],
  });
  declare("engine");
  cpSync(join(root, "data/networks"), join(out, "engine/networks"), { recursive: true });
  describe("engine", {
    exports: {
      ".": { types: "./dist/declared.d.ts", default: "./dist/index.js" },
      "./single.js": "./dist/single.js",
      "./networks/*": "./networks/*",
    },
    files: ["dist", "networks"],
  });
}

/** The board as one file, for pages without a bundler. */
async function makeBoard() {
  await build({
    configFile: join(web, "vite.board.config.ts"),
    root: join(web, "board"),
    logLevel: "warn",
    build: {
      target: "es2022",
      minify: false,
      emptyOutDir: false,
      outDir: join(out, "board/dist"),
      lib: { entry: "src/api.ts", formats: ["es"], fileName: "api" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  declare("board");
  for (const styles of ["board.css", "css"]) {
    cpSync(join(web, "board", styles), join(out, "board", styles), { recursive: true });
  }
  describe("board", {
    exports: { ".": { types: "./dist/api.d.ts", default: "./dist/api.js" }, "./board.css": "./board.css" },
    files: ["dist", "board.css", "css"],
  });
}

/** Taps to moves: beside the board and the core, and with both in one classic script. */
async function makePlay() {
  const source = join(web, "play/src");
  const packages = { "@camlann/board": "@camlann/board", "@camlann/core": "@camlann/core" };
  await bundle("play", join(source, "api.ts"), "index.js", "es", { plugins: [outside(packages)] });
  await bundle("play", join(source, "single.ts"), "single.js", "iife", {
    plugins: [
      inside({ "@camlann/core": join(out, "core/dist/index.js"), "@camlann/board": join(web, "board/src/api.ts") }),
      withoutFiles("camlann_package", wasm, /\/core\/dist\/bytes\.js$/),
    ],
  });
  declare("play");
  describe("play", {
    exports: { ".": { types: "./dist/declared.d.ts", default: "./dist/index.js" }, "./single.js": "./dist/single.js" },
    files: ["dist"],
  });
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await makeCore();
await makeBoard();
await makeEngine();
await makePlay();
for (const name of ["core", "board", "engine", "play"]) {
  const [{ filename, unpackedSize }] = JSON.parse(
    run("npm", "pack", join(out, name), "--json", "--offline", "--pack-destination", out),
  );
  const packed = statSync(join(out, filename)).size;
  console.log(`build/packages/${filename}: ${packed} bytes, ${unpackedSize} unpacked`);
}
