import * as door from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(door).sort()).toEqual([
    'FakeClock',
    'FakeSocket',
    'FakeSockets',
    'aFixture',
    'aMessage',
    'aUser',
    'badTitles',
    'componentsWithoutStory',
    'loadStories',
    'settle',
  ]);
});
