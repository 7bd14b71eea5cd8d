import type { StandingRow, Standings, StandingTable, StandingView, Team } from '@khandai/contracts';
import {
  type Adjustment,
  makeTable,
  rankAcross,
  type Rules,
  type Table,
  type TableRow,
  zoneAt,
} from '@khandai/standings';
import type { LeagueTableRow } from '../../platform/database/schema.js';
import { toTeam } from '../fixtures/fixture-wire.js';
import { rulesOfSeason } from './competition-rules.js';
import { conferencesOf, conferenceZones } from './conferences.js';
import { adjustmentsOf } from './deductions.js';
import { leagueMatch, statusOf, tableOf } from './season-matches.js';
import type { LeagueRecord, SeasonRow, TeamRecord } from './tournament-repository.js';
import { type ProviderTable, sourceOf, withAwards } from './whole-season.js';

/** A season of a competition as the database has it. */
export interface Season {
  readonly league: LeagueRecord;
  readonly season: string;
  /** In order of kick-off. */
  readonly rows: readonly SeasonRow[];
  readonly teams: ReadonlyMap<string, TeamRecord>;
  /** As a provider's table has them, which may be none; undefined without one: then what the site knows by itself counts. */
  readonly adjustments: readonly Adjustment[] | undefined;
  readonly table: ProviderTable | undefined;
}

const THIRD = 3;

/** The tables of a season: of its league phase, or of each of its groups. */
export function standingsOf(season: Season, view: StandingView, now: number): Standings {
  const inTables = withAwards(ofTables(season), season.table, now);
  const source = sourceOf(inTables, season.table, now);
  if (source === 'own') return ownStandings(season, inTables, { view, now });
  const { competition, rules } = rulesOfSeason(season.league.name, season.season);
  const none = { season: season.season, source, takenAt: null, counted: 0, rules: competition, tables: [], thirds: [] };
  if (source === 'none' || !season.table) return none;
  const counted = season.table.rows.reduce((sum, { played }) => sum + played, 0) / 2;
  const byGroup = [...Map.groupBy(season.table.rows, ({ group = '' }) => group)].sort(([a], [b]) => (a < b ? -1 : 1));
  const { takenAt } = season.table;
  const listed = byGroup.map(([group, rows]): StandingTable => ({
    ...{ group, provisional: false, playOffs: [] },
    rows: listedRows(season, { rows, takenAt }, rules, now),
  }));
  // The provider's parts of the table, such as that of home matches, are not stored.
  const tables = view === 'all' ? listed : [];
  return { ...none, takenAt: takenAt.toISOString(), counted: Math.floor(counted), tables };
}

/** Names of the clubs in none of the conferences of a season: because of them it has one table, where that is our own. */
export function clubsWithoutConference(season: Season, now: number): readonly string[] {
  const inTables = withAwards(ofTables(season), season.table, now);
  if (sourceOf(inTables, season.table, now) !== 'own') return [];
  const { competition } = rulesOfSeason(season.league.name, season.season);
  return conferencesOf(competition, season.season, teamsIn(season, ofTables(season)))?.unknown ?? [];
}

const ofTables = ({ rows }: Season): SeasonRow[] => rows.filter(({ phase }) => phase === 'league' || phase === 'group');

/** The provider's places. What only the matches of the whole season could say, such as form, is empty. */
function listedRows(season: Season, table: ProviderTable, rules: Rules, now: number): StandingRow[] {
  const wire = new RowsOf(season, season.rows, now);
  const taken = new Map(season.adjustments?.map(({ team, points }) => [team, points]));
  const hasEveryPlace = table.rows.every(({ rank }, index) => rank === index + 1);
  return table.rows.flatMap((row, index): StandingRow[] => {
    const team = wire.teamListed(row);
    if (!team) return [];
    const { rank, played, wins, draws, losses, goalsFor, goalsAgainst, points } = row;
    const zone = hasEveryPlace ? zoneAt(rules.zones ?? [], index + 1, table.rows.length) : undefined;
    const known = zone === undefined || zone === 'bestThird' ? null : zone;
    return [
      {
        ...{ team, rank, played, wins, draws, losses, goalsFor, goalsAgainst, points, zone: known },
        ...{ adjusted: taken.get(row.teamId) ?? 0, separatedBy: null, part: null, moved: null, form: [] },
        ...wire.around(row.teamId),
      },
    ];
  });
}

