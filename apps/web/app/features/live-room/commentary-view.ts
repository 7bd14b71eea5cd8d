import { type CommentaryLine, EventType, type Fixture, type MatchEvent, SportType } from '@khandai/contracts';
import type { CommentaryRow } from '@khandai/match-ui';

/** Key events: goals, penalties, dismissals and VAR decisions. */
const KEY_TYPES: ReadonlySet<number> = new Set<number>([
  EventType.goal,
  EventType.ownGoal,
  EventType.penaltyScored,
  EventType.penaltyMissed,
  EventType.redCard,
  EventType.secondYellow,
  EventType.var,
]);

export const isKeyEvent = ({ type }: MatchEvent): boolean => KEY_TYPES.has(type);

/** `67`, `45+2`; empty before kick-off. */
export function lineMinute({ minute, addedMinute }: Pick<CommentaryLine, 'minute' | 'addedMinute'>): string {
  if (minute <= 0) return '';
  return addedMinute > 0 ? `${minute}+${addedMinute}` : String(minute);
}

/** Newest first; only football counts minutes up from the kick-off. A line is a key moment if a key event of the same team happened in its minute. */
export function commentaryRows(
  fixture: Fixture,
  lines: readonly CommentaryLine[],
  events: readonly MatchEvent[],
): CommentaryRow[] {
  const keys = new Set(events.filter(isKeyEvent).map((event) => momentOf(event)));
  return [...lines].reverse().map((line) => ({
    id: line.liveId,
    minute: fixture.sportType === SportType.football ? lineMinute(line) : '',
    text: line.text,
    ...teamOf(fixture, line),
    ...(line.homeEvent !== null && keys.has(momentOf({ ...line, homeEvent: line.homeEvent })) ? { key: true } : {}),
  }));
}

const momentOf = ({
  minute,
  addedMinute,
  homeEvent,
}: Pick<MatchEvent, 'minute' | 'addedMinute' | 'homeEvent'>): string =>
  `${minute}+${addedMinute} ${homeEvent ? 'home' : 'away'}`;

function teamOf({ home, away }: Fixture, { homeEvent }: CommentaryLine): Pick<CommentaryRow, 'team'> {
  if (homeEvent === null) return {};
  const { name, colors } = homeEvent ? home : away;
  return { team: { name, color: colors[0] } };
}
