import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte.ts";
import { chime, knock, ring, warn } from "./sound.ts";

const all = {
  sound: true,
  volume: 50,
  quiet: false,
  ringMoves: true,
  ringCalls: true,
  ringClock: true,
  ringChat: true,
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

const heard = (sound: () => void): number => {
  begun = 0;
  sound();
  return begun;
};
const sounds = [() => knock(false), ring, warn, chime];

beforeEach(() => Object.assign(settings, all));

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
