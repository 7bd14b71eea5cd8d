import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dayAt, wallTimeAt } from '@khandai/calendar';
import { EventType, RawStatus } from '@khandai/contracts';
import { numericId } from '../input/numeric-id.js';
import { clubOf, leagueNames } from './club.js';
import { kickOffTime } from './kick-off-time.js';
import { decodeText } from '../input/read-text-file.js';
import type { OpenMatch } from './open-match.js';
import { parseCompetition } from './parse-competition.js';
import { parseText } from './parse-text.js';
import { type ReadCompetition, readOpenFootball, readWorldCup } from './read-folder.js';
import {
  formerLeagueIds,
  formerMatches,
  formerTeamIds,
  goalEvents,
  importedFixture,
  leagueOf,
  matchIdOf,
  noContext,
} from './to-feed.js';

const shared = join(import.meta.dirname, '../../../../../../shared/data/openfootball');
const real = existsSync(shared) ? describe : describe.skip;

const match = (over: Record<string, unknown>) => ({
  round: 'Matchday 1',
  date: '2026-06-11',
  time: '13:00 UTC-6',
  team1: 'Mexico',
  team2: 'South Africa',
  score: { ft: [2, 0], ht: [1, 0] },
  ...over,
});
const reasons = (matches: unknown) =>
  parseCompetition({ name: 'Cup', matches }, { file: 'cup.json' }).bad.map(
    ({ row, reason }) => `${row ?? ''} ${reason}`,
  );

