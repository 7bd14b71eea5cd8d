import { RawStatus, type StandingsSource } from '@khandai/contracts';
import type { LeagueTableRow } from '../../platform/database/schema.js';
import { statusOf } from './season-matches.js';
import type { SeasonRow } from './tournament-repository.js';

/** A table of the provider, and when it was asked for it. */
export interface ProviderTable {
  readonly rows: readonly LeagueTableRow[];
  readonly takenAt: Date;
}

/** By then a match is over, so a table that is asked for later may count it. */
const MATCH_MS = 2 * 3_600_000;

/**
 * Whose table a season shows. A provider sends the matches around today only, so a site that starts in the middle of a
 * season lacks the earlier ones: its own table is then wrong, and the provider's is shown, or none.
 */
export function sourceOf(
  inTables: readonly SeasonRow[],
  table: ProviderTable | undefined,
  now: number,
): StandingsSource {
  if (!inTables.some(({ origin }) => origin === 'provider')) return 'own';
  if (table && isOfSameGroups(inTables, table)) return hasAllOf(inTables, table, now) ? 'own' : 'provider';
  return [...Map.groupBy(inTables, ({ groupName }) => groupName).values()].every((rows) => isWhole(rows, now))
    ? 'own'
    : 'none';
}

/** A league's table is of matches without groups; those of a cup are of the groups that its matches have. */
function isOfSameGroups(rows: readonly SeasonRow[], table: ProviderTable): boolean {
  const listed = new Set(table.rows.map(({ group = '' }) => group));
  return rows.every(({ groupName }) => listed.has(groupName));
}

/** Whether every team has as many ended matches as the table counts. Later ones prove nothing about the earlier. */
function hasAllOf(rows: readonly SeasonRow[], table: ProviderTable, now: number): boolean {
  const records = recordsOf(rows, table, now);
  return table.rows.every((row) => (records.get(row.teamId)?.played ?? 0) >= row.played);
}

type Figures = Pick<LeagueTableRow, 'played' | 'wins' | 'draws' | 'losses' | 'goalsFor' | 'goalsAgainst'>;
const figures = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst'] as const;
const NONE: Figures = { played: 0, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 };
const calledOff: readonly number[] = [RawStatus.abandoned, RawStatus.cancelled];

/**
 * The matches, with the scores that leagues awarded. A provider has no status for an award: such a match stays abandoned or
 * cancelled, and only the table counts it. Where a table counts of both teams of such a match one result more than their
 * matches say, and the two results are those of one score, that is the score. Otherwise the match counts for nothing. Where the
 * difference may be another match, such as a replay under an id of its own, nothing is awarded: one result would count twice.
 */
export function withAwards(
  rows: readonly SeasonRow[],
  table: ProviderTable | undefined,
  now: number,
): readonly SeasonRow[] {
  if (!table || rows.some(({ groupName }) => groupName !== '')) return rows;
  const open = rows.filter((row) => calledOff.includes(row.status) && isBefore(row, table));
  if (open.length === 0) return rows;
  const records = recordsOf(rows, table, now);
  const more = new Map(table.rows.map((row) => [row.teamId, minus(row, records.get(row.teamId) ?? NONE)]));
  const openOf = Map.groupBy(
    open.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    (teamId) => teamId,
  );
  const unsure = new Set(
    rows
      .filter((row) => isPlayed(row, now) && row.kickOff <= table.takenAt && !isBefore(row, table))
      .flatMap(({ homeId, awayId }) => [homeId, awayId]),
  );
  const isOnly = (teamId: string) => openOf.get(teamId)?.length === 1 && !unsure.has(teamId);
  const played = new Set(rows.filter((row) => statusOf(row, now) === 'ended').map(pairOf));
  return rows.map((row) => {
    const { homeId, awayId } = row;
    const [home, away] = [more.get(homeId), more.get(awayId)];
    if (!open.includes(row) || !home || !away || !isOnly(homeId) || !isOnly(awayId) || played.has(pairOf(row)))
      return row;
    const [homeScore, awayScore] = [home.goalsFor, away.goalsFor];
    const isScore = isSame(home, resultOf(homeScore, awayScore)) && isSame(away, resultOf(awayScore, homeScore));
    const score = { homeScore, awayScore, homeHalfScore: null, awayHalfScore: null, extra: null };
    return isScore ? { ...row, ...score, status: RawStatus.finished } : row;
  });
}

/** What the matches that a table may count say of each team. */
function recordsOf(rows: readonly SeasonRow[], table: ProviderTable, now: number): ReadonlyMap<string, Figures> {
  const records = new Map<string, Figures>();
  const add = (teamId: string, own: number | null, other: number | null) =>
    records.set(teamId, plus(records.get(teamId) ?? NONE, resultOf(own ?? 0, other ?? 0)));
  for (const row of rows) {
    if (statusOf(row, now) !== 'ended' || !isBefore(row, table)) continue;
    add(row.homeId, row.homeScore, row.awayScore);
    add(row.awayId, row.awayScore, row.homeScore);
  }
  return records;
}

const isPlayed = (row: SeasonRow, now: number): boolean => ['ended', 'live'].includes(statusOf(row, now));
/** The teams of a match at its ground; the return match is another pair. */
const pairOf = ({ homeId, awayId }: SeasonRow): string => [homeId, awayId].join();

const isBefore = ({ kickOff }: SeasonRow, { takenAt }: ProviderTable): boolean =>
  kickOff.getTime() + MATCH_MS <= takenAt.getTime();

const resultOf = (goalsFor: number, goalsAgainst: number): Figures => ({
  played: 1,
  wins: Number(goalsFor > goalsAgainst),
  draws: Number(goalsFor === goalsAgainst),
  losses: Number(goalsFor < goalsAgainst),
  goalsFor,
  goalsAgainst,
});

const combined = (one: Figures, other: Figures, sign: 1 | -1): Figures =>
  Object.fromEntries(figures.map((name) => [name, one[name] + sign * other[name]])) as Record<
    (typeof figures)[number],
    number
  >;
const plus = (one: Figures, other: Figures): Figures => combined(one, other, 1);
const minus = (one: Figures, other: Figures): Figures => combined(one, other, -1);
const isSame = (one: Figures, other: Figures): boolean => figures.every((name) => one[name] === other[name]);

/** Whether the matches themselves show that none is missing before the newest one. */
function isWhole(rows: readonly SeasonRow[], now: number): boolean {
  const teams = Map.groupBy(
    rows.flatMap((row) => [
      { teamId: row.homeId, row },
      { teamId: row.awayId, row },
    ]),
    ({ teamId }) => teamId,
  );
  if (rows.every(({ roundNumber }) => roundNumber !== null && roundNumber > 0))
    return [...teams.values()].every((own) =>
      hasAllRounds(
        own.map(({ row }) => row),
        now,
      ),
    );
  // A group without matchdays: all have met.
  const pairs = new Set(rows.map(({ homeId, awayId }) => [homeId, awayId].sort().join()));
  return pairs.size === (teams.size * (teams.size - 1)) / 2;
}

/** Whether a team has a match of every matchday up to its last one that began, and of the first. */
function hasAllRounds(rows: readonly SeasonRow[], now: number): boolean {
  const rounds = new Set(rows.map(({ roundNumber }) => roundNumber));
  const begun = rows.filter((row) => statusOf(row, now) !== 'coming').map(({ roundNumber }) => roundNumber ?? 0);
  return Array.from({ length: Math.max(1, ...begun) }, (_, index) => index + 1).every((round) => rounds.has(round));
}
