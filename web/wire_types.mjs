// Ends with a message unless the types that follow from src/wire/messages are there and newer than it. npm runs it before whatever
// needs them.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const web = import.meta.dirname;
const messages = join(web, "../src/wire/messages");

const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const described = Math.max(...readdirSync(messages).map((name) => changed(join(messages, name))));

for (const file of ["core/src/wire.ts", "src/lib/wire_game.ts", "src/lib/wire.ts"]) {
  const written = changed(join(web, file));
  if (written >= described) continue;
  console.error(`web/${file} is ${written === 0 ? "missing" : "older than src/wire/messages"}: run script/wire`);
  process.exit(1);
}
