import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { coming, fixture, NOW, rootData } from '../../../test/fixtures';
import { LiveStore } from '../services/LiveStore';
import { chosenFilter, matching } from './day/day-filter';
import { DayStore } from './day/DayStore';
import { MonthStore } from './day/MonthStore';
import { FAVOURITES_KEY, FavouritesStore } from './FavouritesStore';
import { type Goal, GOAL_MS, GoalStore } from './GoalStore';

const memory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});

describe('FavouritesStore', () => {
  test('stars and pins are kept in this browser, pins in the order they were set', () => {
    const storage = memory();
    const store = new FavouritesStore();
    store.load(storage);
    store.toggleMatch('f1');
    store.toggleLeague('cup');
    store.toggleLeague('vl1');
    const next = new FavouritesStore();
    next.load(storage);
    expect([next.isStarred('f1'), next.isStarred('f2'), next.pinned]).toEqual([true, false, ['cup', 'vl1']]);
    next.toggleLeague('cup');
    store.reread();
    expect(store.pinned).toEqual(['vl1']);
  });

  test.each(['{', 'null', '[]', '{"matches":"f1","leagues":[1,null]}'])('what is kept as %s is nothing', (text) => {
    const store = new FavouritesStore();
    store.load(memory({ [FAVOURITES_KEY]: text }));
    expect([store.pinned, store.isStarred('f1')]).toEqual([[], false]);
  });

  test('old stars give way to new ones', () => {
    const storage = memory();
    const store = new FavouritesStore();
    store.load(storage);
    for (let n = 0; n < 310; n += 1) store.toggleMatch(`f${n}`);
    const next = new FavouritesStore();
    next.load(storage);
    expect([next.isStarred('f9'), next.isStarred('f10'), next.isStarred('f309')]).toEqual([false, true, true]);
  });
});

describe('GoalStore', () => {
  const life = new AbortController();
  const change = (homeScore: number, awayScore: number) => {
    const { commentators: _, ...rest } = fixture({ homeScore, awayScore });
    return rest;
  };

  function watching() {
    const timers = new FakeClock(NOW);
    const goals: Goal[] = [];
    const store = new GoalStore({ timers, onGoal: (goal) => goals.push(goal) });
    store.watch([fixture()]);
    return { timers, goals, store };
  }

  test('who scored is marked for ten seconds, and told once', async () => {
    const { store, goals, timers } = watching();
    store.accept([change(2, 2)], life.signal);
    store.accept([change(2, 2)], life.signal);
    expect(store.sideOf('f1')).toBe('away');
    expect(goals.map(({ score }) => score)).toEqual([[2, 2]]);
    await timers.advance(GOAL_MS);
    expect(store.sideOf('f1')).toBeUndefined();
  });

  test('a goal taken back marks nobody, and the next one has its own ten seconds', async () => {
    const { store, goals, timers } = watching();
    store.accept([change(1, 1)], life.signal);
    expect(goals).toEqual([]);
    store.accept([change(2, 1)], life.signal);
    await timers.advance(GOAL_MS / 2);
    store.accept([change(3, 1)], life.signal);
    await timers.advance(GOAL_MS / 2);
    expect(store.sideOf('f1')).toBe('home');
    await timers.advance(GOAL_MS / 2);
    expect(store.sideOf('f1')).toBeUndefined();
  });

  test('what fell while the line was away, or came with a newer load, is no goal of this moment; the next one is', () => {
    const { store, goals } = watching();
    store.lookAgain();
    store.accept([change(2, 1)], life.signal);
    expect([goals, store.sideOf('f1')]).toEqual([[], undefined]);
    store.watch([fixture({ homeScore: 3, awayScore: 1, updatedAt: '2026-11-20T13:50:00Z' })]);
    store.accept([change(2, 2)], life.signal);
    store.accept([{ ...change(3, 1), updatedAt: '2026-11-20T13:51:00Z' }], life.signal);
    expect(goals).toEqual([]);
    store.accept([{ ...change(3, 2), updatedAt: '2026-11-20T13:52:00Z' }], life.signal);
    expect([goals.map(({ score }) => score), store.sideOf('f1')]).toEqual([[[3, 2]], 'away']);
  });

  test('after a break a load that tells nothing new is as good as having looked on: the next goal is told', () => {
    const { store, goals } = watching();
    store.lookAgain();
    store.watch([fixture()]);
    store.accept([change(2, 2)], life.signal);
    expect(goals.map(({ score }) => score)).toEqual([[2, 2]]);
  });

  test('matches that are not on the page are nobody’s business', () => {
    const { store, goals } = watching();
    store.accept([{ ...change(9, 9), fixtureId: 'other' }], life.signal);
    expect(goals).toEqual([]);
  });
});

describe('matches of a day', () => {
  const favourites = { isStarred: (id: string) => id === 'c1', isPinned: (id: string) => id === 'cup' };
  const cup = { leagueId: 'cup', name: 'Cúp', shortName: 'C', color: '#000000' };

  test('filters let through what they say; a pinned league’s matches are favourites', () => {
    const list = [fixture(), coming({ fixtureId: 'c1' }), coming({ fixtureId: 'c2', league: cup, commentators: [] })];
    const ids = (filter: Parameters<typeof matching>[1]) => matching(list, filter, favourites).map(({ fixtureId }) => fixtureId);
    expect([ids('all').length, ids('live'), ids('coming'), ids('ended')]).toEqual([3, ['f1'], ['c1', 'c2'], []]);
    expect([ids('favourites'), ids('hosted')]).toEqual([
      ['c1', 'c2'],
      ['f1', 'c1'],
    ]);
    expect([chosenFilter('live', ['all', 'live']), chosenFilter('live', ['all']), chosenFilter('<script>', ['all'])]).toEqual([
      'live',
      'all',
      'all',
    ]);
  });

  test('a final whistle moves its match alone to another state', () => {
    const live = new LiveStore(rootData());
    const waiting = coming({ fixtureId: 'c1' });
    const store = new DayStore([fixture(), waiting], live);
    const { commentators: _, ...over } = fixture({ status: RawStatus.finished, state: 3, updatedAt: '2026-11-20T13:32:00Z' });
    live.acceptScores([over], NOW);
    expect(store.fixtures.map(({ state }) => state)).toEqual([3, 1]);
    expect(store.fixtures[1]).toBe(waiting);
  });
});

describe('MonthStore', () => {
  const month = (name: string, date: string) => ({ month: name, days: [{ date, total: 7 }] });

  test('counts that came with the page are not asked for again, others once', async () => {
    const asked: string[] = [];
    const store = new MonthStore('2026-11', month('2026-11', '2026-11-20'), {
      counts: (name) => {
        asked.push(name);
        return Promise.resolve(month(name, `${name}-05`));
      },
      failed: () => undefined,
    });
    expect([store.totalOf('2026-11-20'), store.totalOf('2026-11-21')]).toEqual([7, 0]);
    await store.show('2026-12');
    await store.show('2026-11');
    await store.show('2026-12');
    expect([asked, store.totalOf('2026-12-05'), store.busy]).toEqual([['2026-12'], 7, false]);
  });

  test('a month that is known ends the wait for one that was left', async () => {
    const store = new MonthStore('2026-11', month('2026-11', '2026-11-20'), {
      counts: () => new Promise(() => undefined),
      failed: () => undefined,
    });
    void store.show('2026-12');
    expect(store.busy).toBe(true);
    await store.show('2026-11');
    expect(store.busy).toBe(false);
  });

  test('a month that cannot be had is shown without marks, and asked for again', async () => {
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
