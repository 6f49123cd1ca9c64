// Games of three and four at one screen.
import type { Page } from "@playwright/test";
import { loadRules, type Outcome } from "./core.ts";
import { expect, test, type Hand } from "./test.ts";

interface Shown {
  seat: string;
  fen: string;
  plies: number;
  result: { winner: string } | null;
  seats: { seat: string; player: string; name: string }[];
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const read = async (page: Page): Promise<Shown> =>
  (await (await page.request.get(`/api/games/${idOf(page)}`)).json()) as Shown;

/** Into the goal if possible, else what takes most, else the nearest to it. */
function towardsGoal(outcomes: readonly Outcome[], goals: readonly string[]): Outcome {
  const away = (square: string): number =>
    Math.min(
      ...goals.map((goal) =>
        Math.max(
          Math.abs(square.charCodeAt(0) - goal.charCodeAt(0)),
          Math.abs(Number(square.slice(1)) - Number(goal.slice(1))),
        ),
      ),
    );
  const worth = (one: Outcome): number =>
    (goals.includes(one.to) ? 1000 : 0) + one.captures.length * 5 + away(one.from) - away(one.to) - away(one.to) / 50;
  const [first, ...rest] = outcomes;
  if (!first) throw new Error("no legal move, and the game goes on");
  return rest.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}

/** The page shows a move before the server has it: a position is read when so many moves are there. */
async function readAfter(page: Page, plies: number): Promise<Shown> {
  await expect.poll(async () => (await read(page)).plies, { timeout: 15_000, intervals: [50] }).toBe(plies);
  return read(page);
}

async function playBest(page: Page, hand: Hand, variant: string, rules: Awaited<ReturnType<typeof loadRules>>) {
  const { fen } = await read(page);
  const { outcomes, goals } = rules(variant, fen);
  const best = towardsGoal(outcomes, goals);
  await hand.move(best.from, best.to);
  if (outcomes.filter((one) => one.from === best.from && one.to === best.to).length > 1) await page.keyboard.press("1");
}

test("Grand Cam: two people and two computers, to its end, on one screen", async ({ page, hand }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const rules = await loadRules();
  await page.goto("/");
  await page.getByRole("button", { name: "Choices for Grand Cam", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Red and Blue play against Green and Yellow.");
  await dialog.getByLabel("Red: who plays").selectOption("Person");
  await dialog.getByLabel("Name of the person at Red").fill("Ann");
  await dialog.getByLabel("Blue: who plays").selectOption("Person");
  await dialog.getByLabel("Name of the person at Blue").fill("Bea");
  for (const seat of ["Green", "Yellow"]) await dialog.getByLabel(`${seat}: who plays`).selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);

  await expect(page.locator("h1")).toHaveText("Grand Cam: Ann and Bea against Computer and Computer");
  await expect(hand.line).toHaveText("Ann to move for Red. Goal: Green's castle, at the top.");
  await expect(page.locator('.plate[data-seat="B"]')).toContainText("Bea");
  await expect(page.locator('.plate[data-seat="B"]')).toContainText("Blue, team of Red and Blue");
  await expect(page.locator('.plate[data-seat="Y"]')).toContainText("level 1");

  const result = page.locator(".say .heading");
  for (let turn = 0, played = 0; turn < 120; turn++) {
    // The last move has come to the server, and the computers have played, or the game is over.
    await expect
      .poll(
        async () => {
          const { seat, result, plies } = await read(page);
          return plies >= played && (result !== null || seat === "R" || seat === "B");
        },
        { timeout: 30_000, intervals: [50] },
      )
      .toBe(true);
    const { result, plies } = await read(page);
    if (result) break;
    played = plies + 1;
    await playBest(page, hand, "grand-cam", rules);
  }
  await expect(result).toHaveText(/Red and Blue win|Green and Yellow win|Draw/);
  await expect(page.locator(".line.over [role=status]")).toHaveText(/win|Draw/);
  const { result: ended } = await read(page);
  expect(["RB", "GY", null]).toContain(ended?.winner);
  const record = await (await page.request.get(`/api/games/${idOf(page)}/record`)).text();
  expect(record).toContain(
    '[Red "Ann (guest)"]\n[Green "Camlann, level 1"]\n[Blue "Bea (guest)"]\n[Yellow "Camlann, level 1"]',
  );
  expect(record).toMatch(/\[Result "(1-0|0-1|1\/2-1\/2)"\]/);
});

/** Turns to a man by its letter until the right one has the focus, picks it, goes one square on, and plays. */
async function stepByKeys(page: Page, from: string, arrow: string, to: string): Promise<void> {
  await expect(page.locator(`[data-square="${from}"]`)).toHaveAttribute("aria-label", /\d (move|capture)/);
  const focused = page.locator("[data-square]:focus");
  for (let press = 0; press < 10; press++) {
    if ((await focused.getAttribute("data-square")) === from) break;
    await page.keyboard.press("m");
  }
  await expect(focused).toHaveAttribute("data-square", from);
  await page.keyboard.press("Enter");
  await page.keyboard.press(arrow);
  await expect(focused).toHaveAttribute("data-square", to);
  await page.keyboard.press("Enter");
}

test("Tri-Camelot by keyboard, three people; a reload in mid-game keeps everything", async ({ page, hand }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByText("a friend on this device").click();
  await page.getByRole("button", { name: "Choices for Tri-Camelot" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Some rules of this game are uncertain.");
  for (const [seat, name] of [
    ["Blue", "Ann"],
    ["Red", "Bea"],
    ["Green", "Cyd"],
  ] as const) {
    await dialog.getByLabel(`Name of the person at ${seat}`).focus();
    await page.keyboard.type(name);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await expect(hand.line).toHaveText("Ann to move for Blue. Goal: Red's castle or Green's.");

  await page.locator('[data-square][tabindex="0"]').focus();
  await stepByKeys(page, "F7", "ArrowUp", "F9");
  await expect(hand.line).toHaveText(/^Bea to move for Red\. Goal: /);
  await stepByKeys(page, "C12", "ArrowDown", "C10");
  await stepByKeys(page, "I12", "ArrowDown", "I10");
  await stepByKeys(page, "F9", "ArrowUp", "F11");
  await expect(hand.moves).toHaveCount(4);
  await expect(hand.line).toHaveText(/^Bea to move for Red\./);

  const before = await readAfter(page, 4);
  await page.reload();
  await expect(hand.moves).toHaveCount(4);
  await expect(hand.moves).toHaveText([/F7.*F9/, /C12.*C10/, /I12.*I10/, /F9.*F11/]);
  await expect(hand.line).toHaveText(/^Bea to move for Red\./);
  expect(await read(page)).toEqual(before);
  await expect(page.locator('.plate[data-seat="G"]')).toContainText("Cyd");
  await expect(hand.square("F11")).toHaveAttribute("aria-label", /^F11, blue man/);
  await page.keyboard.press("u");
  await expect(hand.moves).toHaveCount(3);
  await expect(hand.line).toHaveText(/^Ann to move for Blue\./);
  // Three players without teams: no resignation, a draw needs everyone's agreement.
  await expect(page.getByRole("button", { name: "Resign" })).toHaveCount(0);
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await page.getByRole("button", { name: "Everyone agrees" }).click();
  await expect(page.locator(".say .heading")).toHaveText("Draw");
});

test("a player without a move is skipped, with a message", async ({ open, hand, page }) => {
  await open({ variant: "grand-cam", fen: "1/3/7/9/9/2b6y1/13/11/9/4r4/7/3/1 R 0,0,0,0 0 1" });
  await hand.move("G4", "G5");
  await expect(hand.line).toHaveText(
    "Green cannot move and is passed over. Blue to move. Goal: Yellow's castle, at the right.",
  );
  await hand.move("D8", "D9");
  await expect(hand.line).toHaveText("Yellow to move. Goal: Blue's castle, at the left.");
  await hand.move("K8", "K9");
  await expect(page.locator(".rail .moves li").nth(1)).toHaveText(/^\s*1\s*G4.G5\s*–\s*D8.D9\s*K8.K9\s*$/);
});

test("one person against three computers: the own seat at the foot, a hint, why, take back", async ({
  open,
  hand,
  page,
}) => {
  const computer = { player: "computer", level: 1 } as const;
  await open({ variant: "grand-cam", seats: [computer, computer, { player: "person" }, computer] });
  await expect(hand.line).toHaveText("Your move, for Blue. Goal: Yellow's castle, at the top.", { timeout: 20_000 });
  expect(await isAtFoot(page, "A7")).toBe(true);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(hand.line).toHaveText(/^Hint: /, { timeout: 20_000 });
  const hint = /^Hint: (.+)\.$/.exec((await hand.line.textContent()) ?? "")?.[1] ?? "";
  await page.getByRole("textbox", { name: /^Type a move/ }).fill(hint);
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(6, { timeout: 20_000 });
  await expect(hand.line).toHaveText(/^Your move, for Blue\./);
  await hand.moves.nth(2).click();
  await page.getByRole("button", { name: "Why this move?" }).click();
  await expect(page.locator(".rail")).toContainText(/Why B|Why C|Why D|Why E/);
  await expect(page.locator(".rail")).toContainText(/Nothing better was found|Better:/, { timeout: 20_000 });
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(hand.moves).toHaveCount(2);
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test("Grand Camelot: four people, the board turned to whoever moves", async ({ page, hand }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByText("a friend on this device").tap();
    await page.getByRole("button", { name: /^Grand Camelot 4 players/ }).tap();
    await page.waitForURL(/\/game\//);
    await expect(hand.line).toHaveText("Red to move. Goal: Green's castle, at the top.");
    await expectRoom(page);

    await page.getByRole("button", { name: "Turn the board to the player to move" }).tap();
    const rules = await loadRules();
    const turns = [
      ["Red", "H1"],
      ["Green", "H16"],
      ["Blue", "A8"],
      ["Yellow", "P8"],
      ["Red", "H1"],
    ] as const;
    for (const [plies, [seat, castle]] of turns.entries()) {
      await expect(hand.line).toHaveText(new RegExp(`^${seat} to move\\. .*at the top\\.$`));
      await expect.poll(() => isAtFoot(page, castle)).toBe(true);
      const { fen } = await readAfter(page, plies);
      const { outcomes, goals } = rules("grand-camelot", fen);
      const best = towardsGoal(outcomes, goals);
      await hand.square(best.from).tap();
      await hand.square(best.to).tap();
    }
    await expect(hand.moves).toHaveCount(5);
    await expectRoom(page);
    await page.getByRole("button", { name: "Resign" }).tap();
    await expect(page.getByRole("dialog")).toContainText("Green and Yellow lose, Red and Blue win.");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
    await expect(page.locator(".dock .heading")).toHaveText("Red and Blue win");
    const before = idOf(page);
    await page.getByRole("button", { name: "Rematch" }).first().tap();
    await page.waitForURL((address) => !address.pathname.endsWith(before));
    await expect(hand.line).toHaveText("Red to move. Goal: Green's castle, at the top.");
    expect((await read(page)).seats.map(({ player }) => player)).toEqual(Array(4).fill("person"));
    await page.goto("/");
    const games = page.locator("aside li");
    await expect(games.nth(0)).toContainText("Four people");
    await expect(games.nth(0)).toContainText("Red to move");
    await expect(games.nth(1)).toContainText("Red and Blue won");
  });
});

/** The board and all plates in sight, and no plate over a square. */
async function expectRoom(page: Page): Promise<void> {
  const { plates, squares, width } = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    return { plates: boxes(".plate .in"), squares: boxes("[data-square]"), width: innerWidth };
  });
  expect(plates).toHaveLength(4);
  for (const box of [...plates, ...squares]) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
  }
  const over = plates.filter((plate) =>
    squares.some(
      (square) =>
        square.left < plate.right &&
        square.right > plate.left &&
        square.top < plate.bottom &&
        square.bottom > plate.top,
    ),
  );
  expect(over).toEqual([]);
}

const isAtFoot = (page: Page, square: string): Promise<boolean> =>
  page.evaluate((name) => {
    const tops = [...document.querySelectorAll<HTMLElement>("[data-square]")].map((one) => ({
      name: one.dataset["square"],
      top: one.getBoundingClientRect().top,
    }));
    const lowest = Math.max(...tops.map(({ top }) => top));
    return tops.some((one) => one.name === name && one.top > lowest - 1);
  }, square);
