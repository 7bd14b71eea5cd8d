import { EventType, type MatchLine, MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';
import type { FeedEvent, FeedFixture } from '../fixtures/feed.js';

/** The part of a fixture that its lines follow from. */
export interface Standing {
  readonly status: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeRed: number;
  readonly awayRed: number;
}

/** An event to be said; `event` names it among those of the match. */
export interface NewLine {
  readonly event: string;
  readonly kind: MatchLine['kind'];
  readonly homeEvent: boolean | null;
  readonly minute: number | null;
}

export interface LineChanges {
  readonly said: readonly NewLine[];
  /** Events that were taken back. */
  readonly cancelled: readonly string[];
}

const GOALS: ReadonlySet<number> = new Set([EventType.goal, EventType.penaltyScored, EventType.ownGoal]);
const REDS: ReadonlySet<number> = new Set([EventType.redCard, EventType.secondYellow]);
const NONE: LineChanges = { said: [], cancelled: [] };

/** What a change of a football match says in its rooms. A match that was not live before or after says nothing: it was imported. */
export function lineChanges(
  before: Standing | undefined,
  after: Standing & Pick<FeedFixture, 'sportType' | 'awarded'>,
  events: readonly FeedEvent[] = [],
): LineChanges {
  if (!before || after.sportType !== SportType.football || !(isLive(before) || isLive(after))) return NONE;
  // Its goals were decided, not scored.
  if (after.awarded) return ended(before, after);
  const parts = [
    counted('goal', true, before.homeScore ?? 0, after.homeScore ?? 0, minutesOf(events, GOALS, true)),
    counted('goal', false, before.awayScore ?? 0, after.awayScore ?? 0, minutesOf(events, GOALS, false)),
    counted('redCard', true, before.homeRed, after.homeRed, minutesOf(events, REDS, true)),
    counted('redCard', false, before.awayRed, after.awayRed, minutesOf(events, REDS, false)),
    ended(before, after),
  ];
  return { said: parts.flatMap(({ said }) => said), cancelled: parts.flatMap(({ cancelled }) => cancelled) };
}

const isLive = ({ status }: Standing): boolean => matchState(status) === MatchState.live;

/** The goals or cards of one side, from `before` to `after`. */
function counted(
  kind: 'goal' | 'redCard',
  homeEvent: boolean,
  before: number,
  after: number,
  minutes: readonly number[],
): LineChanges {
  const eventOf = (number: number) => `${kind} ${homeEvent ? 'home' : 'away'} ${number}`;
  const from = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at + 1);
  return {
    said: from(before, after).map((number) => ({
      ...{ event: eventOf(number), kind, homeEvent },
      minute: minutes[number - 1] ?? null,
    })),
    cancelled: from(after, before).map(eventOf),
  };
}

function ended(before: Standing, after: Standing): LineChanges {
  const [was, is] = [before.status === RawStatus.finished, after.status === RawStatus.finished];
  if (was === is) return NONE;
  return is
    ? { said: [{ event: 'end', kind: 'end', homeEvent: null, minute: null }], cancelled: [] }
    : { said: [], cancelled: ['end'] };
}

/** Minutes of one side's goals or cards, the first one first. */
const minutesOf = (events: readonly FeedEvent[], types: ReadonlySet<number>, home: boolean): number[] =>
  events
    .filter(({ type, homeEvent }) => types.has(type) && homeEvent === home)
    .map(({ minute }) => minute)
    .sort((one, other) => one - other);
