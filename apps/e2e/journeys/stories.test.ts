import type { Browser } from 'playwright-core';
import { connect } from '../support/chromium.js';
import { builtStories, StoryPage, type StoryName } from '../support/storybook.js';

const stories = builtStories() ?? [];
const byTitle = Map.groupBy(stories, ({ title }) => title);

/** What a theme and a width can change. */
const SEEN = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

describe('Storybook', () => {
  let browser: Browser;
  let page: StoryPage;

  beforeAll(async () => {
    const [first] = stories;
    if (!first) throw new Error('The Storybook is not built: npx nx run ui-kit:build-storybook.');
    browser = await connect();
    page = await StoryPage.open(browser, first);
  });

  afterAll(async () => {
    await page?.close();
    await browser?.close();
  });

  it('[ST1] shows a story for more than a hundred states', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  describe.each([...byTitle])('%s', (_, ofTitle) => {
    it.each(ofTitle.map((story): [string, StoryName] => [story.name, story]))(
      '[ST2, AX1] %s plays to its end, fits a phone, and axe finds nothing wrong light or dark',
      async (_name, story) => {
        expect(await page.play(story)).toBeUndefined();
        expect(await page.violations()).toEqual([]);
        await page.turnDarkOnPhone();
        expect(await page.violations(SEEN)).toEqual([]);
        expect(await page.overflow()).toBe(0);
        expect(page.complaints).toEqual([]);
      },
    );
  });
});
