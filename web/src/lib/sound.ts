// A soft wooden knock, made on the spot: no file to fetch.
let context: AudioContext | undefined;

/** One knock; a capture is a little lower and louder. Silent where the browser does not allow sound. */
export function knock(capture: boolean): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(capture ? 150 : 220, start);
    tone.frequency.exponentialRampToValueAtTime(70, start + 0.09);
    volume.gain.setValueAtTime(capture ? 0.35 : 0.22, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  } catch {
    // No audio device, or not allowed: the board says everything without it.
  }
}
