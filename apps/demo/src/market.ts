import { isDeepStrictEqual } from 'node:util';
import { mainOdds, marketOf, type Odds, type OddsCategory, rowKey } from '@khandai/odds-parser';
import { chance } from '@khandai/server/feed-port';
import { type DemoCompany, demoCompanies } from './companies.js';
import { DAY, HOUR } from './demo-time.js';
import { isGoal, type MatchScript, scriptOf } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import { pricesAt } from './prices.js';
import { whistles } from './whistles.js';

export const OPENED_BEFORE = 3 * DAY;
/** Closing prices are dropped this long after kick-off, when users no longer need them. */
const KEPT_AFTER = 5 * HOUR;
const EARLY_UNTIL = 3 * HOUR;
const SUSPENDED_BEFORE = 4000;
const SUSPENDED_AFTER = 16_000;

/** All prices of a fixture at a moment, from three days before kick-off. An unchanged row is the same object. */
export function oddsAt(fixture: DemoFixture, now: number): Odds[] {
  const since = now - fixture.kickOff;
  if (since < -OPENED_BEFORE || since > KEPT_AFTER) return [];
  return demoCompanies.flatMap((company) =>
    company.categories.map((category) => rowAt(fixture, company, category, now)),
  );
}

/** One row as it stood at a moment, also long after the match. */
export function rowThen(fixture: DemoFixture, company: DemoCompany, category: OddsCategory, at: number): Odds {
  const { pace, offset, initial } = placeOf(fixture, company, category);
  return standingAt(fixture, company, category, at - fixture.kickOff, { pace, offset, initial }).odds;
}

const isHalf = (category: OddsCategory): boolean => category.endsWith('Half');

/** The current state of one market of a company and fixture, and its end. Times are milliseconds after kick-off. */
interface Standing {
  from: number;
  until: number;
  odds: Odds;
  step: Step;
}

interface MarketPlace {
  pace: number;
  /** Phase of its steps, in [0, 1). */
  offset: number;
  initial: Odds['instant'];
  standing?: Standing;
}

/** By row key. */
const places = new WeakMap<DemoFixture, Map<string, MarketPlace>>();

/** A row is computed once per step, not once per tick. */
function rowAt(fixture: DemoFixture, company: DemoCompany, category: OddsCategory, now: number): Odds {
  const place = placeOf(fixture, company, category);
  const elapsed = now - fixture.kickOff;
  const { standing } = place;
  if (standing && elapsed >= standing.from && elapsed < standing.until) return standing.odds;
  place.standing = standingAt(fixture, company, category, elapsed, place);
  return place.standing.odds;
}

function placeOf(fixture: DemoFixture, company: DemoCompany, category: OddsCategory): MarketPlace {
  const ofFixture = places.get(fixture) ?? new Map<string, MarketPlace>();
  places.set(fixture, ofFixture);
  const { companyId } = company;
  const row = rowKey({ category, matchId: fixture.fixtureId, companyId });
  const known = ofFixture.get(row);
  if (known) return known;
  const key = `${fixture.seed}/${companyId}/${category}`;
  const place = {
    pace: (10 + Math.floor(chance(`${key}/pace`) * 21)) * 1000,
    offset: chance(`${key}/offset`),
    initial: pricesAt(fixture, company, category, { at: -OPENED_BEFORE, wobble: 0 }),
  };
  ofFixture.set(row, place);
  return place;
}

function standingAt(
  fixture: DemoFixture,
  company: DemoCompany,
  category: OddsCategory,
  elapsed: number,
  place: MarketPlace,
): Standing {
  const { fixtureId, seed } = fixture;
  const { companyId } = company;
  const script = scriptOf(fixture);
  // Bets cover ninety minutes, so extra time has no prices. A stopped match has none either.
  const { half, end } = whistles(script);
  const ends = Math.min(isHalf(category) ? half : end, script.stop?.at ?? Infinity);
  const edges = [...edgesOf(script), ends];
  const calendar = { key: `${seed}/${companyId}/${category}`, place, script };
  const step = stepAt(calendar, Math.min(elapsed, ends - 1));
  const { instant, since } = priceOf(fixture, company, category, calendar, step);
  const odds = {
    matchId: fixtureId,
    companyId,
    category,
    market: marketOf[category],
    initial: place.initial,
    instant,
    maintenance: false,
    inPlay: category === 'handicap' || category === 'cornerHandicap',
    close: elapsed >= ends || suspended(script, elapsed),
    changeTime: Math.floor((fixture.kickOff + since) / 1000),
    oddsType: elapsed >= 0 ? 3 : elapsed >= -EARLY_UNTIL ? 2 : 1,
    handicapIndex: 1,
    handicapCount: null,
  };
  const ahead = edges.filter((at) => at > elapsed);
  // The type of `odds` cannot show that `market` and the prices belong to `category`.
  const row = mainOdds(odds as Odds);
  const before = place.standing?.odds;
  return {
    from: Math.max(step.at, ...edges.filter((at) => at <= elapsed)),
    until: Math.min(elapsed < ends ? step.next : Infinity, ...ahead),
    odds: before && isDeepStrictEqual(before, row) ? before : row,
    step,
  };
}

