// Starts the worker. In the package's single file (web/packages.mjs) its text is here.
import type { Thinking } from "../../src/why/worker_queue.ts";

/** A worker of node. */
interface NodeWorker {
  on(name: "message" | "error", hear: (value: never) => void): void;
  postMessage(question: object): void;
  terminate(): Promise<number>;
  unref(): void;
  ref(): void;
}

/** In a browser: a page from another origin may import a worker, though not start it. */
export async function startWorker(): Promise<Thinking> {
  if (typeof Worker === "undefined") return inNode();
  if (new URL(import.meta.url).origin === location.origin) {
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  }
  const address = new URL(/* @vite-ignore */ /* webpackIgnore: true */ "worker.js", import.meta.url);
  const text = new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(text), { type: "module" });
}

async function inNode(): Promise<Thinking> {
  const threads = "node:worker_threads";
  const { Worker: Thread } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ threads)) as {
    Worker: new (address: URL) => NodeWorker;
  };
  const thread = new Thread(new URL(/* @vite-ignore */ "worker.js", import.meta.url));
  const thinking: Thinking = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => {
      thread.postMessage(question);
    },
    terminate: () => void thread.terminate(),
    hold: (busy) => {
      if (busy) thread.ref();
      else thread.unref();
    },
  };
  thread.on("message", (data: unknown) => thinking.onmessage?.({ data } as MessageEvent<never>));
  thread.on("error", (problem: Error) =>
    thinking.onerror?.({ message: problem.message, preventDefault: () => undefined } as unknown as ErrorEvent),
  );
  return thinking;
}
