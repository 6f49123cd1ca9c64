// The build of embed.html, the board for other sites, into the folder of the built page. Apart from the page's build, so that neither
// changes what the other loads first. One file, and one for each other language than English.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalog } from "./catalog.ts";
import { drawings } from "./drawings.ts";
import { languages } from "./languages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    catalog(here("../build/wasm")),
    drawings(here("../data/drawings")),
    languages(here("src/languages")),
  ],
  resolve: { alias: { "camlann-core": here("../build/wasm/camlann_core.mjs") } },
  publicDir: false,
  build: {
    target: "es2022",
    assetsDir: "assets/embed",
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: here("embed.html") },
  },
});
