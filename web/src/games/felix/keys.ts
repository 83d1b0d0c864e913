/** The keys of this game, for the list of keys. */

export const keys = [
  { keys: ['1', '…', '9'], text: 'felix-key-place' },
  { keys: ['←', '→'], text: 'felix-key-move' },
  { keys: ['0', '…', '9'], text: 'felix-key-amount' },
  { keys: ['+', '−'], text: 'felix-key-step' },
  { keys: ['Enter'], text: 'felix-key-answer' },
  { keys: ['P'], text: 'felix-key-pass' },
];
