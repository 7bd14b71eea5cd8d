import { type PointSubject, pointSteps, TipMarket, type TipSide, tipSides } from '@khandai/contracts';
import { sentence } from '../../platform/messages.js';
import { fixtureLink } from '../fixtures/fixture-link.js';

// Between the teams is a bar, because a name may have a dash: "Thể Công – Viettel". Entries of former times have a dash there,
// and the oldest do not say what was picked.
const PICK = /^(\w+) \d+, match ([^\s,]+?)(?:, bet (\d+) (\w+) (\S+))?: (?:(.+) \| (.+)|(.+) – (.+))$/;

/** What was picked, the match with its room, and what the pick did. Undefined for a reference of another form. */
export function pickSubject(reference: string): PointSubject | undefined {
  const [, word, fixtureId, market, side, line, ...names] = PICK.exec(reference) ?? [];
  const [home, away] = names.filter((name) => name !== undefined);
  const step = pointSteps.find((one) => one === word);
  if (!step || fixtureId === undefined || home === undefined || away === undefined) return undefined;
  const match = `${home} – ${away}`;
  const taken = tipSides.find((one) => one === side);
  const bet =
    taken &&
    betName({ side: taken, line: Number(line), isEuropean: Number(market) === TipMarket.european, home, away });
  return {
    name: bet === undefined ? match : `${bet}, ${match}`,
    count: null,
    path: `/truc-tiep/${fixtureLink(home, away, fixtureId)}`,
    step,
  };
}

interface Bet {
  readonly side: TipSide;
  /** As odds rows have it: above 0 the home team gives goals. */
  readonly line: number;
  readonly isEuropean: boolean;
  readonly home: string;
  readonly away: string;
}

/** `Hải Phòng −0.25`, `Tài 2.5`, `Hai đội hòa`, as picks are named on the site. */
function betName({ side, line, isEuropean, home, away }: Bet): string {
  if (side === 'over' || side === 'under')
    return sentence(side === 'over' ? 'pointBetOver' : 'pointBetUnder', { line: Math.abs(line) });
  if (side === 'draw') return sentence('pointBetDraw');
  const team = side === 'home' ? home : away;
  if (isEuropean) return sentence('pointBetWin', { team });
  const own = side === 'home' ? -line : line;
  return `${team} ${own === 0 ? '' : own > 0 ? '+' : '−'}${Math.abs(line)}`;
}
