import type { Fixture } from '@khandai/contracts';

const team = (teamId: string) => ({
  teamId,
  name: teamId,
  shortName: teamId,
  code: 'AA',
  colors: ['#000000', '#ffffff'] as [string, string],
});

/** A coming V.League fixture; a test names only what it is about. */
export function makeFixture(part: Partial<Fixture> = {}): Fixture {
  return {
    fixtureId: '1',
    link: 'a-vs-b-1',
    sportType: 10,
    league: { leagueId: 'v1', name: 'V.League 1', shortName: 'V1', color: '#008800' },
    round: '1',
    home: team('a'),
    away: team('b'),
    status: 0,
    state: 1,
    kickOff: '2026-11-20T12:00:00Z',
    halfStart: null,
    injuryTime: 0,
    period: 0,
    homeScore: null,
    awayScore: null,
    homeHalfScore: null,
    awayHalfScore: null,
    homeRed: 0,
    awayRed: 0,
    homeYellow: 0,
    awayYellow: 0,
    homeCorner: 0,
    awayCorner: 0,
    extra: null,
    updatedAt: '2026-11-20T11:00:00Z',
    hot: false,
    origin: 'demo',
    goalTimesEstimated: false,
    commentators: [],
    viewers: 0,
    ...part,
  };
}
