import { mount } from "svelte";
import "@camlann/board/board.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { followSettings } from "./lib/settings.svelte.ts";

followSettings();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });
