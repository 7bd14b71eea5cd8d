import { SportType } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { fixture, NOW } from '../../../test/fixtures';
import { type Goal, GOAL_MS, GoalStore } from './GoalStore';

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

  test.each([SportType.basketball, SportType.esport, SportType.marble])(
    'a point in sport %d is no goal',
    (sportType) => {
      const { goals, store } = watching();
      store.watch([fixture({ fixtureId: 'other', sportType })]);
      const { commentators: _, ...more } = fixture({ fixtureId: 'other', sportType, homeScore: 2 });
      store.accept([more], life.signal);
      expect([goals, store.sideOf('other')]).toEqual([[], undefined]);
    },
  );

  test('a goal marks its side for ten seconds, and is reported once', async () => {
    const { store, goals, timers } = watching();
    store.accept([change(2, 2)], life.signal);
    store.accept([change(2, 2)], life.signal);
    expect(store.sideOf('f1')).toBe('away');
    expect(goals.map(({ score }) => score)).toEqual([[2, 2]]);
    await timers.advance(GOAL_MS);
    expect(store.sideOf('f1')).toBeUndefined();
  });

  test('a disallowed goal marks no team, and the next goal has ten seconds of its own', async () => {
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

  test('goals during a disconnect, or in a newer load, are not marked; the next one is', () => {
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

  test('after a reload without changes the next goal is reported', () => {
    const { store, goals } = watching();
    store.lookAgain();
    store.watch([fixture()]);
    store.accept([change(2, 2)], life.signal);
    expect(goals.map(({ score }) => score)).toEqual([[2, 2]]);
  });

  test('matches that are not on the page are ignored', () => {
    const { store, goals } = watching();
    store.accept([{ ...change(9, 9), fixtureId: 'other' }], life.signal);
    expect(goals).toEqual([]);
  });
});
