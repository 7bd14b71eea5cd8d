import type { StandingsSource } from '@khandai/contracts';
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
  if (table && inTables.every(({ groupName }) => groupName === ''))
    return hasAllOf(inTables, table, now) ? 'own' : 'provider';
  return [...Map.groupBy(inTables, ({ groupName }) => groupName).values()].every((rows) => isWhole(rows, now))
    ? 'own'
    : 'none';
}

/** Whether every team has as many ended matches as the table counts. Later ones prove nothing about the earlier. */
function hasAllOf(rows: readonly SeasonRow[], { rows: listed, takenAt }: ProviderTable, now: number): boolean {
  const counted = rows.filter(
    (row) => statusOf(row, now) === 'ended' && row.kickOff.getTime() + MATCH_MS <= takenAt.getTime(),
  );
  const played = Map.groupBy(
    counted.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    (teamId) => teamId,
  );
  return listed.every((row) => (played.get(row.teamId)?.length ?? 0) >= row.played);
}

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
