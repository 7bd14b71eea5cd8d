import { type MatchPick, SportType, TipMarket, type TipSide } from '@khandai/contracts';
import { chance, Seeded } from '@khandai/server/feed-port';
import { demoCompanies } from './companies.js';
import { HOUR, MINUTE } from './demo-time.js';
import type { DemoFixture } from './fixture.js';

/** What a fan of the demo does at a time, in milliseconds since the epoch. `fan` is their place in the list of fans. */
interface FanAct {
  readonly key: string;
  readonly fan: number;
  readonly at: number;
}

export interface FanVotePlan extends FanAct {
  readonly fixtureId: string;
  readonly pick: MatchPick;
}

export interface FanPickPlan extends FanAct {
  readonly fixtureId: string;
  readonly market: typeof TipMarket.handicap | typeof TipMarket.overUnder | typeof TipMarket.european;
  readonly side: TipSide;
  readonly companyId: number;
  readonly stake: number;
}

export interface FanRacePlan extends FanAct {
  readonly raceId: number;
  readonly marbleId: number;
  readonly stake: number;
}

/** A race that takes picks now or later. */
export interface OpenRace {
  readonly raceId: number;
  readonly picksOpenAt: number;
  readonly startsAt: number;
  readonly marbleIds: readonly number[];
}

/** Shares of the fans who act: on a match, on the hot match of an evening, and on a race. */
const [VOTERS, HOT_VOTERS] = [0.3, 0.6];
const [PICKERS, HOT_PICKERS] = [0.08, 0.25];
const RACERS = 0.12;
/** How long before the kick-off fans begin to vote, and to stake points. */
const [VOTES_FROM, PICKS_FROM] = [20 * HOUR, 3 * HOUR];
/** Nothing is done so short before the start: it could come too late. */
const LAST = 2 * MINUTE;
const LAST_OF_RACE = 15_000;
const STAKES = [20, 50, 50, 100] as const;

/** Which result fans expect of a football match: the stronger team more often, and the home team a little. */
export function votesOn(
  { fixtureId, sportType, seed, home, away, hot, kickOff }: DemoFixture,
  fans: number,
): FanVotePlan[] {
  if (sportType !== SportType.football) return [];
  const [forHome, forDraw, forAway] = [1.1 * home.strength ** 3, 0.5, away.strength ** 3];
  const sum = forHome + forDraw + forAway;
  return acting(`${seed}/vote`, fans, hot ? HOT_VOTERS : VOTERS).map(({ own, fan }) => {
    const mind = chance(`${own}/mind`) * sum;
    const pick = mind < forHome ? 'home' : mind < forHome + forDraw ? 'draw' : 'away';
    return {
      key: `vote ${fixtureId} ${fan}`,
      fan,
      fixtureId,
      pick,
      at: timeIn(own, kickOff - VOTES_FROM, kickOff - LAST),
    };
  });
}

/** What fans stake points on before a football match, at the prices of then. */
export function picksOn({ fixtureId, sportType, seed, hot, kickOff }: DemoFixture, fans: number): FanPickPlan[] {
  if (sportType !== SportType.football) return [];
  return acting(`${seed}/pick`, fans, hot ? HOT_PICKERS : PICKERS).map(({ own, fan }) => {
    const rng = new Seeded(own);
    const market = rng.pick([TipMarket.handicap, TipMarket.overUnder, TipMarket.european] as const);
    const { companyId } = rng.pick(companies);
    return {
      ...{ key: `pick ${fixtureId} ${fan}`, fan, fixtureId, market, companyId },
      ...{ side: rng.pick(sidesOf[market]), stake: rng.pick(STAKES) },
      at: timeIn(own, kickOff - PICKS_FROM, kickOff - LAST),
    };
  });
}

/** Which marbles fans stake points on. @param seed of the demo */
export function racePicksOn(
  { raceId, picksOpenAt, startsAt, marbleIds }: OpenRace,
  seed: string,
  fans: number,
): FanRacePlan[] {
  const [first, ...others] = marbleIds;
  if (first === undefined) return [];
  return acting(`${seed}/race/${startsAt}`, fans, RACERS).map(({ own, fan }) => {
    const rng = new Seeded(own);
    const at = timeIn(own, picksOpenAt, startsAt - LAST_OF_RACE);
    return {
      key: `race ${raceId} ${fan}`,
      fan,
      raceId,
      marbleId: rng.pick([first, ...others]),
      stake: rng.pick(STAKES),
      at,
    };
  });
}

const companies = demoCompanies as [(typeof demoCompanies)[number], ...(typeof demoCompanies)[number][]];

const sidesOf = {
  [TipMarket.handicap]: ['home', 'away'],
  [TipMarket.overUnder]: ['over', 'under'],
  [TipMarket.european]: ['home', 'home', 'away', 'draw'],
} as const satisfies Partial<Record<TipMarket, readonly [TipSide, ...TipSide[]]>>;

const acting = (world: string, fans: number, share: number): { own: string; fan: number }[] =>
  Array.from({ length: fans }, (_, fan) => ({ own: `${world}/${fan}`, fan })).filter(({ own }) => chance(own) < share);

const timeIn = (own: string, from: number, until: number): number =>
  Math.floor(from + chance(`${own}/time`) * (until - from));
