import { describe, expect, it } from 'vitest';
import { duration, SOUNDS, type Curve, type Sound, type Voice } from './sounds';

const LONGEST = 2.5; // seconds
const LOUDEST = 1; // all voices together; above it they would clip

const sounds = Object.entries<Sound>(SOUNDS);

function at(curve: Curve, seconds: number): number {
  const next = curve.findIndex(([time]) => time >= seconds);
  const [until, goal] = curve[next] ?? [0, 0];
  const [since, value] = curve[next - 1] ?? [until, goal];
  return until === since ? goal : value + ((goal - value) * (seconds - since)) / (until - since);
}

/** An upper bound: gains in between are ramps that stay below a straight line. */
function loudest({ voices }: Sound): number {
  const times = voices.flatMap(({ start, gain }) => gain.map(([time]) => start + time));
  const sum = (time: number): number =>
    voices.reduce((all, { start, gain }) => all + at(gain, time - start), 0);
  return Math.max(...times.map(sum));
}

const curves = ({ pitch, gain, filter }: Voice): Curve[] => [pitch, gain, filter?.pitch ?? []];

describe.each(sounds)('%s', (_, sound) => {
  it('ends soon', () => {
    expect(duration(sound)).toBeGreaterThan(0.03);
    expect(duration(sound)).toBeLessThan(LONGEST);
  });

  it('is neither silent nor loud', () => {
    expect(loudest(sound)).toBeGreaterThan(0.1);
    expect(loudest(sound)).toBeLessThan(LOUDEST);
  });

  it('has voices that begin and end in silence', () => {
    for (const { start, gain } of sound.voices) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect([gain[0]?.[1], gain.at(-1)?.[1]]).toEqual([0, 0]);
    }
  });

  it('has curves that go forward in time, and pitches that people hear', () => {
    for (const voice of sound.voices) {
      for (const curve of curves(voice)) {
        const times = curve.map(([time]) => time);
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
      }
      for (const [, pitch] of [...voice.pitch, ...(voice.filter?.pitch ?? [])]) {
        expect(pitch).toBeGreaterThan(40);
        expect(pitch).toBeLessThan(8000);
      }
    }
  });
});
