// Reads files of tables apart from the page. One question after another.
import { openKeep, Pieces } from "./pieces.ts";
import { Reader } from "./reader.ts";
import type { Answered, Question } from "./stored.ts";

async function start(): Promise<Reader> {
  const pieces = new Pieces(await openKeep());
  await pieces.open();
  return Reader.start(pieces);
}

const reader = start();
// Without a network it fails, perhaps before the first question.
let busy: Promise<unknown> = reader.catch(() => undefined);

async function answer({ number, asked }: Question): Promise<Answered> {
  try {
    const one = await reader;
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
