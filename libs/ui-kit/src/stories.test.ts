import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from './index.js';

/** The groups of the kit, and the pages that show its parts together. */
const GROUPS = ['Shell', 'Primitives', 'Match', 'Room', 'Odds', 'Chat', 'Feed', 'Account', 'States', 'Pages'];

/** They draw nothing of their own: where the theme and the links come from. */
const UNSEEN: unknown[] = [kit.KitStyles, kit.LinkProvider];

interface StoryFile {
  title: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));

// Here, not in a test: what stories import to play with registers hooks of its own.
const metas = await Promise.all(
  files.map(async (file) => ((await import(join(import.meta.dirname, file))) as { default: StoryFile }).default),
);

const isComponent = ([name, value]: [string, unknown]): boolean => /^[A-Z][a-z]/.test(name) && !isStore(value);
const isStore = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));

describe('stories', () => {
  it('[ST1] every component that the kit gives out has one', () => {
    const shown = new Set<unknown>([
      ...UNSEEN,
      ...metas.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
    ]);
    const unshown = Object.entries(kit)
      .filter(isComponent)
      .filter(([, component]) => !shown.has(component))
      .map(([name]) => name);
    expect(unshown).toEqual([]);
  });

  it('[ST1] each file is a group and a name, and no two have the same', () => {
    const titles = metas.map(({ title }) => title);
    expect(titles.filter((title) => !GROUPS.includes(title.split('/')[0] ?? '') || title.split('/').length !== 2)).toEqual([]);
    expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
  });
});
