// Sounds made on the spot: no file to fetch. Whether and how loud one is, is the player's to say.
import { inHours } from "./hours.ts";
import { settings } from "./settings.svelte.ts";

let context: AudioContext | undefined;

interface Beat {
  shape: OscillatorType;
  /** Falls from the first to the second, in Hz. */
  pitch: readonly [number, number];
  volume: number;
  seconds: number;
}

type Kind = "ringMoves" | "ringCalls" | "ringClock" | "ringChat";

/** Older browsers have neither `userActivation` nor `vibrate`. */
const here = (): Partial<Navigator> => navigator;
const resting = (): boolean => settings.quiet && inHours(new Date(), settings.quietFrom, settings.quietUntil);
const rings = (kind: Kind): boolean => settings.sound && settings[kind] && !resting();

/** Before the first tap or key on a page it may make no sound; what is begun then would be heard, too late, with that tap. */
const touched = (): boolean => here().userActivation?.hasBeenActive !== false;

/** Silent where the browser does not allow sound. */
function beat({ shape, pitch, volume, seconds }: Beat, after = 0): void {
  if (!touched()) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch[0], start);
    tone.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds * 0.75);
    loudness.gain.setValueAtTime((volume * settings.volume) / 50, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.01);
  } catch {
    // No audio device, or not allowed: the board says everything without it.
  }
}

const wood = (pitch: number, volume: number): void =>
  beat({ shape: "triangle", pitch: [pitch, 70], volume, seconds: 0.12 });

/** A soft wooden knock; that of a capture is a little lower and louder. */
export function knock(capture: boolean): void {
  if (!rings("ringMoves")) return;
  if (capture) wood(150, 0.35);
  else wood(220, 0.22);
}

/** As loud as a capture: a game has begun elsewhere. */
export function ring(): void {
  if (rings("ringCalls")) wood(150, 0.35);
}

/** Two high ones, unlike a move: little time is left. */
export function warn(): void {
  if (!rings("ringClock")) return;
  const high: Beat = { shape: "sine", pitch: [880, 860], volume: 0.2, seconds: 0.15 };
  beat(high);
  beat(high, 0.2);
}

/** A chat message: short, and softer than a move. */
export function chime(): void {
  if (rings("ringChat")) beat({ shape: "sine", pitch: [660, 640], volume: 0.12, seconds: 0.1 });
}

/** A move as the hand feels it; that of a capture is longer. */
export function shake(capture: boolean): void {
  if (settings.haptics && !resting() && touched()) here().vibrate?.(capture ? 40 : 15);
}
