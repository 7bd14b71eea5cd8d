import type { PushMessage } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { PushNotice, PushService } from './push-service.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A notification of a member, as the module of notifications hands it over. */
interface MemberNotice {
  readonly userId: number;
  readonly notificationId: number;
  readonly notice: {
    readonly type: string;
    readonly match?: { readonly home: string; readonly away: string; readonly kickOff: string };
    readonly chapter?: { readonly name: string; readonly part: number };
    readonly draw?: { readonly title: string; readonly prize: string };
    readonly event?: { readonly title: string; readonly startsAt: string };
    /** The new kick-off; null when the match was called off. */
    readonly to?: string | null;
    readonly homeScore?: number;
    readonly awayScore?: number;
    readonly minute?: number | null;
    readonly side?: 'home' | 'away';
    readonly commentId?: number | null;
  };
  readonly actorName: string | undefined;
  readonly path: string;
  readonly quiet: boolean;
  readonly hideScores: boolean;
}

/** How long a notice helps, and whether it wakes a sleeping phone; a match has its own times. */
const ORDINARY = { urgent: false, ms: 24 * HOUR };
const soon: Readonly<Record<string, { urgent: boolean; ms: number }>> = {
  BOOKING_STARTED: { urgent: true, ms: HOUR },
  BOOKING_MOVED: { urgent: true, ms: 12 * HOUR },
  EVENT_MOVED: { urgent: true, ms: 12 * HOUR },
  EVENT_CANCELLED: { urgent: true, ms: 12 * HOUR },
  EVENT_RESTORED: { urgent: true, ms: 12 * HOUR },
  MATCH_GOAL: { urgent: true, ms: 10 * MINUTE },
  MATCH_RED_CARD: { urgent: true, ms: 10 * MINUTE },
};
/** After the kick-off, a reminder of it and the line-ups still help for this long. */
const LATE_MS = 5 * MINUTE;
const beforeKickOff: ReadonlySet<string> = new Set(['BOOKING_SOON', 'MATCH_LINEUP', 'EVENT_SOON']);

/** Sends members' notifications to their browsers, with the names and times that the sentence needs, and nothing else. */
export class MemberNotices {
  constructor(private readonly deps: { readonly push: Pick<PushService, 'send'>; readonly clock: Clock }) {}

  /** In their quiet hours a member finds it in the list only. */
  async deliver(arrived: readonly MemberNotice[]): Promise<void> {
    const now = this.deps.clock.now();
    const loud = arrived.filter(({ quiet }) => !quiet);
    await this.deps.push.send(loud.map((one) => ({ userId: one.userId, notice: pushOf(one, now) })));
  }
}

function pushOf(arrived: MemberNotice, now: number): PushNotice {
  const { notice, notificationId, path } = arrived;
  const { urgent, ms } = soon[notice.type] ?? ORDINARY;
  const starts = beforeKickOff.has(notice.type) ? (notice.match?.kickOff ?? notice.event?.startsAt) : undefined;
  return {
    ...{ type: typeOf(arrived), values: valuesOf(arrived), path, tag: `notice ${notificationId}` },
    urgent: urgent || starts !== undefined,
    until: new Date(starts === undefined ? now + ms : Date.parse(starts) + LATE_MS),
  };
}

/** The name of the sentence. */
function typeOf({ notice: { type, to, commentId }, hideScores }: MemberNotice): string {
  if ((type === 'MATCH_GOAL' || type === 'MATCH_RED_CARD') && hideScores) return `${type}_HIDDEN`;
  if (type === 'BOOKING_MOVED' && to === null) return 'BOOKING_CALLED_OFF';
  if (type === 'REMOVED_POST' && commentId != null) return 'REMOVED_COMMENT';
  return type;
}

function valuesOf({ notice, actorName, hideScores }: MemberNotice): PushMessage['values'] {
  const { match, event, chapter, draw, to } = notice;
  return {
    ...(actorName !== undefined && { actor: actorName }),
    ...(match && { match: `${match.home} – ${match.away}`, kickOff: match.kickOff }),
    ...(chapter && { title: chapter.name, part: String(chapter.part) }),
    ...(draw && { title: draw.title, prize: draw.prize }),
    ...(event && { match: event.title, kickOff: event.startsAt }),
    ...(typeof to === 'string' && { to }),
    ...(!hideScores && notice.type === 'MATCH_RED_CARD' && match && { team: teamOf(match, notice.side) }),
    ...(!hideScores && goalOf(notice)),
  };
}

const teamOf = ({ home, away }: { home: string; away: string }, side: 'home' | 'away' | undefined): string =>
  side === 'away' ? away : home;

function goalOf({ match, homeScore, awayScore, minute, side }: MemberNotice['notice']): PushMessage['values'] {
  if (!match || homeScore === undefined || awayScore === undefined) return {};
  const { home, away } = match;
  return {
    score: `${home} ${homeScore} – ${awayScore} ${away}`,
    team: teamOf(match, side),
    ...(minute != null && { minute }),
  };
}
