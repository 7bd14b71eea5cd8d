import { EventType, RawStatus } from '@khandai/contracts';
import { channelLinks, type ChannelRest, type ExtraScore, type FeedFixture } from '@khandai/server/feed-port';
import { teamOf } from './clubs.js';
import { MINUTE } from './demo-time.js';
import { isGoal, type MatchScript, scriptOf, type ScriptEvent, standingGoals, type TouchKind } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import { extraWhistles, HALF_MINUTES, pausesOf, whistles } from './whistles.js';

export const ON_AIR_BEFORE = 10 * MINUTE;
export const ON_AIR_AFTER = 5 * MINUTE;

export interface Phase {
  status: number;
  /** Start of the current half. */
  halfStart: number | null;
  /** Added minutes, once the fourth official shows them. */
  injuryTime: number;
  /** Milliseconds after kick-off, up to the time at which the match was stopped. */
  elapsed: number;
}

export function phaseAt(fixture: DemoFixture, now: number): Phase {
  const script = scriptOf(fixture);
  const elapsed = now - fixture.kickOff;
  const { half, restart, end, over } = whistles(script);
  const resting = (status: number) => ({ status, halfStart: null, injuryTime: 0, elapsed });
  if (script.stop && elapsed >= script.stop.at) return { ...resting(script.stop.status), elapsed: script.stop.at };
  if (elapsed < 0) return resting(RawStatus.notStarted);
  const boardUp = (start: number, added: number) => (elapsed - start >= HALF_MINUTES * MINUTE ? added : 0);
  if (elapsed < half)
    return {
      status: RawStatus.firstHalf,
      halfStart: fixture.kickOff,
      injuryTime: boardUp(0, script.added[0]),
      elapsed,
    };
  if (elapsed < restart) return resting(RawStatus.halfTime);
  if (elapsed >= over) return resting(RawStatus.finished);
  if (elapsed >= extraWhistles(end).end) return resting(RawStatus.penalties);
  if (elapsed >= end) return resting(RawStatus.extraTime);
  return {
    status: RawStatus.secondHalf,
    halfStart: fixture.kickOff + restart,
    injuryTime: boardUp(restart, script.added[1]),
    elapsed,
  };
}

/** Goals of both sides in ninety minutes at `elapsed`; a goal that is disallowed later counts until then. */
export function scoreAt(script: MatchScript, elapsed: number): [home: number, away: number] {
  const goals = script.events.filter(
    ({ type, at, until }) => isGoal(type) && at <= elapsed && (until === undefined || until > elapsed),
  );
  const home = goals.filter((goal) => goal.home).length;
  return [home, goals.length - home];
}

/** Times of the goals in ninety minutes, in milliseconds after kick-off. */
export const goalTimes = (script: MatchScript): number[] => goalsOf(script).map(({ at }) => at);

/** The valid goals of ninety minutes; `home` is the side they count for. */
export const goalsOf = (script: MatchScript): ScriptEvent[] => standingGoals(script.events);

/** Current score of extra time and of the shoot-out; null when there is none, or before it starts. */
export function extraAt(script: MatchScript, elapsed: number): ExtraScore | null {
  const { end } = whistles(script);
  if (!script.extra || elapsed < end) return null;
  const [home, away] = scoreAt(script, end);
  const goals = script.extra.goals.filter(({ at }) => at <= elapsed);
  const kicks = script.extra.kicks?.filter(({ at, scored }) => scored && at <= elapsed);
  const kicking = kicks && elapsed >= extraWhistles(end).end ? kicks : undefined;
  const of = (list: readonly { home: boolean }[], ofHome: boolean) => list.filter((one) => one.home === ofHome).length;
  return {
    homeScore: home + of(goals, true),
    awayScore: away + of(goals, false),
    penaltyHomeScore: kicking ? of(kicking, true) : null,
    penaltyAwayScore: kicking ? of(kicking, false) : null,
  };
}

/** Number of touches of a kind for a side up to `elapsed`. */
export function touches(script: MatchScript, elapsed: number, home: boolean, kind: TouchKind): number {
  return script.touches.filter((touch) => touch.at <= elapsed && touch.home === home && touch.kind === kind).length;
}

export function cards(script: MatchScript, elapsed: number, home: boolean, types: readonly number[]): number {
  return script.events.filter((event) => event.at <= elapsed && event.home === home && types.includes(event.type))
    .length;
}

export const RED_CARDS: readonly number[] = [EventType.redCard, EventType.secondYellow];

export function fixtureAt(fixture: DemoFixture, now: number): FeedFixture {
  const script = scriptOf(fixture);
  const { status, halfStart, injuryTime, elapsed } = phaseAt(fixture, now);
  const { half, end, over } = whistles(script);
  const started = elapsed >= 0;
  const [homeScore, awayScore] = scoreAt(script, Math.min(elapsed, end));
  const halfScore = elapsed >= half ? scoreAt(script, half) : null;
  const sinceKickOff = now - fixture.kickOff;
  const onAir = elapsed === sinceKickOff && elapsed >= -ON_AIR_BEFORE && elapsed < over + ON_AIR_AFTER;
  return {
    ...steadyOf(fixture),
    status,
    halfStart: halfStart === null ? null : new Date(halfStart),
    injuryTime,
    period: 0,
    homeScore: started ? homeScore : null,
    awayScore: started ? awayScore : null,
    homeHalfScore: halfScore?.[0] ?? null,
    awayHalfScore: halfScore?.[1] ?? null,
    homeRed: cards(script, elapsed, true, RED_CARDS),
    awayRed: cards(script, elapsed, false, RED_CARDS),
    homeYellow: cards(script, elapsed, true, [EventType.yellowCard]),
    awayYellow: cards(script, elapsed, false, [EventType.yellowCard]),
    homeCorner: touches(script, elapsed, true, 'corner'),
    awayCorner: touches(script, elapsed, false, 'corner'),
    extra: extraAt(script, elapsed),
    hosts: hostsOf(fixture, pausesOf(script), onAir),
  };
}

/**
 * The hosts with their streams, in which the field is empty before the start and during `pauses` of the match, and the
 * players wear the colours of the clubs.
 */
export function hostsOf(
  { hosts, kickOff, sportType, home, away }: DemoFixture,
  pauses: readonly ChannelRest[],
  live: boolean,
): FeedFixture['hosts'] {
  const before = { from: kickOff - 2 * ON_AIR_BEFORE, until: kickOff };
  const rests = pauses.map(({ from, until }) => ({ from: kickOff + from, until: kickOff + until }));
  const links = channelLinks(sportType, { rests: [before, ...rests], clubs: { home, away } });
  return hosts.map((host) => ({ ...host, links, live }));
}

/** The fields of a fixture that never change. */
export function steadyOf(fixture: DemoFixture) {
  return {
    fixtureId: fixture.fixtureId,
    sportType: fixture.sportType,
    league: fixture.league,
    round: fixture.round,
    stage: fixture.stage,
    home: teamOf(fixture.home),
    away: teamOf(fixture.away),
    kickOff: new Date(fixture.kickOff),
    location: fixture.home.stadium,
    hot: fixture.hot,
    origin: 'demo',
    goalTimesEstimated: false,
  } as const;
}
