// The worker of the package: answers as the page's engine does, in a browser and in node.
import createThinker from "camlann-thinker";
import { CamlannError, type AnalysedLine, type StudyModule } from "@camlann/core/core";
import type { Problem } from "../../core/src/wire.ts";
import { Answers, type Asked } from "../../src/why/answers.ts";
import { thinkerOf } from "../../src/why/thinker_of.ts";
import { bytesAtHand } from "./bytes.ts";
import { OwnNetwork } from "./own_network.ts";

/** A message of the worker; each question gets one that is not `found`, the last. */
export type Reply =
  { found: readonly AnalysedLine[] } | { answer: unknown } | { problem: Problem | null; message: string };

/** A question with the options of its engine. */
export type Question = Asked & { definitions: string; network?: Uint8Array | string };

const network = new OwnNetwork();
const answers = new Answers(
  () =>
    thinkerOf<StudyModule>(async (told) => {
      const wasmBinary = await bytesAtHand();
      return createThinker({ ...(wasmBinary ? { wasmBinary } : {}), told });
    }),
  network,
);

async function answer(asked: Question, reply: (message: Reply) => void): Promise<void> {
  try {
    network.from = asked.network;
    reply({
      answer: await answers.to(asked, (found) => {
        reply({ found });
      }),
    });
  } catch (problem) {
    reply({
      problem: problem instanceof CamlannError ? problem.error : null,
      message: problem instanceof Error ? problem.message : String(problem),
    });
  }
}

/** The side of node's worker thread that hears its program. */
interface ParentPort {
  on(name: "message", hear: (asked: Question) => void): void;
  postMessage(message: Reply): void;
}

async function listenInNode(): Promise<void> {
  const threads = "node:worker_threads";
  const { parentPort: port } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ threads)) as {
    parentPort: ParentPort;
  };
  port.on("message", (asked) => {
    void answer(asked, (message) => {
      port.postMessage(message);
    });
  });
}

if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    void answer(data, (message) => {
      postMessage(message);
    });
  });
} else void listenInNode();
