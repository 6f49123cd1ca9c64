// Whole tasks from the accessibility tree alone: a game to its end, a puzzle, a lesson, a tournament. See reader.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Reader } from "./reader.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const rank = (square: string): number => Number(square.slice(1));

/** The moves in an answer to "what can D6 do": "White man D6: D6–E7, D6×D8." */
const movesIn = (answer: string): string[] =>
  answer
    .replace(/^[^:]*: /u, "")
    .replace(/\.$/u, "")
    .split(", ");

/** The way to the castle at the far end: the move that takes most, else the one that gets nearest. */
function bestOf(moves: readonly string[]): string {
  const worth = (move: string): number => {
    const squares = move.split(/[–×]/u);
    const [from = "", to = ""] = [squares[0], squares.at(-1)];
    const middle = Math.abs(to.charCodeAt(0) - "D".charCodeAt(0));
    return (move.match(/×/gu)?.length ?? 0) * 20 + (rank(to) - rank(from)) * 2 - middle + rank(to) / 10;
  };
  return [...moves].sort((a, b) => worth(b) - worth(a))[0] ?? "";
}

/** Asks in the field for moves and returns the answer. */
async function ask(reader: Reader, question: string): Promise<string> {
  await reader.heard();
  await reader.writes("Type a move", question);
  await reader.press("Enter");
  return reader.hears(/[.\d]$/u);
}

test("50 access: a whole game of Cam against the computer, from the first page to its end", async ({ page }) => {
  test.setTimeout(420_000);
  const reader = await Reader.of(page);
  await page.goto("/");
  await reader.finds("button", /^Cam 2 players/u);
  await reader.tabTo("radio", /^\d+ · /u);
  for (let presses = 0; presses < 10 && !(await reader.focused()).name.startsWith("1 · "); presses++)
    await reader.press("ArrowLeft");
  expect((await reader.focused()).name).toBe("1 · has just read the rules");
  await reader.does("button", /^Cam 2 players/u);
  await reader.hears(/Cam/u);
  await reader.finds("textbox", "Type a move");
  expect((await reader.focused()).role).toBe("heading");
  expect(await ask(reader, "where are my knights")).toMatch(/^White knights: [A-G]\d+, /u);
  expect(await ask(reader, "last move")).toBe("No move has been played.");
  expect(await ask(reader, "clocks")).toBe("This game has no clocks.");

  /** Own pieces that may move, from the names of the cells; none while the computer thinks or when the game is over. */
  const able = async (): Promise<[string, string][]> =>
    [...(await reader.squares())].filter(([, name]) => /, \d+ (move|capture)/u.test(name));
  const over = async (): Promise<boolean> => (await reader.all("grid", /the game is over/u)).length > 0;

  let replies = 0;
  let said = "";
  for (let turn = 0; turn < 90 && !(await over()); turn++) {
    await expect.poll(async () => (await able()).length > 0 || (await over()), { timeout: 20_000 }).toBe(true);
    if (await over()) break;
    // The tree marks pieces that may capture. Of these, or of all, takes the three nearest to the castle.
    const pieces = await able();
    const captures = pieces.filter(([, name]) => /captures?/u.test(name));
    const asked = (captures.length > 0 ? captures : pieces)
      .map(([square]) => square)
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, 3);
    const moves: string[] = [];
    for (const square of asked) moves.push(...movesIn(await ask(reader, `what can ${square} do`)));
    const move = bestOf(moves);
    await reader.heard();
    await reader.writes("Type a move", move.replaceAll("–", "-").replaceAll("×", "x"));
    await reader.press("Enter");
    // A live region announces the reply as a sentence, or the end.
    said = await reader.hears(/^Black (man|knight) [A-G]\d+ |wins|draw/iu, 20_000);
    if (said.startsWith("Black ")) replies++;
    if (!(await over())) expect((await reader.focused()).name).toBe("Type a move");
  }
  expect(await over()).toBe(true);
  expect(replies).toBeGreaterThan(3);
  expect(said).toMatch(/wins|draw/iu);
  await reader.does("link", "New game");
  await reader.finds("heading", /Cam/u);
});

