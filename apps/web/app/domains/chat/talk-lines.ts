import { dayAt, daySpan } from '@khandai/calendar';
import { type ChatMessage, type MatchLine, type RoomMatch } from '@khandai/contracts';
import { matchOf } from './match-talk';

/** The lines between two messages, and the messages themselves. */
export type TalkLine =
  | {
      readonly kind: 'message';
      readonly message: ChatMessage;
      readonly follows: boolean;
      /** The hidden match that the message is about. */
      readonly covered?: RoomMatch | undefined;
    }
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'match'; readonly key: string; readonly match: RoomMatch }
  | { readonly kind: 'event'; readonly key: string; readonly line: MatchLine }
  | { readonly kind: 'poll'; readonly key: string }
  | { readonly kind: 'new'; readonly key: string };

export interface Talk {
  /** Day and match of the first message. They are above the list: inside it, an older page would move the lines below them. */
  readonly at: number | undefined;
  readonly match: RoomMatch | undefined;
  readonly lines: readonly TalkLine[];
}

export interface TalkPoll {
  readonly pollId: number;
  readonly startedAt: string;
}

/** Key of the line of a poll. */
export const pollKey = ({ pollId }: Pick<TalkPoll, 'pollId'>): string => `poll-${pollId}`;

/** Whether the messages go back to the start of a poll. */
export const hasPoll = ([first]: readonly ChatMessage[], { startedAt }: TalkPoll): boolean =>
  !first || Date.parse(startedAt) >= Date.parse(first.createdAt);

export interface TalkOptions {
  readonly matches: readonly RoomMatch[];
  readonly timezone: string;
  /** What the site says about the matches, oldest first; those before the first message are left out. */
  readonly events?: readonly MatchLine[];
  /** The room's poll; it has a line where it started, unless that is before the first message. */
  readonly poll?: TalkPoll | undefined;
  /** Ids of the matches whose messages are covered. */
  readonly hidden?: readonly string[];
  /** The first message that the user had not read when they opened the room. */
  readonly firstUnread: ChatMessage | undefined;
}

/** Key of the line above the first unread message. */
export const NEW_LINE = 'new';

/** Lines that one author writes within this time are grouped under one name. */
const GROUP_MS = 120_000;

/** The messages, oldest first, with days, matches and the line above what is new between them. */
export function talkLines(
  messages: readonly ChatMessage[],
  { matches, timezone, hidden = [], firstUnread, events = [], poll }: TalkOptions,
): Talk {
  const [first] = messages;
  const lines: TalkLine[] = [];
  let day = first && spanOf(Date.parse(first.createdAt), timezone);
  let before: ChatMessage | undefined;
  const waiting = events
    .filter(({ at }) => !first || Date.parse(at) >= Date.parse(first.createdAt))
    .map((line): Timed => ({ at: Date.parse(line.at), line: { kind: 'event', key: `event-${line.lineId}`, line } }));
  if (poll && hasPoll(messages, poll)) {
    waiting.push({ at: Date.parse(poll.startedAt), line: { kind: 'poll', key: pollKey(poll) } });
    waiting.sort((a, b) => a.at - b.at);
  }
  for (const message of messages) {
    const at = Date.parse(message.createdAt);
    lines.push(...takeUntil(waiting, at));
    const marks: TalkLine[] = [];
    // Most messages are of the day of the one before: only another day costs a look at the zone.
    if (day && (at < day.from || at >= day.to)) {
      day = spanOf(at, timezone);
      marks.push({ kind: 'day', key: `day-${message.uuid}`, at });
    }
    const match = matchOf(message, matches);
    if (match && before && match !== matchOf(before, matches))
      marks.push({ kind: 'match', key: `match-${message.uuid}`, match });
    if (message === firstUnread) marks.push({ kind: 'new', key: NEW_LINE });
    const follows = marks.length === 0 && isContinued(before, message);
    const covered = match && hidden.includes(match.fixtureId) ? match : undefined;
    lines.push(...marks, { kind: 'message', message, follows, covered });
    before = message;
  }
  lines.push(...takeUntil(waiting, Infinity));
  return { at: first && Date.parse(first.createdAt), match: first && matchOf(first, matches), lines };
}

interface Timed {
  readonly at: number;
  readonly line: TalkLine;
}

/** Takes the lines before an instant out of the waiting ones. They group no messages apart: a goal interrupts no author. */
function takeUntil(waiting: Timed[], end: number): TalkLine[] {
  const next = waiting.findIndex(({ at }) => at >= end);
  return waiting.splice(0, next < 0 ? waiting.length : next).map(({ line }) => line);
}

const spanOf = (at: number, timezone: string) => daySpan(dayAt(at, timezone), timezone);

const isContinued = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.userId === message.userId &&
  before.showName === message.showName &&
  message.parent === null &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) <= GROUP_MS;
