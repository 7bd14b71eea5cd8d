import { EventType, RawStatus, SportType, StatType } from '@khandai/contracts';
import type { FeedEvent, FeedFixture, FeedStat } from '../feed.js';
import { demoLeague, teamOf } from './clubs.js';
import { BREAK_MINUTES, HALF_MINUTES, type MatchScript, MINUTE, scriptOf, type ScriptEvent, type TouchKind } from './match-script.js';
import type { DemoFixture } from './night.js';

const ON_AIR_BEFORE = 10 * MINUTE;
const ON_AIR_AFTER = 5 * MINUTE;
/** Statistics move in steps, so that a touch of the ball is not a message to everybody. */
const STAT_STEP = 20_000;

export interface Phase {
  status: number;
  /** When the half being played began. */
  halfStart: number | null;
  /** Added minutes, once the board is up. */
  injuryTime: number;
  /** Milliseconds after kick-off. */
  elapsed: number;
}

const isGoal = (type: number): boolean => type === EventType.goal || type === EventType.penaltyScored || type === EventType.ownGoal;

/** Milliseconds after kick-off at which first half, break and match end. */
export function whistles({ added: [first, second] }: MatchScript): { half: number; restart: number; end: number } {
  const half = (HALF_MINUTES + first) * MINUTE;
  const restart = half + BREAK_MINUTES * MINUTE;
  return { half, restart, end: restart + (HALF_MINUTES + second) * MINUTE };
}

export function phaseAt(fixture: DemoFixture, now: number): Phase {
  const script = scriptOf(fixture);
  const elapsed = now - fixture.kickOff;
  const { half, restart, end } = whistles(script);
  const boardUp = (start: number, added: number) => (elapsed - start >= HALF_MINUTES * MINUTE ? added : 0);
  if (elapsed < 0) return { status: RawStatus.notStarted, halfStart: null, injuryTime: 0, elapsed };
  if (elapsed < half) return { status: RawStatus.firstHalf, halfStart: fixture.kickOff, injuryTime: boardUp(0, script.added[0]), elapsed };
  if (elapsed < restart) return { status: RawStatus.halfTime, halfStart: null, injuryTime: 0, elapsed };
  if (elapsed >= end) return { status: RawStatus.finished, halfStart: null, injuryTime: 0, elapsed };
  return { status: RawStatus.secondHalf, halfStart: fixture.kickOff + restart, injuryTime: boardUp(restart, script.added[1]), elapsed };
}

/** Goals of both sides up to `elapsed`. */
export function scoreAt(script: MatchScript, elapsed: number): [home: number, away: number] {
  const goals = script.events.filter(({ type, at }) => isGoal(type) && at <= elapsed);
  const home = goals.filter((goal) => goal.home).length;
  return [home, goals.length - home];
}

/** When goals fell, in milliseconds after kick-off. */
export const goalTimes = (script: MatchScript): number[] => goalsOf(script).map(({ at }) => at);

/** The goals of a match, whole; `home` is the side they count for. */
export const goalsOf = (script: MatchScript): ScriptEvent[] => script.events.filter(({ type }) => isGoal(type));

