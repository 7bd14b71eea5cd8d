import { EventType, type MatchEvent } from '@khandai/contracts';
import type { MinuteMark } from '@khandai/match-ui';

const GOALS: ReadonlySet<number> = new Set<number>([EventType.goal, EventType.ownGoal, EventType.penaltyScored]);

/** Goals as lines through a chart. */
export const goalMarks = (events: readonly MatchEvent[]): MinuteMark[] =>
  events
    .filter(({ type }) => GOALS.has(type))
    .map(({ eventId, minute, homeEvent }) => ({ id: eventId, minute, side: homeEvent ? 'home' : 'away' }));
