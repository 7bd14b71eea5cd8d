import { MatchState, matchState, RawStatus, type TournamentRound } from '@khandai/contracts';
import { type CupMatch, type LeagueMatch, type MatchStatus, type PartKind, partKinds } from '@khandai/standings';
import { isStaleLive } from '../fixtures/match-state.js';
import type { SeasonRow } from './tournament-repository.js';

/** Abandoned, cancelled and postponed matches are over for lists, and count for nothing. */
export function statusOf({ status, kickOff }: Pick<SeasonRow, 'status' | 'kickOff'>, now: number): MatchStatus {
  if (status === RawStatus.finished) return 'ended';
  // The feed missed its end, so its score is not known.
  if (isStaleLive(status, kickOff, now)) return 'coming';
  const state = matchState(status);
  if (state === MatchState.live) return 'live';
  return state === MatchState.ended ? 'void' : 'coming';
}

export const leagueMatch = (row: SeasonRow, now: number): LeagueMatch => ({
  matchId: row.fixtureId,
  home: row.homeId,
  away: row.awayId,
  kickOff: row.kickOff.getTime(),
  status: statusOf(row, now),
  homeGoals: row.homeScore,
  awayGoals: row.awayScore,
  homeHalfGoals: row.homeHalfScore,
  awayHalfGoals: row.awayHalfScore,
  round: row.roundNumber,
  part: partOf(row),
});

const isPart = (group: string): group is PartKind => (partKinds as readonly string[]).includes(group);

/** The part of a divided league that the match counts in. */
export const partOf = ({ phase, groupName }: Pick<SeasonRow, 'phase' | 'groupName'>): PartKind | undefined =>
  phase === 'league' && isPart(groupName) ? groupName : undefined;

/** The parts of a divided league are one table. */
export const tableOf = (row: Pick<SeasonRow, 'phase' | 'groupName'>): string =>
  partOf(row) === undefined ? row.groupName : '';

export function cupMatch(row: SeasonRow, now: number): CupMatch {
  const { penaltyHomeScore = null, penaltyAwayScore = null } = row.extra ?? {};
  return {
    matchId: row.fixtureId,
    round: roundKey(row) ?? row.round,
    teamsLeft: row.roundNumber,
    home: row.homeId,
    away: row.awayId,
    kickOff: row.kickOff.getTime(),
    status: statusOf(row, now),
    homeGoals: row.homeScore,
    awayGoals: row.awayScore,
    extra: row.extra ? [row.extra.homeScore, row.extra.awayScore] : null,
    penalties: penaltyHomeScore === null || penaltyAwayScore === null ? null : [penaltyHomeScore, penaltyAwayScore],
  };
}

/** Identifies the round of a match within its season; undefined for a match without a known round. */
export function roundKey({ phase, groupName, roundNumber, round }: SeasonRow): string | undefined {
  if (phase === 'group') return `bang-${groupName}`;
  if (phase === 'knockout') return roundNumber === null ? `vong-${round}` : `con-${roundNumber}`;
  return phase === 'league' && roundNumber !== null ? `${roundNumber}` : undefined;
}

/** The rounds of a season in order: matchdays, groups, then knock-out rounds. */
export function roundsOf(rows: readonly SeasonRow[], now: number): TournamentRound[] {
  const byKey = Map.groupBy(rows, roundKey);
  const rounds = [...byKey].flatMap(([key, list]) => (key === undefined ? [] : [roundOf(key, list, now)]));
  return rounds.sort(inOrder);
}

function roundOf(key: string, rows: readonly SeasonRow[], now: number): TournamentRound {
  const statuses = rows.map((row) => statusOf(row, now));
  const times = rows.map(({ kickOff }) => kickOff.getTime());
  const [first] = rows;
  return {
    key,
    number: first?.roundNumber ?? null,
    phase: first?.phase ?? '',
    name: roundNameOf(rows),
    from: new Date(Math.min(...times)).toISOString(),
    to: new Date(Math.max(...times)).toISOString(),
    total: rows.length,
    // A postponed match counts for nothing now, and is still to be played.
    ended: rows.filter((row, index) => isOver(statuses[index]) && row.status !== RawStatus.postponed).length,
    live: statuses.filter((status) => status === 'live').length,
  };
}

const isOver = (status: MatchStatus | undefined): boolean => status === 'ended' || status === 'void';

const LEG = / lượt \d$/;

/**
 * Parts of a divided league play their matchdays at the same time under names of their own. A knock-out round has both
 * legs of its ties, which feeds name apart: `Play-off lượt 1`.
 */
export function roundNameOf(rows: readonly SeasonRow[]): string {
  const [first] = rows;
  const name = first?.round ?? '';
  if (first?.phase === 'knockout') return name.replace(LEG, '');
  const isDivided = first?.phase === 'league' && rows.some(({ round }) => round !== name);
  return isDivided && first.roundNumber !== null ? `Vòng ${first.roundNumber}` : name;
}

/** The matches of the bracket. A match for a place in the groups, or in the league, comes before them and leads to no later tie. */
export function bracketRows(rows: readonly SeasonRow[]): SeasonRow[] {
  const ofTables = rows.filter(({ phase }) => phase === 'group' || phase === 'league');
  const begin = ofTables.reduce((first, { kickOff }) => Math.min(first, kickOff.getTime()), Infinity);
  const isLater = ({ kickOff }: SeasonRow) => begin === Infinity || kickOff.getTime() > begin;
  return rows.filter((row) => row.phase === 'knockout' && isLater(row));
}

const phases = ['league', 'group', 'knockout', ''];

function inOrder(a: TournamentRound, b: TournamentRound): number {
  const byPhase = phases.indexOf(a.phase) - phases.indexOf(b.phase);
  if (byPhase !== 0) return byPhase;
  if (a.phase === 'group') return a.key < b.key ? -1 : 1;
  const byTime = a.from < b.from ? -1 : 1;
  if (a.number === null || b.number === null || a.number === b.number) return byTime;
  return a.phase === 'knockout' ? b.number - a.number : a.number - b.number;
}

/** The round being played, or the one of the next match, or the last one. */
export function presentRound(
  rows: readonly SeasonRow[],
  rounds: readonly TournamentRound[],
  now: number,
): string | null {
  const live = rows.find((row) => statusOf(row, now) === 'live' && roundKey(row) !== undefined);
  const next = rows.find(
    (row) => statusOf(row, now) === 'coming' && row.kickOff.getTime() > now && roundKey(row) !== undefined,
  );
  const row = live ?? next;
  return (row && roundKey(row)) ?? rounds.at(-1)?.key ?? null;
}
