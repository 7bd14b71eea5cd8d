import { hasKickOffTime, MatchState, matchState, RawStatus, TipResult, type TipVoidCause } from '@khandai/contracts';
import { settle } from '@khandai/odds-parser';
import { StoredTip } from '../../platform/database/schema.js';
import { isOfHalf, pickOf, type TipPick } from './markets.js';

/** A tip counts when its match starts, and is over, within this time of the kick-off that it was posted for. */
export const COUNTS_MS = 48 * 3_600_000;

/** What a tip is, and the kick-off that it was posted for. */
export interface JudgedTip extends TipPick {
  readonly kickOff: Date;
}

/** What decides a tip. */
export interface JudgedMatch {
  readonly status: number;
  readonly kickOff: Date;
  readonly dateOnly: boolean;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeHalfScore: number | null;
  readonly awayHalfScore: number | null;
}

/** What a tip comes to, as it is stored. */
export interface Verdict {
  readonly state: StoredTip;
  readonly lockedAt: Date;
  readonly result: TipResult | null;
  readonly half: boolean;
  /** In ten-thousandths. */
  readonly units: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly voidCause: TipVoidCause | null;
}

const calledOff: readonly number[] = [RawStatus.cancelled, RawStatus.abandoned];
const stopped: readonly number[] = [RawStatus.postponed, RawStatus.interrupted, RawStatus.toBeDecided];

/** Judges a tip by its match alone, so that judging it again, in any process, gives the same. */
export function verdictOf(tip: JudgedTip, match: JudgedMatch | undefined, now: number): Verdict {
  const deadline = tip.kickOff.getTime() + COUNTS_MS;
  const lockedAt = match && hasKickOffTime(match) ? match.kickOff : tip.kickOff;
  if (match && calledOff.includes(match.status)) return voided('called-off', lockedAt);
  if (match && match.kickOff.getTime() > deadline) return voided('late', tip.kickOff);
  const settled = match && settledBy(tip, match, lockedAt);
  if (settled) return settled;
  if (now >= deadline) return voided('late', lockedAt);
  const isOpen =
    match !== undefined && !stopped.includes(match.status) && matchState(match.status) !== MatchState.ended;
  return { ...NOTHING, state: isOpen ? StoredTip.open : StoredTip.waiting, lockedAt };
}

const NOTHING = { result: null, half: false, units: null, homeGoals: null, awayGoals: null, voidCause: null } as const;

const voided = (voidCause: TipVoidCause, lockedAt: Date): Verdict => ({
  ...NOTHING,
  state: StoredTip.void,
  lockedAt,
  voidCause,
});

/** Scores of a fixture are those of 90 minutes, also after extra time. */
function settledBy(tip: JudgedTip, match: JudgedMatch, lockedAt: Date): Verdict | undefined {
  if (match.status !== RawStatus.finished) return undefined;
  const isHalf = isOfHalf(tip.market);
  const home = isHalf ? match.homeHalfScore : match.homeScore;
  const away = isHalf ? match.awayHalfScore : match.awayScore;
  const pick = pickOf(tip);
  if (home === null || away === null || !pick) return undefined;
  const { share, units } = settle(pick, { home, away });
  return {
    ...NOTHING,
    ...{ state: StoredTip.settled, lockedAt, homeGoals: home, awayGoals: away },
    result: share > 0 ? TipResult.win : share < 0 ? TipResult.lose : TipResult.draw,
    half: Math.abs(share) === 0.5,
    units: Math.round(units * 10_000),
  };
}

/** Whether a stored tip is as this verdict says. */
export function agrees(stored: Verdict, verdict: Verdict): boolean {
  const { lockedAt, ...rest } = verdict;
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => stored[key] === rest[key]);
  return same && stored.lockedAt.getTime() === lockedAt.getTime();
}
