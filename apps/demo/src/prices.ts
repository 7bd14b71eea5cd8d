import type { Odds, OddsCategory } from '@khandai/odds-parser';
import { chance } from '@khandai/server/feed-port';
import type { DemoCompany } from './companies.js';
import type { Step } from './market.js';
import { scoreAt, touches } from './match-course.js';
import { type MatchScript, scriptOf } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import {
  balancedLine,
  cents,
  decimal,
  hongKong,
  onLadder,
  oneXTwo,
  type Outlook,
  outlook,
  SPAN,
  twoPrices,
} from './price-model.js';
import { whistles } from './whistles.js';

type PricedStep = Pick<Step, 'at' | 'wobble'>;

/** Minimum share of goals still to come while a half is in play, so that its price never becomes certain. */
const MIN_LEFT = 0.02;
const MAX_CORNERS = 18;

/** Prices of one category for a company at a step; their names are those of the category's columns. */
export function pricesAt(
  fixture: DemoFixture,
  company: DemoCompany,
  category: OddsCategory,
  step: PricedStep,
): Odds['instant'] {
  const { margin } = company;
  const view = viewOf(fixture, company, category, step);
  switch (category) {
    case 'europeOdds':
    case 'europeOddsHalf': {
      const [home, draw, away] = oneXTwo(view);
      return {
        home: onLadder(decimal(home, margin)),
        draw: onLadder(decimal(draw, margin)),
        away: onLadder(decimal(away, margin)),
      };
    }
    case 'doubleChance': {
      const [home, draw, away] = oneXTwo(view);
      const price = (fair: number) => cents(onLadder(hongKong(fair, margin) + 1) - 1);
      return { homeDraw: price(home + draw), homeAway: price(home + away), drawAway: price(draw + away) };
    }
    case 'handicap':
    case 'handicapHalf':
    case 'cornerHandicap': {
      const { line, chance: fair } = balancedLine(view.difference, SPAN, -4, 4);
      const [home, away] = twoPrices(fair, margin);
      return { line, home, away };
    }
    default: {
      const { line, chance: fair } = balancedLine(view.total, 0, 0.5, category === 'corner' ? 24 : 12);
      const [over, under] = twoPrices(fair, margin);
      return { line, over, under };
    }
  }
}

function viewOf(
  fixture: DemoFixture,
  { companyId }: DemoCompany,
  category: OddsCategory,
  { at, wobble }: PricedStep,
): Outlook {
  const script = scriptOf(fixture);
  const ofCorners = category === 'corner' || category === 'cornerHandicap';
  const left = category.endsWith('Half') ? halfLeft(script, at) : matchLeft(script, at);
  const lean = chance(`${fixture.seed}/${companyId}/taste`) * 0.06 - 0.03 + wobble * 0.025;
  const rates = ofCorners ? script.corners : script.rates;
  const expected = [rates[0] * left * (1 + lean), rates[1] * left * (1 - lean)] as const;
  if (ofCorners) return outlook(category === 'corner' ? cornersAt(script, at) : [0, 0], expected, MAX_CORNERS);
  // Companies settle in-play handicaps on the goals still to come, so the current score does not count.
  const isHandicap = category === 'handicap' || category === 'handicapHalf';
  return outlook(isHandicap ? [0, 0] : scoreAt(script, at), expected);
}

const cornersAt = (script: MatchScript, at: number): [number, number] => [
  touches(script, at, true, 'corner'),
  touches(script, at, false, 'corner'),
];

/** Share of the ninety minutes' goals still to come. */
function matchLeft(script: MatchScript, at: number): number {
  const { half, restart, end } = whistles(script);
  if (at <= 0) return 1;
  if (at >= restart) return Math.max(MIN_LEFT, ((end - at) / (end - restart)) * 0.54);
  return 0.54 + Math.max(0, (half - at) / half) * 0.46;
}

function halfLeft(script: MatchScript, at: number): number {
  const { half } = whistles(script);
  return at <= 0 ? 0.46 : Math.max(MIN_LEFT, ((half - at) / half) * 0.46);
}
