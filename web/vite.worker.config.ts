// The build of worker.js, the service worker, into the folder of the built page. The last of the builds: it has the list of their files,
// and compresses them all.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { brotli } from "./delivery.ts";
import { isKept } from "./kept_files.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
function buildIn(dist: string): { id: string; files: string[] } {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((path) => isKept(path) && statSync(join(dist, path)).isFile())
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  return { id: hash.digest("hex").slice(0, 16), files };
}

export default defineConfig(({ mode }) => {
  const dist = here(mode === "static" ? "dist-static" : "dist");
  return {
    // Hosts of files compress them themselves.
    plugins: mode === "static" ? [] : [brotli(dist)],
    publicDir: false,
    define: { thisBuild: JSON.stringify(buildIn(dist)) },
    build: {
      outDir: dist,
      target: "es2022",
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: here("src/offline/worker.ts"),
        output: { entryFileNames: "worker.js", format: "iife" },
      },
    },
  };
});
