import { EventType, type ShootOutKick, type Shot } from '@khandai/contracts';
import { chance } from '@khandai/server/feed-port';
import type { DemoFixture } from './fixture.js';
import { type MatchScript, scriptOf, type ScriptEvent } from './match-script.js';
import { outfieldOf } from './outfield.js';
import { extraMinuteAt, minuteAt, whistles } from './whistles.js';

/** A shot and the time, in milliseconds after kick-off, at which it is taken and at which the VAR takes it back. */
export interface TimedShot {
  readonly at: number;
  readonly until: number;
  readonly isPenalty: boolean;
  readonly shot: Shot;
}

/** Share of the shots off target that a defender blocks. */
const BLOCKED = 0.4;
const LENGTH = 105;
const WIDTH = 68;
const PENALTY = { x: 89.5, y: 50, expectedGoals: 0.79 };
/** Percent of the length from which shots with an outcome are taken. */
const REACH: Readonly<Record<Shot['outcome'], readonly [min: number, max: number]>> = {
  goal: [84, 96],
  onTarget: [76, 94],
  offTarget: [72, 93],
  blocked: [75, 91],
};

const known = new WeakMap<MatchScript, readonly TimedShot[]>();

/** All shots of a match, goals and penalties among them, in order. */
export function shotsOf(fixture: DemoFixture): readonly TimedShot[] {
  const script = scriptOf(fixture);
  const before = known.get(script);
  if (before) return before;
  const shots = [...touched(fixture, script), ...ofEvents(fixture, script)].sort((a, b) => a.at - b.at);
  known.set(script, shots);
  return shots;
}

/** Shots that have been taken at `elapsed`, without those that were taken back. */
export const shotsUntil = (fixture: DemoFixture, elapsed: number): TimedShot[] =>
  shotsOf(fixture).filter(({ at, until }) => at <= elapsed && until > elapsed);

/** Shots that are no goals: on target where the script says so, and of the others some are blocked. */
function touched(fixture: DemoFixture, script: MatchScript): TimedShot[] {
  return [true, false].flatMap((home) => {
    const own = script.touches.filter((touch) => touch.home === home);
    // Two shots may be in the same second, of which one is on target.
    const onTarget = own.filter(({ kind }) => kind === 'onTarget').map(({ at }) => at);
    let others = 0;
    return own
      .filter(({ kind }) => kind === 'shot')
      .map(({ at }, index) => {
        const key = `${home ? 'h' : 'a'}${index}`;
        const place = onTarget.indexOf(at);
        const isOnTarget = place >= 0;
        if (isOnTarget) onTarget.splice(place, 1);
        const isBlocked = !isOnTarget && Math.floor((others + 1) * BLOCKED) > Math.floor(others * BLOCKED);
        if (!isOnTarget) others += 1;
        const outcome = isOnTarget ? 'onTarget' : isBlocked ? 'blocked' : 'offTarget';
        const players = outfieldOf(
          home ? fixture.home : fixture.away,
          script.events.filter((event) => event.home === home && event.at <= at),
        );
        const playerName = players[Math.floor(chance(`${fixture.seed}/shot/${key}/player`) * players.length)] ?? '';
        return timed(at, Infinity, {
          ...{ shotId: key, ...minuteAt(at, script.added), homeShot: home, playerName, outcome },
          ...placeOf(`${fixture.seed}/shot/${key}`, outcome),
        });
      });
  });
}

function ofEvents(fixture: DemoFixture, script: MatchScript): TimedShot[] {
  const { end } = whistles(script);
  return [...script.events, ...(script.extra?.goals ?? [])].flatMap((event, index) => {
    const outcome = outcomeOf(event);
    if (!outcome) return [];
    const { at, home, playerName, type, until = Infinity } = event;
    const isPenalty = type !== EventType.goal;
    const place = isPenalty ? PENALTY : placeOf(`${fixture.seed}/goal/${index}`, outcome);
    const time = at > end ? extraMinuteAt(at, end) : { minute: event.minute, addedMinute: event.addedMinute };
    const shot = { shotId: `e${index}`, ...time, homeShot: home, playerName, outcome, ...place };
    return [timed(at, until, shot, isPenalty)];
  });
}

const timed = (at: number, until: number, shot: Shot, isPenalty = false): TimedShot => ({ at, until, isPenalty, shot });

function outcomeOf({ type }: ScriptEvent): Shot['outcome'] | undefined {
  if (type === EventType.goal || type === EventType.penaltyScored) return 'goal';
  return type === EventType.penaltyMissed ? 'offTarget' : undefined;
}

/** A place that suits the outcome, and the expected goals of its distance. */
function placeOf(key: string, outcome: Shot['outcome']): Pick<Shot, 'x' | 'y' | 'expectedGoals'> {
  const [min, max] = REACH[outcome];
  const x = Math.round((min + chance(`${key}/x`) * (max - min)) * 10) / 10;
  const spread = chance(`${key}/y`) + chance(`${key}/z`) - 1;
  const y = Math.round((50 + spread * 32) * 10) / 10;
  const distance = Math.hypot(((100 - x) / 100) * LENGTH, ((y - 50) / 100) * WIDTH);
  return { x, y, expectedGoals: Math.max(0.01, Math.round(0.62 * Math.exp(-distance / 8) * 100) / 100) };
}

/** Kicks of the shoot-out so far. */
export function kicksUntil(fixture: DemoFixture, elapsed: number): ShootOutKick[] {
  const score = { home: 0, away: 0 };
  return (scriptOf(fixture).extra?.kicks ?? [])
    .filter(({ at }) => at <= elapsed)
    .map(({ home, scored, playerName }, index) => {
      if (scored) score[home ? 'home' : 'away'] += 1;
      return {
        ...{ kickId: `k${index}`, homeKick: home, playerName, scored },
        ...{ homeScore: score.home, awayScore: score.away },
      };
    });
}
