import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import type { Hand } from "./test.ts";

/** Expects nothing for axe to find, and nothing beyond the edge at the width of a phone, a tablet and a desk. */
export async function expectSound({ page }: Hand, name: string): Promise<void> {
  await expectAccessible(page);
  const pictures = process.env["CAMLANN_PICTURES"];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-${String(width)}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
