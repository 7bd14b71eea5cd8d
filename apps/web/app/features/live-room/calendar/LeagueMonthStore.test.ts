import type { Fixture } from '@khandai/contracts';
import { observable, runInAction } from 'mobx';
import { fixture } from '../../../../test/fixtures';
import { LeagueMonthStore, type MatchKind } from './LeagueMonthStore';

const match = (fixtureId: string, kickOff: string): Fixture => fixture({ fixtureId, kickOff });

/** Two pages of what comes, and two of what is over. */
const pages: Record<MatchKind, readonly (readonly Fixture[])[]> = {
  fixtures: [
    [match('now', '2026-11-28T12:00:00Z'), match('late', '2026-11-29T17:30:00Z')],
    [match('next', '2026-12-20T12:00:00Z')],
  ],
  results: [[match('early', '2026-11-28T10:00:00Z')], [match('old', '2026-09-01T12:00:00Z')]],
};

function league() {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const site = { fails: false };
  const clock = observable({ timezone: 'Asia/Ho_Chi_Minh' });
  const store = new LeagueMonthStore('2026-11', {
    page: (kind, cursor) => {
      asked.push(`${kind} ${cursor ?? 'first'}`);
      if (site.fails) return Promise.reject(new Error('offline'));
      const at = Number(cursor ?? 0);
      const list = [...(pages[kind][at] ?? [])];
      return Promise.resolve({ list, cursor: at + 1 < pages[kind].length ? String(at + 1) : null });
    },
    failed: (error) => faults.push(error),
    clock,
  });
  const on = (day: string) => store.on(day).map(({ fixtureId }) => fixtureId);
  return { store, asked, faults, site, clock, on };
}

describe('[SH11] (calendar part) a month of a league', () => {
  test('is read until it is whole, with its days in the timezone of the reader', async () => {
    const { store, asked, clock, on } = league();
    await store.show('2026-11');
    expect([on('2026-11-28'), on('2026-11-30'), on('2026-11-29')]).toEqual([['early', 'now'], ['late'], []]);
    runInAction(() => {
      clock.timezone = 'UTC';
    });
    expect([on('2026-11-29'), on('2026-11-30')]).toEqual([['late'], []]);
    expect([store.state, asked]).toEqual(['idle', ['fixtures first', 'fixtures 1', 'results first', 'results 1']]);
  });

  test('asks for nothing that it has, and for no list that cannot have the month', async () => {
    const { store, asked, on } = league();
    await store.show('2026-10');
    expect(asked).toEqual(['fixtures first', 'results first', 'results 1']);
    await store.show('2026-12');
    expect([asked.slice(3), on('2026-12-20')]).toEqual([['fixtures 1'], ['next']]);
    await store.show('2026-11');
    expect([asked.length, store.month, store.state]).toEqual([4, '2026-11', 'idle']);
  });

  test('says that it failed, and is read again when it is shown again', async () => {
    const { store, faults, site, on } = league();
    site.fails = true;
    await store.show('2026-11');
    expect([store.state, faults.length]).toEqual(['failed', 1]);
    site.fails = false;
    await store.show('2026-11');
    expect([store.state, on('2026-11-28')]).toEqual(['idle', ['early', 'now']]);
  });
});
