import { type CommentaryLine, EventType } from '@khandai/contracts';
import type { FeedEvent } from '../../modules/fixtures/feed.js';
import { clockOf, type MatchClock, momentsOf } from './match-clock.js';
import type { MatchRecord, RecordMatch } from './record.js';

interface Timed<T> {
  /** Milliseconds after kick-off. */
  at: number;
  item: T;
}

/** Details of a match by minute, in addition to its half-time and final scores. */
export interface MatchStory {
  clock: MatchClock;
  events: readonly Timed<FeedEvent>[];
  commentary: readonly Timed<CommentaryLine>[];
  /** True when the listed goals are complete: the score is then computed from them. */
  exact: boolean;
}

const GOALS: readonly number[] = [EventType.goal, EventType.penaltyScored, EventType.ownGoal];
const CARDS: readonly number[] = [EventType.yellowCard, EventType.redCard, EventType.secondYellow];

export const isGoal = ({ type }: Pick<FeedEvent, 'type'>): boolean => GOALS.includes(type);

/** Whether the events include cards: cards are then counted from them. */
export const includesCards = ({ events }: MatchStory): boolean => events.some(({ item }) => CARDS.includes(item.type));

/** Assigns the recorded details of a match to moments in time. */
export function storyOf(
  match: RecordMatch,
  { events, commentary }: Pick<MatchRecord, 'events' | 'commentary'>,
): MatchStory {
  const sorted = byMinute(events.get(match.matchId) ?? []);
  const lines = byMinute(commentary.get(match.matchId) ?? []);
  const clock = clockOf(sorted);
  const exact = isExact(match, events.get(match.matchId));
  return {
    clock,
    exact,
    events: placed(clock, exact ? withScores(sorted) : sorted, `${match.matchId}/event`),
    commentary: placed(clock, lines, `${match.matchId}/line`),
  };
}

export function byMinute<T extends { minute: number; addedMinute: number }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => a.minute - b.minute || a.addedMinute - b.addedMinute);
}

function placed<T extends { minute: number; addedMinute: number }>(
  clock: MatchClock,
  list: readonly T[],
  key: string,
): Timed<T>[] {
  const moments = momentsOf(clock, list, key);
  return list.map((item, index) => ({ at: moments[index] ?? 0, item }));
}

function isExact({ full, extra }: RecordMatch, events: readonly FeedEvent[] | undefined): boolean {
  if (!events) return false;
  const goals = events.filter(isGoal);
  const home = goals.filter(({ homeEvent }) => homeEvent).length;
  const final = extra ? [extra.homeScore, extra.awayScore] : full;
  return home === final[0] && goals.length - home === final[1];
}

/** Adds the score after each goal. The events are in their order. */
export function withScores(events: readonly FeedEvent[]): FeedEvent[] {
  const score = { home: 0, away: 0 };
  return events.map((event) => {
    if (!isGoal(event)) return event;
    score[event.homeEvent ? 'home' : 'away'] += 1;
    return { ...event, homeScore: score.home, awayScore: score.away };
  });
}
