import type { Browser } from 'playwright-core';
import { connect } from '../support/chromium.js';
import { builtStories, StoryExaminer, type StoryName } from '../support/storybook.js';

const stories = builtStories() ?? [];
const byTitle = Map.groupBy(stories, ({ title }) => title);

describe('Storybook', () => {
  let browser: Browser;
  let examiner: StoryExaminer;

  beforeAll(async () => {
    // In the order of the tests below.
    const [first, ...others] = [...byTitle.values()].flat();
    if (!first) throw new Error('The Storybook is not built: npm run build-storybook.');
    browser = await connect();
    examiner = await StoryExaminer.open(browser, [first, ...others]);
  });

  afterAll(async () => {
    await examiner?.close();
    await browser?.close();
  });

  it('[ST1] shows a story for more than a hundred states', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  describe.each([...byTitle])('%s', (_, ofTitle) => {
    it.each(ofTitle.map((story): [string, StoryName] => [story.name, story]))(
      '[ST2, AX1] %s plays to its end, fits a phone, and axe finds nothing wrong light or dark',
      async (_name, story) => {
        expect(await examiner.report(story)).toEqual({
          failure: undefined,
          violations: [],
          violationsInDark: [],
          overflow: 0,
          complaints: [],
        });
      },
    );
  });
});
