import {
  EventType,
  type Fixture,
  hasKickOffTime,
  type MatchEvent,
  MatchState,
  type MatchStat,
  RawStatus,
  type ShootOutKick,
  StatType,
} from '@khandai/contracts';
import type { StatBarProps, TimelineMark, TimelineRow } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import { clockTime } from '../../i18n/format-time';
import type { Language } from '../../i18n/sentences';
import { barOf } from './bar-of';
import { shootOut } from '../../domains/match';

type Words = TFunction<'room'>;

interface Kind {
  readonly word:
    | 'goal'
    | 'ownGoal'
    | 'penalty'
    | 'missedPenalty'
    | 'yellow'
    | 'red'
    | 'secondYellow'
    | 'substitution'
    | 'var'
    | 'other';
  readonly mark: TimelineMark;
}

const HALF_MINUTES = 45;
const NINETY_MINUTES = 90;

const kinds: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [EventType.goal, { word: 'goal', mark: 'goal' }],
  [EventType.ownGoal, { word: 'ownGoal', mark: 'goal' }],
  [EventType.penaltyScored, { word: 'penalty', mark: 'goal' }],
  [EventType.penaltyMissed, { word: 'missedPenalty', mark: 'missed' }],
  [EventType.yellowCard, { word: 'yellow', mark: 'yellow' }],
  [EventType.redCard, { word: 'red', mark: 'red' }],
  [EventType.secondYellow, { word: 'secondYellow', mark: 'second-yellow' }],
  [EventType.substitution, { word: 'substitution', mark: 'swap' }],
  // Data do not say what the review decided.
  [EventType.var, { word: 'var', mark: 'var' }],
]);
const otherKind: Kind = { word: 'other', mark: 'other' };

/** What the timeline of a match is made of. */
export interface MatchStory {
  readonly events: readonly MatchEvent[];
  /** Of a shoot-out, in the order in which they were taken. */
  readonly kicks: readonly ShootOutKick[];
}

/** Newest first, with divider rows between the halves and at both ends. The kicks of a shoot-out are below its divider. */
export function timelineRows(
  fixture: Fixture,
  { events, kicks }: MatchStory,
  timezone: string,
  t: Words,
): TimelineRow[] {
  const sorted = newestFirst(events);
  const second = sorted.filter(({ minute }) => minute > HALF_MINUTES);
  const first = sorted.filter(({ minute }) => minute <= HALF_MINUTES);
  const rows: TimelineRow[] = secondHalfRows(fixture, second, t);
  if (pastHalfTime(fixture)) rows.push({ kind: 'cut', id: 'half', text: halfTimeText(fixture, t) });
  rows.push(...first.map((event) => eventRow(event, t)));
  const top = topCut(fixture, hadExtraTime(fixture, sorted), t);
  return [
    ...shootOutRows(fixture, kicks, t),
    ...(top ? [{ kind: 'cut' as const, id: 'top', text: top }] : []),
    ...rows,
    ...(hasKickOffTime(fixture) ? [startCut(fixture, timezone, t)] : []),
  ];
}

/** The second half, and above it the extra time, with the score after ninety minutes between them. */
function secondHalfRows(fixture: Fixture, events: readonly MatchEvent[], t: Words): TimelineRow[] {
  const rows = (list: readonly MatchEvent[]) => list.map((event) => eventRow(event, t));
  if (!hadExtraTime(fixture, events)) return rows(events);
  const score = `${fixture.homeScore ?? 0}–${fixture.awayScore ?? 0}`;
  return [
    ...rows(events.filter(({ minute }) => minute > NINETY_MINUTES)),
    { kind: 'cut', id: 'ninety', text: t('cut.ninety', { score }) },
    ...rows(events.filter(({ minute }) => minute <= NINETY_MINUTES)),
  ];
}

/**
 * Whether extra time was played. A shoot-out may follow ninety minutes at once: data does not say so, but nothing happened after
 * them then.
 */
const hadExtraTime = (fixture: Fixture, events: readonly MatchEvent[]): boolean =>
  fixture.extra !== null &&
  (shootOut(fixture) === undefined ||
    fixture.extra.homeScore !== fixture.homeScore ||
    fixture.extra.awayScore !== fixture.awayScore ||
    events.some(({ minute }) => minute > NINETY_MINUTES));

/** The score is that of the match; kicks may be known before it. */
function shootOutRows(fixture: Fixture, kicks: readonly ShootOutKick[], t: Words): TimelineRow[] {
  const last = kicks.at(-1);
  const score = shootOut(fixture)?.join('–') ?? (last && kickScore(last));
  if (score === undefined) return [];
  return [
    { kind: 'cut', id: 'shoot-out', text: t('cut.shootOut', { score }) },
    ...kicks.map((kick) => kickRow(fixture, kick, t)).reverse(),
  ];
}

