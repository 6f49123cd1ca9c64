import { mount } from "svelte";
import "@camlann/board/board.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { useLanguage } from "./languages/load.ts";
import { keepGamesBy } from "./lib/device.ts";
import { speaking } from "./lib/language.ts";
import { router } from "./lib/router.svelte.ts";
import { served } from "./lib/served.ts";
import { followSettings, settings } from "./lib/settings.svelte.ts";
import { loadPage, type Shown } from "./pages.ts";

/** The first paint waits this long for the page, which has usually arrived. */
const patienceMs = 100;

// Apart from the first load, which needs nothing of it.
void import("./own_start.ts");
followSettings();
keepGamesBy(() => (served ? import("./device/service.ts") : import("./device/without_server.ts")));

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
const none = new Promise<undefined>((done) => {
  setTimeout(done, patienceMs);
});
speaking.done = useLanguage(settings.language);
const show = async (first?: Shown): Promise<void> => {
  await speaking.done;
  mount(App, { target, props: { first } });
};
// If the page fails to load, the app retries.
Promise.race([loadPage(router.route), none]).then(show, () => show());
