import type { LeagueTableRow } from '../../platform/database/schema.js';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { clubAppearance } from '../input/club-appearance.js';
import { eachRow, needed, type Parsed, Unusable } from '../input/read-rows.js';
import { count, type Fields, id, isFields, text, whole } from '../input/read-values.js';
import { seasonName } from '../input/season-name.js';

/** No league plays as much, and none takes more points. */
const MAX_POINTS = 500;

/**
 * The places of a table as the provider has it, in their order. A row that contradicts itself is left out; a table in which
 * one place belongs to teams with different points is several tables in one, and has no rows here.
 */
export function parseLeagueTable(data: unknown, file: string): Parsed<LeagueTableRow> {
  const table = isFields(data) ? data : {};
  const names = namesOf(table['teamInfos'] ?? table['teamInfo']);
  const seen = new Set<string>();
  const { list, bad } = eachRow(table['totalStandings'], file, (row) => {
    const read = readRow(row, names);
    if (seen.has(read.teamId)) throw new Unusable(`trùng đội ${read.teamId}`);
    seen.add(read.teamId);
    return read;
  });
  const inOrder = list.sort((a, b) => a.rank - b.rank);
  const isMixed = inOrder.some(({ rank, points }, index) => {
    const next = inOrder[index + 1];
    return next?.rank === rank && next.points !== points;
  });
  if (!isMixed) return { list: inOrder, bad };
  return { list: [], bad: [...bad, { file, row: null, reason: 'hai đội cùng hạng mà khác điểm' }] };
}

/** The groups of a cup, and the season that the answer names; empty when it names none. */
export interface CupTables extends Parsed<LeagueTableRow> {
  readonly season: string;
}

const GROUP = /^(?:group|bảng)\s+/i;

/**
 * The places in the groups of a cup, group by group. The answer lists the rounds of the cup; of several with groups, such as
 * a qualification, the last one that has teams counts. A group in which a row is unusable has no places: others would close up.
 * An answer that is no list, lacks the cup or does not say its season is reported.
 */
export function parseCupTables(data: unknown, file: string, leagueId: string): CupTables {
  const { list, bad } = eachRow(data, file, (row) => row);
  const cup = list.find((one) => id(one['leagueId']) === leagueId);
  const season = seasonName(text(cup?.['season']));
  const lacks = (reason: string): BadInput[] => [{ file, row: null, reason }];
  if (!cup) return { season, list: [], bad: bad.length > 0 ? bad : lacks(`không có cúp ${leagueId}`) };
  const rounds = fieldsIn(cup['roundScoreItems']).map((round) => fieldsIn(round['groupScoreItems']));
  const groups = rounds.findLast((round) => round.some((group) => fieldsIn(group['scoreItems']).length > 0)) ?? [];
  const read = groups.map((group) => {
    const name = text(group['groupName']).trim().replace(GROUP, '');
    const rows = eachRow(group['scoreItems'], file, (row) => ({ ...readRow(row, NO_NAMES), group: name }));
    const isUsable = name !== '' && rows.bad.length === 0 && hasDistinctTeams(rows.list);
    return { list: isUsable ? rows.list.sort((a, b) => a.rank - b.rank) : [], bad: rows.bad };
  });
  return {
    season,
    list: read.flatMap((group) => group.list),
    bad: [
      ...bad,
      ...(season === '' ? lacks('trường season thiếu hoặc sai') : []),
      ...read.flatMap((group) => group.bad),
    ],
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

const fieldsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

const hasDistinctTeams = (rows: readonly LeagueTableRow[]): boolean =>
  new Set(rows.map(({ teamId }) => teamId)).size === rows.length;

function readRow(row: Fields, names: ReadonlyMap<string, string>): LeagueTableRow {
  const teamId = needed(id(row['teamId']), 'teamId');
  const name = names.get(teamId) ?? text(row['teamName']);
  const { code, colors } = clubAppearance(name);
  const read = {
    ...{ teamId, name, code, colors },
    rank: figure(row, 'rank'),
    played: figure(row, 'totalCount'),
    wins: figure(row, 'winCount'),
    draws: figure(row, 'drawCount'),
    losses: figure(row, 'loseCount'),
    goalsFor: figure(row, 'getScore'),
    goalsAgainst: figure(row, 'loseScore'),
    points: needed(whole(row['integral']), 'integral'),
  };
  if (read.rank < 1 || Math.abs(read.points) > MAX_POINTS) throw new Unusable('hạng hoặc điểm không thể có');
  if (read.wins + read.draws + read.losses !== read.played) throw new Unusable('số trận không khớp thắng, hòa, thua');
  const difference = whole(row['goalDifference']);
  if (difference !== undefined && difference !== read.goalsFor - read.goalsAgainst)
    throw new Unusable('hiệu số không khớp số bàn');
  return read;
}

/** A number that must be there: in a table a missing one is not 0. */
const figure = (row: Fields, field: string): number =>
  needed(row[field] === undefined || row[field] === null || row[field] === '' ? undefined : count(row[field]), field);

function namesOf(teams: unknown): Map<string, string> {
  const list = Array.isArray(teams) ? teams.filter(isFields) : [];
  return new Map(list.map((team) => [id(team['teamId']) ?? '', text(team['name'] ?? team['teamName'])]));
}
