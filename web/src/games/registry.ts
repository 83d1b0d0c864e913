/** The games the page can draw, discovered from their folders. */

import type { Component } from 'svelte';
import type { LessonStep } from '../lesson/lesson';
import type { Speaker } from '../text/speaker';
import type { GameModule } from './module';

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' });
const lessons = import.meta.glob<LessonStep[]>('./*/lesson.ts', { import: 'lesson' });
const diagrams = import.meta.glob<Component<DiagramProps>>('./*/diagrams/Diagram.svelte', {
  import: 'default',
});

/** A diagram of a rule book, by its name there. */
export interface DiagramProps {
  name: string;
  speaker: Speaker;
}

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The module of a game. */
export function loadGame(game: string): Promise<GameModule> {
  return found(modules[`./${game}/index.ts`], game);
}

/** The game's cover on the home page. */
export function loadCover(game: string): Promise<Component> {
  return found(covers[`./${game}/Cover.svelte`], game);
}

/** The steps of the guided first game. */
export function loadLesson(game: string): Promise<LessonStep[]> {
  return found(lessons[`./${game}/lesson.ts`], game);
}

/** What draws the diagrams of the game's rule book. */
export function loadDiagrams(game: string): Promise<Component<DiagramProps>> {
  return found(diagrams[`./${game}/diagrams/Diagram.svelte`], game);
}

function found<T>(load: (() => Promise<T>) | undefined, game: string): Promise<T> {
  return load ? load() : Promise.reject(new Error(`the page cannot draw ${game}`));
}