const kickScore = ({ homeScore, awayScore }: ShootOutKick): string => `${homeScore}–${awayScore}`;

function kickRow(fixture: Fixture, kick: ShootOutKick, t: Words): TimelineRow {
  const { kickId, homeKick, playerName, scored } = kick;
  return {
    kind: 'kick',
    id: `kick-${kickId}`,
    side: homeKick ? 'home' : 'away',
    scored,
    markLabel: t(scored ? 'kick.scored' : 'kick.missed', { team: (homeKick ? fixture.home : fixture.away).name }),
    title: playerName || t('event.unknownPlayer'),
    score: kickScore(kick),
  };
}

function startCut(fixture: Fixture, timezone: string, t: Words): TimelineRow {
  const time = clockTime(Date.parse(fixture.kickOff), timezone);
  return { kind: 'cut', id: 'start', text: t('kickedOff', { time }) };
}

/** The events without dividers, newest first. */
export const eventRows = (events: readonly MatchEvent[], t: Words): TimelineRow[] =>
  newestFirst(events).map((event) => eventRow(event, t));

const newestFirst = (events: readonly MatchEvent[]): MatchEvent[] =>
  [...events].sort((a, b) => b.minute - a.minute || b.addedMinute - a.addedMinute || (a.eventId < b.eventId ? 1 : -1));

function eventRow(event: MatchEvent, t: Words): TimelineRow {
  const { word, mark } = kinds.get(event.type) ?? otherKind;
  const scored = mark === 'goal' && event.homeScore !== null && event.awayScore !== null;
  return {
    kind: 'event',
    id: event.eventId,
    minute: event.addedMinute > 0 ? `${event.minute}+${event.addedMinute}` : String(event.minute),
    side: event.homeEvent ? 'home' : 'away',
    mark,
    markLabel: t(`event.${word}`),
    title: event.playerName || t('event.unknownPlayer'),
    ...withDetail(event, word, t),
    ...(scored ? { score: `${event.homeScore}–${event.awayScore}` } : {}),
  };
}

function withDetail({ otherPlayerName }: MatchEvent, word: Kind['word'], t: Words): { detail?: string } {
  if (word === 'substitution') return otherPlayerName ? { detail: t('event.replaces', { name: otherPlayerName }) } : {};
  if (word === 'goal') return otherPlayerName ? { detail: t('event.assist', { name: otherPlayerName }) } : {};
  return { detail: t(`event.${word}`) };
}

const pastHalfTime = ({ status }: Fixture): boolean =>
  status === RawStatus.finished || (status >= RawStatus.halfTime && status <= RawStatus.penalties);

function halfTimeText({ homeHalfScore, awayHalfScore }: Fixture, t: Words): string {
  return homeHalfScore === null || awayHalfScore === null
    ? t('cut.half')
    : t('cut.halfScore', { score: `${homeHalfScore}–${awayHalfScore}` });
}

function topCut({ state, status, extra }: Fixture, extraTime: boolean, t: Words): string | undefined {
  if (status === RawStatus.finished)
    return extra && extraTime ? t('cut.fullExtra', { score: `${extra.homeScore}–${extra.awayScore}` }) : t('cut.full');
  if (state !== MatchState.live) return undefined;
  if (status === RawStatus.firstHalf) return t('cut.firstHalf');
  return status === RawStatus.secondHalf ? t('cut.secondHalf') : undefined;
}

/** The statistics that fans look for first; the tab of statistics has all of them. */
const quickStats = [
  [StatType.expectedGoals, 'expectedGoals'],
  [StatType.possession, 'possession'],
  [StatType.shots, 'shots'],
  [StatType.shotsOnTarget, 'shotsOnTarget'],
  [StatType.corners, 'corners'],
  [StatType.fouls, 'fouls'],
  [StatType.yellowCards, 'yellowCards'],
] as const;

const footballStats: ReadonlySet<number> = new Set(Object.values(StatType));
const MAX_QUICK_STATS = 5;

/** Whether a statistic is shown as a bar; those of other sports than football are in the overview. */
export const hasBar = (type: number): boolean => footballStats.has(type);

/** At most five of the quick statistics that the match has. */
export function quickBars(stats: readonly MatchStat[], t: Words, language: Language): StatBarProps[] {
  const bars = quickStats.flatMap(([type, word]) => {
    const stat = stats.find((one) => one.type === type);
    return stat ? [{ label: t(`stat.${word}`), ...barOf(stat, language) }] : [];
  });
  return bars.slice(0, MAX_QUICK_STATS);
}
