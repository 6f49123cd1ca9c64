// The build of a site without a server (`npm run static`): pages that need a server say so, links to them are not shown, and each address
// known at build time is a folder with index.html, because such a host answers nothing else.
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { gamesIn } from "./catalog.ts";
import { entriesOf, fileOf, routes, type PageName } from "./src/lib/routes.ts";

const needServer = new Set<PageName>([
  ...(["invite", "studies", "study", "player", "leaders", "account", "conduct", "records", "record"] as const),
  ...(["days", "mail", "admin", "tournaments", "tournament", "league", "club"] as const),
]);

/** In place of their components. */
const substitute = "NeedsServer.svelte";

/** Returns the file name of a page's component in this build. */
export const componentOf = (page: PageName): string => (needServer.has(page) ? substitute : fileOf(page));

const replaced = new Set([...needServer].map(fileOf));

/** Parts of pages that have another form there, by the end of the path of what imports them. */
const parts: Readonly<Record<string, { from: string; to: string }>> = {
  "/src/print/PrintForm.svelte": { from: "./ask.ts", to: "./ask_here.ts" },
  "/src/print/Preview.svelte": { from: "./ask.ts", to: "./ask_here.ts" },
};

/** First parts of addresses: of those pages, and of what a server answers itself. */
const absent = [...needServer].flatMap(entriesOf).map((name) => name.replace(".html", ""));
const hidden = [...absent, "api", "status", "version"]
  .flatMap((part) => [`[href="/${part}"]`, `[href^="/${part}/"]`, `[href^="/${part}?"]`])
  .join(",");
const style = `a:is(${hidden}){display:none!important}`;

/** Returns the addresses of a pattern that are known: those without parameters, and those of each game. */
function addressesOf(pattern: string, games: readonly string[], puzzles: readonly string[]): string[] {
  if (pattern.startsWith("/puzzles/:game"))
    return puzzles.flatMap((game) => ["", "/daily", "/storm"].map((kind) => `/puzzles/${game}${kind}`));
  const [path = "", parameter] = pattern.split("/:");
  if (parameter === undefined) return [path];
  return parameter.startsWith("game=") ? [path, ...games.map((game) => `${path}/${game}`)] : [];
}

/** `core`: the folder of the rules core; `puzzles`: that of the files of puzzles. */
export function withoutServer(core: string, puzzles: string): Plugin {
  const withPuzzles = readdirSync(puzzles).flatMap((name) =>
    name.endsWith(".jsonl") ? [basename(name, ".jsonl")] : [],
  );
  return {
    name: "camlann-without-server",
    apply: "build",
    resolveId: {
      order: "pre",
      handler(source, importer = "") {
        const [, part] = Object.entries(parts).find(([end]) => importer.endsWith(end)) ?? [];
        if (part?.from === source) return this.resolve(part.to, importer);
        if (!importer.endsWith("/src/pages.ts") || !replaced.has(basename(source))) return null;
        return this.resolve(`./ui/${substitute}`, importer);
      },
    },
    transformIndexHtml: () => [{ tag: "style", children: style, injectTo: "head" }],
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const sourceOf = (fileName: string): string | undefined => {
          const file = bundle[fileName];
          return file?.type === "asset" ? String(file.source) : undefined;
        };
        const emit = (fileName: string, source = ""): string => this.emitFile({ type: "asset", fileName, source });
        const games = await gamesIn(core);
        const patterns = Object.values(routes).flat();
        for (const address of patterns.flatMap((one) => addressesOf(one, games, withPuzzles))) {
          if (address === "/") continue;
          const entry = sourceOf(`${address.split("/")[1] ?? ""}.html`);
          if (entry === undefined) throw new Error(`${address} has no entry`);
          emit(`${address.slice(1)}/index.html`, entry);
        }
        // Hosts show it for every other address: the page then finds out what that is.
        emit("404.html", sourceOf("index.html"));
        // The host may add tables: `camlann tables index`.
        emit("tables/index.txt");
        for (const name of Object.keys(bundle)) {
          // The manual links to its pages without an ending.
          const manual = /^(docs\/.+)\.html$/.exec(name);
          const moved = manual !== null && !name.endsWith("/index.html");
          if (moved) emit(`${manual[1] ?? ""}/index.html`, sourceOf(name));
          if (moved || name.endsWith(".links")) Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}
