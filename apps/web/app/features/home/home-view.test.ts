import { SportType } from '@khandai/contracts';
import { coming, fixture } from '../../../test/fixtures';
import { leaguesOf, liveOrder, sportsOf, upcoming } from './home-view';

describe('home', () => {
  test('[SH14] (list) the first five upcoming featured matches are shown by kick-off, without started ones', () => {
    const list = Array.from({ length: 7 }, (_, n) =>
      coming({ fixtureId: `c${n}`, kickOff: `2026-11-21T1${6 - n}:00:00Z` }),
    );
    expect(upcoming([fixture(), ...list]).map(({ fixtureId }) => fixtureId)).toEqual(['c6', 'c5', 'c4', 'c3', 'c2']);
  });

  test('sports without a live match have no chip', () => {
    const live = [fixture(), fixture({ fixtureId: 'f2', sportType: SportType.esport })];
    expect(sportsOf(live)).toEqual([
      { sport: 'football', count: 1 },
      { sport: 'esport', count: 1 },
    ]);
    expect(liveOrder(live, 'esport').map(({ fixtureId }) => fixtureId)).toEqual(['f2']);
  });

  test('hot matches come first, then the most watched', () => {
    const list = [
      fixture({ fixtureId: 'a', hot: false, viewers: 9 }),
      fixture({ fixtureId: 'b', hot: false, viewers: 90 }),
      fixture({ fixtureId: 'c', viewers: 1 }),
    ];
    expect(liveOrder(list, undefined).map(({ fixtureId }) => fixtureId)).toEqual(['c', 'b', 'a']);
  });

  test('popular leagues come before those with more live matches', () => {
    const league = (leagueId: string, position?: number) => ({
      ...fixture().league,
      leagueId,
      ...(position === undefined ? {} : { position }),
    });
    const live = ['f1', 'f2'].map((fixtureId) => fixture({ fixtureId, league: league('busy') }));
    const shown = leaguesOf(live, [league('quiet'), league('second', 20), league('first', 10)]);
    expect(shown.map((one) => one.league.leagueId)).toEqual(['first', 'second', 'busy', 'quiet']);
  });

  test('a match that two lists hold counts once in its league', () => {
    expect(leaguesOf([fixture(), fixture(), coming({ fixtureId: 'f2' })])).toMatchObject([
      { league: { leagueId: 'vl1' }, live: 1 },
    ]);
  });
});