/** The price at a step, and the time of the step that brought it: a step often leaves the price as it is. */
function priceOf(
  fixture: DemoFixture,
  company: DemoCompany,
  category: OddsCategory,
  calendar: Calendar,
  step: Step,
): { instant: Odds['instant']; since: number } {
  const instant = pricesAt(fixture, company, category, step);
  const { standing } = calendar.place;
  let since = step.at;
  let earlier = step;
  // Looks back within a block of steps only, so that the result does not depend on what was computed before.
  while (earlier.index % STEPS_LOOKED_BACK !== 0 && earlier.at > step.floor) {
    earlier = stepBefore(calendar, earlier);
    if (earlier.slow !== step.slow || earlier.floor !== step.floor) break;
    const known = standing?.step.index === earlier.index && standing.step.floor === earlier.floor;
    const prices = known ? standing.odds.instant : pricesAt(fixture, company, category, earlier);
    if (!isDeepStrictEqual(prices, instant)) break;
    since = earlier.at;
  }
  return { instant, since };
}

/** A price is constant from one step to the next; `wobble` in [-1, 1] is the bookmaker's random offset in that step. */
export interface Step {
  at: number;
  wobble: number;
  index: number;
  /** How much longer a step is than in play. */
  slow: number;
  /** The last time at which the market opened or opened again. */
  floor: number;
  next: number;
}

/** What determines the steps of a market. */
interface Calendar {
  key: string;
  place: MarketPlace;
  script: MatchScript;
}

const STEPS_LOOKED_BACK = 4;

/**
 * The latest step of a market: every 10 to 30 s during play, slower the further away kick-off is. A goal and the start of
 * the second half add a step. Prices rest at half-time.
 */
function stepAt({ key, place: { pace, offset }, script }: Calendar, elapsed: number): Step {
  const { half, restart } = whistles(script);
  const moving = elapsed >= half && elapsed < restart ? half - 1 : elapsed;
  const slow = moving >= 0 ? 1 : moving >= -EARLY_UNTIL ? 4 : 60;
  const length = pace * slow;
  const start = Math.floor(offset * length);
  const index = Math.floor((moving - start) / length);
  const reopened = [restart, ...turns(script).map((turn) => turn + SUSPENDED_AFTER)].filter((at) => at <= moving);
  const floor = Math.max(moving >= 0 ? 0 : -OPENED_BEFORE, ...reopened);
  return {
    at: Math.max(index * length + start, floor),
    wobble: chance(`${key}/${slow}/${index}`) * 2 - 1,
    index,
    slow,
    floor,
    next: moving === elapsed ? (index + 1) * length + start : restart,
  };
}

const stepBefore = (calendar: Calendar, { at }: Step): Step => stepAt(calendar, at - 1);

const suspended = (script: MatchScript, elapsed: number): boolean =>
  turns(script).some((turn) => elapsed >= turn - SUSPENDED_BEFORE && elapsed < turn + SUSPENDED_AFTER);

/** Times at which the score changes: goals, and disallowed goals. */
const turns = ({ events }: MatchScript): number[] =>
  events.flatMap(({ type, at, until }) => (isGoal(type) ? [at, ...(until === undefined ? [] : [until])] : []));

/** Times at which a row changes between its steps. */
const edgesOf = (script: MatchScript): number[] => [
  -EARLY_UNTIL,
  0,
  whistles(script).half,
  whistles(script).restart,
  ...turns(script).flatMap((turn) => [turn - SUSPENDED_BEFORE, turn + SUSPENDED_AFTER]),
];
