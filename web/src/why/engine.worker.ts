// The engine in a worker with its own core. It answers one question at a time.
import { Answers, type Asked } from "./answers.ts";
import { SiteNetworks } from "./networks.ts";
import { startThinker } from "./thinker.ts";

const answers = new Answers(() => startThinker(), new SiteNetworks());

addEventListener("message", ({ data }: MessageEvent<Asked & { definitions: string }>) => {
  answers.to(data).then(
    (answer) => {
      postMessage(answer);
    },
    () => {
      postMessage(null);
    },
  );
});
