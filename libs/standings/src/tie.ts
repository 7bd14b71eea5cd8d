import type { MatchStatus } from './match.js';

/** A match of a knock-out round, or one leg of two. */
export interface CupMatch {
  readonly matchId: string;
  /** Name of the round; equal for all its matches. */
  readonly round: string;
  /** Teams left in the round: 2 in the final, 3 in the match for third place; null when unknown. */
  readonly teamsLeft: number | null;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly kickOff: number;
  readonly status: MatchStatus;
  /** Score after ninety minutes; null before the match. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** Score after extra time, which includes the ninety minutes. */
  readonly extra?: readonly [home: number, away: number] | null;
  readonly penalties?: readonly [home: number, away: number] | null;
}

/** `nextRound`: only the next round tells who went on, as after a draw of lots. */
export type Decision = 'score' | 'extraTime' | 'penalties' | 'nextRound';

/** Two teams that meet in a round, once or twice. */
export interface Tie {
  /** Home team of the first match, then its opponent. */
  readonly teams: readonly [string, string];
  /** In order of kick-off. */
  readonly legs: readonly CupMatch[];
  /** Goals of all legs in the order of `teams`, with extra time; null before the first match. */
  readonly aggregate: readonly [number, number] | null;
  /** Shoot-out of the last leg in the order of `teams`. */
  readonly penalties: readonly [number, number] | null;
  /** Index in `teams` of the team that goes on; null while that is open. */
  readonly winner: 0 | 1 | null;
  readonly decidedBy: Decision | null;
  readonly isLive: boolean;
}

/** Groups the matches of one round into ties. */
export function tiesOf(matches: readonly CupMatch[]): Tie[] {
  const byPair = Map.groupBy(matches, ({ home, away }) => [home, away].sort().join('\n'));
  return [...byPair.values()].map(tieOf).sort((a, b) => startOf(a) - startOf(b) || (idOf(a) < idOf(b) ? -1 : 1));
}

const startOf = ({ legs }: Tie): number => legs[0]?.kickOff ?? 0;
const idOf = ({ legs }: Tie): string => legs[0]?.matchId ?? '';

function tieOf(matches: readonly CupMatch[]): Tie {
  const legs = [...matches].sort((a, b) => a.kickOff - b.kickOff || (a.matchId < b.matchId ? -1 : 1));
  const [first] = legs;
  const teams = [first?.home ?? '', first?.away ?? ''] as const;
  const last = legs.at(-1);
  const aggregate = aggregateOf(legs, teams[0]);
  const penalties = last?.penalties ? inOrder(last, last.penalties, teams[0]) : null;
  const result = { teams, legs, aggregate, penalties, isLive: legs.some(({ status }) => status === 'live') };
  const isOver = legs.every(({ status }) => status === 'ended') && aggregate !== null;
  return { ...result, ...(isOver ? decide(aggregate, penalties, last?.extra != null) : open) };
}

const open = { winner: null, decidedBy: null } as const;

function decide(
  [one, other]: readonly [number, number],
  penalties: Tie['penalties'],
  hadExtraTime: boolean,
): Pick<Tie, 'winner' | 'decidedBy'> {
  if (one !== other) return { winner: one > other ? 0 : 1, decidedBy: hadExtraTime ? 'extraTime' : 'score' };
  if (!penalties || penalties[0] === penalties[1]) return open;
  return { winner: penalties[0] > penalties[1] ? 0 : 1, decidedBy: 'penalties' };
}

function aggregateOf(legs: readonly CupMatch[], first: string): [number, number] | null {
  const scores = legs.flatMap((leg) => {
    if (leg.status === 'void' || leg.status === 'coming') return [];
    const score =
      leg.extra ?? (leg.homeGoals === null || leg.awayGoals === null ? null : [leg.homeGoals, leg.awayGoals]);
    return score ? [inOrder(leg, score as readonly [number, number], first)] : [];
  });
  if (scores.length === 0) return null;
  return scores.reduce<[number, number]>((sum, score) => [sum[0] + score[0], sum[1] + score[1]], [0, 0]);
}

const inOrder = ({ home }: CupMatch, [one, other]: readonly [number, number], first: string): [number, number] =>
  home === first ? [one, other] : [other, one];
