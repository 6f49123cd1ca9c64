// The folders of src, lowest layer first, and the ESLint rule that keeps them in order: a file may import from its own folder and from
// lower layers only. Tests may import anything. A new folder needs a place in the list.
import { dirname, relative, resolve, sep } from "node:path";

const layers = [
  ["lib", "styles"],
  ["chat", "offline", "play", "turns", "ui"],
  [
    "about",
    "archive",
    "conduct",
    "cores",
    "directors",
    "mail",
    "new_game",
    "privacy",
    "reminders",
    "report",
    "seek",
    "share",
    "stage",
    "values",
    "why",
  ],
  ["eventchat"],
  ["device", "editor", "frame", "player", "puzzles", "rules", "session", "settings", "study", "tournaments", "uploads"],
  ["account", "coach", "courses", "days", "endings", "imported", "invite", "leaders", "leagues", "print"],
  ["openings", "people", "review", "studies"],
  ["admin", "beside", "clubs", "learn"],
  ["analysis", "contests", "embed", "game", "home", "profile", "progress", "records"],
  ["languages"],
  [""], // src itself: the app and its pages
];

const root = resolve(import.meta.dirname, "src");

/** Returns the folder of a file in src ("" for src itself), or undefined outside of it. */
function folderOf(file) {
  const path = relative(root, file);
  if (path.startsWith("..")) return undefined;
  const parts = path.split(sep);
  return parts.length > 1 ? parts[0] : "";
}

const layerOf = (folder) => layers.findIndex((layer) => layer.includes(folder));

/** Returns why a file may not import a path, or undefined if it may. */
export function objection(file, path) {
  if (!path.startsWith(".")) return undefined;
  const from = folderOf(file);
  const to = folderOf(resolve(dirname(file), path));
  if (from === undefined || to === undefined || from === to) return undefined;
  for (const folder of [from, to]) if (layerOf(folder) < 0) return `src/${folder} has no layer in layers.js`;
  if (layerOf(to) < layerOf(from)) return undefined;
  return `src/${from} may not import from src/${to}, which is not in a lower layer (layers.js)`;
}

const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const check = (source) => {
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const message = objection(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      // A worker, or a type from another file.
      'NewExpression[callee.name="URL"]': ({ arguments: [path] }) => check(path),
      TSImportType: ({ source }) => check(source),
    };
  },
};

export default { rules: { order: rule } };
