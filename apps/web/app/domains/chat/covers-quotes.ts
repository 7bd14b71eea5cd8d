import { type ChatRoom, RACE_GROUP_ID } from '@khandai/contracts';
import type { useLive, useSpoilers } from '../match';

interface CoverDeps {
  readonly live: Pick<ReturnType<typeof useLive>, 'live'>;
  readonly spoilers: Pick<ReturnType<typeof useSpoilers>, 'hides' | 'hidesPart'>;
}

/** Whether people write in a room how matches or races end. The room of the race track is a group of the site. */
export const tellsScores = ({ groupId, kind }: Pick<ChatRoom, 'groupId' | 'kind'>): boolean =>
  kind === 'match' || groupId === RACE_GROUP_ID;

/**
 * Whether messages of a room are not quoted outside of it: in the list of rooms, and in notices. Only of live matches it is known
 * whether the reader asked for their chat.
 *
 * @param room Undefined where it is not known: it may be that of a match.
 */
export function coversQuotes(
  groupId: number,
  room: Pick<ChatRoom, 'kind'> | undefined,
  { live, spoilers }: CoverDeps,
): boolean {
  if (!spoilers.hides || (room && !tellsScores({ groupId, kind: room.kind }))) return false;
  // A commentator may have several: the last message may be about any of them.
  const matches = live.live.filter(({ commentators }) => commentators.some((one) => one.groupId === groupId));
  return matches.length === 0 || matches.some((match) => spoilers.hidesPart(match, 'chat'));
}
