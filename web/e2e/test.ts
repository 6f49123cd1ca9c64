// The fixtures of every browser test: a server for each worker, and a hand that plays on the board.
import { test as base, expect, type Locator, type Page, type Route } from "@playwright/test";
import { Server } from "./server.ts";

export interface NewGame {
  variant?: string;
  rules?: string;
  fen?: string | null;
  opponent?: "computer" | "person";
  level?: number;
  colour?: "w" | "b" | "random";
  mayResign?: boolean;
  time?: { base?: number; increment?: number; delay?: number; days?: number };
  seats?: { player?: "person" | "computer"; level?: number; name?: string }[];
}

/** One game page in the hands of a person. */
export class Hand {
  constructor(readonly page: Page) {}

  square(name: string): Locator {
    return this.page.locator(`[data-square="${name}"]`);
  }

  /** A click with the mouse in the middle of a square. */
  async click(name: string): Promise<void> {
    const box = await this.square(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the board`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Picks and plays, once the piece may move: before that a tap is not meant for it. */
  async move(from: string, to: string): Promise<void> {
    await expect(this.square(from)).toHaveAttribute("aria-label", /\d (move|capture)/, { timeout: 15_000 });
    await this.click(from);
    await this.click(to);
  }

  /** Waits until the server has all moves: a hint is not asked for before. In games with hints, in one's own turn. */
  async expectDelivered(): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Hint" }).first()).toBeEnabled();
  }

  get line(): Locator {
    return this.page.locator(".line [role=status]");
  }

  get moves(): Locator {
    return this.page.locator(".rail .moves button");
  }

  /** The piece on a square, as the screen reader hears it. */
  async expectPiece(square: string, piece: `${"white" | "black"} ${string}` | "empty"): Promise<void> {
    await expect(this.square(square)).toHaveAttribute(
      "aria-label",
      new RegExp(`^${square}(, \\w+'s castle)?, ${piece}`),
    );
  }
}

/** Holds back the requests to an address until the returned function is called; then each is answered, or travels on. */
export async function holdBack(
  page: Page,
  address: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

interface Fixtures {
  hand: Hand;
  /** Another person: a browser of their own, with a name in it if one is given. */
  person: (name?: string) => Promise<Hand>;
  /** Makes a game with the player's own key and opens it. */
  open: (wanted: NewGame) => Promise<string>;
  /** Closes all pages when the test is over: they would ask the server for ever, and all come back at once where it is killed. */
  leave: undefined;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  hand: async ({ page }, use) => {
    await use(new Hand(page));
  },
  person: async ({ browser, server }, use) => {
    await use(async (name) => {
      const context = await browser.newContext({ baseURL: server.address });
      if (name !== undefined) {
        await context.addInitScript((called) => localStorage.setItem("camlann.name", called), name);
      }
      return new Hand(await context.newPage());
    });
  },
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  open: async ({ page, server }, use) => {
    await use(async (wanted) => {
      await page.request.get(`${server.address}/api/games`);
      const answer = await page.request.post(`${server.address}/api/games`, {
        data: {
          variant: "cam",
          fen: null,
          opponent: "person",
          level: 1,
          colour: "w",
          mayResign: false,
          ...wanted,
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { id } = (await answer.json()) as { id: string };
      await page.goto(`/game/${id}`);
      await page.locator("[data-square]").first().waitFor();
      return id;
    });
  },
});

export { expect };
