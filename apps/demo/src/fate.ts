import { RawStatus } from '@khandai/contracts';
import { chance } from '@khandai/server/feed-port';
import { HOUR, MINUTE } from './demo-time.js';
import type { MatchScript, Stop } from './match-script.js';
import type { DemoFixture } from './night.js';
import { halvesOf } from './whistles.js';

/** Of a hundred matches of the first division: put off, called off, broken off. */
const POSTPONED = 0.05;
const CANCELLED = 0.07;
const INTERRUPTED = 0.12;

/** What keeps a match from being played to its end, if anything. */
export function fateOf({ seed }: DemoFixture, { added }: Pick<MatchScript, 'added'>): Stop | null {
  const draw = chance(`${seed}/fate`);
  if (draw < POSTPONED) return { at: -2 * HOUR, status: RawStatus.postponed };
  if (draw < CANCELLED) return { at: -5 * HOUR, status: RawStatus.cancelled };
  if (draw >= INTERRUPTED) return null;
  const minutes = 5 + Math.floor(chance(`${seed}/fate/at`) * 30);
  return { at: halvesOf(added).restart + minutes * MINUTE, status: RawStatus.interrupted };
}
