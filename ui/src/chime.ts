/** Two soft notes, as of a small bell. */

const NOTES = [659.3, 880]; // hertz
const APART = 0.16; // seconds
const LASTS = 0.9;
const LOUD = 0.12;

let context: AudioContext | undefined;

/** Plays it, where the browser lets a page be heard: after the first click or key. */
export function chime(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  let start = context.currentTime;
  for (const pitch of NOTES) {
    ring(context, pitch, start);
    start += APART;
  }
}

function ring(on: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(on, { type: "sine", frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LASTS);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + LASTS);
}
