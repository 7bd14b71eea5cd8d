import type { PartKind } from './rules.js';

/**
 * `coming` and `void` (postponed, cancelled, abandoned without a verdict) count for nothing; `live` counts in a
 * provisional table only. A match that a league awards is `ended` with the awarded score.
 */
export type MatchStatus = 'coming' | 'live' | 'ended' | 'void';

/** A match of a league or a group. */
export interface LeagueMatch {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly kickOff: number;
  readonly status: MatchStatus;
  /** Score after ninety minutes; null before the match. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** Score at half-time, for the table of first halves. */
  readonly homeHalfGoals?: number | null | undefined;
  readonly awayHalfGoals?: number | null | undefined;
  /** Matchday, from 1. */
  readonly round?: number | null | undefined;
  /** Part of a divided table in which the match counts; undefined before the division. */
  readonly part?: PartKind | undefined;
  /** Conduct points of each team: 0 without cards, and lower with them. */
  readonly homeConduct?: number | undefined;
  readonly awayConduct?: number | undefined;
}

/** A match that counts, with its score. */
export interface CountedMatch extends LeagueMatch {
  readonly homeGoals: number;
  readonly awayGoals: number;
}

export type View = 'all' | 'home' | 'away' | 'half';

/** Matches that count in a view. A match counts once: of two entries with one id, the later kick-off stays. */
export function countedMatches(
  matches: readonly LeagueMatch[],
  { view, provisional }: { view: View; provisional: boolean },
): CountedMatch[] {
  const byId = new Map<string, LeagueMatch>();
  for (const match of matches) {
    const known = byId.get(match.matchId);
    if (!known || known.kickOff < match.kickOff) byId.set(match.matchId, match);
  }
  return [...byId.values()].flatMap((match) => {
    if (match.status !== 'ended' && !(provisional && match.status === 'live')) return [];
    const [homeGoals, awayGoals] =
      view === 'half' ? [match.homeHalfGoals ?? null, match.awayHalfGoals ?? null] : [match.homeGoals, match.awayGoals];
    return homeGoals === null || awayGoals === null ? [] : [{ ...match, homeGoals, awayGoals }];
  });
}
