import { EventType } from '@khandai/contracts';
import type { PlacedEvent } from './match-course';

export type MarkKind = 'goal' | 'missed' | 'var' | 'yellow' | 'second-yellow' | 'red' | 'swap' | 'other';

/** A sign on the pitch, in metres from its top left corner. The home team plays from left to right. */
export interface PitchMark {
  readonly id: string;
  readonly kind: MarkKind;
  readonly home: boolean;
  readonly x: number;
  readonly y: number;
  /** The stop from which on it is drawn. */
  readonly at: number;
}

export const LENGTH = 105;
export const WIDTH = 68;

const kinds: ReadonlyMap<number, MarkKind> = new Map<number, MarkKind>([
  [EventType.goal, 'goal'],
  [EventType.ownGoal, 'goal'],
  [EventType.penaltyScored, 'goal'],
  [EventType.penaltyMissed, 'missed'],
  // Data do not say what the review decided, nor about what it was.
  [EventType.var, 'var'],
  [EventType.yellowCard, 'yellow'],
  [EventType.secondYellow, 'second-yellow'],
  [EventType.redCard, 'red'],
  [EventType.substitution, 'swap'],
]);

const BEFORE_GOAL: ReadonlySet<MarkKind> = new Set<MarkKind>(['goal', 'missed']);

/** Distance between two signs in a row, and the signs of a row. */
const STEP = 8;
const PER_ROW = 6;
/** Rows before a goal, from its middle outwards. */
const GOAL_ROWS = [34, 24, 44] as const;
/** Heights of the first row of substitutions, and of cards; the next rows are further inside. */
const SWAPS_FROM = 5;
const CARDS_FROM = 59.5;

type Lane = 'goal' | 'swap' | 'card';

const laneOf = (kind: MarkKind): Lane => (BEFORE_GOAL.has(kind) ? 'goal' : kind === 'swap' ? 'swap' : 'card');

/**
 * Where the signs of the events stand. Feeds have no places, so each kind has a lane: goals and penalties before the goal that is
 * attacked, substitutions at one touchline, cards and reviews at the other, in the team's own half. No two signs cover each other.
 */
export function pitchMarks(events: readonly PlacedEvent[]): PitchMark[] {
  const taken = new Map<string, number>();
  return events.map(({ event, at }) => {
    const { eventId: id, type, homeEvent: home } = event;
    const kind = kinds.get(type) ?? 'other';
    const lane = laneOf(kind);
    const key = `${lane} ${home ? 'home' : 'away'}`;
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    const { fromOwnLine, y } = placeOf(lane, nth);
    return { id, kind, home, x: home ? fromOwnLine : LENGTH - fromOwnLine, y, at };
  });
}

function placeOf(lane: Lane, nth: number): { fromOwnLine: number; y: number } {
  if (lane === 'goal') {
    const column = Math.floor(nth / GOAL_ROWS.length);
    return { fromOwnLine: LENGTH - 6 - column * STEP, y: GOAL_ROWS[nth % GOAL_ROWS.length] ?? GOAL_ROWS[0] };
  }
  const [row, column] = [Math.floor(nth / PER_ROW), nth % PER_ROW];
  const fromOwnLine = 6 + column * STEP;
  return { fromOwnLine, y: lane === 'swap' ? SWAPS_FROM + row * STEP : CARDS_FROM - row * STEP };
}
