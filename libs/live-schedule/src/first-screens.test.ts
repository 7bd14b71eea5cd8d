import { type Fixture, MatchState } from '@khandai/contracts';
import { firstScreens, leaguesInOrder } from './first-screens.js';

type Placed = Parameters<typeof leaguesInOrder>[0][number];

/** A day whose leagues have these numbers of matches, in the order of their kick-offs. */
const dayOf = (...sizes: number[]): Placed[] =>
  sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, match) => ({
      fixtureId: `l${at}-${match}`,
      sportType: 10,
      state: MatchState.coming,
      kickOff: `2026-11-20T${String(10 + at).padStart(2, '0')}:00:00Z`,
      league: { leagueId: `l${at}`, name: `League ${at}`, shortName: `L${at}`, color: '#112233' },
    })),
  );

const at = (match: Placed | undefined, changes: Partial<Placed>): Placed => ({ ...match!, ...changes });
const popular = (match: Placed | undefined, position: number, changes: Partial<Placed> = {}): Placed =>
  at(match, { ...changes, league: { ...(match!.league as Fixture['league']), position } });

const idsOf = (groups: readonly { league: { leagueId: string } }[]) => groups.map(({ league }) => league.leagueId);

describe('the first screens of a day', () => {
  test('[S19] have whole leagues, with at most the given number of matches', () => {
    const [first, rest] = firstScreens(leaguesInOrder(dayOf(3, 4, 5)), { whole: 11, first: 8 });
    expect([idsOf(first), idsOf(rest)]).toEqual([['l0', 'l1'], ['l2']]);
  });

  test('[S19] are the whole list when it is short', () => {
    expect(firstScreens(leaguesInOrder(dayOf(3, 4, 5)), { whole: 12, first: 8 })[1]).toEqual([]);
  });

  test('[S19] have the first league whole, however many matches it has', () => {
    const [first, rest] = firstScreens(leaguesInOrder(dayOf(9, 1)), { whole: 8, first: 8 });
    expect([idsOf(first), idsOf(rest)]).toEqual([['l0'], ['l1']]);
  });
});

describe('the leagues of a day', () => {
  test('[S20] have football first', () => {
    const [court, ...others] = dayOf(1, 1);
    expect(idsOf(leaguesInOrder([at(court, { sportType: 20 }), ...others]))).toEqual(['l1', 'l0']);
  });

  test('[S20] have those with a live match before those to come, and the finished ones last', () => {
    const [ended, next, playing] = dayOf(1, 1, 1);
    const day = [
      at(ended, { state: MatchState.ended }),
      at(next, { state: MatchState.coming }),
      at(playing, { state: MatchState.live }),
    ];
    expect(idsOf(leaguesInOrder(day))).toEqual(['l2', 'l1', 'l0']);
  });

  test('[S20] have the popular ones of a sport first, at whatever stage their matches are', () => {
    const [playing, ended, next] = dayOf(1, 1, 1);
    const day = [
      at(playing, { state: MatchState.live }),
      popular(ended, 20, { state: MatchState.ended }),
      popular(next, 10),
    ];
    expect(idsOf(leaguesInOrder(day))).toEqual(['l2', 'l1', 'l0']);
    const [court] = dayOf(1);
    expect(idsOf(leaguesInOrder([popular(court, 0, { sportType: 20 }), at(next, {})]))).toEqual(['l2', 'l0']);
  });
});
