/** The page's audio output. Browsers allow it only after a click or a key press. */

import { render, whiteNoise } from './render';
import { SOUNDS, type SoundName } from './sounds';

/** The same sound again within this many seconds is left out. */
const REPEATED = 0.05;
const VARIATION = 0.08;
const LOOKAHEAD = 0.01; // seconds; a start in the past would cut the attack

interface Output {
  context: AudioContext;
  volume: GainNode;
  noise: AudioBuffer;
}

export class SoundPlayer {
  readonly #create: () => AudioContext;
  readonly #started = new Map<SoundName, number>();
  #output: Output | null = null;
  #missing = false;

  constructor(create: () => AudioContext = () => new AudioContext()) {
    this.#create = create;
  }

  /** Makes the output ready. Call it while a click or a key press is handled. */
  unlock(): void {
    this.#output ??= this.#open();
    const context = this.#output?.context;
    if (context && context.state !== 'running') void context.resume().catch(() => undefined);
  }

  /** Plays a sound at a volume from 0 to 1; without an output, nothing happens. */
  play(name: SoundName, volume: number): void {
    if (this.#output?.context.state !== 'running') return; // it would sound later, out of place
    const { context, volume: knob, noise } = this.#output;
    const at = context.currentTime + LOOKAHEAD;
    if (at - (this.#started.get(name) ?? -1) < REPEATED) return;
    this.#started.set(name, at);
    knob.gain.value = volume;
    const sound = SOUNDS[name];
    render(
      context,
      knob,
      noise,
      sound,
      at,
      sound.varied ? 1 + (Math.random() - 0.5) * VARIATION : 1,
    );
  }

  /** Ends what is being played. */
  silence(): void {
    if (this.#output) this.#output.volume.gain.value = 0;
  }

  #open(): Output | null {
    if (this.#missing) return null;
    try {
      const context = this.#create();
      const volume = context.createGain();
      volume.connect(context.createDynamicsCompressor()).connect(context.destination);
      return { context, volume, noise: whiteNoise(context) };
    } catch {
      this.#missing = true; // a browser without Web Audio, or without an output device
      return null;
    }
  }
}
