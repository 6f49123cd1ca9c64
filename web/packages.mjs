// Makes the packages of the JavaScript door: build/packages/camlann-core-X.tgz and camlann-board-X.tgz. Run by script/packages
// and script/test, after the package preset is built.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const web = import.meta.dirname;
const root = join(web, "..");
const out = join(root, "build/packages");
const wasm = join(root, "build/package");

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
  run("npx", "tsc", "--project", "core/tsconfig.build.json");
  for (const file of ["camlann_package.mjs", "camlann_package.wasm"]) {
    cpSync(join(wasm, file), join(out, "core/dist", file));
  }
  await makeSingleFile();
  describe("core", {
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    files: ["dist"],
  });
}

/** All of the core in one classic script, `camlann`, which also works in a page that is opened from a disk. */
async function makeSingleFile() {
  const bytes = readFileSync(join(wasm, "camlann_package.wasm")).toString("base64");
  await build({
    configFile: false,
    root: join(out, "core"),
    logLevel: "warn",
    plugins: [
      {
        name: "camlann-single-file",
        enforce: "pre",
        transform(code, id) {
          if (id.endsWith("/camlann_package.mjs")) {
            return code
              .replace('new URL("camlann_package.wasm",import.meta.url).toString()', '""')
              .replaceAll("import.meta.url", '""');
          }
          if (!id.endsWith("/bytes.js")) return null;
          return `export const bytesAtHand = async () => Uint8Array.from(atob("${bytes}"), (letter) => letter.charCodeAt(0));`;
        },
      },
    ],
    build: {
      target: "es2022",
      emptyOutDir: false,
      outDir: join(out, "core/dist"),
      lib: { entry: "dist/index.js", name: "camlann", formats: ["iife"], fileName: () => "single.js" },
    },
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
    },
  });
  run("npx", "tsc", "--project", "board/tsconfig.build.json");
  for (const styles of ["board.css", "css"]) {
    cpSync(join(web, "board", styles), join(out, "board", styles), { recursive: true });
  }
  describe("board", {
    exports: { ".": { types: "./dist/api.d.ts", default: "./dist/api.js" }, "./board.css": "./board.css" },
    files: ["dist", "board.css", "css"],
  });
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await makeCore();
await makeBoard();
for (const name of ["core", "board"]) {
  const [{ filename, unpackedSize }] = JSON.parse(
    run("npm", "pack", join(out, name), "--json", "--offline", "--pack-destination", out),
  );
  const packed = statSync(join(out, filename)).size;
  console.log(`build/packages/${filename}: ${packed} bytes, ${unpackedSize} unpacked`);
}
