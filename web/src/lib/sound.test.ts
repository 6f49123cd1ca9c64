import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte.ts";
import { chime, knock, ring, shake, warn } from "./sound.ts";

const all = {
  sound: true,
  volume: 50,
  quiet: false,
  ringMoves: true,
  ringCalls: true,
  ringClock: true,
  ringChat: true,
  haptics: true,
};
vi.mock("./settings.svelte.ts", () => ({ settings: {} }));

let begun = 0;
class Node {
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = this.frequency;
  connect = (): this => this;
  stop = vi.fn();
  start(): void {
    begun += 1;
  }
}
vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 0;
    createOscillator = (): Node => new Node();
    createGain = (): Node => new Node();
  },
);

const activation = { hasBeenActive: true };
const vibrate = vi.fn();
vi.stubGlobal("navigator", { userActivation: activation, vibrate });

const heard = (sound: () => void): number => {
  begun = 0;
  sound();
  return begun;
};
const sounds = [() => knock(false), ring, warn, chime];

beforeEach(() => {
  Object.assign(settings, all);
  activation.hasBeenActive = true;
});

it("nothing is heard, then or later, before the page has been touched", () => {
  activation.hasBeenActive = false;
  expect(sounds.map(heard)).toEqual([0, 0, 0, 0]);
  activation.hasBeenActive = true;
  expect(sounds.map(heard)).toEqual([1, 1, 2, 1]);
});

it("each kind of sound is switched off by itself", () => {
  expect(sounds.map(heard)).toEqual([1, 1, 2, 1]);
  // Without the sound of moves one is called to a game all the same.
  settings.ringMoves = false;
  expect(sounds.map(heard)).toEqual([0, 1, 2, 1]);
  Object.assign(settings, { ...all, ringCalls: false });
  expect(sounds.map(heard)).toEqual([1, 0, 2, 1]);
});

it("in quiet hours nothing is heard", () => {
  const hour = new Date().getHours();
  const time = (hours: number): string => `${String((hour + hours + 24) % 24).padStart(2, "0")}:00`;
  Object.assign(settings, { quiet: true, quietFrom: time(-1), quietUntil: time(2) });
  expect(sounds.map(heard)).toEqual([0, 0, 0, 0]);
});

it("a move is felt where that is wanted and possible, and not in quiet hours", () => {
  const felt = (capture = false): unknown[] => {
    vibrate.mockClear();
    shake(capture);
    return vibrate.mock.calls.flat();
  };
  expect(felt()).toEqual([15]);
  expect(felt(true)).toEqual([40]);
  settings.haptics = false;
  expect(felt()).toEqual([]);
  Object.assign(settings, all, { quiet: true, quietFrom: "00:00", quietUntil: "24:00" });
  expect(felt()).toEqual([]);
  Object.assign(settings, all);
  activation.hasBeenActive = false;
  expect(felt()).toEqual([]);
  activation.hasBeenActive = true;
  // Without sound it is felt all the same.
  settings.sound = false;
  expect(felt()).toEqual([15]);
});
