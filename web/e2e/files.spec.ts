// Tournaments move between the server and `camlann tournament`, with all rounds and results.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectSound } from "./sound.ts";
import { expect, test } from "./test.ts";
import { program } from "./where.ts";

test("files: an evening without a network goes on here, and goes on at home again", async ({ hand }) => {
  const folder = mkdtempSync(join(tmpdir(), "camlann-evening-"));
  const file = join(folder, "Club_evening.jsonl");
  const run = (...words: string[]): string =>
    execFileSync(program, ["tournament", ...words], { encoding: "utf8", env: { ...process.env } });
  try {
    run("new", file, "--rounds", "3", "--seed", "5", "--tie-breaks", "wins");
    for (const [name, rating] of [
      ["Vera", "1900"],
      ["Willi", "1800"],
      ["Xenia", "1700"],
      ["Yara", "1600"],
    ] as const)
      run("enter", file, name, "--rating", rating);
    run("pair", file);
    run("result", file, "1", "1-0");
    run("result", file, "2", "1/2-1/2");

    const { page } = hand;
    await page.goto("/tournaments");
    await page.getByRole("button", { name: "Create a tournament" }).first().click();
    await page.getByLabel("Your name").fill("Ann");
    await page.getByText("From a file").click();
    const chosen = page.getByLabel("File of a tournament");
    await chosen.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("name;rating\n") });
    await expect(page.getByText("This is not the file of a tournament.")).toBeVisible();
    // Cut in its last line: the server names it, and nothing is made.
    const whole = readFileSync(file, "utf8");
    await chosen.setInputFiles({
      name: "Club_evening.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(whole.slice(0, -9)),
    });
    await expect(page.getByText("Swiss of 3 rounds, 4 players, 1 round paired.")).toBeVisible();
    await expect(page.getByLabel("Name of the tournament")).toHaveValue("Club evening");
    await expect(page.getByLabel("How it is played")).toHaveCount(0);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("This file cannot become a tournament. Line 8:")).toBeVisible();
    await expectSound(hand, "files-cut");
    await chosen.setInputFiles(file);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL(/\/tournament\//u);
    await expect(page.getByRole("heading", { name: "Club evening" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Vera no device/u })).toBeVisible();
    await page.getByText("What directors did").click();
    await expect(page.getByText("Ann made it from a file, in which it had 1 round")).toBeVisible();
    await expectSound(hand, "files-here");

    // The next round here, and back to the file.
    await page.getByRole("button", { name: "Start round 2" }).click();
    await expect(page.getByText("2 open games are played at boards in the room")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "All of it, to go on without a network" }).click(),
    ]);
    const back = readFileSync(await download.path(), "utf8");
    expect(back.startsWith(whole)).toBe(true);
    run("pair", file);
    expect(readFileSync(file, "utf8")).toBe(back);
    writeFileSync(file, back);
    run("result", file, "1", "0-1");
    expect(run("standings", file)).toContain("Vera");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
