// A person with a screen reader: knows the accessibility tree as the browser computes it, collects the announcements of live regions, and acts by keys.
// It has no selector, no place on the screen and no test id.
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A node of the tree that is not ignored. */
export interface Told {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  /** "focused", "checked", "pressed", "selected", "disabled", "expanded", "live"... */
  readonly states: Readonly<Record<string, unknown>>;
}

interface Property {
  name: string;
  value: { value?: unknown };
}
interface Raw {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  properties?: Property[];
}

const told = ({ role, name, value, properties = [] }: Raw): Told => ({
  role: String(role?.value ?? ""),
  name: String(name?.value ?? "").trim(),
  value: String(value?.value ?? ""),
  states: Object.fromEntries(properties.map((one) => [one.name, one.value.value])),
});

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === "string" ? text === wanted : wanted.test(text);

/** Presses after which something that has not got the focus is out of reach. */
const patience = 120;

/** Collects in the page what live regions say, as a screen reader does: what is in a new region at once is not heard, but for alerts. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { camlannSaid: said });
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const last = new WeakMap<Element, string>();
  const say = (region: Element): void => {
    const open = document.querySelector("dialog:modal");
    if (region.closest('[aria-hidden="true"], [inert]') || !region.checkVisibility()) return;
    if (open && !open.contains(region)) return;
    const text = (region.textContent ?? "").replace(/\s+/gu, " ");
    if (text === last.get(region)) return;
    last.set(region, text);
    if (text.trim() !== "") said.push(text.trim());
  };
  new MutationObserver((changes) => {
    const fresh = new Set<Element>();
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)]) fresh.add(region);
      }
    }
    const regions = new Set<Element>();
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region && !fresh.has(region)) regions.add(region);
    }
    for (const region of fresh) {
      if (region.matches('[role="alert"]')) regions.add(region);
      else last.set(region, (region.textContent ?? "").replace(/\s+/gu, " "));
    }
    for (const region of regions) say(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Reader {
  private constructor(
    readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  /** Takes a page into these hands, before it has shown anything. */
  static async of(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Accessibility.enable");
    return new Reader(page, browser);
  }

  /** The whole tree in reading order. */
  async tree(): Promise<Told[]> {
    const { nodes } = (await this.browser.send("Accessibility.getFullAXTree")) as { nodes: Raw[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const children = new Set(nodes.flatMap(({ childIds = [] }) => childIds));
    const found: Told[] = [];
    const walk = (node: Raw | undefined): void => {
      if (!node) return;
      if (!node.ignored) found.push(told(node));
      for (const id of node.childIds ?? []) walk(byId.get(id));
    };
    for (const node of nodes) if (!children.has(node.nodeId)) walk(node);
    return found;
  }

  /** All nodes of a role, by their names. */
  async all(role: string, name: string | RegExp = /./u): Promise<Told[]> {
    return (await this.tree()).filter((node) => node.role === role && matches(node.name, name));
  }

  /** Waits until the tree has a node. */
  async finds(role: string, name: string | RegExp, timeout = 15_000): Promise<Told> {
    let node: Told | undefined;
    await expect
      .poll(async () => (node = (await this.all(role, name))[0]) !== undefined, {
        message: `${role} ${String(name)} is in the tree`,
        timeout,
      })
      .toBe(true);
    if (!node) throw new Error(`no ${role} ${String(name)}`);
    return node;
  }

  /** What has the focus, as the browser tells a screen reader. */
  async focused(): Promise<Told> {
    const { result } = (await this.browser.send("Runtime.evaluate", { expression: "document.activeElement" })) as {
      result: { objectId?: string };
    };
    const { nodes } = (await this.browser.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId ?? "",
      fetchRelatives: false,
    })) as { nodes: Raw[] };
    if (result.objectId) await this.browser.send("Runtime.releaseObject", { objectId: result.objectId });
    const [node] = nodes;
    if (!node) throw new Error("nothing has the focus");
    return told(node);
  }

  /** The focus is on something with a role and a name: it was not lost by what was done last. */
  async keepsFocus(): Promise<void> {
    await expect
      .poll(async () => (await this.focused()).role, { message: "something has the focus" })
      .not.toMatch(/^(RootWebArea|generic|none|)$/u);
  }

  /** Goes on with Tab until something has the focus. */
  async tabTo(role: string, name: string | RegExp, key = "Tab"): Promise<Told> {
    const met: string[] = [];
    for (let presses = 0; presses <= patience; presses++) {
      const node = await this.focused();
      if (node.role === role && matches(node.name, name)) return node;
      met.push(`${node.role} ${node.name}`);
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not reach ${role} ${String(name)}; it met ${met.join(" | ")}`);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Goes to a control and presses it. */
  async does(role: string, name: string | RegExp): Promise<void> {
    await this.finds(role, name);
    await this.tabTo(role, name);
    await this.press("Enter");
  }

  /** Goes to a field and writes a text in place of what is in it. */
  async writes(name: string | RegExp, text: string): Promise<void> {
    await this.tabTo("textbox", name);
    await this.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** What was said since the last call. */
  async heard(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { camlannSaid: string[] }).camlannSaid.splice(0));
  }

  /** Waits until something is said; returns it. All that was said before it is gone. */
  async hears(wanted: RegExp, timeout = 15_000): Promise<string> {
    const all: string[] = [];
    await expect
      .poll(
        async () => {
          all.push(...(await this.heard()));
          return all.some((text) => wanted.test(text)) ? "heard" : all.join(" | ");
        },
        { message: `hears ${String(wanted)}`, timeout },
      )
      .toBe("heard");
    return all.find((text) => wanted.test(text)) ?? "";
  }

  // ---- the board ----

  /** The squares by their names, with what the tree says of each. */
  async squares(): Promise<Map<string, string>> {
    const cells = await this.all("gridcell");
    return new Map(cells.map(({ name }) => [name.split(",")[0] ?? "", name]));
  }

  /** Goes to the board, if it is not there, and by arrow keys to a square. */
  async goTo(square: string): Promise<void> {
    const names = [...(await this.squares()).keys()];
    const rank = (name: string): number => Number(name.slice(1));
    const file = (name: string): number => name.toUpperCase().charCodeAt(0);
    // The first row is read first: of a board that is turned around it is White's.
    const upright = rank(names[0] ?? "") > rank(names.at(-1) ?? "") ? 1 : -1;
    await this.tabTo("gridcell", /./u);
    const here = async (): Promise<string> => (await this.focused()).name.split(",")[0] ?? "";
    for (let steps = 0, at = await here(); at !== square; steps++, at = await here()) {
      if (steps > 60) throw new Error(`arrow keys do not reach ${square} from ${at}`);
      const up = (rank(square) - rank(at)) * upright;
      const right = (file(square) - file(at)) * upright;
      // Along a rank first, unless the castles, which have fewer squares, are in the way.
      const sideways = right !== 0 && (up === 0 || steps % 2 === 0);
      await this.press(sideways ? (right > 0 ? "ArrowRight" : "ArrowLeft") : up > 0 ? "ArrowUp" : "ArrowDown");
    }
  }

  /** Goes to squares one after another and presses Enter on each. */
  async walks(...squares: string[]): Promise<void> {
    for (const square of squares) {
      await this.goTo(square);
      await this.press("Enter");
    }
  }
}
