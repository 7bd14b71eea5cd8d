import type { WinPoint } from '@khandai/match-ui';
import { wholePercents } from '../../../i18n/whole-percents';

/** A share from 0 to 1, in whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The three probabilities of a minute, in whole percents that sum to 100. */
export function resultPercents({
  home,
  draw,
  away,
}: Omit<WinPoint, 'minute'>): Record<'home' | 'draw' | 'away', string> {
  const [ofHome = 0, ofDraw = 0, ofAway = 0] = wholePercents([home, draw, away]);
  return { home: `${ofHome}%`, draw: `${ofDraw}%`, away: `${ofAway}%` };
}
