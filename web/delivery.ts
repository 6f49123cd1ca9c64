// How the built page is made ready to travel: an entry of its own for games, which asks at once for all that a game needs,
// and every file packed with Brotli beside the plain one, as `file.js.br`; the server sends that to whoever takes it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** The chunk of a module and those that it needs with it. */
function chunksOf(bundle: Bundle, module: string): Rolldown.OutputChunk[] {
  const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.facadeModuleId?.endsWith(module));
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Bundle[string] | undefined): void => {
    if (chunk?.type !== "chunk" || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  add(entry);
  if (found.size === 0) throw new Error(`no chunk of ${module}`);
  return [...found];
}

/** `game.html`: the page as it is, with links to what comes after its first script. */
export function gameEntry(): Plugin {
  return {
    name: "camlann-game-entry",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("no index.html");
        const html = String(page.source);
        const chunks = chunksOf(bundle, "/game/GamePage.svelte");
        const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const core = Object.keys(bundle).filter((name) => /camlann_core-.*\.wasm$/.test(name));
        const links = [
          ...chunks.map(({ fileName }) => [fileName, "modulepreload"]),
          ...styles.map((name) => [name, 'preload" as="style']),
          // The rules are the longest: what is to be seen comes first.
          ...core.map((name) => [name, 'preload" as="fetch" fetchpriority="low']),
        ]
          .filter(([name = ""]) => !html.includes(name))
          .map(([name = "", rel = ""]) => `    <link rel="${rel}" crossorigin href="/${name}">\n`);
        const source = html.replace("  </head>", `${links.join("")}  </head>`);
        this.emitFile({ type: "asset", fileName: "game.html", source });
      },
    },
  };
}

const packable = /\.(html|js|css|svg|wasm|txt)$/;
const worthPacking = 512;

export function brotli(folder: string): Plugin {
  return {
    name: "camlann-brotli",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!packable.test(name) || statSync(path).size < worthPacking) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}
