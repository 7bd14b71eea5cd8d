import { RawStatus } from '@khandai/contracts';
import { coming, fixture, NOW, rootData } from '../../../../test/fixtures';
import { LiveStore } from '../../match';
import { chosenFilter, matching } from './day-filter';
import { DayStore } from './DayStore';
import { MonthStore } from './MonthStore';

describe('matches of a day', () => {
  const favourites = {
    isStarred: (id: string) => id === 'c1',
    isPinned: (id: string) => id === 'cup',
    hasTeam: () => false,
  };
  const cup = { leagueId: 'cup', name: 'Cúp', shortName: 'C', color: '#000000' };

  test('each filter selects its matches; matches of a pinned league are favourites', () => {
    const list = [fixture(), coming({ fixtureId: 'c1' }), coming({ fixtureId: 'c2', league: cup, commentators: [] })];
    const ids = (filter: Parameters<typeof matching>[1]) =>
      matching(list, filter, favourites, NOW).map(({ fixtureId }) => fixtureId);
    expect([ids('all').length, ids('live'), ids('coming'), ids('ended')]).toEqual([3, ['f1'], ['c1', 'c2'], []]);
    const late = NOW + 24 * 3_600_000;
    expect(matching(list, 'ended', favourites, late).map(({ fixtureId }) => fixtureId)).toEqual(['c1', 'c2']);
    expect(matching(list, 'coming', favourites, late)).toEqual([]);
    expect([ids('favourites'), ids('hosted')]).toEqual([
      ['c1', 'c2'],
      ['f1', 'c1'],
    ]);
    expect([
      chosenFilter('live', ['all', 'live']),
      chosenFilter('live', ['all']),
      chosenFilter('<script>', ['all']),
    ]).toEqual(['live', 'all', 'all']);
  });

  test('a match whose end the feed has missed is listed, but not among the live ones', () => {
    const missed = fixture({ fixtureId: 'old', kickOff: new Date(NOW - 3.6 * 3_600_000).toISOString() });
    const found = (filter: Parameters<typeof matching>[1]) => matching([missed, fixture()], filter, favourites, NOW);
    expect([found('live').map(({ fixtureId }) => fixtureId), found('all').length]).toEqual([['f1'], 2]);
  });

  test('a final whistle changes the state of its match only', () => {
    const live = new LiveStore(rootData());
    const waiting = coming({ fixtureId: 'c1' });
    const store = new DayStore([fixture(), waiting], { live });
    const { commentators: _, ...over } = fixture({
      status: RawStatus.finished,
      state: 3,
      updatedAt: '2026-11-20T13:32:00Z',
    });
    live.acceptScores([over], NOW);
    expect(store.fixtures.map(({ state }) => state)).toEqual([3, 1]);
    expect(store.fixtures[1]).toBe(waiting);
  });
});

describe('MonthStore', () => {
  const month = (name: string, date: string) => ({ month: name, days: [{ date, total: 7 }] });

  test('counts that came with the page are not loaded again, others once', async () => {
    const requested: string[] = [];
    const store = new MonthStore('2026-11', month('2026-11', '2026-11-20'), {
      counts: (name) => {
        requested.push(name);
        return Promise.resolve(month(name, `${name}-05`));
      },
      failed: () => undefined,
    });
    expect([store.totalOf('2026-11-20'), store.totalOf('2026-11-21')]).toEqual([7, 0]);
    await store.show('2026-12');
    await store.show('2026-11');
    await store.show('2026-12');
    expect([requested, store.totalOf('2026-12-05'), store.busy]).toEqual([['2026-12'], 7, false]);
  });

  test('showing a known month ends the loading of another', async () => {
    const store = new MonthStore('2026-11', month('2026-11', '2026-11-20'), {
      counts: () => new Promise(() => undefined),
      failed: () => undefined,
    });
    void store.show('2026-12');
    expect(store.busy).toBe(true);
    await store.show('2026-11');
    expect(store.busy).toBe(false);
  });

  test('a month that failed to load has no marks, and is loaded again', async () => {
    const faults: unknown[] = [];
    const store = new MonthStore('2026-11', undefined, {
      counts: () => Promise.reject(new Error('away')),
      failed: (error) => faults.push(error),
    });
    await store.show('2026-12');
    await store.show('2026-12');
    expect([store.month, store.busy, faults.length]).toEqual(['2026-12', false, 2]);
  });
});
