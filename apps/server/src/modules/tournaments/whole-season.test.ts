import { RawStatus } from '@khandai/contracts';
import type { LeagueTableRow } from '../../platform/database/schema.js';
import { type Season, standingsOf } from './season-tables.js';
import type { SeasonRow } from './tournament-repository.js';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-28T12:00:00Z');
const TEAMS = ['a', 'b', 'c', 'd'];
/** Who meets in the first three matchdays; the next three are the return matches. */
const pairs = [
  ['ab', 'cd'],
  ['ca', 'bd'],
  ['ad', 'bc'],
];
const PRESENT = 5;

/** Matchdays one week apart, of which four are over. */
function matchday(round: number, fields: Partial<SeasonRow> = {}): SeasonRow[] {
  return pairs[(round - 1) % pairs.length]!.map((pair, index): SeasonRow => {
    const [one, other] = [...pair] as [string, string];
    const isOver = round < PRESENT;
    return {
      ...{ fixtureId: `${round}${index}`, link: `${round}${index}`, sportType: 10, round: `Vòng ${round}` },
      ...{ homeId: round > pairs.length ? other : one, awayId: round > pairs.length ? one : other },
      kickOff: new Date(NOW + (round - PRESENT) * 7 * DAY + DAY),
      status: isOver ? RawStatus.finished : RawStatus.notStarted,
      ...{ homeScore: isOver ? 1 : null, awayScore: isOver ? 0 : null, homeHalfScore: null, awayHalfScore: null },
      ...{ extra: null, phase: 'league', groupName: '', roundNumber: round, origin: 'provider' },
      ...fields,
    };
  });
}

function seasonWith(rows: readonly SeasonRow[], rest: Partial<Season> = {}): Season {
  const common = { shortName: '', code: 'X', color: '#112233', secondColor: '#332211', pageId: null };
  return {
    league: { leagueId: 'l', name: 'V.League 1', shortName: 'VL', color: '#112233', position: null, pageId: 1 },
    season: '2026/27',
    rows,
    teams: new Map(TEAMS.map((teamId) => [teamId, { ...common, teamId, name: `Đội ${teamId}` }])),
    adjustments: [{ team: 'd', points: -3 }],
    table: undefined,
    ...rest,
  };
}

const tableRow = (teamId: string, rank: number, played: number): LeagueTableRow => ({
  ...{ teamId, rank, played, name: `Tên ${teamId}`, code: 'T', colors: ['#000000', '#ffffff'] },
  ...{ wins: played, draws: 0, losses: 0, goalsFor: played, goalsAgainst: 0, points: 3 * played - rank },
});
const tableWith = (played: number, hoursAgo = 12): NonNullable<Season['table']> => ({
  rows: TEAMS.map((teamId, index) => tableRow(teamId, index + 1, played)),
  takenAt: new Date(NOW - hoursAgo * 3_600_000),
});

const whole = [1, 2, 3, 4, 5, 6].flatMap((round) => matchday(round));
const sinceFourth = [4, 5].flatMap((round) => matchday(round));
const of = (season: Season, view: 'all' | 'home' = 'all') => standingsOf(season, view, NOW);

describe('whose table a season shows', () => {
  it('[PF16] (mid-season) that of the provider while the site has fewer matches than it counts', () => {
    const { source, takenAt, counted, tables } = of(seasonWith(sinceFourth, { table: tableWith(4) }));
    expect([source, takenAt, counted]).toEqual(['provider', '2026-11-28T00:00:00.000Z', 8]);
    expect(
      tables[0]!.rows.map(({ team, rank, points, played, form }) => [team.name, rank, points, played, form]),
    ).toEqual([
      ['Đội a', 1, 11, 4, []],
      ['Đội b', 2, 10, 4, []],
      ['Đội c', 3, 9, 4, []],
      ['Đội d', 4, 8, 4, []],
    ]);
    // Points are the provider's, so what the league took is said and not taken once more.
    expect(tables[0]!.rows.at(-1)).toMatchObject({ adjusted: -3, zone: 'relegation', moved: null });
    expect(tables[0]!.rows.every(({ next }) => next !== null)).toBe(true);
  });

  it('[PF16] (mid-season) its own once it has as many, with the points that the league took', () => {
    const { source, takenAt, tables } = of(seasonWith(whole, { table: tableWith(4) }));
    expect([source, takenAt]).toEqual(['own', null]);
    expect(tables[0]!.rows.find(({ team }) => team.teamId === 'd')).toMatchObject({ adjusted: -3, played: 4 });
    expect(tables[0]!.rows.every(({ form }) => form.length === 4)).toBe(true);
  });

  it('[PF16] (mid-season) matches after an old table do not make up for those before the site started', () => {
    const old = tableWith(1, 21 * 24);
    expect(
      of(
        seasonWith(
          [2, 3, 4, 5].flatMap((round) => matchday(round)),
          { table: old },
        ),
      ).source,
    ).toBe('provider');
    expect(of(seasonWith(whole, { table: old })).source).toBe('own');
  });

  it('[PF16] (mid-season) a team without a match here has its name, and no page; one without a name is left out', () => {
    const rows = [tableRow('a', 1, 4), tableRow('e', 2, 4), { ...tableRow('f', 3, 4), name: '' }];
    const { tables } = of(seasonWith(sinceFourth, { table: { rows, takenAt: new Date(NOW) } }));
    expect(tables[0]!.rows.map(({ team }) => team)).toEqual([
      expect.objectContaining({ teamId: 'a' }),
      { teamId: 'e', name: 'Tên e', shortName: 'Tên e', code: 'T', colors: ['#000000', '#ffffff'] },
    ]);
  });

  it('[PF16] (mid-season) the parts of the provider’s table are not known', () => {
    expect(of(seasonWith(sinceFourth, { table: tableWith(4) }), 'home')).toMatchObject({
      source: 'provider',
      tables: [],
    });
  });

  it('[PF16] (mid-season) none without a table of the provider, unless the matchdays show that no match is missing', () => {
    expect(of(seasonWith(sinceFourth))).toMatchObject({ source: 'none', tables: [], counted: 0, takenAt: null });
    expect(of(seasonWith(whole)).source).toBe('own');
    // Before the first matchday there is nothing to miss; the second alone says that there was a first.
    const coming = { status: RawStatus.notStarted, homeScore: null, awayScore: null };
    expect(of(seasonWith(matchday(1, coming))).source).toBe('own');
    expect(of(seasonWith(matchday(2, coming))).source).toBe('none');
  });

  it('[PF16] (mid-season) a group without matchdays has its places once all pairs are known', () => {
    const group = { phase: 'group', groupName: 'A', roundNumber: 0 } as const;
    const rows = [1, 2, 3].flatMap((round) => matchday(round, group));
    expect(of(seasonWith(rows)).tables[0]?.rows).toHaveLength(4);
    expect(of(seasonWith(rows.slice(2))).source).toBe('none');
  });

  it('[PF16] (mid-season) matches of other sources are always a table', () => {
    const imported = [4, 5].flatMap((round) => matchday(round, { origin: 'import' }));
    expect(of(seasonWith(imported, { table: tableWith(4) }))).toMatchObject({ source: 'own', takenAt: null });
  });
});
