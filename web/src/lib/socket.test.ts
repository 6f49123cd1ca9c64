// @vitest-environment jsdom
// A socket that is silently dead is found out and replaced; one that answers is left alone.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wire } from "./socket.fixture.ts";
import { Socket } from "./socket.ts";

let heard: boolean[];
let socket: Socket;
const wire = (number: number): Wire => {
  const one = Wire.all[number];
  if (!one) throw new Error(`no socket ${String(number)}`);
  return one;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  heard = [];
  socket = new Socket({
    greeting: () => ({ type: "hello" }),
    hear: () => undefined,
    connected: (yes) => heard.push(yes),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection that answers stays", () => {
  wire(0).opens();
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(15_000);
    expect(wire(0).sent.at(-1)).toBe('{"type":"ping"}');
    wire(0).says('{"type":"pong"}');
  }
  expect(Wire.all).toHaveLength(1);
  expect(heard).toEqual([true]);
});

test("a dead one is told of and replaced", () => {
  wire(0).opens();
  vi.advanceTimersByTime(20_000);
  expect(Wire.all).toHaveLength(2);
  expect(wire(0).readyState).toBe(3);
  wire(1).opens();
  expect(wire(1).sent).toEqual(['{"type":"hello"}']);
  expect(heard).toEqual([true, false, true]);
});

test("whoever comes back to the page does not wait for the next question", () => {
  wire(0).opens();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5000);
  expect(Wire.all).toHaveLength(2);
});

test("one that does not open is tried again", () => {
  vi.advanceTimersByTime(10_000);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(Wire.all).toHaveLength(3);
});

test("nothing is asked after the end", () => {
  wire(0).opens();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(wire(0).sent).toEqual(['{"type":"hello"}']);
});