test("50 access: the typed questions are answered from the live region, in a game with clocks", async ({
  page,
  open,
}) => {
  const reader = await Reader.of(page);
  await open({ variant: "cam", opponent: "person", time: { base: 300, increment: 5 } });
  await reader.finds("textbox", "Type a move");
  for (const [question, answer] of [
    ["where are my knights", /^White knights: [A-G]\d+(, [A-G]\d+)*\.$/u],
    ["where are their men", /^Black men: [A-G]\d+(, [A-G]\d+)*\.$/u],
    ["where are black's pieces", /^Black men: .* Black knights: .*\.$/u],
    ["what can C5 do", /^White man C5: C5–[A-G]\d+(, C5–[A-G]\d+)*\.$/u],
    ["C5", /^White man C5: /u],
    ["what can D7 do", /^D7 is empty\.$/u],
    ["what is on C5", /^White man on C5\.$/u],
    ["last move", /^No move has been played\.$/u],
    ["clocks", /^White \d+:\d\d, Black \d+:\d\d$/u],
    ["turn", /^White to move\.$/u],
    ["?", /^Type a move, or: where are my knights; /u],
  ] as const)
    expect(await ask(reader, question), question).toMatch(answer);
  await reader.writes("Type a move", "C5-C6");
  await reader.press("Enter");
  expect(await ask(reader, "last move")).toBe("White man C5 steps to C6.");
  // The same answer again is said again.
  expect(await ask(reader, "last move")).toBe("White man C5 steps to C6.");
  await reader.writes("Type a move", "C9-C2");
  await reader.press("Enter");
  await reader.hears(/C9|C2/u);
  expect((await reader.focused()).states["invalid"]).toBe("true");
});

