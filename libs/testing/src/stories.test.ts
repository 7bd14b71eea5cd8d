import { badTitles, componentsWithoutStory } from './stories.js';

const Button = () => null;
const Chip = () => null;
class TabStore {}

describe('stories', () => {
  it('[TS8] names the components that no story shows, and neither classes nor helpers', () => {
    const library = { Button, Chip, TabStore, useMedia: () => undefined };
    expect(componentsWithoutStory(library, [{ title: 'Primitives/Button', component: Button }])).toEqual(['Chip']);
    expect(componentsWithoutStory(library, [{ title: 'A/B', component: Button, subcomponents: { Chip } }])).toEqual([]);
    expect(componentsWithoutStory(library, [], [Button, Chip])).toEqual([]);
  });

  it('[TS8] names titles without a known group, and repeated ones', () => {
    const metas = ['Shell/Logo', 'Shell/Logo', 'Logo', 'Room/Player', 'Shell/Bar/Left'].map((title) => ({ title }));
    expect(badTitles(metas, ['Shell'])).toEqual(['Shell/Logo', 'Logo', 'Room/Player', 'Shell/Bar/Left']);
  });
});
