// The networks that evaluate positions (doc/formats/network.md), found when the page is built: by game, the address of the file, which
// workers fetch with the first question that uses it. `import { networkFiles } from "virtual:networks"`.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:networks";
const ending = ".network";

export function networks(folder: string): Plugin {
  return {
    name: "camlann-networks",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .sort();
      const imports = files.map(
        (file, at) => `import url${String(at)} from ${JSON.stringify(`${join(folder, file)}?url&no-inline`)};`,
      );
      const entries = files.map((file, at) => `${JSON.stringify(file.slice(0, -ending.length))}: url${String(at)}`);
      return `${imports.join("\n")}\nexport const networkFiles = { ${entries.join(", ")} };`;
    },
  };
}
