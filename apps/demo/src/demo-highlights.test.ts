import { FakeClock } from '@khandai/testing';
import { DemoHighlights, type DrawnHighlight } from './demo-highlights.js';
import type { PressMatch } from './news/news-matches.js';

describe('[CT3] (highlights demo) simulated highlights', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const team = (shortName: string) => ({ name: shortName, shortName, colors: ['#111111', '#222222'] as const });
  const match = (
    fixtureId: string,
    homeScore: number,
    awayScore: number,
    known = homeScore + awayScore,
  ): PressMatch => ({
    ...{ fixtureId, league: 'V.League 1', round: 'Vòng 9', location: '', kickOff: new Date(now - 90 * 60_000) },
    ...{ home: team('CAHN'), away: team('Nam Định'), homeScore, awayScore, homeHalf: 0, awayHalf: 0 },
    ...{ corners: [1, 1], yellows: [0, 0], reds: [0, 0] },
    goals: Array.from({ length: known }, (_, index) => ({
      ...{ minute: 10 + index, player: `Cầu thủ ${index}`, isHome: index < homeScore },
      ...{ homeScore: Math.min(index + 1, homeScore), awayScore: Math.max(0, index + 1 - homeScore) },
    })),
  });

  async function shown(over: PressMatch[], hasHighlights = false): Promise<DrawnHighlight[]> {
    const published: DrawnHighlight[] = [];
    const stop = new AbortController();
    const shelf = {
      hasHighlights: () => Promise.resolve(hasHighlights),
      publish: (_ownerId: number, list: readonly DrawnHighlight[]) => Promise.resolve(void published.push(...list)),
    };
    const press = { matches: () => Promise.resolve({ over, coming: [] }) };
    const cast = { saveFans: () => Promise.resolve([7]) };
    const clock = new FakeClock(now);
    const running = new DemoHighlights({ press, cast, shelf, clock }).run(stop.signal);
    await clock.advance(60_000);
    stop.abort();
    await running;
    return published;
  }

  test('are of matches with as many goals as a clip has, with a chapter at each, never in the future', async () => {
    expect(await shown([match('1', 1, 1)], true)).toEqual([]);
    expect(await shown([])).toEqual([]);
    const list = await shown([
      match('1', 2, 1),
      match('2', 1, 1),
      match('3', 0, 0),
      match('4', 3, 2),
      match('5', 2, 0, 1),
    ]);
    expect(list.map(({ clip, fixtureId }) => [fixtureId, clip])).toEqual([
      ['1', 'ba-ban'],
      ['2', 'hai-ban'],
    ]);
    expect(list[0]?.chapters.map(({ second, text, goal }) => [second, text, goal])).toEqual([
      [0, 'Bóng lăn', false],
      [4, '10′ Cầu thủ 0, 1–0', true],
      [11, '11′ Cầu thủ 1, 2–0', true],
      [18, '12′ Cầu thủ 2, 2–1', true],
    ]);
    for (const { publishedAt } of list) expect(publishedAt.getTime()).toBeLessThanOrEqual(now + 60_000);
  });
});
