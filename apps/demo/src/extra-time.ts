import { EventType } from '@khandai/contracts';
import { Seeded } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import type { ExtraTime, Kick, MatchScript, ScriptEvent } from './match-script.js';
import { outfieldOf } from './outfield.js';
import type { DemoFixture } from './fixture.js';
import { extraMinuteAt, extraWhistles, halvesOf } from './whistles.js';

const KICK_EVERY = 40_000;
const KICKS_EACH = 5;
const KICK_SCORED = 0.76;
/** Extra time lasts a third of ninety minutes, but tired players score less than a third of its goals. */
const SHARE = 0.28;

/** Thirty minutes of extra time, and a penalty shoot-out if the score is still level. */
export function extraTimeOf(
  fixture: DemoFixture,
  { added, events, rates }: Pick<MatchScript, 'added' | 'events' | 'rates'>,
): ExtraTime {
  const rng = new Seeded(`${fixture.seed}/extra`);
  const { end } = halvesOf(added);
  const left: Record<'home' | 'away', string[]> = {
    home: outfieldOf(
      fixture.home,
      events.filter((event) => event.home),
    ),
    away: outfieldOf(
      fixture.away,
      events.filter((event) => !event.home),
    ),
  };
  const goals = [true, false].flatMap((home) =>
    goalsOf(rng, end, home, left[home ? 'home' : 'away'], rates[home ? 0 : 1] * SHARE),
  );
  goals.sort((a, b) => a.at - b.at);
  const homeGoals = goals.filter(({ home }) => home).length;
  return { goals, kicks: homeGoals * 2 === goals.length ? kicksOf(rng, extraWhistles(end).kicks, left) : null };
}

function goalsOf(rng: Seeded, end: number, home: boolean, players: readonly string[], mean: number): ScriptEvent[] {
  const { start, restart } = extraWhistles(end);
  const count = rng.next() < mean ? 1 + (rng.next() < mean / 2 ? 1 : 0) : 0;
  return Array.from({ length: count }, () => {
    const at = (rng.next() < 0.5 ? start : restart) + rng.whole(30, 15 * 60) * 1000;
    const playerName = players[rng.whole(0, players.length - 1)] ?? '';
    return { at, type: EventType.goal, home, playerName, otherPlayerName: null, ...extraMinuteAt(at, end) };
  });
}

/** Alternating kicks until one side cannot be caught: five each, then pairs. */
function kicksOf(rng: Seeded, from: number, left: Record<'home' | 'away', string[]>): Kick[] {
  const kicks: Kick[] = [];
  const score = { home: 0, away: 0 };
  const first = rng.next() < 0.5;
  const takers = { home: rng.shuffle(left.home), away: rng.shuffle(left.away) };
  while (!decided(kicks, score)) {
    const home = kicks.length % 2 === 0 ? first : !first;
    const side = home ? 'home' : 'away';
    // Limits a shoot-out to twelve pairs.
    const scored = kicks.length < 24 ? rng.next() < KICK_SCORED : home === first;
    if (scored) score[side] += 1;
    const taker = takers[side][Math.floor(kicks.length / 2) % takers[side].length] ?? '';
    kicks.push({ at: from + kicks.length * KICK_EVERY + MINUTE / 6, home, scored, playerName: taker });
  }
  return kicks;
}

function decided(kicks: readonly Kick[], { home, away }: { home: number; away: number }): boolean {
  const taken = { home: kicks.filter((kick) => kick.home).length, away: kicks.filter((kick) => !kick.home).length };
  if (kicks.length < 2 * KICKS_EACH) {
    return home > away + KICKS_EACH - taken.away || away > home + KICKS_EACH - taken.home;
  }
  return taken.home === taken.away && home !== away;
}
