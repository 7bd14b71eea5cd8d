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

  it('[PF16] (groups) of a cup are those of the provider until the site has their matches', () => {
    const inGroups = (rounds: readonly number[]) =>
      rounds.flatMap((round) =>
        matchday(round, { phase: 'group', roundNumber: null }).map((row, index) => ({
          ...row,
          groupName: index === 0 ? 'A' : 'B',
          ...(index === 0 ? { homeId: 'a', awayId: 'b' } : { homeId: 'c', awayId: 'd' }),
        })),
      );
    const groupOf = (teamId: string) => ('ab'.includes(teamId) ? 'A' : 'B');
    const table = {
      rows: TEAMS.map((teamId, index) => ({ ...tableRow(teamId, 1 + (index % 2), 3), group: groupOf(teamId) })),
      takenAt: new Date(NOW - 3_600_000),
    };
    const { source, takenAt, tables } = of(seasonWith(inGroups([4, 5]), { table }));
    expect([source, takenAt]).toEqual(['provider', '2026-11-28T11:00:00.000Z']);
    expect(tables.map(({ group, rows }) => [group, rows.map(({ team, rank }) => [team.teamId, rank])])).toEqual([
      [
        'A',
        [
          ['a', 1],
          ['b', 2],
        ],
      ],
      [
        'B',
        [
          ['c', 1],
          ['d', 2],
        ],
      ],
    ]);
    const own = of(seasonWith(inGroups([1, 2, 3, 4]), { table }));
    expect([own.source, own.tables.map(({ group }) => group)]).toEqual(['own', ['A', 'B']]);
    // A table of other groups says nothing of these.
    const others = { ...table, rows: table.rows.map((row) => ({ ...row, group: 'C' })) };
    expect(of(seasonWith(inGroups([5]), { table: others })).source).not.toBe('provider');
  });

  it('[PF16] (mid-season) matches of other sources are always a table', () => {
    const imported = [4, 5].flatMap((round) => matchday(round, { origin: 'import' }));
    expect(of(seasonWith(imported, { table: tableWith(4) }))).toMatchObject({ source: 'own', takenAt: null });
  });

  describe('a match that was called off', () => {
    // The home team wins every match 1–0.
    const record = (teamId: string, rows: readonly SeasonRow[], award: readonly [string, string, number, number]) => {
      const all = rows
        .filter(({ status }) => status === RawStatus.finished)
        .map(({ homeId, awayId }) => [homeId, awayId, 1, 0] as const);
      return [...all, award].reduce<LeagueTableRow>(
        (sum, [home, away, homeGoals, awayGoals]) => {
          if (home !== teamId && away !== teamId) return sum;
          const [own, other] = home === teamId ? [homeGoals, awayGoals] : [awayGoals, homeGoals];
          return {
            ...sum,
            ...{
              played: sum.played + 1,
              wins: sum.wins + Number(own > other),
              draws: sum.draws + Number(own === other),
            },
            losses: sum.losses + Number(own < other),
            ...{ goalsFor: sum.goalsFor + own, goalsAgainst: sum.goalsAgainst + other },
          };
        },
        { ...tableRow(teamId, 1, 0), points: 0 },
      );
    };
    const [first, ...others] = whole;
    const stopped = (status: number, extra = {}) => [
      { ...first!, status, homeScore: 0, awayScore: 1, ...extra },
      ...others,
    ];
    const tableOf = (rows: readonly SeasonRow[], award: readonly [string, string, number, number]) => ({
      rows: TEAMS.map((teamId) => record(teamId, rows, award)),
      takenAt: new Date(NOW - 3_600_000),
    });
    const rowOf = (rows: readonly SeasonRow[], table: NonNullable<Season['table']>, teamId: string) => {
      const { source, counted, tables } = of(seasonWith(rows, { table }));
      const row = tables[0]?.rows.find(({ team }) => team.teamId === teamId);
      return [source, counted, row?.played, row?.goalsFor, row?.goalsAgainst, row?.form.length];
    };

    it.each([
      ['abandoned', RawStatus.abandoned],
      ['cancelled', RawStatus.cancelled],
    ])('[PF16] (mid-season) and awarded later, has the score by which the table differs: %s', (_, status) => {
      const rows = stopped(status);
      const table = tableOf(rows, ['a', 'b', 3, 0]);
      expect(rowOf(rows, table, 'a')).toEqual(['own', 8, 4, 3 + countOf(rows, 'a'), lossesOf(rows, 'a'), 4]);
      expect(rowOf(rows, table, 'b').slice(0, 3)).toEqual(['own', 8, 4]);
    });

    it('[PF16] (mid-season) and not awarded, counts for nothing, and the other matches make the table', () => {
      const rows = stopped(RawStatus.abandoned);
      const table = tableOf(rows, ['x', 'y', 0, 0]);
      expect(rowOf(rows, table, 'a')).toEqual(['own', 7, 3, countOf(rows, 'a'), lossesOf(rows, 'a'), 3]);
    });

    it('[PF16] (mid-season) leaves the provider’s table where no one score explains what it counts', () => {
      const rows = stopped(RawStatus.abandoned);
      const award = tableOf(rows, ['a', 'b', 3, 0]);
      const both = award.rows.map((row) =>
        row.teamId === 'b' ? { ...row, wins: row.wins + 1, losses: row.losses - 1 } : row,
      );
      expect(of(seasonWith(rows, { table: { ...award, rows: both } })).source).toBe('provider');
      // A match that the site lacks is not taken for an award.
      expect(of(seasonWith(rows.slice(2), { table: award })).source).toBe('provider');
      // Nor is a replay that the provider has under an id of its own, whether the table surely counts it or perhaps.
      const replay = (hoursBefore: number) => ({
        ...first!,
        ...{ fixtureId: 'replay', homeScore: 3, awayScore: 0 },
        kickOff: new Date(award.takenAt.getTime() - hoursBefore * 3_600_000),
      });
      const late = [...rows, replay(1)];
      expect(of(seasonWith(late, { table: award })).source).toBe('provider');
      const early = of(seasonWith([...rows, replay(3)], { table: award }));
      expect([early.source, early.counted]).toEqual(['own', 8]);
      // Another match that the table may count already.
      const running = { ...replay(1), ...{ homeId: 'a', awayId: 'c', homeScore: 0, awayScore: 0 } };
      expect(of(seasonWith([...rows, { ...running, status: RawStatus.secondHalf }], { table: award })).source).toBe(
        'provider',
      );
      // One that may still be played is none.
      expect(of(seasonWith(stopped(RawStatus.postponed), { table: award })).source).toBe('provider');
    });
  });
});

const goalsOf = (rows: readonly SeasonRow[], side: 'homeId' | 'awayId', teamId: string) =>
  rows.filter((row) => row.status === RawStatus.finished && row[side] === teamId).length;
/** Goals of a team, which scores one in every match at home. */
const countOf = (rows: readonly SeasonRow[], teamId: string) => goalsOf(rows, 'homeId', teamId);
const lossesOf = (rows: readonly SeasonRow[], teamId: string) => goalsOf(rows, 'awayId', teamId);
