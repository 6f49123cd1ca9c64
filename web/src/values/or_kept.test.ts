// The source of an ending's values, with the server and without it.
import { expect, it, vi } from "vitest";
import { Failure, type PerfectValues } from "../lib/api.ts";
import { orKept } from "./or_kept.ts";

const ofServer: PerfectValues = { wdl: "win", plies: 3, moves: [] };
const ofDevice: PerfectValues = { wdl: "draw", plies: null, moves: [] };
const asked = ["cam", "wcf", "1/3/5/4m/5/M2/1 w 0,0 0 1"] as const;

const says = (values: PerfectValues) => () => Promise.resolve(values);
const fails = (status: number) => () => Promise.reject(new Failure(status, "no"));
const kept = (perfectValues: () => Promise<PerfectValues>) => vi.fn(() => Promise.resolve({ perfectValues }));

it("the server is asked first, and nothing is loaded while it answers", async () => {
  const device = kept(says(ofDevice));
  expect(await orKept(says(ofServer), device)(...asked)).toBe(ofServer);
  expect(device).not.toHaveBeenCalled();
});

it.each([0, 502, 503])("while it is away (%d), this device answers", async (status) => {
  expect(await orKept(fails(status), kept(says(ofDevice)))(...asked)).toBe(ofDevice);
});

it.each([400, 404, 409, 429])("what it refuses (%d) is not answered here", async (status) => {
  const device = kept(says(ofDevice));
  await expect(orKept(fails(status), device)(...asked)).rejects.toMatchObject({ status });
  expect(device).not.toHaveBeenCalled();
});

it("a table that is not kept may still be on the server: it is away, not missing", async () => {
  await expect(orKept(fails(0), kept(fails(404)))(...asked)).rejects.toMatchObject({ status: 0 });
  const unloaded = () => Promise.reject(new TypeError("no module"));
  await expect(orKept(fails(0), unloaded)(...asked)).rejects.toMatchObject({ status: 0 });
});
