import { type ChatMessage, MatchState, type RoomMatch } from '@khandai/contracts';
import { computed } from 'mobx';
import { useMemo } from 'react';
import { type SpoiledMatch, useLive, useSpoilers } from '../match';
import type { TalkOnScreen } from './TalkOnScreen';

export interface RoomSubject {
  /** The match that the page is about. */
  readonly about?: SpoiledMatch | undefined;
  /** The room itself is that of a match: its messages do not say of which. */
  readonly isOfMatch?: boolean | undefined;
  /** A commentator's room: until its messages are here, it is not known of which matches they and the pinned one are. */
  readonly isHosted?: boolean | undefined;
}

interface TalkRoom {
  readonly groupId: number;
  readonly talk: Pick<TalkOnScreen, 'messages' | 'matches'>;
  /** The messages are not here yet. */
  readonly isLoading: boolean;
  /** They did not load. */
  readonly failed: boolean;
}

/**
 * The matches whose scores a room may reveal: that of its page, and those that its messages are about. A commentator's room goes from
 * match to match, so the page of one shows talk of others.
 */
export function spoiledMatches(
  { groupId, talk, isLoading, failed }: TalkRoom,
  { about, isOfMatch, isHosted }: RoomSubject,
  latest: (match: RoomMatch) => SpoiledMatch,
): readonly SpoiledMatch[] {
  // The own room of a match is in no list of matches, so it is not known whether that has begun.
  const isUnknown = isOfMatch || (isHosted && (isLoading || failed));
  const own = about ?? (isUnknown ? { fixtureId: `room ${groupId}`, state: MatchState.ended } : undefined);
  const discussed = discussedIn(talk).map(latest);
  return own ? [own, ...discussed] : discussed;
}

/** The matches between the oldest message and the newest one. */
function discussedIn({ messages, matches }: TalkRoom['talk']): readonly RoomMatch[] {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return [];
  const before = (message: ChatMessage) =>
    matches.filter(({ from }) => Date.parse(from) <= Date.parse(message.createdAt));
  return matches.slice(Math.max(0, before(first).length - 1), before(last).length);
}

/**
 * Shows the messages of a room; undefined unless they are covered, because they reveal a score that the reader hides. It shows only
 * the matches that they are about now: older pages, and later messages, may be about others. Call it inside an observer.
 */
export function useTalkCover(room: TalkRoom, { about, isOfMatch, isHosted }: RoomSubject): (() => void) | undefined {
  const live = useLive();
  const spoilers = useSpoilers();
  const { fixtureId, state } = about ?? {};
  const { covered, hidden } = useMemo(() => {
    const subject = { about: fixtureId && state ? { fixtureId, state } : undefined, isOfMatch, isHosted };
    const hidden = () =>
      spoiledMatches(room, subject, live.latest).filter((match) => spoilers.hidesPart(match, 'chat'));
    // Computed, so that a room in a storm renders no more often.
    return { hidden, covered: computed(() => spoilers.hides && hidden().length > 0) };
  }, [room, fixtureId, state, isOfMatch, isHosted, live, spoilers]);
  if (!covered.get()) return undefined;
  return () => {
    for (const match of hidden()) spoilers.revealPart(match.fixtureId, 'chat');
  };
}
