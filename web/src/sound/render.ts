/** Plays a described sound in an audio context: the only module that makes audio nodes for it. */

import type { Curve, Sound, Voice } from './sounds';

const SILENT = 0.0005; // an exponential ramp cannot reach 0
const NOISE_LENGTH = 1; // seconds, repeated

/** Starts `sound` at the time `at`; `tune` is a factor for all its pitches. */
export function render(
  context: BaseAudioContext,
  output: AudioNode,
  noise: AudioBuffer,
  sound: Sound,
  at: number,
  tune = 1,
): void {
  for (const voice of sound.voices) {
    const start = at + voice.start;
    const source = sourceOf(context, noise, voice, start, tune);
    const gain = context.createGain();
    swell(gain.gain, voice.gain, start);
    const tone = filtered(context, source, voice, start, tune);
    tone.connect(gain).connect(output);
    source.start(start);
    source.stop(start + (voice.gain.at(-1)?.[0] ?? 0));
    source.onended = () => gain.disconnect();
  }
}

/** White noise for all voices of a context. */
export function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_LENGTH, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function sourceOf(
  context: BaseAudioContext,
  noise: AudioBuffer,
  { wave, pitch }: Voice,
  start: number,
  tune: number,
): AudioScheduledSourceNode {
  if (wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    return source;
  }
  const source = context.createOscillator();
  source.type = wave;
  follow(source.frequency, pitch, start, tune);
  return source;
}

function filtered(
  context: BaseAudioContext,
  source: AudioNode,
  { filter }: Voice,
  start: number,
  tune: number,
): AudioNode {
  if (!filter) return source;
  const node = context.createBiquadFilter();
  node.type = filter.type;
  node.Q.value = filter.q;
  follow(node.frequency, filter.pitch, start, tune);
  return source.connect(node);
}

/** Equal times are equal intervals. */
function follow(parameter: AudioParam, curve: Curve, start: number, tune: number): void {
  curve.forEach(([seconds, pitch], index) => {
    if (index === 0) parameter.setValueAtTime(pitch * tune, start + seconds);
    else parameter.exponentialRampToValueAtTime(pitch * tune, start + seconds);
  });
}

/** Loudness grows steadily and dies away as things that were struck do. */
function swell(parameter: AudioParam, curve: Curve, start: number): void {
  let before = 0;
  curve.forEach(([seconds, loud], index) => {
    const [goal, time] = [Math.max(loud, SILENT), start + seconds];
    if (index === 0) parameter.setValueAtTime(goal, time);
    else if (goal > before) parameter.linearRampToValueAtTime(goal, time);
    else parameter.exponentialRampToValueAtTime(goal, time);
    before = goal;
  });
}
