// Reads files of tables apart from the page. One question after another.
import { once } from "../lib/once.ts";
import { openKeep } from "./files.ts";
import { Pieces } from "./pieces.ts";
import { Reader } from "./reader.ts";
import type { Answered, Question, WorkerName } from "./stored.ts";

const name = self.name as WorkerName;

/** Fails without a network where no table is kept. */
const reader = once(async () => {
  const pieces = new Pieces(name === "keeping" ? await openKeep() : null);
  await pieces.open();
  return Reader.start(pieces);
});

let busy: Promise<unknown> = reader().catch(() => undefined);

async function answer({ number, asked }: Question): Promise<Answered> {
  try {
    const one = await reader();
    const values = asked ? await one.perfectValues(asked.variant, asked.rules, asked.fen) : one.tables();
    return { number, values };
  } catch {
    return { number, failed: true };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  busy = busy.then(
    async () => postMessage(await answer(data)),
    async () => postMessage(await answer(data)),
  );
});
