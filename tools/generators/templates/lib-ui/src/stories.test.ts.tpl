import { readdirSync } from 'node:fs';
import { badTitles, componentsWithoutStory, loadStories } from '@khandai/testing';
import * as library from './index.js';

const GROUPS = ['{{Class}}'];
const metas = await loadStories(
  import.meta.dirname,
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }),
);

describe('stories', () => {
  it('[{{RULE}}2] every exported component has a story', () => {
    expect(componentsWithoutStory(library, metas)).toEqual([]);
  });

  it('[{{RULE}}2] each title is a group and a name, and no two titles are equal', () => {
    expect(badTitles(metas, GROUPS)).toEqual([]);
  });
});
