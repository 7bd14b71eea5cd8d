import * as entry from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'FakeClock',
    'FakeSocket',
    'FakeSockets',
    'aFixture',
    'aMessage',
    'aUser',
    'badDays',
    'badIds',
    'badTitles',
    'brokenEscapes',
    'componentsWithoutStory',
    'loadStories',
    'settle',
  ]);
});
