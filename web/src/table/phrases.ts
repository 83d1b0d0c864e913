/** The quick phrases of the chat, in the order in which they are offered. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'thinking',
  'hurry',
  'oops',
  'sorry',
  'wow',
  'good-game',
] as const;
