import { type ChatMessage, MatchState, RawStatus, type RoomMatch } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';
import { scoreOf, shootOut } from '../match';

/** The match that a message is about: the last one whose talk has started. `matches` are in order of their start. */
export const matchOf = (
  { createdAt }: Pick<ChatMessage, 'createdAt'>,
  matches: readonly RoomMatch[],
): RoomMatch | undefined => matches.findLast(({ from }) => Date.parse(from) <= Date.parse(createdAt));

/** "Kết thúc 2–1", with the penalties of a shoot-out; undefined before the end. */
export function resultText(match: RoomMatch, t: TFunction<'chat'>): string | undefined {
  const score = scoreOf(match);
  if (match.state !== MatchState.ended || match.status !== RawStatus.finished || !score) return undefined;
  const penalties = shootOut(match);
  const result = t(match.awarded ? 'matchAwarded' : 'matchResult', { home: score[0], away: score[1] });
  return penalties ? `${result} ${t('matchPenalties', { home: penalties[0], away: penalties[1] })}` : result;
}
