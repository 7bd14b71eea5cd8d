import type { Fixture } from '@khandai/contracts';
import { MatchState } from '@khandai/contracts';
import { formatLine, formatPrice, type Odds, type PriceFormat, priceKind } from '@khandai/odds-parser';
import type { OddsHalf, OddsSide, PayoutNoteProps } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import { scoreOf } from '../match';
import { halfOf } from './odds-parts';
import { writtenAs } from './odds-view';
import {
  amountOf,
  type Outcome,
  type OutcomeRange,
  outcomesOver,
  outcomesUnder,
  type Stakes,
  stakesOf,
} from './payout';

type Words = TFunction<'odds'>;

export interface Bet {
  readonly fixture: Fixture;
  readonly odds: Odds;
  /** The board row: over is in the home row, under in the away row. */
  readonly side: OddsSide;
  readonly format: PriceFormat;
}

/** Explains in plain words what a bet of 100 at this price pays. */
export function payoutNote(bet: Bet, t: Words): PayoutNoteProps {
  const { odds, format } = bet;
  const kind = priceKind(odds.category);
  const written = writtenAs(odds.category, format);
  const price = priceOf(bet);
  const { text, negative } = formatPrice(price, kind, written);
  const stakes = stakesOf(price, kind, written);
  return {
    title: t('payout.title', { bet: betName(bet, t), price: text }),
    terms: [negative ? t('payout.negative', { risk: amountText(stakes.lose) }) : t('payout.stake'), countedFrom(bet, t)]
      .filter(Boolean)
      .join(', '),
    outcomes: outcomesOf(bet, t).map(({ when, outcome }) => ({
      when,
      result: resultText(outcome, stakes, t),
      tone: toneOf(outcome),
    })),
  };
}

function priceOf({ odds, side }: Bet): number {
  switch (odds.market) {
    case 'handicap':
      return side === 'home' ? odds.instant.home : odds.instant.away;
    case 'overUnder':
      return side === 'home' ? odds.instant.over : odds.instant.under;
    case 'europeOdds':
      return odds.instant[side];
    case 'doubleChance':
      return { home: odds.instant.homeDraw, draw: odds.instant.homeAway, away: odds.instant.drawAway }[side];
  }
}

const partOf = ({ odds }: Bet): OddsHalf => halfOf(odds.category);

/** Names the bet: "Công An Hà Nội chấp 0-0.5". */
function betName(bet: Bet, t: Words): string {
  const { odds, side, fixture } = bet;
  const part = partOf(bet) === 'half' ? ` (${t('half')})` : '';
  const team = side === 'away' ? fixture.away.name : fixture.home.name;
  switch (odds.market) {
    case 'handicap': {
      const given = side === 'home' ? odds.instant.line : -odds.instant.line;
      const key = given === 0 ? 'payout.level' : given > 0 ? 'payout.gives' : 'payout.takes';
      return t(key, { team, line: lineText(bet, odds.instant.line, t) }) + part;
    }
    case 'overUnder':
      return `${t(side === 'home' ? 'over' : 'under')} ${lineText(bet, odds.instant.line, t)}${part}`;
    case 'europeOdds':
      return (side === 'draw' ? t('payout.drawn') : t('payout.wins', { team })) + part;
    case 'doubleChance':
      return doubleName(bet, t);
  }
}

const lineText = (bet: Bet, line: number, t: Words): string =>
  partOf(bet) === 'extra' ? `${formatLine(line)} ${t('payout.corner')}` : formatLine(line);

function doubleName({ side, fixture: { home, away } }: Bet, t: Words): string {
  if (side === 'draw') return t('payout.either', { home: home.name, away: away.name });
  return t('payout.notLose', { team: side === 'home' ? home.name : away.name });
}

/** In-play handicaps count from the score at which the bet is made. */
function countedFrom({ odds, fixture }: Bet, t: Words): string {
  const score = scoreOf(fixture);
  if (odds.market !== 'handicap' || halfOf(odds.category) === 'extra' || fixture.state !== MatchState.live || !score)
    return '';
  return t('payout.fromNow', { score: score.join('–') });
}

interface WordedOutcome {
  readonly when: string;
  readonly outcome: Outcome;
}

/** What may come of a bet, best first. */
export function outcomesOf(bet: Bet, t: Words): WordedOutcome[] {
  const { odds, side, fixture } = bet;
  const unit = partOf(bet) === 'extra' ? t('payout.corner') : t('payout.goal');
  switch (odds.market) {
    case 'handicap': {
      const team = side === 'home' ? fixture.home.name : fixture.away.name;
      const line = side === 'home' ? odds.instant.line : -odds.instant.line;
      return outcomesOver(line).map((range) => ({ when: marginText(range, team, unit, t), outcome: range.outcome }));
    }
    case 'overUnder': {
      const ranges = side === 'home' ? outcomesOver(odds.instant.line, 0) : outcomesUnder(odds.instant.line, 0);
      return ranges.map((range) => ({ when: totalText(range, unit, t), outcome: range.outcome }));
    }
    default:
      return [
        { when: betName(bet, t), outcome: 1 },
        { when: t('payout.otherwise'), outcome: -1 },
      ];
  }
}

/** "Công An Hà Nội hơn từ 1 bàn", "Hai đội bằng nhau", "Công An Hà Nội kém từ 1 bàn". */
function marginText({ from, to }: OutcomeRange, team: string, unit: string, t: Words): string {
  const say = (
    key: 'aheadFrom' | 'aheadBy' | 'behindBy' | 'behindFrom' | 'notBehind' | 'notAhead' | 'atWorst' | 'atBest',
    count: number,
  ) => t(`payout.${key}`, { team, count: Math.abs(count), unit });
  if (from !== undefined && from === to) {
    if (from === 0) return t('payout.same');
    return say(from > 0 ? 'aheadBy' : 'behindBy', from);
  }
  if (from !== undefined) {
    if (from === 0) return say('notBehind', 0);
    return say(from > 0 ? 'aheadFrom' : 'atWorst', from);
  }
  const last = to ?? 0;
  if (last === 0) return say('notAhead', 0);
  return say(last < 0 ? 'behindFrom' : 'atBest', last);
}

function totalText({ from, to }: OutcomeRange, unit: string, t: Words): string {
  if (from !== undefined && from === to) return t('payout.exactly', { count: from, unit });
  if (from !== undefined) return t('payout.atLeast', { count: from, unit });
  return to === 0 ? t('payout.none', { unit }) : t('payout.atMost', { count: to ?? 0, unit });
}

const names = { 1: 'fullWin', 0.5: 'halfWin', 0: 'push', '-0.5': 'halfLoss', '-1': 'fullLoss' } as const;

function resultText(outcome: Outcome, stakes: Stakes, t: Words): string {
  const amount = amountOf(outcome, stakes);
  const name = t(`payout.${names[outcome]}`);
  if (amount === 0) return name;
  return `${name} ${amount > 0 ? '+' : '−'}${amountText(Math.abs(amount))}`;
}

const amountText = (amount: number): string => String(amount);

function toneOf(outcome: Outcome): 'win' | 'lose' | 'even' {
  if (outcome === 0) return 'even';
  return outcome > 0 ? 'win' : 'lose';
}
