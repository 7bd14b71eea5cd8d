import { type ChatMessage, MatchState, type RoomMatch } from '@khandai/contracts';
import { computed } from 'mobx';
import { useMemo } from 'react';
import { type SpoiledMatch, useLive, useSpoilers } from '../match';
import type { TalkOnScreen } from './TalkOnScreen';

export interface RoomSubject {
  /** The match that the room is of; by default those that its messages are about. */
  readonly about?: SpoiledMatch | undefined;
  /** The room is of a match, also where its messages do not say of which. */
  readonly isOfMatch?: boolean | undefined;
}

interface TalkRoom {
  readonly groupId: number;
  readonly talk: Pick<TalkOnScreen, 'messages' | 'matches'>;
}

/** The matches whose scores the messages may tell. */
export function toldMatches(
  { groupId, talk }: TalkRoom,
  { about, isOfMatch }: RoomSubject,
  latest: (match: RoomMatch) => SpoiledMatch,
): readonly SpoiledMatch[] {
  if (about) return [about];
  const { messages, matches } = talk;
  // The own room of a match is in no list of matches, so it is not known whether that has begun.
  if (matches.length === 0) return isOfMatch ? [{ fixtureId: `room ${groupId}`, state: MatchState.ended }] : [];
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return [];
  const before = (message: ChatMessage) =>
    matches.filter(({ from }) => Date.parse(from) <= Date.parse(message.createdAt));
  return matches.slice(Math.max(0, before(first).length - 1), before(last).length).map(latest);
}

/**
 * Shows the messages of a room; undefined unless they are covered, because they tell a score that the reader hides. Call it inside an
 * observer.
 */
export function useTalkCover({ groupId, talk }: TalkRoom, { about, isOfMatch }: RoomSubject): (() => void) | undefined {
  const live = useLive();
  const spoilers = useSpoilers();
  const { fixtureId, state } = about ?? {};
  const covered = useMemo(() => {
    const subject = { about: fixtureId && state ? { fixtureId, state } : undefined, isOfMatch };
    // Computed, so that a room in a storm renders no more often.
    return computed(
      () =>
        spoilers.hides &&
        toldMatches({ groupId, talk }, subject, live.latest).some((match) => spoilers.hidesPart(match, 'chat')),
    );
  }, [groupId, talk, fixtureId, state, isOfMatch, live, spoilers]);
  if (!covered.get()) return undefined;
  return () => {
    // Older pages are about the other matches of the room: they are not covered once the reader reads it.
    const others = about ? [] : talk.matches.map((match) => live.latest(match));
    for (const match of [...others, ...toldMatches({ groupId, talk }, { about, isOfMatch }, live.latest)])
      if (spoilers.hidesPart(match, 'chat')) spoilers.revealPart(match.fixtureId, 'chat');
  };
}
