// Prepares the built page for delivery: an entry for each page, which preloads everything the page needs; the same as the value
// of a `Link` header in `entry.html.links`, which a browser reads before the HTML; a comment at the top of scripts that should be
// compiled eagerly; and a Brotli copy of every file, as `file.js.br`, which the server sends to clients that accept it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { entriesOf, fileOf, routes, type PageName } from "./src/lib/routes.ts";

type Bundle = Rolldown.OutputBundle;

/** The chunk of a module and those that it needs with it. */
function chunksOf(bundle: Bundle, module: string): Rolldown.OutputChunk[] {
  const entry = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith(module)),
  );
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

/** Returns the file names of the entries, and the component that each preloads: of pages with one first part, the first. */
export const entries = (componentOf = fileOf): [string, string][] => {
  const found = new Map<string, string>();
  for (const page of Object.keys(routes) as PageName[]) {
    for (const name of entriesOf(page)) if (!found.has(name)) found.set(name, `/${componentOf(page)}`);
  }
  return [...found];
};

/** What the HTML asks for, for a `Link` header. */
const linked = (html: string): string =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(css|js))"/g)]
    .map(([, path, ending]) => `<${path}>; rel=${ending === "js" ? "modulepreload" : "preload; as=style"}; crossorigin`)
    .join(", ");

/** For each page an entry with links to all that it needs after its first script. */
export function pageEntries(componentOf = fileOf): Plugin {
  return {
    name: "camlann-page-entries",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("no index.html");
        const html = String(page.source);
        for (const [fileName, module] of entries(componentOf)) {
          const chunks = chunksOf(bundle, module);
          const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
          const links = [
            ...chunks.map((chunk) => [chunk.fileName, "modulepreload"]),
            ...styles.map((name) => [name, "stylesheet"]),
          ]
            .filter(([name = ""]) => !html.includes(name))
            .map(([name = "", rel = ""]) => `    <link rel="${rel}" crossorigin href="/${name}">\n`);
          const source = html.replace("  </head>", `${links.join("")}  </head>`);
          if (fileName === page.fileName) page.source = source;
          else this.emitFile({ type: "asset", fileName, source });
          this.emitFile({ type: "asset", fileName: `${fileName}.links`, source: linked(source) });
        }
      },
    },
  };
}

/** Writes the addresses of the practice endings to a file, by which the server knows which there are. */
export function endingAddresses(listFile: string): Plugin {
  return {
    name: "camlann-ending-addresses",
    apply: "build",
    generateBundle() {
      const endings = JSON.parse(readFileSync(listFile, "utf8")) as { game: string; id: string }[];
      const source = JSON.stringify(endings.map(({ game, id }) => `${game}/${id}`));
      this.emitFile({ type: "asset", name: "endings.json", source });
    },
  };
}

/**
 * Marks chunks of which nearly everything is called at once. A browser that knows the mark (Chrome 136) compiles them in parallel
 * while they load; others compile each function on its first call, while the user waits.
 */
export function compiledEarly(names: readonly string[]): Plugin {
  return {
    name: "camlann-compiled-early",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.name === name);
          if (chunk?.type !== "chunk") throw new Error(`no chunk ${name}`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/**
 * Lets styles be fetched again after a failure: vite keeps the link that has failed, takes its styles for loaded, and then shows
 * parts of the page without them.
 */
export function stylesAgain(): Plugin {
  const changes = [
    ["throw err;", "delete seen[href];\n\t\tthrow err;"],
    ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ] as const;
  return {
    name: "camlann-styles-again",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        let changed = code;
        for (const [from, to] of changes) {
          if (changed.split(from).length < 2) throw new Error(`vite loads styles in another way: no ${from}`);
          changed = changed.replace(from, to);
        }
        return { code: changed, map: null };
      },
    },
  };
}

/** Adds the licence to the page as `licence.txt`. */
export const licence = (file: string): Plugin => ({
  name: "camlann-licence",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "licence.txt", source: readFileSync(file, "utf8") });
  },
});

const packable = /\.(html|m?js|css|svg|wasm|txt|jsonl?|network)$/;
const worthPacking = 512;

/** The manual, half of all bytes, is packed in an eighteenth of the time; its copies are an eighth larger. */
const manual = /^(docs|api)\b/;
const manualQuality = 9;

/** Writes the Brotli copy of a file. */
async function pack(path: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path), { params }));
}

/** Compresses each file in the folder of the built page. In the last of the builds, which has them all; only after it has written its own, so that the error of a failed one is not hidden. */
export function brotli(folder: string): Plugin {
  return {
    name: "camlann-brotli",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
          (name) => packable.test(name) && statSync(join(folder, name)).size >= worthPacking,
        );
        const qualityOf = (name: string) => (manual.test(name) ? manualQuality : constants.BROTLI_MAX_QUALITY);
        await Promise.all(names.map((name) => pack(join(folder, name), qualityOf(name))));
      },
    },
  };
}
