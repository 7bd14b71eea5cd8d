import { EventType, type Shot, StatType } from '@khandai/contracts';
import { chance, type FeedEvent, type FeedStat } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import { cards, extraAt, phaseAt, RED_CARDS, scoreAt, touches } from './match-course.js';
import { isGoal, type MatchScript, scriptOf, type ScriptEvent, type TouchKind } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import { shotsUntil } from './shots.js';
import { whistles } from './whistles.js';

/** Statistics change in steps, so that not every touch causes a message to all users. */
export const STAT_STEP = 20_000;

/** Events so far, oldest first, without disallowed goals. */
export function eventsAt(fixture: DemoFixture, now: number): FeedEvent[] {
  const script = scriptOf(fixture);
  const { elapsed } = phaseAt(fixture, now);
  const all = [...script.events, ...(script.extra?.goals ?? [])];
  return all.flatMap((event, index) => {
    const isVisible = event.at <= elapsed && (event.until === undefined || event.until > elapsed);
    return isVisible ? [feedEvent(script, event, index)] : [];
  });
}

function feedEvent(script: MatchScript, event: ScriptEvent, index: number): FeedEvent {
  const extra = extraAt(script, event.at);
  const score = extra ? [extra.homeScore, extra.awayScore] : scoreAt(script, event.at);
  return {
    eventId: String(index + 1).padStart(3, '0'),
    type: event.type,
    minute: event.minute,
    addedMinute: event.addedMinute,
    homeEvent: event.home,
    playerName: event.playerName,
    otherPlayerName: event.otherPlayerName,
    homeScore: isGoal(event.type) ? (score[0] ?? null) : null,
    awayScore: isGoal(event.type) ? (score[1] ?? null) : null,
  };
}

/** Statistics so far; empty before kick-off. */
export function statsAt(fixture: DemoFixture, now: number): FeedStat[] {
  const script = scriptOf(fixture);
  const { half, end, over } = whistles(script);
  const played = phaseAt(fixture, now).elapsed;
  const stepped = (until: number) => Math.floor(Math.min(played, until) / STAT_STEP) * STAT_STEP;
  const elapsed = stepped(end);
  if (elapsed < 0) return [];
  const both = (type: number, of: (home: boolean) => number): FeedStat => ({ type, home: of(true), away: of(false) });
  const seen = (kind: TouchKind) => (home: boolean) => touches(script, elapsed, home, kind);
  // Those of extra time too.
  const shots = shotsUntil(fixture, stepped(over));
  const counted = (wanted: (shot: Shot) => boolean) => (home: boolean) =>
    shots.filter(({ shot }) => shot.homeShot === home && wanted(shot)).length;
  const of = (...outcomes: readonly Shot['outcome'][]) => counted(({ outcome }) => outcomes.includes(outcome));
  const expected = (withPenalties: boolean) => (home: boolean) => {
    const own = shots.filter(({ shot, isPenalty }) => shot.homeShot === home && (withPenalties || !isPenalty));
    return Math.round(own.reduce((sum, { shot }) => sum + (shot.expectedGoals ?? 0), 0) * 100) / 100;
  };
  const ball = possession(script, elapsed);
  const passes = passesOf(fixture, script, elapsed, ball);
  return [
    both(StatType.possession, (home) => (home ? ball : 100 - ball)),
    both(StatType.expectedGoals, expected(true)),
    both(StatType.expectedGoalsNonPenalty, expected(false)),
    both(
      StatType.bigChances,
      counted((shot) => isBig(shot)),
    ),
    both(
      StatType.bigChancesMissed,
      counted((shot) => isBig(shot) && shot.outcome !== 'goal'),
    ),
    both(
      StatType.shots,
      counted(() => true),
    ),
    both(StatType.shotsOnTarget, of('goal', 'onTarget')),
    both(StatType.shotsOffTarget, of('offTarget')),
    both(StatType.shotsBlocked, of('blocked')),
    both(StatType.shotsInsideBox, counted(isInsideBox)),
    both(
      StatType.shotsOutsideBox,
      counted((shot) => !isInsideBox(shot)),
    ),
    both(StatType.corners, seen('corner')),
    both(StatType.cornersFirstHalf, (home) => touches(script, Math.min(elapsed, half), home, 'corner')),
    both(StatType.fouls, seen('foul')),
    both(StatType.freeKicks, (home) => seen('foul')(!home) + seen('offside')(!home)),
    both(StatType.offsides, seen('offside')),
    both(StatType.yellowCards, (home) => cards(script, elapsed, home, [EventType.yellowCard])),
    both(StatType.redCards, (home) => cards(script, elapsed, home, RED_CARDS)),
    both(StatType.substitutions, (home) => cards(script, elapsed, home, [EventType.substitution])),
    both(StatType.saves, (home) => seen('onTarget')(!home)),
    both(StatType.passes, (home) => passes[home ? 0 : 1].made),
    both(StatType.passAccuracy, (home) => passes[home ? 0 : 1].accuracy),
    both(StatType.attacks, seen('attack')),
    both(StatType.dangerousAttacks, seen('dangerous')),
  ];
}

const BIG_CHANCE = 0.25;
const isBig = ({ expectedGoals }: Shot): boolean => (expectedGoals ?? 0) >= BIG_CHANCE;

/** The penalty area in percent of the pitch. */
const isInsideBox = ({ x, y }: Shot): boolean => x >= 84.3 && y >= 20.4 && y <= 79.6;

/** Varies around the match's own share, less as the match goes on. */
function possession(script: MatchScript, elapsed: number): number {
  const minutes = elapsed / MINUTE;
  const drift = (Math.sin(minutes / 7 + script.possession) * 9 * 20) / (20 + minutes);
  return Math.round(Math.min(75, Math.max(25, script.possession + drift)));
}

/** Passes by possession: the two sides make about nine a minute together. The number never decreases. */
function passesOf({ seed }: DemoFixture, script: MatchScript, elapsed: number, ball: number) {
  const { half, restart } = whistles(script);
  const minutes = (Math.min(elapsed, half) + Math.max(0, elapsed - restart)) / MINUTE;
  const of = (side: 'home' | 'away', share: number, now: number) => ({
    made: Math.round((minutes * 9.4 * share) / 100),
    accuracy: minutes === 0 ? 0 : Math.round(72 + chance(`${seed}/${side}/passes`) * 10 + (now - 50) / 5),
  });
  return [of('home', script.possession, ball), of('away', 100 - script.possession, 100 - ball)] as const;
}
