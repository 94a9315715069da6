/** Sounds made on the spot, without files: noise, thumps and bells, all below -12 dB. */

export type Sound =
  | "laid"
  | "joined"
  | "rockfall"
  | "broken"
  | "mended"
  | "map"
  | "turn"
  | "stone"
  | "gold"
  | "drip"
  | "card"
  | "talk"
  | "refused";

const LOUDEST = 0.25; // -12 dB

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound at a volume between 0 and 1; nothing where the browser does not let us yet. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  wake();
  if (context?.state !== "running") return;
  const out = context.createGain();
  out.gain.value = LOUDEST * volume;
  out.connect(context.destination);
  RECIPES[sound](new Bench(context, out));
}

/** Browsers are mute until somebody has touched the page, iPhones again after a call or a lock: wake up. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Refused where it is not a touch that asks.
  if (context.state !== "running") context.resume().catch(() => undefined);
}

/** Where a sound is put together. */
class Bench {
  constructor(
    readonly context: AudioContext,
    readonly out: AudioNode,
  ) {}

  /** A tone that fades; frequencies in Hz, times in seconds. */
  tone(
    hz: number,
    at: number,
    length: number,
    loud = 1,
    kind: OscillatorType = "sine",
    to = hz,
  ): void {
    const { context } = this;
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(hz, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    oscillator.connect(this.#fade(start, length, loud));
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  /** Noise through a filter that may sweep. */
  hiss(
    at: number,
    length: number,
    from: number,
    to: number,
    kind: BiquadFilterType,
    loud = 1,
    q = 1,
  ): void {
    const { context } = this;
    const start = context.currentTime + at;
    const source = context.createBufferSource();
    source.buffer = noise ??= white(context);
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.#fade(start, length, loud));
    source.start(start, Math.random());
    source.stop(start + length);
  }

  #fade(start: number, length: number, loud: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.out);
    return gain;
  }
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return buffer;
}

const PENTATONIC = [523, 587, 659, 784, 880, 1047, 1175, 1319];

const RECIPES: Record<Sound, (bench: Bench) => void> = {
  laid: (b) => {
    b.hiss(0, 0.06, 900, 500, "lowpass", 0.8);
    b.tone(90, 0, 0.12, 0.9, "sine", 55);
  },
  joined: (b) => {
    b.tone(1800, 0.05, 0.08, 0.3);
    b.tone(1800, 0.13, 0.08, 0.25);
  },
  rockfall: (b) => {
    b.hiss(0, 0.7, 800, 120, "lowpass", 1);
    b.tone(70, 0.1, 0.4, 0.6, "sine", 40);
  },
  broken: (b) => {
    b.hiss(0, 0.05, 3000, 1500, "highpass", 0.7);
    b.tone(220, 0.01, 0.12, 0.35, "sawtooth", 180);
    b.tone(227, 0.01, 0.12, 0.35, "sawtooth", 170);
  },
  mended: (b) => [0, 0.14, 0.28].forEach((at) => b.hiss(at, 0.07, 900, 880, "bandpass", 1, 9)),
  map: (b) => b.hiss(0, 0.28, 2000, 6000, "bandpass", 0.4, 1.5),
  turn: (b) => {
    b.tone(523, 0, 0.9, 0.5);
    b.tone(784, 0.16, 1.1, 0.45);
  },
  stone: (b) => b.tone(140, 0, 0.3, 0.9, "triangle", 90),
  gold: (b) => PENTATONIC.forEach((hz, step) => b.tone(hz, step * 0.08, 0.5, 0.35)),
  drip: (b) => b.tone(1300, 0, 0.09, 0.3, "sine", 700),
  card: (b) => b.hiss(0, 0.07, 4000, 2500, "bandpass", 0.25, 0.8),
  talk: (b) => b.tone(660, 0, 0.12, 0.25, "sine", 740),
  refused: (b) => b.tone(180, 0, 0.16, 0.5, "triangle", 130),
};
