import { FakeClock } from '@khandai/testing';
import { DemoComics, type DemoShelf, type ShelfComic } from './demo-comics.js';

function open(known: boolean) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const published: ShelfComic[][] = [];
  const hasMembers = { yet: false };
  const shelf: DemoShelf = {
    hasComics: () => Promise.resolve(known),
    publish: (comics) => {
      if (hasMembers.yet) published.push([...comics]);
      return Promise.resolve(hasMembers.yet);
    },
  };
  const stop = new AbortController();
  return { clock, published, hasMembers, stop, done: new DemoComics({ shelf, clock }).run(stop.signal) };
}

describe('[CT3] (comics demo) the comics of the demo', () => {
  it('are drawn once there is somebody to whom they belong, with a text for every page and none in the drawings', async () => {
    const { clock, published, hasMembers, stop, done } = open(false);
    await clock.advance(10_000);
    expect(published).toEqual([]);
    hasMembers.yet = true;
    await clock.advance(2_000);
    const [comics = []] = published;
    expect(comics.length).toBeGreaterThanOrEqual(2);
    for (const { cover, chapters } of comics) {
      expect(cover.svg).toContain('<svg');
      expect(chapters.length).toBeGreaterThan(0);
      for (const { pages, publishedAt } of chapters) {
        expect(publishedAt.getTime()).toBeLessThan(clock.now());
        for (const { alt, svg, width, height } of pages) {
          expect(alt).not.toBe('');
          expect(svg).not.toMatch(/<text|NaN|undefined/);
          expect(height / width).toBeLessThan(3);
        }
      }
    }
    await clock.advance(60_000);
    expect(published).toHaveLength(1);
    stop.abort();
    await done;
  });

  it('are left alone where they are', async () => {
    const { clock, published, hasMembers, stop, done } = open(true);
    hasMembers.yet = true;
    await clock.advance(10_000);
    expect(published).toEqual([]);
    stop.abort();
    await done;
  });
});
