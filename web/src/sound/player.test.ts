import { beforeEach, expect, test } from 'vitest';
import { SoundPlayer } from './player';
import { SOUNDS } from './sounds';

class Parameter {
  value = 1;
  set: [string, number, number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.set.push(['set', value, at]);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.set.push(['linear', value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    if (value <= 0) throw new RangeError('an exponential ramp to 0');
    this.set.push(['exponential', value, at]);
  }
}

class Node {
  gain = new Parameter();
  frequency = new Parameter();
  Q = new Parameter();
  type = '';
  started = -1;
  stopped = -1;
  connect(to: Node): Node {
    return to;
  }
  disconnect(): void {}
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}

/** As much of an AudioContext as the player uses. */
class Context {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  gains: Node[] = [];
  sources: Node[] = [];
  createGain(): Node {
    return made(this.gains);
  }
  createOscillator(): Node {
    return made(this.sources);
  }
  createBufferSource(): Node {
    return made(this.sources);
  }
  createBiquadFilter(): Node {
    return new Node();
  }
  createDynamicsCompressor(): Node {
    return new Node();
  }
  createBuffer(_channels: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
}

function made(nodes: Node[]): Node {
  nodes.push(new Node());
  return nodes.at(-1)!;
}

let contexts: Context[];
let player: SoundPlayer;

beforeEach(() => {
  contexts = [];
  player = new SoundPlayer(() => {
    contexts.push(new Context());
    return contexts.at(-1) as unknown as AudioContext;
  });
});

test('there is no output before a gesture, and one for all gestures', () => {
  player.play('card', 1);
  expect(contexts).toEqual([]);
  player.unlock();
  player.unlock();
  expect(contexts).toHaveLength(1);
  expect(contexts[0]!.state).toBe('running');
});

test('a voice is a source that starts and stops in time', () => {
  player.unlock();
  player.play('turn', 1);
  const { sources } = contexts[0]!;
  expect(sources).toHaveLength(SOUNDS.turn.voices.length);
  sources.forEach(({ started, stopped }, index) => {
    const { start, gain } = SOUNDS.turn.voices[index]!;
    expect(started).toBeCloseTo(start, 1);
    expect(stopped - started).toBeCloseTo(gain.at(-1)![0]);
  });
});

test('every sound can be played', () => {
  player.unlock();
  for (const name of Object.keys(SOUNDS)) player.play(name as keyof typeof SOUNDS, 1);
  const voices = Object.values(SOUNDS).flatMap((sound) => sound.voices);
  expect(contexts[0]!.sources).toHaveLength(voices.length);
});

test('tones with a meaning keep their pitch, the others vary', () => {
  player.unlock();
  player.play('turn', 1);
  expect(contexts[0]!.sources[0]!.frequency.set[0]![1]).toBe(587);
  player.play('coin', 1);
  expect(contexts[0]!.sources.at(-2)!.frequency.set[0]![1]).not.toBe(2210 * 1.25);
});

test('the volume is that of the last sound, and silence is at once', () => {
  player.unlock();
  player.play('card', 0.25);
  const output = contexts[0]!.gains[0]!;
  expect(output.gain.value).toBe(0.25);
  player.silence();
  expect(output.gain.value).toBe(0);
});

test('the same sound at the same moment is played once', () => {
  player.unlock();
  player.play('tick', 1);
  player.play('tick', 1);
  expect(contexts[0]!.sources).toHaveLength(SOUNDS.tick.voices.length);
  contexts[0]!.currentTime = 1;
  player.play('tick', 1);
  expect(contexts[0]!.sources).toHaveLength(2 * SOUNDS.tick.voices.length);
});

test('an output that the browser stopped plays nothing later, and resumes with a gesture', () => {
  player.unlock();
  const context = contexts[0]!;
  context.state = 'suspended';
  player.play('tick', 1);
  expect(context.sources).toEqual([]);
  player.unlock();
  player.play('tick', 1);
  expect(context.sources).not.toEqual([]);
});

test('without Web Audio the page is silent, and asks once', () => {
  let asked = 0;
  const silent = new SoundPlayer(() => {
    asked += 1;
    throw new ReferenceError('AudioContext is not defined');
  });
  silent.unlock();
  silent.unlock();
  silent.play('card', 1);
  silent.silence();
  expect(asked).toBe(1);
});
