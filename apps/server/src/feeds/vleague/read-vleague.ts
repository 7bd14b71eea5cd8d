import { join } from 'node:path';
import { VIETNAM } from '@khandai/calendar';
import { RawStatus, SportType } from '@khandai/contracts';
import type { BadInput, FeedFixture, FeedLeague, FeedTeam } from '../../modules/fixtures/feed.js';
import type { FormerMatch } from '../input/former-match.js';
import { formerNumericId, numericId } from '../input/numeric-id.js';
import { readTextFile } from '../input/read-text-file.js';
import { kickOffTime } from '../openfootball/kick-off-time.js';
import { readJson } from '../openfootball/read-folder.js';
import { eachRow, needed, Unusable } from '../input/read-rows.js';
import { clubAppearance } from '../input/club-appearance.js';
import { isFields, text, whole } from '../input/read-values.js';
import { resultOnly } from '../input/result-only.js';
import { seasonName } from '../input/season-name.js';
import { type CsvRow, readCsv } from './read-csv.js';

const RESULTS = 'vleague1-results.csv';
const CLUBS = 'vleague1-clubs.json';
const COLUMNS = ['season', 'dateICT', 'timeICT', 'matchTime', 'home', 'away', 'homeScore', 'awayScore'] as const;
const MAX_GOALS = 30;

const league: FeedLeague = {
  leagueId: numericId('vleague/V.League 1'),
  name: 'V.League 1',
  shortName: 'V.League 1',
  color: '#0b7c46',
};

interface Club {
  key: string;
  team: FeedTeam;
  stadium: string;
  /** Every name the club has had, in any season. */
  names: string[];
}

/** The results of V.League 1, and the rows in which older versions stored them, by their present id. */
export interface VLeague {
  fixtures: FeedFixture[];
  bad: BadInput[];
  formers: Map<string, FormerMatch[]>;
}

/** Reads the results of V.League 1 and its clubs from one folder. */
export async function readVLeague(folder: string): Promise<VLeague> {
  const [clubs, content] = await Promise.all([readJson(join(folder, CLUBS)), readTextFile(join(folder, RESULTS))]);
  const nothing = (bad: BadInput): VLeague => ({ fixtures: [], bad: [bad], formers: new Map() });
  if ('bad' in clubs) return nothing(clubs.bad);
  if ('reason' in content) return nothing({ file: RESULTS, row: null, reason: content.reason });
  const read = parseClubs(clubs.data);
  const results = parseResults(content.text, read.list);
  return { ...results, bad: [...read.bad, ...results.bad] };
}

export function parseClubs(data: unknown): { list: Club[]; bad: BadInput[] } {
  return eachRow(data, CLUBS, (row) => {
    const key = needed(text(row['key']), 'key');
    const name = needed(text(row['name']), 'name');
    const former = isFields(row['nameBySeason'])
      ? Object.values(row['nameBySeason'])
          .map((name) => text(name))
          .filter(Boolean)
      : [];
    const code = text(row['code']) || clubAppearance(name).code;
    const shortName = text(row['shortName']) || name;
    const team = {
      teamId: numericId(teamKey(key)),
      name,
      shortName,
      code: code.slice(0, 4),
      colors: clubAppearance(name).colors,
    };
    return { key, team, stadium: text(row['stadium']), names: [name, ...former] };
  });
}

const teamKey = (club: string): string => `vleague/${club}`;

/** Parses every row whose clubs are known; clubs appear under their current name. */
export function parseResults(content: string, clubs: readonly Club[]): VLeague {
  const { rows, bad } = readCsv(content, RESULTS, COLUMNS);
  const byName = new Map(clubs.flatMap((club) => club.names.map((name) => [name, club] as const)));
  const fixtures = new Map<string, FeedFixture>();
  const formers = new Map<string, FormerMatch[]>();
  for (const row of rows) {
    try {
      const { fixture, former } = parseResult(row, byName);
      if (fixtures.has(fixture.fixtureId)) throw new Unusable('trùng một trận đã có ở dòng trên');
      fixtures.set(fixture.fixtureId, fixture);
      formers.set(fixture.fixtureId, [former]);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      bad.push({ file: RESULTS, row: row.line, reason: error.message });
    }
  }
  return { fixtures: [...fixtures.values()], bad, formers };
}

function parseResult(
  { cells }: CsvRow,
  clubs: ReadonlyMap<string, Club>,
): { fixture: FeedFixture; former: FormerMatch } {
  const season = needed(/^\d{4}-\d{2}$/.exec(cells['season'] ?? '')?.[0], 'season');
  const [home, away] = [clubOf(cells['home'], clubs), clubOf(cells['away'], clubs)];
  if (home === away) throw new Unusable('hai đội trùng nhau');
  const full = [goals(cells['homeScore']), goals(cells['awayScore'])] as const;
  const key = `vleague/${season}/${home.key}/${away.key}`;
  const fixture: FeedFixture = {
    ...resultOnly,
    fixtureId: numericId(key),
    sportType: SportType.football,
    league,
    // The file has no matchdays.
    round: '',
    stage: { season: seasonName(season), phase: 'league', group: '', roundNumber: null },
    home: home.team,
    away: away.team,
    kickOff: kickOffOf(cells),
    status: RawStatus.finished,
    homeScore: full[0],
    awayScore: full[1],
    homeHalfScore: null,
    awayHalfScore: null,
    location: home.stadium === '' ? '' : `Sân ${home.stadium}`,
    hot: false,
    origin: 'import',
    goalTimesEstimated: false,
    hosts: [],
  };
  const teams = { homeId: formerNumericId(teamKey(home.key)), awayId: formerNumericId(teamKey(away.key)) };
  return { fixture, former: { fixtureId: formerNumericId(key), teams } };
}

function clubOf(name: string | undefined, clubs: ReadonlyMap<string, Club>): Club {
  const club = clubs.get(text(name));
  if (!club) throw new Unusable(`không biết câu lạc bộ "${text(name)}"`);
  return club;
}

function goals(cell: string | undefined): number {
  const read = whole(cell);
  if (read === undefined || read < 0 || read > MAX_GOALS)
    throw new Unusable(`số bàn thắng "${text(cell)}" không hợp lệ`);
  return read;
}

/** The file has the time twice, as Vietnam's local time and in unix seconds: both must match. */
function kickOffOf(cells: CsvRow['cells']): Date {
  const local = kickOffTime(cells['dateICT'], cells['timeICT'], VIETNAM);
  if (local === undefined)
    throw new Unusable(`ngày giờ "${text(cells['dateICT'])} ${text(cells['timeICT'])}" không đọc được`);
  if (Number(cells['matchTime']) * 1000 !== local) throw new Unusable('matchTime không khớp ngày giờ Việt Nam');
  return new Date(local);
}
