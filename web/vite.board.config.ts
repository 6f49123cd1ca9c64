// Build of the board package, which needs the drawings.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { drawings } from "./drawings.ts";

export default defineConfig({
  plugins: [drawings(fileURLToPath(new URL("../data/drawings", import.meta.url)))],
});