export function fixtureAt(fixture: DemoFixture, now: number): FeedFixture {
  const script = scriptOf(fixture);
  const { status, halfStart, injuryTime, elapsed } = phaseAt(fixture, now);
  const { half, end } = whistles(script);
  const started = status !== RawStatus.notStarted;
  const [homeScore, awayScore] = scoreAt(script, elapsed);
  const halfScore = started && elapsed >= half ? scoreAt(script, half) : null;
  const count = (types: readonly number[], home: boolean) =>
    script.events.filter((event) => event.at <= elapsed && event.home === home && types.includes(event.type)).length;
  const corners = (home: boolean) => touches(script, elapsed, home, 'corner');
  const onAir = elapsed >= -ON_AIR_BEFORE && elapsed < end + ON_AIR_AFTER;
  return {
    fixtureId: fixture.fixtureId,
    sportType: SportType.football,
    league: { ...demoLeague },
    round: fixture.round,
    home: teamOf(fixture.home),
    away: teamOf(fixture.away),
    kickOff: new Date(fixture.kickOff),
    status,
    halfStart: halfStart === null ? null : new Date(halfStart),
    injuryTime,
    period: 0,
    homeScore: started ? homeScore : null,
    awayScore: started ? awayScore : null,
    homeHalfScore: halfScore?.[0] ?? null,
    awayHalfScore: halfScore?.[1] ?? null,
    homeRed: count([EventType.redCard, EventType.secondYellow], true),
    awayRed: count([EventType.redCard, EventType.secondYellow], false),
    homeYellow: count([EventType.yellowCard], true),
    awayYellow: count([EventType.yellowCard], false),
    homeCorner: corners(true),
    awayCorner: corners(false),
    extra: null,
    location: fixture.home.stadium,
    hot: fixture.hot,
    origin: 'demo',
    goalTimesEstimated: false,
    hosts: fixture.hosts.map((host) => ({ ...host, live: onAir })),
  };
}

/** Events so far, oldest first. */
export function eventsAt(fixture: DemoFixture, now: number): FeedEvent[] {
  const script = scriptOf(fixture);
  const elapsed = now - fixture.kickOff;
  return script.events.flatMap((event, index) => (event.at <= elapsed ? [feedEvent(script, event, index)] : []));
}

function feedEvent(script: MatchScript, event: ScriptEvent, index: number): FeedEvent {
  const score = isGoal(event.type) ? scoreAt(script, event.at) : null;
  return {
    eventId: String(index + 1).padStart(3, '0'),
    type: event.type,
    minute: event.minute,
    addedMinute: event.addedMinute,
    homeEvent: event.home,
    playerName: event.playerName,
    otherPlayerName: event.otherPlayerName,
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
  };
}

/** Statistics so far; none before kick-off. */
export function statsAt(fixture: DemoFixture, now: number): FeedStat[] {
  const script = scriptOf(fixture);
  const elapsed = Math.floor((now - fixture.kickOff) / STAT_STEP) * STAT_STEP;
  if (elapsed < 0) return [];
  const goals = scoreAt(script, elapsed);
  const both = (type: number, of: (home: boolean) => number): FeedStat => ({ type, home: of(true), away: of(false) });
  const seen = (kind: TouchKind) => (home: boolean) => touches(script, elapsed, home, kind);
  const cards =
    (...types: number[]) =>
    (home: boolean) =>
      script.events.filter((event) => event.at <= elapsed && event.home === home && types.includes(event.type)).length;
  const scored = (home: boolean) => goals[home ? 0 : 1];
  const ball = possession(script, elapsed);
  return [
    both(StatType.possession, (home) => (home ? ball : 100 - ball)),
    both(StatType.shots, (home) => seen('shot')(home) + scored(home)),
    both(StatType.shotsOnTarget, (home) => seen('onTarget')(home) + scored(home)),
    both(StatType.corners, seen('corner')),
    both(StatType.fouls, seen('foul')),
    both(StatType.offsides, seen('offside')),
    both(StatType.yellowCards, cards(EventType.yellowCard)),
    both(StatType.redCards, cards(EventType.redCard, EventType.secondYellow)),
    both(StatType.saves, (home) => seen('onTarget')(!home)),
    both(StatType.attacks, seen('attack')),
    both(StatType.dangerousAttacks, seen('dangerous')),
  ];
}

function touches(script: MatchScript, elapsed: number, home: boolean, kind: TouchKind): number {
  return script.touches.filter((touch) => touch.at <= elapsed && touch.home === home && touch.kind === kind).length;
}

/** Drifts around the match's own share, less as the match grows old. */
function possession(script: MatchScript, elapsed: number): number {
  const minutes = elapsed / MINUTE;
  const drift = (Math.sin(minutes / 7 + script.possession) * 9 * 20) / (20 + minutes);
  return Math.round(Math.min(75, Math.max(25, script.possession + drift)));
}
