// Starts the work of the page for its player, apart from the first load, which needs nothing of it.
import { hearNewer } from "./frame/hear_newer.ts";
import { afterPaint } from "./lib/after_paint.ts";
import { myName } from "./lib/me.ts";
import { followAccount } from "./lib/own_storage.ts";

followAccount();
hearNewer();
// When the page is up and its other parts are on their way.
setTimeout(() => {
  void import("./frame/new_version.svelte.ts").then(({ keepThisPage }) => keepThisPage());
}, 3000);
if (myName() !== "") {
  afterPaint(() => {
    void import("./progress/sync.ts").then(({ followProgress }) => {
      followProgress();
    });
  });
}