real('openfootball of ../shared/data', () => {
  it('[LS10] (one club) every name of the present files is the club of that name', async () => {
    for (const folder of ['football.json/2024-25', 'football.json/2025-26', 'txt-2025-26', 'txt-2026-27']) {
      const { competitions } = await readOpenFootball(join(shared, folder));
      const names = competitions.flatMap(({ competition: { key, list } }) =>
        key.startsWith('uefa') ? [] : list.flatMap(({ home, away }) => [home, away]),
      );
      expect(names.filter((name) => clubOf(name).key !== name)).toEqual([]);
    }
  });

  it('[STA3] the matches that leagues awarded in 2024/25 are over, and say so', async () => {
    const read = async (file: string) => {
      const { competitions } = await readOpenFootball(join(shared, 'football.json/2024-25', file));
      const fixtures = competitions.flatMap(({ competition, context }) =>
        competition.list.map((one) => importedFixture(competition, one, context)),
      );
      return fixtures
        .filter(({ awarded }) => awarded)
        .map(({ home, status, homeScore, awayScore }) => [home.name, status, homeScore, awayScore]);
    };
    expect(await read('fr.1.json')).toEqual([['Montpellier HSC', RawStatus.finished, 0, 2]]);
    expect(await read('de.1.json')).toEqual([['1. FC Union Berlin', RawStatus.finished, 0, 2]]);
  });

  it('the World Cup of 2026 reads whole: 104 matches, every goal by minute, stadiums and codes', async () => {
    const { competitions, bad } = await readWorldCup(join(shared, 'worldcup.json/2026'));
    const [{ competition: cup, context }] = competitions as [ReadCompetition];
    expect([bad, cup.bad, cup.list.filter(({ dateOnly }) => dateOnly), cup.list.length]).toEqual([[], [], [], 104]);
    expect(cup.list.reduce((sum, { goals }) => sum + (goals?.length ?? 0), 0)).toBe(308);
    expect(cup.list.every(({ goals }) => goals !== null)).toBe(true);
    const first = importedFixture(cup, cup.list[0]!, context);
    expect([first.home.name, first.away.name, first.away.code, first.round]).toEqual([
      'Mexico',
      'Nam Phi',
      'RSA',
      'Bảng A',
    ]);
    expect([first.kickOff.toISOString(), first.location]).toEqual([
      '2026-06-11T19:00:00.000Z',
      'Estadio Azteca, Mexico City',
    ]);
    const final = importedFixture(cup, cup.list.at(-1)!, context);
    expect([final.round, final.homeScore, final.extra]).toEqual([
      'Chung kết',
      0,
      { homeScore: 1, awayScore: 0, penaltyHomeScore: null, penaltyAwayScore: null },
    ]);
    expect(new Set(cup.list.map((one) => importedFixture(cup, one, context).fixtureId)).size).toBe(104);
  });

  it('[LS10] (squads) has the registered players of all 48 teams of the World Cup, of which each has a match', async () => {
    const folder = join(shared, 'worldcup.json/2026');
    for (const { competitions, bad } of [await readWorldCup(folder), await readOpenFootball(folder)]) {
      const [{ competition: cup, context, squads }] = competitions as [ReadCompetition];
      expect(bad).toEqual([]);
      expect([squads.length, new Set(squads.map(({ players }) => players.length))]).toEqual([48, new Set([26])]);
      const playing = new Set(cup.list.map((one) => importedFixture(cup, one, context).home.teamId));
      expect(squads.every(({ teamId }) => playing.has(teamId))).toBe(true);
      const mexico = squads.find(({ teamId }) => teamId === numericId('openfootball/Mexico'))!;
      expect(mexico.players.filter(({ keeper }) => keeper)).toHaveLength(3);
      expect(mexico.players.map(({ name }) => name)).toContain('Raúl Jiménez');
    }
  });

  it('[LS10] (one club) a club of a league and of the Champions League is one team, with the name of the league', async () => {
    const idsOf = async (path: string) => {
      const { competitions } = await readOpenFootball(join(shared, path));
      return competitions.flatMap(({ competition, context }) =>
        competition.list.flatMap((one) => {
          const { home, away } = importedFixture(competition, one, context);
          return [home, away];
        }),
      );
    };
    const leagues = await idsOf('football.json/2024-25');
    const cups = [...(await idsOf('champions-league/2025-26')), ...(await idsOf('worldcup.json/2025'))];
    const byName = (name: string) =>
      new Set([...leagues, ...cups].filter((team) => team.name === name).map(({ teamId }) => teamId));
    for (const name of [
      'Arsenal FC',
      'FC Bayern München',
      'FC Barcelona',
      'Real Madrid CF',
      'FC Internazionale Milano',
    ])
      expect([name, byName(name).size, cups.some((team) => team.name === name)]).toEqual([name, 1, true]);
    const names = new Set([...leagues, ...cups].map(({ name }) => name));
    expect([...names].filter((name) => /\([A-Z]{3}\)$|^(Inter|Real Madrid|Bayern München)$/.test(name))).toEqual([]);
    // A season of the league has the clubs under the ids they always had.
    expect(leagues.find(({ name }) => name === 'Arsenal FC')!.teamId).toBe(numericId('openfootball/Arsenal FC'));
  });

  it('[LS8] (daylight saving) kick-offs around both changes of the clock in New York have the right hour and day there and in Vietnam', async () => {
    const played: OpenMatch[] = [];
    for (const file of ['txt-2025-26/es.1.txt', 'world-asia/2024-25_au1.txt'])
      for (const { competition } of (await readOpenFootball(join(shared, file))).competitions)
        played.push(...competition.list);
    const at = (kickOff: number, zone: string) => {
      const { hour, minute } = wallTimeAt(kickOff, zone);
      return `${dayAt(kickOff, zone)} ${hour}:${String(minute).padStart(2, '0')}`;
    };
    // A match of the round, because clubs of Australia meet three times.
    const shown = (home: string, away: string, round: number) => {
      const match = played.find((one) => one.home === home && one.away === away && one.round === `Matchday ${round}`);
      return ['Asia/Ho_Chi_Minh', 'America/New_York'].map((zone) => at(match?.kickOff ?? 0, zone));
    };
    // Summer time ends in New York on 2 November 2025, a week after Europe, and begins on 8 March 2026, three weeks before.
    expect(shown('Real Madrid CF', 'Valencia CF', 11)).toEqual(['2025-11-02 3:00', '2025-11-01 16:00']);
    expect(shown('Real Betis Balompié', 'RCD Mallorca', 11)).toEqual(['2025-11-03 3:00', '2025-11-02 15:00']);
    expect(shown('Athletic Club', 'FC Barcelona', 27)).toEqual(['2026-03-08 3:00', '2026-03-07 15:00']);
    expect(shown('Valencia CF', 'Deportivo Alavés', 27)).toEqual(['2026-03-09 3:00', '2026-03-08 16:00']);
    // Kick-offs around midnight in New York, where an error of one hour can be another day.
    expect(shown('Wellington Phoenix', 'Auckland FC', 3)).toEqual(['2024-11-02 11:00', '2024-11-02 0:00']);
    expect(shown('Melbourne Victory', 'Macarthur FC', 3)).toEqual(['2024-11-03 12:00', '2024-11-03 1:00']);
    expect(shown('Western United', 'Melbourne City FC', 3)).toEqual(['2024-11-04 15:00', '2024-11-04 3:00']);
    expect(shown('Newcastle United Jets', 'Auckland FC', 22)).toEqual(['2025-03-09 13:00', '2025-03-09 1:00']);
    expect(shown('Auckland FC', 'Central Coast Mariners', 23)).toEqual(['2025-03-16 11:00', '2025-03-16 0:00']);
  });

  it('reads whole leagues, keeps coming matches without an hour by their day, and uses the clock of each country', async () => {
    const read = await readOpenFootball(join(shared, 'football.json/2025-26'));
    const competitions = read.competitions.map(({ competition }) => competition);
    expect(read.bad).toEqual([]);
    expect(competitions.flatMap((one) => one.bad)).toEqual([]);
    const england = competitions.find(({ name }) => name.startsWith('English'))!;
    expect([england.list.length, england.list.filter(({ dateOnly }) => dateOnly).length]).toEqual([380, 1]);
    // British Summer Time: 20:00 in England is 19:00 UTC.
    expect(new Date(england.list[0]!.kickOff).toISOString()).toBe('2025-08-15T19:00:00.000Z');
    const ids = competitions.flatMap((one) => one.list.map((each) => importedFixture(one, each, noContext).fixtureId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(importedFixture(england, england.list[0]!, noContext).league.name).toBe('Ngoại hạng Anh');
  });
});

real('all of openfootball in ../shared/data', () => {
  const folders = [
    ...['2006', '2010', '2014', '2018', '2022'].map((year) => [`worldcup.json/${year}`, 64] as const),
    ['worldcup.json/2025', 64],
    ['worldcup.json/2026', 120],
    ['euro.json/2024', 51],
    ['football.json/2024-25', 2976],
    ['football.json/2025-26', 1752],
    ['football.json/2025', 620],
    ['champions-league/2025-26', 619],
    ['txt-2025-26', 1752],
    ['txt-2026-27', 1298],
  ] as const;

  it.each(folders)(
    '%s: all %i matches read, each with an id of its own, and no zone is unknown',
    async (folder, total) => {
      const { competitions, bad } = await readOpenFootball(join(shared, folder));
      expect([bad, competitions.flatMap(({ competition }) => competition.bad)]).toEqual([[], []]);
      const ids = competitions.flatMap(({ competition }) => competition.list.map((one) => matchIdOf(competition, one)));
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
      expect(competitions.filter(({ competition }) => competition.withoutZone > 0)).toEqual([]);
    },
  );

  it('the final of 2022 begins by the clock of Qatar and ends 3–3 after extra time, 4–2 on penalties', async () => {
    const { competitions } = await readOpenFootball(join(shared, 'worldcup.json/2022'));
    const [{ competition: cup, context }] = competitions as [ReadCompetition];
    const final = importedFixture(cup, cup.list.at(-1)!, context);
    expect([final.kickOff.toISOString(), final.round, final.homeScore, final.awayScore, final.extra]).toEqual([
      '2022-12-18T15:00:00.000Z',
      'Chung kết',
      2,
      2,
      { homeScore: 3, awayScore: 3, penaltyHomeScore: 4, penaltyAwayScore: 2 },
    ]);
    expect(cup.list.flatMap(({ goals }) => goals ?? []).find(({ addedMinute }) => addedMinute === 9)?.minute).toBe(90);
  });

  it('a league has one name and one id in every season and format', async () => {
    const [json, text] = await Promise.all(
      ['football.json/2025-26/en.1.json', 'txt-2025-26/en.1.txt'].map((file) => readOpenFootball(join(shared, file))),
    );
    const [first, second] = [json!.competitions[0]!.competition, text!.competitions[0]!.competition];
    expect(leagueOf(first)).toEqual(leagueOf(second));
    expect(new Set(first.list.map((one) => matchIdOf(first, one)))).toEqual(
      new Set(second.list.map((one) => matchIdOf(second, one))),
    );
  });
});

it('[LS10] (one league) qualifying rounds are also found under the code of their file, and under the name of the season', () => {
  const matches = [{ round: 'Round 1', date: '2024-07-09', team1: 'Ballkani', team2: 'UE Santa Coloma', num: 3 }];
  const name = 'UEFA Champions League Qualifying 2024/25';
  const cup = parseCompetition({ name, matches }, { file: 'cl.quali.json' });
  expect(cup.key).toBe('uefa.cl.q');
  expect(formerLeagueIds(cup)).toEqual([name, 'cl.quali'].map((key) => numericId(`openfootball/${key}`)));
  const rest = '/Round 1/Ballkani/UE Santa Coloma';
  expect(formerMatches(cup, cup.list[0]!).map(({ fixtureId }) => fixtureId)).toEqual(
    expect.arrayContaining(
      [
        ...[`${name}//${rest}`, `cl.quali/2024/25/${rest}`],
        ...[`uefa.cl.q/2024/25/number/3`, `${name}//number/3`, 'cl.quali/2024/25/number/3'],
      ].map((key) => numericId(`openfootball/${key}`)),
    ),
  );
});

describe('what openfootball files leave open', () => {
  const parse = (matches: unknown[], file = 'xx.json', name = 'Cup') => parseCompetition({ name, matches }, { file });

  it('a match without an hour, or with one in an unknown zone, has its day', () => {
    const { list, bad, withoutZone } = parse([
      match({ time: undefined }),
      match({ time: '13:00', team2: 'Qatar' }),
      match({ time: '13:00 CET', team2: 'Canada' }),
    ]);
    expect(bad).toEqual([]);
    expect(list.map(({ kickOff, dateOnly }) => [new Date(kickOff).toISOString(), dateOnly])).toEqual([
      ['2026-06-11T12:00:00.000Z', true],
      ['2026-06-11T12:00:00.000Z', true],
      ['2026-06-11T12:00:00.000Z', false],
    ]);
    expect(withoutZone).toBe(1);
  });

  it.each([
    ['sco.1.json', '2026-06-11T12:00:00.000Z'],
    ['at.1.json', '2026-06-11T11:00:00.000Z'],
    ['br.1.json', '2026-06-11T16:00:00.000Z'],
    ['copa.l.json', '2026-06-11T16:00:00.000Z'],
    ['2025_kz1.txt', '2026-06-11T08:00:00.000Z'],
  ])('%s has the clock of its country', (file, kickOff) => {
    expect(new Date(parse([match({ time: '13:00' })], file).list[0]!.kickOff).toISOString()).toBe(kickOff);
  });

  it('the same two teams at the same ground are another match in a later round or another stage', () => {
    const competition = parse([
      match({ round: 'Matchday 30' }),
      match({ round: 'Matchday 2' }),
      match({ round: 'Matchday 2', stage: 'Championship round' }),
    ]);
    expect(competition.bad).toEqual([]);
    expect(competition.list.map(({ meeting, stage }) => [meeting, stage])).toEqual([
      [2, ''],
      [1, ''],
      [1, 'Championship round'],
    ]);
    expect(new Set(competition.list.map((one) => matchIdOf(competition, one))).size).toBe(3);
  });

  it('goals after minute 120 and added time in `offset` are added minutes', () => {
    const goals1 = [
      { name: 'A', minute: 122 },
      { name: 'B', minute: 90, offset: 4 },
    ];
    const { list } = parse([match({ score: { ft: [1, 0], et: [2, 0] }, goals1, goals2: [] })]);
    expect(list[0]?.goals?.map(({ minute, addedMinute }) => [minute, addedMinute])).toEqual([
      [90, 4],
      [120, 2],
    ]);
  });

  it('teams may be objects, and matches may stand under their round', () => {
    const { round: _, ...row } = match({ team1: { name: 'Spain', code: 'ESP' } });
    const rounds = [{ name: 'Final', matches: [row] }];
    const { list, codes } = parseCompetition({ name: 'Euro 2024', rounds }, { file: 'euro.json' });
    expect(list[0]).toMatchObject({ home: 'Spain', round: 'Final' });
    expect(codes.get('Spain')).toBe('ESP');
  });

  it('a score that is text is refused with the text', () => {
    expect(reasons([match({ score: '2-1' })])).toEqual(['1 tỷ số "2-1" không phải đối tượng hay cặp số']);
  });

  it('a Football.TXT file gives days, times, extra time, penalties and cancelled matches', () => {
    const content = [
      '= UEFA Champions League 2025/26',
      '# Matches 4',
      '» Playoffs, 1. Leg',
      '  Tue Dec/30 2025',
      '    20.45  A FC (ENG)   v B (ESP)   11-10 pen. 2-0 a.e.t. (2-0, 1-0)',
      '           C            v D         [cancelled]',
      '  Fri Jan 2',
      '    18:00  E            v F',
      '    18:00  G            v H         2:1',
    ].join('\n');
    const { list, bad } = parseCompetition(parseText(content), { file: 'cl.txt' });
    expect(list.map(({ home, kickOff, status }) => [home, new Date(kickOff).toISOString(), status])).toEqual([
      ['A FC (ENG)', '2025-12-30T19:45:00.000Z', RawStatus.finished],
      ['C', '2025-12-30T19:45:00.000Z', RawStatus.cancelled],
      ['E', '2026-01-02T17:00:00.000Z', RawStatus.notStarted],
    ]);
    expect(list[0]).toMatchObject({
      full: [2, 0],
      half: [1, 0],
      extra: { homeScore: 2, awayScore: 0, penaltyHomeScore: 11, penaltyAwayScore: 10 },
    });
    expect(bad.map(({ reason }) => reason)).toEqual(['tỷ số "2:1" không phải đối tượng hay cặp số']);
  });

  it('[LS10] (older text files) have the result between the teams, the day in brackets or before the match', () => {
    const content = [
      '= English Premier League 2010/11   # in England',
      'Matchday 1',
      '[Sat Aug/14]',
      '  Aston Villa              3-0 (2-0)  West Ham',
      '  12.45  Tottenham         0-0  Manchester City',
      'Round 2',
      'Aug/28 Blackburn 1-2 Arsenal',
      '  Standard Liège  v RSC Anderlecht   5-0 [awarded]',
      'Jan/15 Wigan 1-1 a.e.t. (1-1, 0-1), 4-2 pen. Fulham',
    ].join('\n');
    const { name, list, bad } = parseCompetition(parseText(content), { file: '1-premierleague.txt' });
    expect([name, bad]).toEqual(['English Premier League 2010/11', []]);
    expect(list.map(({ round, home, away, full, kickOff }) => [round, home, away, full?.join('-'), kickOff])).toEqual([
      ['Matchday 1', 'Aston Villa', 'West Ham', '3-0', Date.parse('2010-08-14T12:00:00Z')],
      ['Matchday 1', 'Tottenham', 'Manchester City', '0-0', Date.parse('2010-08-14T11:45:00Z')],
      ['Round 2', 'Blackburn', 'Arsenal', '1-2', Date.parse('2010-08-28T12:00:00Z')],
      ['Round 2', 'Standard Liège', 'RSC Anderlecht', '5-0', Date.parse('2010-08-28T12:00:00Z')],
      ['Round 2', 'Wigan', 'Fulham', '1-1', Date.parse('2011-01-15T12:00:00Z')],
    ]);
    expect([list[0]?.half, list[3]?.status, list[4]?.extra?.penaltyHomeScore]).toEqual([[2, 0], RawStatus.finished, 4]);
  });

  it('[LS10] (older text files) tournaments have groups, numbers, and the offset of each stadium', () => {
    const content = [
      '= Copa América 2024      # in USA',
      'Group A  |  Argentina       Peru       Chile      Canada  ',
      'Matchday 1  |  Thu Jun/20 - Mon Jun/24',
      'Group A:',
      ' (1) Thu Jun/20 20:00    Argentina      2-0   Canada  @ Mercedes-Benz Stadium, Atlanta, Georgia (UTC−4)',
      "                 [Álvarez 49' La. Martínez 88']",
      "                  [-; David 74']",
      '(17) Sat Jun/29 20:00    Argentina      -   Peru    @ Hard Rock Stadium, Miami Gardens, Florida (UTC−4)',
      'Quarter-finals',
      '(25) Thu Jul/4 20:00   Argentina     1-1 (1-0), 4-2 pen.   Ecuador  @ NRG Stadium, Houston, Texas (UTC−5)',
    ].join('\n');
    const cup = parseCompetition(parseText(content), { file: 'copa.txt' });
    expect([cup.name, cup.bad]).toEqual(['Copa América 2024', []]);
    expect(
      cup.list.map((one) => [one.number, new Date(one.kickOff).toISOString(), one.place.phase, one.place.group]),
    ).toEqual([
      [1, '2024-06-21T00:00:00.000Z', 'group', 'A'],
      [17, '2024-06-30T00:00:00.000Z', 'group', 'A'],
      [25, '2024-07-05T01:00:00.000Z', 'knockout', ''],
    ]);
    expect([cup.list[0]?.ground, cup.list[1]?.status, cup.list[2]?.extra]).toEqual([
      'Mercedes-Benz Stadium, Atlanta, Georgia',
      RawStatus.notStarted,
      { homeScore: 1, awayScore: 1, penaltyHomeScore: 4, penaltyAwayScore: 2 },
    ]);
  });

  describe('days without a year, in a file of text', () => {
    const daysOf = (title: string, days: readonly string[]) => {
      const lines = days.flatMap((day, index) => [day, `  20:00  Team ${index}  v Guest`]);
      const { list, bad } = parseCompetition(parseText([`= ${title}`, ...lines].join('\n')), { file: 'en.1.txt' });
      expect(bad).toEqual([]);
      return list.map(({ kickOff }) => new Date(kickOff).toISOString().slice(0, 10));
    };

    it('have the year in which the date falls on their weekday, in whatever order they stand', () => {
      const days = ['Sat Aug 9', 'Sat Jan 10', 'Tue Aug 26', 'Wed Dec 3', 'Sun May 24', 'Mon Sep 1'];
      const expected = ['2025-08-09', '2026-01-10', '2025-08-26', '2025-12-03', '2026-05-24', '2025-09-01'];
      expect(daysOf('League 2025/26', days)).toEqual(expected);
      expect(daysOf('League 2025', ['Sat Dec 6', 'Sat Mar 1', 'Sat Feb 7'])).toEqual([
        '2025-12-06',
        '2025-03-01',
        '2026-02-07',
      ]);
    });

    it('go on from year to year in a competition of several years', () => {
      const days = ['Thu Sep 7 2023', 'Tue Nov 21', 'Thu Sep 5', 'Tue Mar 25 2025', 'Tue Sep 9'];
      const expected = ['2023-09-07', '2023-11-21', '2024-09-05', '2025-03-25', '2025-09-09'];
      expect(daysOf('Qualification 2026', days)).toEqual(expected);
    });

    it('with a weekday that no year of the season has stay near the day before', () => {
      expect(daysOf('League 2025/26', ['Sat Jan 10', 'Tue Jan 17'])).toEqual(['2026-01-10', '2026-01-17']);
    });
  });

  it('a byte order mark is taken; UTF-16 and Latin-1 are refused in words', () => {
    const text = '{"name":"Örebro"}';
    expect(decodeText(Buffer.from(`\uFEFF${text}`))).toEqual({ text });
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(decodeText(bytes)).toEqual({ reason: 'tệp có mã UTF-16, hãy lưu lại bằng UTF-8' });
    expect(decodeText(Buffer.from(text, 'latin1'))).toEqual({
      reason: 'tệp không phải UTF-8 (có lẽ là Latin-1), hãy lưu lại bằng UTF-8',
    });
  });
});

describe('invalid openfootball files', () => {
  it('reports each unusable row with its reason and keeps the good ones', () => {
    const matches = [
      match({}),
      match({ team2: 'Mexico' }),
      match({ team1: '' }),
      match({ date: '2026-02-30' }),
      match({ time: '25:00 UTC-6' }),
      match({ time: '13:00 XYZ' }),
      match({ score: { ft: [1, 0], ht: [2, 0] } }),
      match({ score: { ft: [1] } }),
      match({ score: { ft: ['a', 0] } }),
      match({ goals1: [{ name: 'A', minute: '9' }], goals2: [] }),
      match({
        goals1: [
          { name: 'A', minute: '9' },
          { name: 'A', minute: 'chín' },
        ],
        goals2: [],
      }),
      match({ status: 'vanished' }),
      match({}),
      'x',
      match({ time: '15:00 UTC-6' }),
    ];
    expect(parseCompetition({ name: 'Cup', matches }, { file: 'cup.json' }).list).toHaveLength(1);
    expect(reasons(matches)).toEqual([
      '2 hai đội trùng nhau',
      '3 trường team1 thiếu hoặc sai',
      '4 ngày giờ "2026-02-30 13:00 UTC-6" không đọc được',
      '5 ngày giờ "2026-06-11 25:00 UTC-6" không đọc được',
      '6 ngày giờ "2026-06-11 13:00 XYZ" không đọc được',
      '7 tỷ số hiệp 1 lớn hơn cả trận',
      '8 tỷ số ft không phải hai số',
      '9 tỷ số ft không phải hai số',
      '10 số bàn thắng không khớp tỷ số',
      '11 phút ghi bàn "chín" không đọc được',
      '12 trạng thái "vanished" không biết',
      '13 trùng trận Mexico – South Africa',
      '14 dòng không phải đối tượng',
      '15 trùng trận Mexico – South Africa',
    ]);
  });

  it('a file of another kind, invalid JSON and an empty folder are each one bad input', async () => {
    expect(parseCompetition([], { file: 'a.json' }).bad).toEqual([
      { file: 'a.json', row: null, reason: 'không phải đối tượng JSON' },
    ]);
    expect(parseCompetition({ matches: [] }, { file: 'a.json' }).bad[0]?.reason).toBe('thiếu tên giải (name)');
    expect(parseCompetition({ name: 'X', matches: {} }, { file: 'a.json' }).bad[0]?.reason).toBe(
      'data không phải danh sách',
    );
    const folder = await mkdtemp(join(tmpdir(), 'open-'));
    expect((await readOpenFootball(folder)).bad[0]?.reason).toBe('không có tệp .json hay .txt nào ở đây');
    await writeFile(join(folder, 'en.1.json'), '{"name":');
    expect((await readOpenFootball(folder)).bad).toEqual([
      { file: join(basename(folder), 'en.1.json'), row: null, reason: 'không phải JSON hợp lệ' },
    ]);
    expect((await readWorldCup(folder)).bad).toEqual([{ file: 'worldcup.json', row: null, reason: 'thiếu tệp' }]);
    expect((await readOpenFootball('/nowhere/at/all')).bad).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it('goals carry the score after each, own goals and penalties as such, added minutes apart', () => {
    const { list } = parseCompetition(
      {
        name: 'Cup',
        matches: [
          match({
            score: { ft: [1, 1], et: [2, 1] },
            goals1: [
              { name: 'A', minute: '90+4', penalty: true },
              { name: 'B', minute: '106' },
            ],
            goals2: [{ name: 'C', minute: '9', owngoal: true }],
          }),
        ],
      },
      { file: 'cup.json' },
    );
    expect(list[0]?.status).toBe(RawStatus.finished);
    expect(
      goalEvents(list[0]!.goals!).map(({ type, minute, addedMinute, homeScore, awayScore }) => [
        type,
        minute,
        addedMinute,
        homeScore,
        awayScore,
      ]),
    ).toEqual([
      [EventType.ownGoal, 9, 0, 0, 1],
      [EventType.penaltyScored, 90, 4, 1, 1],
      [EventType.goal, 106, 0, 2, 1],
    ]);
  });

  it('a minute past ninety is added time where no extra time was played', () => {
    const goals1 = [{ name: 'A', minute: '92' }];
    const { list } = parseCompetition(
      { name: 'Cup', matches: [match({ score: { ft: [1, 0] }, goals1, goals2: [] })] },
      { file: 'cup.json' },
    );
    expect(list[0]?.goals?.[0]).toMatchObject({ minute: 90, addedMinute: 2 });
  });

  it('reads times with an offset, and by the clock of a country through its summer time', () => {
    const iso = (...args: Parameters<typeof kickOffTime>) => new Date(kickOffTime(...args) ?? Number.NaN).toJSON();
    expect(iso('2026-06-11', '13:00 UTC-6', undefined)).toBe('2026-06-11T19:00:00.000Z');
    expect(iso('2026-03-26', '19:45 UTC±0', undefined)).toBe('2026-03-26T19:45:00.000Z');
    expect(iso('2026-01-10', '15:00', 'Europe/London')).toBe('2026-01-10T15:00:00.000Z');
    expect(iso('2026-07-10', '15:00', 'Europe/London')).toBe('2026-07-10T14:00:00.000Z');
    expect(iso('2026-07-10', '15:00', 'Asia/Ho_Chi_Minh')).toBe('2026-07-10T08:00:00.000Z');
    for (const time of ['15:00 CET?', '7:00', '', 7])
      expect(kickOffTime('2026-07-10', time, 'Europe/Paris')).toBeUndefined();
  });
});

describe('the names of clubs', () => {
  it.each([
    ['Arsenal FC (ENG)', 'Arsenal FC', 'Arsenal FC'],
    ['Inter (ITA)', 'FC Internazionale Milano', 'FC Internazionale Milano'],
    // Another club than that of England.
    ['Liverpool FC (URU)', 'Liverpool FC (URU)', 'Liverpool FC'],
    ['Arsenal FC', 'Arsenal FC', 'Arsenal FC'],
    ['Germany (U21)', 'Germany (U21)', 'Germany (U21)'],
    // Files of other years.
    ['Chelsea', 'Chelsea FC', 'Chelsea FC'],
    ['Chelsea (ENG)', 'Chelsea FC', 'Chelsea FC'],
    ['Bor. Mönchengladbach', 'Borussia Mönchengladbach', 'Borussia Mönchengladbach'],
    ['R. Madrid', 'Real Madrid CF', 'Real Madrid CF'],
    ['Atalanta Bergamo', 'Atalanta BC', 'Atalanta BC'],
    ['Stade Rennais FC', 'Stade Rennais FC 1901', 'Stade Rennais FC 1901'],
    // The club of Monaco plays in France.
    ['AS Monaco FC (MCO)', 'AS Monaco FC', 'AS Monaco FC'],
    ['AS Monaco', 'AS Monaco FC', 'AS Monaco FC'],
    // Clubs of several countries have this name.
    ['Everton', 'Everton', 'Everton'],
  ])('[LS10] (one club) %s is the club %s', (name, key, shown) => {
    expect(clubOf(name)).toMatchObject({ key, shown });
  });

  it('[LS10] (one club) a club is also found under the ids that earlier versions gave to its other names', () => {
    const ids = (...names: string[]) => names.map((name) => numericId(`openfootball/${name}`));
    expect(formerTeamIds('Chelsea FC')).toEqual([]);
    expect(formerTeamIds('Chelsea')).toEqual(ids('Chelsea'));
    expect(formerTeamIds('Chelsea (ENG)')).toEqual(ids('Chelsea (ENG)', 'Chelsea'));
    expect(formerTeamIds('Liverpool FC (URU)')).toEqual([]);
    expect(formerTeamIds('Inter (ITA)')).toEqual(ids('Inter (ITA)'));
  });

  it('[LS10] (one club) each former name, with or without a country, is still a name of the same club', () => {
    const names = Object.keys(leagueNames).flatMap((name) => [name, `${name} (ITA)`, leagueNames[name]!]);
    const another = names.flatMap((name) => {
      const { key, formerKeys } = clubOf(name);
      return formerKeys.filter((former) => clubOf(former).key !== key).map((former) => [name, former]);
    });
    expect(another).toEqual([]);
  });
});

describe('squads of a folder', () => {
  it('[LS10] (squads) reports players without a name or a number, and keeps the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'squads-'));
    await writeFile(join(folder, 'worldcup.json'), JSON.stringify({ name: 'Cup', matches: [match({})] }));
    const players = [
      { number: 1, pos: 'GK', name: 'Thủ Môn' },
      { pos: 'DF', number: 'x', name: 'Hậu Vệ' },
      { number: 9 },
    ];
    await writeFile(join(folder, 'worldcup.squads.json'), JSON.stringify([{ name: 'Mexico', players }, { players }]));
    const { competitions, bad } = await readWorldCup(folder);
    await rm(folder, { recursive: true });
    expect(competitions[0]!.squads).toEqual([
      { teamId: numericId('openfootball/Mexico'), players: [{ name: 'Thủ Môn', number: 1, keeper: true }] },
    ]);
    expect(bad.map(({ file, row }) => [file, row])).toEqual([
      ['worldcup.squads.json', 2],
      ['worldcup.squads.json', 2],
      ['worldcup.squads.json', 3],
    ]);
  });
});
