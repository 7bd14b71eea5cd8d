import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType, RawStatus } from '@khandai/contracts';
import { kickOffTime } from './kick-off-time.js';
import { parseCompetition } from './parse-competition.js';
import { readLeagues, readWorldCup } from './read-folder.js';
import { goalEvents, importedFixture, noContext } from './to-feed.js';

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
  parseCompetition({ name: 'Cup', matches }, 'cup.json', undefined).bad.map(
    ({ row, reason }) => `${row ?? ''} ${reason}`,
  );

real('openfootball of ../shared/data', () => {
  it('the World Cup of 2026 reads whole: 104 matches, every goal by minute, stadiums and codes', async () => {
    const { competitions, context, bad } = await readWorldCup(join(shared, 'worldcup.json/2026'));
    const [cup] = competitions;
    expect([bad, cup?.bad, cup?.undated, cup?.list.length]).toEqual([[], [], 0, 104]);
    expect(cup!.list.reduce((sum, { goals }) => sum + (goals?.length ?? 0), 0)).toBe(308);
    expect(cup!.list.every(({ goals }) => goals !== null)).toBe(true);
    const first = importedFixture(cup!, cup!.list[0]!, context);
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
    const final = importedFixture(cup!, cup!.list.at(-1)!, context);
    expect([final.round, final.homeScore, final.extra]).toEqual([
      'Chung kết',
      0,
      { homeScore: 1, awayScore: 0, penaltyHomeScore: null, penaltyAwayScore: null },
    ]);
    expect(new Set(cup!.list.map((one) => importedFixture(cup!, one, context).fixtureId)).size).toBe(104);
  });

  it('reads whole leagues, leaves out coming matches without an hour, and uses the clock of each country', async () => {
    const { competitions, bad } = await readLeagues(join(shared, 'football.json/2025-26'));
    expect(bad).toEqual([]);
    expect(competitions.flatMap((one) => one.bad)).toEqual([]);
    const england = competitions.find(({ name }) => name.startsWith('English'))!;
    expect([england.list.length, england.undated]).toEqual([379, 1]);
    // British Summer Time: 20:00 in England is 19:00 UTC.
    expect(new Date(england.list[0]!.kickOff).toISOString()).toBe('2025-08-15T19:00:00.000Z');
    const ids = competitions.flatMap((one) => one.list.map((each) => importedFixture(one, each, noContext).fixtureId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(importedFixture(england, england.list[0]!, noContext).league.name).toBe('Ngoại hạng Anh');
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
      match({ time: '13:00' }),
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
    expect(parseCompetition({ name: 'Cup', matches }, 'cup.json', undefined).list).toHaveLength(1);
    expect(reasons(matches)).toEqual([
      '2 hai đội trùng nhau',
      '3 trường team1 thiếu hoặc sai',
      '4 ngày giờ "2026-02-30 13:00 UTC-6" không đọc được',
      '5 ngày giờ "2026-06-11 25:00 UTC-6" không đọc được',
      '6 ngày giờ "2026-06-11 13:00" không đọc được',
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
    expect(parseCompetition([], 'a.json', undefined).bad).toEqual([
      { file: 'a.json', row: null, reason: 'không phải đối tượng JSON' },
    ]);
    expect(parseCompetition({ matches: [] }, 'a.json', undefined).bad[0]?.reason).toBe('thiếu tên giải (name)');
    expect(parseCompetition({ name: 'X', matches: {} }, 'a.json', undefined).bad[0]?.reason).toBe(
      'data không phải danh sách',
    );
    const folder = await mkdtemp(join(tmpdir(), 'open-'));
    expect((await readLeagues(folder)).bad[0]?.reason).toBe('không có tệp .json nào ở đây');
    await writeFile(join(folder, 'en.1.json'), '{"name":');
    expect((await readLeagues(folder)).bad).toEqual([
      { file: 'en.1.json', row: null, reason: 'không phải JSON hợp lệ' },
    ]);
    expect((await readWorldCup(folder)).bad).toEqual([{ file: 'worldcup.json', row: null, reason: 'thiếu tệp' }]);
    expect((await readLeagues('/nowhere/at/all')).bad).toHaveLength(1);
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
      'cup.json',
      undefined,
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
      'cup.json',
      undefined,
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
