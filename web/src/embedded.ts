// The page of an embedded board or standing, which has no player, no cookie and no setting.
import { mount } from "svelte";
import "@camlann/board/board.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./embed/frame.css";
import Embed from "./embed/Embed.svelte";
import Standing from "./embed/Standing.svelte";
import { readAddress } from "./embed/request.ts";
import { useEmbeddedLanguage } from "./languages/load_embedded.ts";
import { speaking } from "./lib/language.ts";

const embedded = readAddress(new URL(location.href));
const { theme, board, accent, language } = embedded.look;
const root = document.documentElement;
root.dataset["theme"] = theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
root.dataset["board"] = board;
if (accent !== null) root.style.setProperty("--accent", accent);

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
speaking.done = useEmbeddedLanguage(language);
void speaking.done.then(() => {
  if (embedded.tournament === null) mount(Embed, { target, props: { embedded } });
  else mount(Standing, { target, props: { id: embedded.tournament } });
});
