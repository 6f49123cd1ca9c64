// Games that the browser keeps, and a way to play them to the end.
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import type { Legal } from "./core.ts";
import { expect, type Hand } from "./test.ts";

interface Kept {
  id: string;
  fen: string;
  moves: string[];
  result: unknown;
}

/** The games that this browser keeps. */
export const keptIn = (page: Page): Promise<Kept[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith("camlann.device.") ? [JSON.parse(text as string) as Kept] : [],
    ),
  );

/** Begins a game with the tile of a variant. */
export async function begin(page: Page, variant: RegExp, level = 1): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: new RegExp(`^${String(level)} ·`) }).check({ force: true });
  await page.getByRole("button", { name: variant }).click();
  await page.waitForURL(/\/game\/here-/);
}

/** Plays the game of Camette that is open to the end, by taps, and loads the page again in the middle. */
export async function playToTheEnd({ page, hand }: { page: Page; hand: Hand }, rules: Rules): Promise<void> {
  const result = page.locator(".say .heading", { hasText: /^(You win|You lose|Draw)/ });
  for (let turn = 0; turn < 120; turn++) {
    await expect
      .poll(async () => (await hand.moves.count()) >= turn * 2 || (await result.count()) > 0, { timeout: 30_000 })
      .toBe(true);
    if ((await result.count()) > 0) break;
    if (turn === 2) {
      await page.reload();
      await expect(hand.moves).toHaveCount(4);
    }
    const [game] = await keptIn(page);
    const { outcomes, goals } = rules("camette", game?.fen ?? "");
    const best = choose(outcomes, goals, turn);
    await hand.move(best.from, best.to);
    if (outcomes.filter((one) => one.from === best.from && one.to === best.to).length > 1)
      await page.keyboard.press("1");
  }
  await expect(result).toBeVisible();
  await expect.poll(async () => (await keptIn(page))[0]?.result).not.toBeNull();
}

type Rules = (variant: string, fen: string) => Legal;
