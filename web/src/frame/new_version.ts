import { mount } from "svelte";
import { keepPage } from "../offline/keep.ts";
import NewVersion from "./NewVersion.svelte";

/** Keeps the page for use without a network, and says when a newer version of it is there. */
export async function keepThisPage(): Promise<void> {
  let said = false;
  await keepPage((load) => {
    if (said) return;
    said = true;
    mount(NewVersion, { target: document.body, props: { load } });
  });
}
