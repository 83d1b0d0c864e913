/**
 * FLIP animation. An element with `data-piece` whose position changes glides from its old position;
 * a new element starts at the piece or place named by its `data-from`.
 */

import { pace } from '../../settings/appearance.svelte';

const MOVE = 420;

export class Moves {
  #places = new Map<string, DOMRect>();

  /** Record all positions before a change. */
  note(root: HTMLElement): void {
    this.#places.clear();
    for (const piece of root.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
      const name = piece.dataset['piece'] ?? piece.dataset['place'] ?? '';
      this.#places.set(name, piece.getBoundingClientRect());
    }
  }

  /** Animate from the recorded positions after the change. */
  play(root: HTMLElement): void {
    const duration = MOVE * pace();
    if (duration === 0 || this.#places.size === 0) return;
    for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { piece: name = '', from = '' } = piece.dataset;
      const old = this.#places.get(name) ?? this.#places.get(from);
      if (old) glide(piece, old, duration);
    }
  }
}

function glide(piece: HTMLElement, old: DOMRect, duration: number): void {
  const now = piece.getBoundingClientRect();
  const right = old.x + old.width / 2 - now.x - now.width / 2;
  const down = old.y + old.height / 2 - now.y - now.height / 2;
  if (now.width === 0 || Math.abs(right) + Math.abs(down) < 2) return;
  const size = Math.min(3, old.width / now.width);
  piece.animate(
    [
      { transform: `translate(${right}px, ${down}px) scale(${size})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0.9, 0.35, 1)' },
  );
}