function ownStandings(
  season: Season,
  inTables: readonly SeasonRow[],
  { view, now }: { view: StandingView; now: number },
): Standings {
  const { competition, rules } = rulesOfSeason(season.league.name, season.season);
  const adjustments = season.adjustments ?? adjustmentsOf(competition, season.season, season.teams.values());
  const conferences = conferencesOf(competition, season.season, teamsIn(season, inTables))?.members;
  const byGroup = [...Map.groupBy(inTables, tableOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const made = byGroup.flatMap(([group, rows]) => {
    const matches = rows.map((row) => leagueMatch(row, now));
    const wire = new RowsOf(season, rows, now);
    // A table beside that of the league, such as a play-off for a place in Europe, has neither its zones nor its deductions.
    const isBeside = group !== '' && rows.some(({ phase }) => phase === 'league');
    const own = isBeside ? { rules: { ...rules, zones: [] } } : { rules, adjustments };
    const all = { ...own, matches, view, provisional: true };
    if (isBeside || !conferences) return [{ group, table: makeTable(all), wire }];
    return [...conferences].map(([conference, members]): { group: string; table: Table; wire: RowsOf } => ({
      ...{
        group: conference,
        table: makeTable({ ...all, members, rules: { ...rules, zones: conferenceZones } }),
        wire,
      },
    }));
  });
  const thirds = thirdsOf(made, rules, view);
  const goesOn = new Set(thirds.slice(0, Math.floor((made.length * 2) / THIRD)).map(({ row }) => row.team));
  // Before the first match the places mean nothing.
  const hasBegun = made.some(({ table }) => table.rows.some(({ played }) => played > 0));
  const zoneOf = ({ zone, team }: TableRow) =>
    !hasBegun || (zone === 'bestThird' && !goesOn.has(team)) ? null : (zone ?? null);
  return {
    season: season.season,
    source: 'own',
    takenAt: null,
    counted: inTables.filter((row) => statusOf(row, now) === 'ended').length,
    rules: competition,
    tables: made.map(({ group, table, wire }): StandingTable => ({
      group,
      rows: table.rows.map((row) => wire.row(row, zoneOf(row))),
      provisional: table.provisional,
      playOffs: table.playOffs.map(([one, other]) => [wire.nameOf(one), wire.nameOf(other)]),
    })),
    thirds: thirds.flatMap(({ group, row }) => {
      const wire = made.find((one) => one.group === group)?.wire;
      return wire ? [{ group, row: wire.row(row, zoneOf(row)) }] : [];
    }),
  };
}

function teamsIn({ teams }: Season, rows: readonly SeasonRow[]): TeamRecord[] {
  const ids = new Set(rows.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  return [...teams.values()].filter(({ teamId }) => ids.has(teamId));
}

function thirdsOf(
  made: readonly { readonly group: string; readonly table: Table }[],
  { zones = [] }: Rules,
  view: StandingView,
): { group: string; row: TableRow }[] {
  if (view !== 'all' || made.length < 2 || !zones.some(({ kind }) => kind === 'bestThird')) return [];
  const groupOf = new Map(made.flatMap(({ group, table }) => table.rows.map(({ team }) => [team, group])));
  return rankAcross(
    made.map(({ table }) => table),
    THIRD,
    ['goalDifference', 'goalsFor', 'wins'],
  ).map((row) => ({ group: groupOf.get(row.team) ?? '', row }));
}

/** Rows of one table in wire form. */
class RowsOf {
  readonly #links: ReadonlyMap<string, string>;

  constructor(
    private readonly season: Season,
    private readonly rows: readonly SeasonRow[],
    private readonly now: number,
  ) {
    this.#links = new Map(rows.map(({ fixtureId, link }) => [fixtureId, link]));
  }

  row(
    { team, separatedBy, part, moved, form, goalDifference: _, ...figures }: TableRow,
    zone: string | null,
  ): StandingRow {
    return {
      ...figures,
      team: this.#team(team),
      zone,
      separatedBy: separatedBy === undefined || separatedBy === 'points' ? null : separatedBy,
      part: part ?? null,
      moved: moved ?? null,
      form: form.map(({ matchId, outcome }) => ({ fixtureId: matchId, link: this.#links.get(matchId) ?? '', outcome })),
      ...this.around(team),
    };
  }

  /** The match that a team plays, and its next one. */
  around(team: string): Pick<StandingRow, 'live' | 'next'> {
    return { live: this.#live(team), next: this.#next(team) };
  }

  /** A team of the provider's table, which need not have a match here; undefined when its name is not known. */
  teamListed({ teamId, name, code, colors }: LeagueTableRow): Team | undefined {
    const record = this.season.teams.get(teamId);
    if (record) return toTeam(record);
    return name === '' ? undefined : { teamId, name, shortName: name, code, colors: [...colors] };
  }

  nameOf(team: string): string {
    return this.season.teams.get(team)?.name ?? '';
  }

  #live(team: string): StandingRow['live'] {
    const row = this.#first(team, 'live');
    if (!row || row.homeScore === null || row.awayScore === null) return null;
    const { fixtureId, link, homeScore, awayScore } = row;
    return { fixtureId, link, score: row.homeId === team ? [homeScore, awayScore] : [awayScore, homeScore] };
  }

  #next(team: string): StandingRow['next'] {
    const row = this.#first(team, 'coming', this.now);
    if (!row) return null;
    const { fixtureId, link, homeId, awayId } = row;
    return { fixtureId, link, opponent: this.#team(homeId === team ? awayId : homeId) };
  }

  #first(team: string, status: ReturnType<typeof statusOf>, after = -Infinity): SeasonRow | undefined {
    return this.rows.find(
      (row) =>
        (row.homeId === team || row.awayId === team) &&
        row.kickOff.getTime() > after &&
        statusOf(row, this.now) === status,
    );
  }

  #team(teamId: string): Team {
    const record = this.season.teams.get(teamId);
    if (!record) throw new Error(`a match of the season has an unknown team ${teamId}`);
    return toTeam(record);
  }
}
