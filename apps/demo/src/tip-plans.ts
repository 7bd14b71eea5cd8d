import { SportType, TipMarket, type TipSide } from '@khandai/contracts';
import type { OddsCategory } from '@khandai/odds-parser';
import { chance, Seeded } from '@khandai/server/feed-port';
import { demoCommentators } from './commentators.js';
import { type DemoCompany, demoCompanies } from './companies.js';
import { HOUR, MINUTE } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { OPENED_BEFORE, rowThen } from './market.js';
import * as lines from './tip-lines.js';

/** A tip that a commentator gives on a match; its price is not computed yet. */
export interface TipPlan {
  readonly uuid: string;
  /** Key of the commentator. */
  readonly tipster: string;
  readonly fixture: DemoFixture;
  readonly postedAt: number;
}

/** A tip at the price that its company offered when it was posted. */
export interface DemoTip {
  readonly uuid: string;
  readonly tipster: string;
  readonly fixtureId: string;
  readonly market: TipMarket;
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly title: string;
  readonly analysis: string;
  readonly postedAt: Date;
}

/** Share of the matches that the first tipster gives a tip on, and how much more each further one gives. */
const [LEAST_SHARE, MORE_SHARE] = [0.16, 0.02];
/** Commentators who give tips: enough for a ranking, and no more tips in a night than a page shows. */
const tipsters = demoCommentators.slice(0, 8);
/** Shortest and longest time from a tip to the kick-off. */
const [LATEST, EARLIEST] = [45 * MINUTE, 11 * HOUR];

const markets = {
  handicap: TipMarket.handicap,
  overUnder: TipMarket.overUnder,
  europeOdds: TipMarket.european,
  handicapHalf: TipMarket.handicapHalf,
  overUnderHalf: TipMarket.overUnderHalf,
} as const satisfies Partial<Record<OddsCategory, TipMarket>>;
type TipCategory = keyof typeof markets;

/** How often tipsters choose each market. */
const CATEGORIES: readonly [TipCategory, ...TipCategory[]] = [
  ...(['handicap', 'handicap', 'handicap', 'handicap', 'overUnder', 'overUnder', 'overUnder'] as const),
  ...(['europeOdds', 'handicapHalf', 'overUnderHalf'] as const),
];

/** The tips on a match, from its seed alone. */
export function plansOf(fixture: DemoFixture): TipPlan[] {
  if (fixture.sportType !== SportType.football) return [];
  return tipsters.flatMap(({ key }, index) => {
    const own = `${fixture.seed}/tip/${key}`;
    if (chance(own) >= LEAST_SHARE + index * MORE_SHARE) return [];
    const before = LATEST + chance(`${own}/time`) * (EARLIEST - LATEST);
    const postedAt = Math.floor((fixture.kickOff - Math.min(before, OPENED_BEFORE)) / 1000) * 1000;
    return [{ uuid: `demo-${fixture.fixtureId}-${index + 1}`, tipster: key, fixture, postedAt }];
  });
}

/** The tip of a plan, always the same. Tipsters choose without knowing the result. */
export function tipOf({ uuid, tipster, fixture, postedAt }: TipPlan): DemoTip {
  const rng = new Seeded(`${fixture.seed}/tip/${tipster}/pick`);
  const category = rng.pick(CATEGORIES);
  const company = companyFor(rng, category);
  const prices: Readonly<Record<string, number>> = { ...rowThen(fixture, company, category, postedAt).instant };
  const { line = null, ...offers } = prices;
  const side = rng.pick(sidesOf(category));
  return {
    ...{ uuid, tipster, fixtureId: fixture.fixtureId, market: markets[category], side, line },
    ...{ price: offers[side] ?? 1, companyId: company.companyId, companyName: company.name },
    ...textsOf(rng, fixture, category, side),
    postedAt: new Date(postedAt),
  };
}

function companyFor(rng: Seeded, category: TipCategory): DemoCompany {
  const [first, ...others] = demoCompanies.filter(({ categories }) => categories.includes(category));
  if (!first) throw new Error(`no company offers ${category}`);
  return rng.pick([first, ...others]);
}

function sidesOf(category: TipCategory): readonly [TipSide, ...TipSide[]] {
  if (category === 'europeOdds') return ['home', 'home', 'away', 'away', 'draw'];
  return category.startsWith('handicap') ? ['home', 'away'] : ['over', 'under'];
}

function textsOf(rng: Seeded, { home, away }: DemoFixture, category: TipCategory, side: TipSide) {
  const { titles, reasons } = linesOf(side);
  const names = { home: home.shortName, away: away.shortName, pick: (side === 'away' ? away : home).shortName };
  const filled = (text: string) =>
    text.replaceAll('{home}', names.home).replaceAll('{away}', names.away).replaceAll('{pick}', names.pick);
  const note = category.endsWith('Half') ? [lines.halfNote] : [];
  const sentences = [rng.pick(reasons), ...note];
  return {
    title: filled(rng.pick(titles)),
    analysis: `${filled(sentences.join(' '))}\n\n${rng.pick(lines.lastLines)}`,
  };
}

function linesOf(side: TipSide) {
  switch (side) {
    case 'home':
    case 'away':
      return { titles: lines.sideTitles, reasons: lines.sideLines };
    case 'draw':
      return { titles: lines.drawTitles, reasons: lines.drawLines };
    case 'over':
      return { titles: lines.overTitles, reasons: lines.overLines };
    case 'under':
      return { titles: lines.underTitles, reasons: lines.underLines };
  }
}
