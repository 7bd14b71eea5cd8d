import type { ChatRoom } from '@khandai/contracts';
import type { useLive, useSpoilers } from '../match';

interface CoverDeps {
  readonly live: Pick<ReturnType<typeof useLive>, 'live'>;
  readonly spoilers: Pick<ReturnType<typeof useSpoilers>, 'hides' | 'hidesPart'>;
}

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
  if (!spoilers.hides || (room && room.kind !== 'match')) return false;
  const match = live.live.find(({ commentators }) => commentators.some((one) => one.groupId === groupId));
  return match ? spoilers.hidesPart(match, 'chat') : true;
}
