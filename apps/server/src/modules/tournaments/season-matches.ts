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

export function cupMatch(row: SeasonRow, round: string, now: number): CupMatch {
  const { penaltyHomeScore = null, penaltyAwayScore = null } = row.extra ?? {};
  return {
    matchId: row.fixtureId,
    round,
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
export type RoundKey = (row: SeasonRow) => string | undefined;

/** Keys of knock-out rounds before the tables begin with it. */
const BEFORE = 'truoc-';

/** The keys of the rounds of a season, which has these matches. */
export function roundKeys(rows: readonly SeasonRow[]): RoundKey {
  const before = beforeTables(rows);
  return (row) => {
    const { phase, groupName, roundNumber } = row;
    if (phase === 'group') return `bang-${groupName}`;
    if (phase === 'league') return roundNumber === null ? undefined : `${roundNumber}`;
    if (phase !== 'knockout') return undefined;
    // The final of the qualifying matches is another round than that of the tournament.
    if (before.has(row)) return `${BEFORE}${withoutLeg(row) || roundNumber}`;
    return roundNumber === null ? `vong-${withoutLeg(row)}` : `con-${roundNumber}`;
  };
}

/** The matches of the bracket: all knock-out matches but those for a place in the tables. */
export function bracketRows(rows: readonly SeasonRow[]): SeasonRow[] {
  const before = beforeTables(rows);
  return rows.filter((row) => row.phase === 'knockout' && !before.has(row));
}

/**
 * Knock-out matches that begin before the first match of the groups or of the league decide who plays there, and lead to no
 * later tie. Where the tables are over and no knock-out match follows them, those before are the cup itself.
 */
function beforeTables(rows: readonly SeasonRow[]): ReadonlySet<SeasonRow> {
  const tableRows = rows.filter(({ phase }) => phase === 'group' || phase === 'league');
  const firstTableKickOff = Math.min(...tableRows.map(({ kickOff }) => kickOff.getTime()));
  const knockOut = rows.filter(({ phase }) => phase === 'knockout');
  const before = knockOut.filter(({ kickOff }) => tableRows.length > 0 && kickOff.getTime() <= firstTableKickOff);
  const isWhole = before.length === knockOut.length && tableRows.every(isClosed);
  return new Set(isWhole ? [] : before);
}

const isClosed = ({ status }: SeasonRow): boolean => matchState(status) === MatchState.ended;

/** The rounds of a season in order: matchdays, groups, then knock-out rounds. */
export function roundsOf(rows: readonly SeasonRow[], now: number): TournamentRound[] {
  const byKey = Map.groupBy(rows, roundKeys(rows));
  const rounds = [...byKey].flatMap(([key, list]) => (key === undefined ? [] : [roundOf(key, list, now)]));
  return rounds.sort(inOrder);
}

function roundOf(key: string, rows: readonly SeasonRow[], now: number): TournamentRound {
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
    ended: rows.filter((row) => isOver(row, now)).length,
    live: rows.filter((row) => statusOf(row, now) === 'live').length,
  };
}

/** A postponed match counts for nothing now, and is still to be played. */
function isOver(row: SeasonRow, now: number): boolean {
  const status = statusOf(row, now);
  return status === 'ended' || (status === 'void' && row.status !== RawStatus.postponed);
}

const LEG = /(?: ·)? lượt \d$/;
/** Feeds name the legs of a round apart: `Play-off lượt 1`. */
const withoutLeg = ({ round }: SeasonRow): string => round.replace(LEG, '');

/** Parts of a divided league play their matchdays at the same time under names of their own. */
export function roundNameOf(rows: readonly SeasonRow[]): string {
  const [first] = rows;
  if (!first) return '';
  if (first.phase === 'knockout') return withoutLeg(first);
  const isDivided = first.phase === 'league' && rows.some(({ round }) => round !== first.round);
  return isDivided && first.roundNumber !== null ? `Vòng ${first.roundNumber}` : first.round;
}

const phases = ['league', 'group', 'knockout', ''];

function inOrder(a: TournamentRound, b: TournamentRound): number {
  const byPhase = phases.indexOf(a.phase) - phases.indexOf(b.phase);
  if (byPhase !== 0) return byPhase;
  if (a.phase === 'group') return a.key < b.key ? -1 : 1;
  const [isBefore, isOther] = [a.key.startsWith(BEFORE), b.key.startsWith(BEFORE)];
  if (isBefore !== isOther) return isBefore ? -1 : 1;
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
  const keyOf = roundKeys(rows);
  const inRounds = rows.filter((row) => keyOf(row) !== undefined);
  const live = inRounds.find((row) => statusOf(row, now) === 'live');
  const next = inRounds.find((row) => statusOf(row, now) === 'coming' && row.kickOff.getTime() > now);
  const row = live ?? next;
  return (row && keyOf(row)) ?? rounds.at(-1)?.key ?? null;
}
