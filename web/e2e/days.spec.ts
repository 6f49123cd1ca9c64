// Games with days for each move: plans made on the board, kept and answered across a restart of the server; notes.
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";
import { Server } from "./server.ts";

/** Ann with White and Ben with Black, three days a move, both at the board. */
async function twoAtTheBoard(browser: Browser, server: Server): Promise<{ ann: Hand; ben: Hand; id: string }> {
  const hands: Hand[] = [];
  for (let made = 0; made < 2; made++) {
    const context = await browser.newContext({ baseURL: server.address });
    hands.push(new Hand(await context.newPage()));
  }
  const [ann, ben] = hands;
  if (!ann || !ben) throw new Error("no browsers");
  for (const { page } of hands) await page.request.get("/api/games");
  const made = await ann.page.request.post("/api/invitations", {
    data: { variant: "cam", opponent: "person", colour: "w", name: "Ann", time: { days: 3 } },
  });
  const { id: invitation } = (await made.json()) as { id: string };
  const begun = await ben.page.request.post(`/api/invitations/${invitation}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await begun.json()) as { game: string };
  for (const { page } of hands) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
  return { ann, ben, id: game };
}

test("a plan made on the board answers after a restart, and notes are kept", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const { ann, ben, id } = await twoAtTheBoard(browser, server);

  // Ben plans while Ann thinks: her man, then his own. Planning sends nothing.
  await expect(ben.page.getByText("Nothing planned. Move White’s piece on the board, then your own.")).toBeVisible();
  await ben.move("B5", "A5");
  await expect(ben.line).toHaveText("A plan, not the game: if White plays B5 to A5, what do you answer?");
  await expect(ben.page.locator(".line.plan")).toBeVisible();
  await expect(ben.page.getByRole("button", { name: "Save this plan" })).toBeDisabled();
  await ben.move("B9", "A9");
  await expect(ben.line).toHaveText("A plan, not the game: if White plays B5 to A5, you answer B9 to A9.");
  await ben.page.getByRole("button", { name: "Plan further" }).click();
  await ben.move("A5", "B5");
  await ben.move("A9", "B9");
  expect(await moves(ann, id)).toEqual([]);
  // There is one such button: next to the board or, if that is out of sight, above it.
  const save = ben.page.getByRole("button", { name: "Save this plan" });
  await expect(save).toHaveCount(1);
  await ben.page.setViewportSize({ width: 768, height: 1000 });
  await ben.page.locator(".line").getByRole("button", { name: "Save this plan" }).click();
  await expect(ben.page.getByRole("button", { name: /^Drop the plan/ })).toHaveCount(1);
  await ben.expectPiece("B5", "white man");

  await ben.page.setViewportSize({ width: 1280, height: 720 });
  // A second branch; a third one is dropped before it is saved.
  await ben.move("F5", "G5");
  await ben.move("F9", "G9");
  await ben.page.locator(".rail").getByRole("button", { name: "Save this plan" }).click();
  await expect(ben.page.getByRole("button", { name: /^Drop the plan/ })).toHaveCount(2);
  await ben.move("C5", "C6");
  await ben.move("C9", "C8");
  // The buttons for a plan are in sight on every screen.
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
  ] as const) {
    await ben.page.setViewportSize({ width, height });
    for (const name of ["Save this plan", "Plan further", "Drop"])
      await expect(ben.page.locator(".rail").getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(ben.page.getByText("Keys: the arrows")).toBeHidden();
  }
  await ben.page.getByRole("button", { name: "Drop", exact: true }).click();
  await expect(ben.line).toHaveText("Ann to move for White.");

  await ben.page.getByRole("textbox", { name: "Notes" }).fill("Keep the knights\n  together.");
  await expect(ben.page.getByText("Saved.")).toBeVisible();
  await expectAccessible(ben.page);

  await server.kill();
  await server.start();
  await ben.page.reload();
  await expect(ben.page.getByRole("button", { name: /^Drop the plan/ })).toHaveCount(2);
  await expect(ben.page.getByRole("textbox", { name: "Notes" })).toHaveValue("Keep the knights\n  together.");
  await ben.page.close();

  // Ann sees nothing of it, until her move is answered at once.
  await ann.page.reload();
  await expect(ann.page.getByText("Nothing planned.")).toBeVisible();
  await expect(ann.page.getByRole("textbox", { name: "Notes" })).toHaveValue("");
  // A move in the game itself needs a confirmation.
  await ann.move("B5", "A5");
  await ann.click("A5");
  await expect(ann.line).toHaveText("Your move.");
  await expect(ann.moves).toHaveCount(2);
  await ann.move("A5", "B5");
  await ann.click("B5");
  await expect(ann.moves).toHaveCount(4);
  expect(await moves(ann, id)).toEqual(["B5-A5", "B9-A9", "A5-B5", "A9-B9"]);
  await server.stop();
});

async function moves({ page }: Hand, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/games/${id}`);
  return ((await answer.json()) as { moves: { notation: string }[] }).moves.map(({ notation }) => notation);
}
