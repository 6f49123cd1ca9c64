import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import layers from "./layers.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  {
    ignores: [
      "dist/",
      "dist-static/",
      "src/lib/wire.ts",
      "src/lib/wire_game.ts",
      "core/src/wire.ts",
      "node_modules/",
      "test-results/",
      "playwright-report/",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["**/*.test.ts", "**/*.fixture.ts"],
    plugins: { layers },
    rules: { "layers/order": "error" },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
