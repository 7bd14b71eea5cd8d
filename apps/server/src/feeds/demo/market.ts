import { formatMainRow, type Odds } from '@khandai/odds-parser';
import type { FeedOdds } from '../feed.js';
import { chance } from '../seeded.js';
import { goalTimes, scoreAt, whistles } from './match-course.js';
import { type MatchScript, MINUTE, scriptOf } from './match-script.js';
import type { DemoFixture } from './night.js';
import { balancedLine, decimal, hongKong, oneXTwo, outlook, SPAN } from './price-model.js';

/** Three bookmakers that do not exist. Book sums stay between 1.04 and 1.07. */
export const demoCompanies = [
  { companyId: 9001, name: 'Nhà cái A (mô phỏng)', margin: 1.045 },
  { companyId: 9002, name: 'Nhà cái B (mô phỏng)', margin: 1.055 },
  { companyId: 9003, name: 'Nhà cái C (mô phỏng)', margin: 1.065 },
] as const;

type Company = (typeof demoCompanies)[number];
type Market = 'handicap' | 'overUnder' | 'europeOdds' | 'handicapHalf' | 'overUnderHalf';
const markets: readonly Market[] = ['handicap', 'overUnder', 'europeOdds', 'handicapHalf', 'overUnderHalf'];

const HOUR = 60 * MINUTE;
const OPENED_BEFORE = 24 * HOUR;
const EARLY_UNTIL = 3 * HOUR;
const SUSPENDED_BEFORE = 4000;
const SUSPENDED_AFTER = 16_000;
/** What is left of a half is never priced as nothing while it is played. */
const LEAST_LEFT = 0.02;

/** All prices of a fixture at a moment. */
export function oddsAt(fixture: DemoFixture, now: number): FeedOdds[] {
  return demoCompanies.flatMap((company) => markets.map((market) => rowAt(fixture, company, market, now)));
}

function rowAt(fixture: DemoFixture, company: Company, market: Market, now: number): FeedOdds {
  const { fixtureId } = fixture;
  const script = scriptOf(fixture);
  const elapsed = now - fixture.kickOff;
  const isHalf = market === 'handicapHalf' || market === 'overUnderHalf';
  const ends = isHalf ? whistles(script).half : whistles(script).end;
  const step = lastStep(fixture, script, `${company.companyId}/${market}`, Math.min(elapsed, ends - 1));
  const close = elapsed >= ends || suspended(script, elapsed);
  const oddsType = elapsed >= 0 ? 3 : elapsed >= -EARLY_UNTIL ? 2 : 1;
  const row = remembered(fixture, `${company.companyId}/${market}`, `${step.at}/${close}/${oddsType}`, () => {
    const odds = {
      matchId: fixtureId,
      companyId: company.companyId,
      category: market,
      market: marketKind[market],
      initial: pricesAt(fixture, company, market, { at: -OPENED_BEFORE, wobble: 0 }),
      instant: pricesAt(fixture, company, market, step),
      maintenance: false,
      inPlay: market === 'handicap',
      close,
      changeTime: Math.floor((fixture.kickOff + step.at) / 1000),
      oddsType,
    };
    // `market` and the prices are those of `category`.
    return formatMainRow(odds as Odds);
  });
  return { fixtureId, companyId: company.companyId, category: market, row };
}

interface Remembered {
  key: string;
  row: string;
}

const rows = new WeakMap<DemoFixture, Map<string, Remembered>>();

/** A row is worked out once a step, not once a tick; `key` holds all that it depends on besides the fixture. */
function remembered(fixture: DemoFixture, market: string, key: string, work: () => string): string {
  const ofFixture = rows.get(fixture) ?? new Map<string, Remembered>();
  rows.set(fixture, ofFixture);
  const last = ofFixture.get(market);
  if (last?.key === key) return last.row;
  const row = work();
  ofFixture.set(market, { key, row });
  return row;
}

const marketKind = {
  handicap: 'handicap',
  handicapHalf: 'handicap',
  overUnder: 'overUnder',
  overUnderHalf: 'overUnder',
  europeOdds: 'oneXTwo',
} as const;

/** A price stands from one step to the next; `wobble` in [-1, 1] is the bookmaker's mood in that step. */
interface Step {
  at: number;
  wobble: number;
}

/** The last step of a market: every 10 to 30 s in play, slower the further kick-off is; a goal makes one of its own. */
function lastStep({ seed }: DemoFixture, script: MatchScript, market: string, elapsed: number): Step {
  const key = `${seed}/${market}`;
  const pace = (10 + Math.floor(chance(`${key}/pace`) * 21)) * 1000;
  const slow = elapsed >= 0 ? 1 : elapsed >= -EARLY_UNTIL ? 4 : 30;
  const length = pace * slow;
  const offset = Math.floor(chance(`${key}/offset`) * length);
  const index = Math.floor((elapsed - offset) / length);
  const reopened = goalTimes(script)
    .map((goal) => goal + SUSPENDED_AFTER)
    .filter((at) => at <= elapsed);
  const kickOff = elapsed >= 0 ? 0 : -OPENED_BEFORE;
  return { at: Math.max(index * length + offset, kickOff, ...reopened), wobble: chance(`${key}/${slow}/${index}`) * 2 - 1 };
}

function suspended(script: MatchScript, elapsed: number): boolean {
  return goalTimes(script).some((goal) => elapsed >= goal - SUSPENDED_BEFORE && elapsed < goal + SUSPENDED_AFTER);
}

function pricesAt(fixture: DemoFixture, { companyId, margin }: Company, market: Market, { at, wobble }: Step) {
  const script = scriptOf(fixture);
  const isHalf = market === 'handicapHalf' || market === 'overUnderHalf';
  const left = isHalf ? halfLeft(script, at) : matchLeft(script, at);
  const taste = chance(`${fixture.seed}/${companyId}/taste`) * 0.06 - 0.03;
  const lean = taste + wobble * 0.025;
  const expected = [script.rates[0] * left * (1 + lean), script.rates[1] * left * (1 - lean)] as const;
  // Companies settle in-play handicaps on the goals still to come, so the score does not count there.
  const isHandicap = market === 'handicap' || market === 'handicapHalf';
  const view = outlook(isHandicap ? [0, 0] : scoreAt(script, at), expected);
  if (market === 'europeOdds') {
    const [home, draw, away] = oneXTwo(view);
    return { home: cents(decimal(home, margin)), draw: cents(decimal(draw, margin)), away: cents(decimal(away, margin)) };
  }
  if (isHandicap) {
    const { line, chance: fair } = balancedLine(view.difference, SPAN, -3, 3);
    return { line, home: cents(hongKong(fair, margin)), away: cents(hongKong(1 - fair, margin)) };
  }
  const { line, chance: fair } = balancedLine(view.total, 0, 0.5, 12);
  return { line, over: cents(hongKong(fair, margin)), under: cents(hongKong(1 - fair, margin)) };
}

const cents = (price: number): number => Math.round(price * 100) / 100;

/** Share of the ninety minutes' goals still to come. */
function matchLeft(script: MatchScript, at: number): number {
  const { half, restart, end } = whistles(script);
  if (at <= 0) return 1;
  if (at >= restart) return Math.max(LEAST_LEFT, ((end - at) / (end - restart)) * 0.54);
  return 0.54 + Math.max(0, (half - at) / half) * 0.46;
}

function halfLeft(script: MatchScript, at: number): number {
  const { half } = whistles(script);
  return at <= 0 ? 0.46 : Math.max(LEAST_LEFT, ((half - at) / half) * 0.46);
}
