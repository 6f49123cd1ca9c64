// Sounds made on the spot: no file to fetch.
let context: AudioContext | undefined;

interface Beat {
  shape: OscillatorType;
  /** Falls from the first to the second, in Hz. */
  pitch: readonly [number, number];
  volume: number;
  seconds: number;
}

/** Silent where the browser does not allow sound. */
function beat({ shape, pitch, volume, seconds }: Beat, after = 0): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch[0], start);
    tone.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds * 0.75);
    loudness.gain.setValueAtTime(volume, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.01);
  } catch {
    // No audio device, or not allowed: the board says everything without it.
  }
}

/** A soft wooden knock; that of a capture is a little lower and louder. */
export function knock(capture: boolean): void {
  const [pitch, volume] = capture ? [150, 0.35] : [220, 0.22];
  beat({ shape: "triangle", pitch: [pitch, 70], volume, seconds: 0.12 });
}

/** Two high ones, unlike a move: little time is left. */
export function warn(): void {
  const high: Beat = { shape: "sine", pitch: [880, 860], volume: 0.2, seconds: 0.15 };
  beat(high);
  beat(high, 0.2);
}