test("50 access: a puzzle is answered wrong, then right, on the board by keys", async ({ page }) => {
  test.setTimeout(180_000);
  const puzzles = readFileSync(join(import.meta.dirname, "../../data/puzzles/camelot.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; line: string[] });
  const puzzle = puzzles.find(({ line }) => line.length === 1);
  if (!puzzle) throw new Error("no short puzzle is shipped");
  const right = (puzzle.line[0] ?? "").split(/[-x^]/u);
  const reader = await Reader.of(page);
  await page.goto(`/puzzles/camelot/${puzzle.id}`);
  await reader.finds("heading", /most|wins|castle|capture|move/iu);
  const able = [...(await reader.squares())].filter(([, name]) => /, \d+ (move|capture)/u.test(name));
  // Another piece of those that the tree says may move; alone, to another square.
  const wrong = able.find(([square]) => square !== right[0])?.[0] ?? right[0] ?? "";
  await reader.goTo(wrong);
  await reader.press("Enter");
  await expect.poll(async () => (await reader.focused()).states["selected"]).toBe(true);
  await reader.hears(new RegExp(wrong, "u"));
  const landing = async (but: readonly string[]): Promise<string> =>
    [...(await reader.squares())].find(
      ([square, name]) => /, (step|canter|jump|charge|castle move)(,|$)/u.test(name) && !but.includes(square),
    )?.[0] ?? "";
  for (let legs = 0; legs < 8; legs++) {
    const to = await landing(right.slice(1));
    if (to === "") break;
    await reader.goTo(to);
    await reader.press("Enter");
    if ((await reader.all("button", /^(Try again|Again)/u)).length > 0) break;
    const end = await reader.all("button", "End here");
    if (end.length > 0) {
      await reader.does("button", "End here");
      break;
    }
  }
  await reader.hears(/not the|Not it|loses|is not|instead|not/iu, 30_000);
  await reader.finds("button", /[Aa]gain/u, 30_000);
  await reader.keepsFocus();
  await reader.does("button", /[Aa]gain/u);
  await expect.poll(async () => (await reader.focused()).role).toBe("gridcell");
  await reader.walks(...right);
  const end = await reader.all("button", "End here");
  if (end.length > 0) await reader.does("button", "End here");
  await reader.hears(/takes|found|Correct|castle|Solved/u);
  await expect.poll(async () => (await reader.focused()).name).toBe("Next puzzle");
});

test("50 access: the lessons, from the first step to the next lesson", async ({ page }) => {
  test.setTimeout(180_000);
  const reader = await Reader.of(page);
  await page.goto("/");
  await reader.does("link", "Learn");
  await reader.hears(/Learn/u);
  await reader.finds("heading", "The aim");
  await reader.finds("grid", /Into the castle/u);
  // A wrong try is said to be one, and taken back.
  const man = [...(await reader.squares())].find(([, name]) => /white man, \d+ moves/u.test(name))?.[0] ?? "";
  await reader.walks(man, "C10");
  await reader.hears(/^From there the castle is as far as before/u);
  await reader.does("button", "Start over");
  await expect.poll(async () => (await reader.focused()).role).toBe("gridcell");
  await reader.does("button", "Hint");
  await reader.hears(/D12/u);
  await expect.poll(async () => (await reader.focused()).role).toBe("gridcell");
  await reader.walks(man, "D12");
  await reader.hears(/^Correct/u);
  const next = await reader.all("button", "Next");
  expect(next.length).toBe(1);
  await reader.does("button", "Next");
  await expect.poll(async () => (await reader.focused()).role).toBe("heading");
});

test("50 access: a tournament is entered, its first move played, and left", async ({ page, browser, server }) => {
  test.setTimeout(180_000);
  // The director, at work elsewhere.
  const director = await browser.newContext({ baseURL: server.address });
  await director.request.get("/api/games");
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await director.request.post(`/api/tournaments${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const terms = {
    name: "Evening by ear",
    host: "Ann",
    variant: "cam",
    time: { base: 600 },
    system: "swiss",
    public: true,
  };
  const { id } = await post("", { ...terms, rounds: 3, rated: false, nonce: "by-ear" });
  await post(`/${id}/enter`, { name: "Ann" });

  const reader = await Reader.of(page);
  await page.goto("/");
  await reader.does("link", "Tournaments");
  await reader.hears(/Tournaments/u);
  await reader.does("link", /Evening by ear/u);
  await reader.hears(/Evening by ear/u);
  await reader.finds("button", "Join");
  await reader.writes("Your name", "Ben");
  await reader.does("button", "Join");
  await expect.poll(async () => (await reader.focused()).name).toBe("Your next game");
  await post(`/${id}/start-round`, { round: 1 });

  // The board opens by itself, and says so.
  await reader.finds("textbox", "Type a move", 30_000);
  await reader.hears(/Cam/u);
  const white = (await reader.all("grid", /White to move/u)).length > 0 && (await reader.squares()).size > 0;
  const mine = async (): Promise<boolean> =>
    [...(await reader.squares()).values()].some((name) => /white .*\d moves?/u.test(name));
  expect(white).toBe(true);
  if (await mine()) {
    await reader.writes("Type a move", "C5-C6");
    await reader.press("Enter");
    expect(await ask(reader, "last move")).toBe("White man C5 steps to C6.");
  } else {
    const { games } = (await (await director.request.get("/api/games")).json()) as { games: { id: string }[] };
    const game = games[0]?.id ?? "";
    const moved = await director.request.post(`/api/games/${game}/moves`, {
      data: { move: "C5-C6", ply: 0, nonce: "by-ear-1" },
    });
    expect(moved.ok(), await moved.text()).toBe(true);
    await reader.hears(/^White man C5 steps to C6/u);
    await reader.writes("Type a move", "C9-C8");
    await reader.press("Enter");
    expect(await ask(reader, "last move")).toBe("Black man C9 steps to C8.");
  }
  await reader.does("link", "To the tournament");
  await reader.hears(/Evening by ear/u);
  await reader.does("button", "Leave the tournament");
  await reader.hears(/You lose your open games/u);
  await reader.keepsFocus();
  await reader.does("button", "Leave the tournament");
  await expect.poll(async () => (await reader.focused()).name).toMatch(/^You left, .* You are not paired any more\.$/u);
  await director.close();
});
