import { EventType, type Fixture, type MatchEvent, MatchState, RawStatus } from '@khandai/contracts';
import { runningMinute } from '@khandai/live-schedule';

/** A minute of the match that the pitch shows; `added` counts the minutes after it that were added. */
export interface Stop {
  readonly minute: number;
  readonly added: number;
}

/** An event, with the place of its minute among the stops. */
export interface PlacedEvent {
  readonly event: MatchEvent;
  readonly at: number;
}

/** What a match brought, in the order of its minutes. */
export interface MatchCourse {
  readonly stops: readonly Stop[];
  readonly events: readonly PlacedEvent[];
  /** The goals among the events make the score of the match. Where some are missing, no score is drawn. */
  readonly isWhole: boolean;
}

const HALF = 45;
const FULL = 90;
const EXTRA = 120;

const GOALS: ReadonlySet<number> = new Set<number>([EventType.goal, EventType.ownGoal, EventType.penaltyScored]);

const inOrder = (a: MatchEvent, b: MatchEvent): number =>
  a.minute - b.minute || a.addedMinute - b.addedMinute || (a.eventId < b.eventId ? -1 : 1);

export function courseOf(fixture: Fixture, list: readonly MatchEvent[], now: number): MatchCourse {
  const sorted = [...list].sort(inOrder);
  const stops = stopsOf(sorted, endOf(fixture, sorted, now));
  const places = new Map(stops.map(({ minute, added }, at) => [`${minute}+${added}`, at]));
  const events = sorted.map((event) => ({ event, at: places.get(`${event.minute}+${event.addedMinute}`) ?? 0 }));
  const [home, away] = scoreAt({ events }, stops.length - 1);
  const { homeScore, awayScore } = fixture.extra ?? fixture;
  return { stops, events, isWhole: home === (homeScore ?? 0) && away === (awayScore ?? 0) };
}

/** Every minute from the kick-off to the end, and the added ones in which something happened. */
function stopsOf(events: readonly MatchEvent[], end: Stop): Stop[] {
  const added = new Map([[end.minute, end.added]]);
  for (const { minute, addedMinute } of events) added.set(minute, Math.max(added.get(minute) ?? 0, addedMinute));
  return Array.from({ length: end.minute + 1 }, (_, minute) => minute).flatMap((minute) =>
    Array.from({ length: (added.get(minute) ?? 0) + 1 }, (_, extra) => ({ minute, added: extra })),
  );
}

/** The last minute that the pitch shows: never before the last event. */
function endOf(fixture: Fixture, events: readonly MatchEvent[], now: number): Stop {
  const last = { minute: events.at(-1)?.minute ?? 0, added: events.at(-1)?.addedMinute ?? 0 };
  const played = playedOf(fixture, last, now);
  return played.minute > last.minute || (played.minute === last.minute && played.added > last.added) ? played : last;
}

function playedOf(fixture: Fixture, last: Stop, now: number): Stop {
  const { state, status } = fixture;
  if (state === MatchState.ended) return { minute: last.minute > FULL ? EXTRA : FULL, added: 0 };
  if (status === RawStatus.halfTime) return { minute: HALF, added: 0 };
  const running = runningMinute(fixture, now);
  return running.kind === 'minute' ? { minute: running.minute, added: running.added } : last;
}

/** The score at a stop, as the goals up to it make it. */
export function scoreAt({ events }: Pick<MatchCourse, 'events'>, stop: number): readonly [number, number] {
  let score: readonly [number, number] = [0, 0];
  for (const { event, at } of events) {
    if (at > stop || !GOALS.has(event.type)) continue;
    const { homeScore, awayScore, homeEvent } = event;
    const [home, away] = score;
    if (homeScore !== null && awayScore !== null) score = [homeScore, awayScore];
    else score = homeEvent ? [home + 1, away] : [home, away + 1];
  }
  return score;
}

export const stopText = ({ minute, added }: Stop): string => (added > 0 ? `${minute}+${added}` : String(minute));
