import type { MatchLine } from '@khandai/contracts';
import type { TFunction } from '../../../i18n/i18n';

/** "67′ Hà Nội ghi bàn: Hà Nội 2–1 Huế". */
export function matchLineText(line: MatchLine, t: TFunction<'composer'>): string {
  const text = wordsOf(line, t);
  return line.simulated ? t('line.simulated', { text }) : text;
}

function wordsOf(line: MatchLine, t: TFunction<'composer'>): string {
  const { kind, cancelled, homeEvent, home, away, homeScore, awayScore } = line;
  const score = `${home} ${homeScore}–${awayScore} ${away}`;
  if (kind === 'end') return cancelled ? t('line.endOff', { score }) : t('line.end', { score });
  const at = line.minute === null ? '' : `${line.minute}′ `;
  const team = homeEvent ? home : away;
  if (kind === 'redCard') return cancelled ? t('line.redCardOff', { at, team }) : t('line.redCard', { at, team });
  return cancelled ? t('line.goalOff', { at, team }) : t('line.goal', { at, team, score });
}
