// The engine as an opponent. With several threads it has no levels.
import { Answers, type Asked } from "../why/answers.ts";
import { SiteNetworks } from "../why/networks.ts";
import { startThinker } from "../why/thinker.ts";

const answers = new Answers(() => startThinker(undefined, 0), new SiteNetworks());

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
