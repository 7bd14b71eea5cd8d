import { RawStatus } from '@khandai/contracts';
import { chance } from '@khandai/server/feed-port';
import { HOUR, MINUTE } from './demo-time.js';
import type { MatchScript, Stop } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import { halvesOf } from './whistles.js';

/** Shares of first-division matches that are postponed, cancelled or abandoned; each limit includes the ones before. */
const POSTPONED = 0.035;
const CANCELLED = 0.05;
const INTERRUPTED = 0.08;

/** The reason why a match is not played to its end; null when it is. */
export function fateOf({ seed }: DemoFixture, { added }: Pick<MatchScript, 'added'>): Stop | null {
  const draw = chance(`${seed}/fate`);
  if (draw < POSTPONED) return { at: -2 * HOUR, status: RawStatus.postponed };
  if (draw < CANCELLED) return { at: -5 * HOUR, status: RawStatus.cancelled };
  if (draw >= INTERRUPTED) return null;
  const minutes = 5 + Math.floor(chance(`${seed}/fate/at`) * 30);
  return { at: halvesOf(added).restart + minutes * MINUTE, status: RawStatus.interrupted };
}
