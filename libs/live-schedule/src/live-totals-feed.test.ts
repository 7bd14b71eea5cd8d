import type { LiveTotals } from '@khandai/contracts';
import { aFixture, FakeClock } from '@khandai/testing';
import { LiveTotalsFeed, type LiveTotalsOptions } from './live-totals-feed.js';

const totals = (totalLive: number, totalMode = totalLive, ids: string[] = []): LiveTotals => ({
  totalLive,
  totalMode,
  list: ids.map((fixtureId) => aFixture({ fixtureId })),
});

/** A feed whose replies the test sets; the events of the feed are recorded. */
function start(first: LiveTotals | Error, options: LiveTotalsOptions = {}) {
  const clock = new FakeClock();
  const world = { answer: first, asked: [] as number[], said: [] as LiveTotals[], failures: [] as unknown[] };
  const liveTotals = async (mode: number) => {
    world.asked.push(mode);
    await Promise.resolve();
    if (world.answer instanceof Error) throw world.answer;
    return world.answer;
  };
  const feed = new LiveTotalsFeed({ api: { liveTotals }, clock }, options);
  feed.changed.on((value) => world.said.push(value));
  feed.failed.on((error) => world.failures.push(error));
  const life = new AbortController();
  const ended = feed.run(life.signal);
  return { clock, feed, world, stop: () => (life.abort(), ended) };
}

test('[LS2] (interval) asks at once and then every 60,000 ms', async () => {
  const { clock, world, stop } = start(totals(1));

  await clock.advance(0);
  expect(world.asked).toHaveLength(1);
  await clock.advance(59_999);
  expect(world.asked).toHaveLength(1);
  await clock.advance(1);
  expect(world.asked).toHaveLength(2);
  await stop();
});

test('[LS2] (unchanged) emits nothing while both totals stay the same, even when the list differs', async () => {
  const { clock, world, feed, stop } = start(totals(1, 1, ['a']));
  await clock.advance(0);

  world.answer = totals(1, 1, ['b']);
  await clock.advance(60_000);

  expect(world.said).toHaveLength(1);
  expect(feed.shown?.list[0]?.fixtureId).toBe('a');
  await stop();
});

test('emits each reply, even one that replaces nothing, and no late one', async () => {
  const { clock, world, feed, stop } = start(totals(1, 1, ['a']));
  const read: (string | undefined)[] = [];
  feed.read.on(({ list }) => read.push(list[0]?.fixtureId));
  await clock.advance(0);
  world.answer = totals(1, 1, ['b']);
  await clock.advance(60_000);
  expect(read).toEqual(['a', 'b']);
  await stop();
});

test('[LS2] (changed) either total replaces total and list', async () => {
  const { clock, world, feed, stop } = start(totals(1, 1, ['a']));
  await clock.advance(0);

  world.answer = totals(2, 1, ['b']);
  await clock.advance(60_000);
  expect(feed.shown?.list[0]?.fixtureId).toBe('b');
  world.answer = totals(2, 0, ['c']);
  await clock.advance(60_000);
  expect(feed.shown).toBe(world.answer);
  expect(world.said).toHaveLength(3);
  await stop();
});

test('[LS2] (unchanged) emits nothing for totals that the page already shows', async () => {
  const { clock, world, stop } = start(totals(3), { shown: totals(3) });

  await clock.advance(60_000);
  expect(world.said).toEqual([]);
  await stop();
});

test('[LS2] (mode) another mode is requested at once and shown even when its totals are equal', async () => {
  const { clock, world, feed, stop } = start(totals(1), { mode: 10 });
  await clock.advance(10_000);

  feed.setMode(20);
  expect(feed.shown).toBeUndefined();
  await clock.advance(0);
  expect(world.asked).toEqual([10, 20]);
  expect(world.said).toHaveLength(2);

  feed.setMode(20);
  await clock.advance(0);
  expect(world.asked).toHaveLength(2);
  await stop();
});

test('[S5] refreshNow does not wait for the minute to pass', async () => {
  const { clock, world, feed, stop } = start(totals(1));
  await clock.advance(10_000);

  feed.refreshNow();
  await clock.advance(0);
  expect(world.asked).toHaveLength(2);
  await stop();
});

test('[S5] a failed refresh is reported, and the next one runs', async () => {
  const { clock, world, stop } = start(new Error('down'));
  await clock.advance(0);
  expect(world.failures).toEqual([new Error('down')]);

  world.answer = totals(1);
  await clock.advance(60_000);
  expect(world.said).toEqual([world.answer]);
  await stop();
});

test('[S5] after the end the feed requests and emits nothing, and leaves no timer', async () => {
  const { clock, world, stop } = start(totals(1));

  await stop();
  await clock.advance(120_000);
  expect(world.said).toEqual([]);
  expect(world.asked).toHaveLength(1);
  expect(clock.sleeping).toBe(0);
});
