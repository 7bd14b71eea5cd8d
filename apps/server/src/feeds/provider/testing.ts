import { SportType } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { FeedFixture, FeedTeam } from '../../modules/fixtures/feed.js';
import { resultOnly } from '../input/result-only.js';
import { ProviderState } from './provider-state.js';

export const HOUR = 3_600_000;
const standing = new FakeClock();
/** The moment at which the state of tests stands still. */
export const NOW = standing.now();

const team = (teamId: string): FeedTeam => ({
  teamId,
  name: teamId,
  shortName: teamId,
  code: 'AAA',
  colors: ['#fff', '#000'],
});

/** A match that earlier runs stored. */
export function knownMatch(fixtureId: string, status: number, kickOff = NOW + HOUR): FeedFixture {
  return {
    ...resultOnly,
    fixtureId,
    sportType: SportType.football,
    league: { leagueId: '1', name: 'Cúp', shortName: 'Cúp', color: '#fff' },
    round: '',
    home: team('home'),
    away: team('away'),
    kickOff: new Date(kickOff),
    status,
    homeScore: null,
    awayScore: null,
    homeHalfScore: null,
    awayHalfScore: null,
    location: '',
    hot: false,
    origin: 'provider',
    goalTimesEstimated: false,
    hosts: [],
  };
}

/** A provider's state with these matches, and without prices. */
export const stateOf = (...stored: FeedFixture[]): Promise<ProviderState> => stateWith({}, ...stored);

interface StateParts {
  readonly clock?: FakeClock;
  /** Ids of stored shots, by match. */
  readonly shots?: Readonly<Record<string, string[]>>;
}

/** The same with a clock of its own, or with stored shots. */
export async function stateWith(
  { clock = standing, shots = {} }: StateParts,
  ...stored: FeedFixture[]
): Promise<ProviderState> {
  const state = new ProviderState({
    clock,
    stored: {
      fixtures: async () => stored,
      events: async () => new Map(),
      shots: async () => new Map(Object.entries(shots)),
      odds: async () => [],
      leagueNames: async () => new Map<string, string>(),
      saveLeagueNames: async () => undefined,
      saveAdjustments: async () => undefined,
      saveTable: async () => undefined,
    },
  });
  await state.load();
  return state;
}
