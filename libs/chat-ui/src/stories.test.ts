import { readdirSync } from 'node:fs';
import { badTitles, componentsWithoutStory, loadStories } from '@khandai/testing';
import * as library from './index.js';

const GROUPS = ['Chat', 'Feed'];
const metas = await loadStories(
  import.meta.dirname,
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }),
);

describe('stories', () => {
  it('[ST1] every exported component has a story', () => {
    expect(componentsWithoutStory(library, metas)).toEqual([]);
  });

  it('[ST1] each title is a group and a name, and is unique', () => {
    expect(badTitles(metas, GROUPS)).toEqual([]);
  });
});
