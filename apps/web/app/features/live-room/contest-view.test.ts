import {
  ContestStat,
  type Fixture,
  MatchState,
  type MatchStat,
  PeriodStat,
  RawStatus,
  SportType,
} from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { room } from '../../i18n/vi/lazy/room';
import {
  ContestStats,
  foulViews,
  gameViews,
  goldLeads,
  lapFacts,
  lapLeads,
  lapsLabel,
  lapStates,
  objectives,
  periodViews,
  pointFacts,
  pointLeads,
  runnerViews,
} from './contest-view';

const i18n = new I18n('vi');
i18n.addResources('room', room);
const t = i18n.getFixedT('room');

const stat = (type: number, home: number, away: number): MatchStat => ({ type, home, away });
const stats = (...list: readonly (readonly [number, number, number])[]) =>
  new ContestStats(list.map(([type, home, away]) => stat(type, home, away)));
const contest = (part: Partial<Fixture>) =>
  fixture({ state: MatchState.live, status: RawStatus.firstHalf, extra: null, ...part });

describe('[LS4] (basketball)', () => {
  const game = contest({ sportType: SportType.basketball, period: 3, homeScore: 50, awayScore: 47 });
  const scores = [
    [PeriodStat.score + 1, 21, 18],
    [PeriodStat.score + 2, 17, 24],
    [PeriodStat.score + 3, 12, 5],
  ] as const;

  test('the quarter being played stands out, and those to come are blank', () => {
    const views = periodViews(game, stats(...scores), t);
    expect(views.map(({ label, points, running }) => [label, points, running])).toEqual([
      ['H1', [21, 18], false],
      ['H2', [17, 24], false],
      ['H3', [12, 5], true],
      ['H4', undefined, false],
    ]);
    const paused = periodViews({ ...game, status: RawStatus.halfTime }, stats(...scores), t);
    expect(paused.some(({ running }) => running)).toBe(false);
  });

  test('overtime adds columns with names of their own', () => {
    const overtime = [4, 5, 6].map((number) => [PeriodStat.score + number, 1, 1] as const);
    const views = periodViews({ ...game, period: 6 }, stats(...scores, ...overtime), t);
    expect(views.map(({ label }) => label)).toEqual(['H1', 'H2', 'H3', 'H4', 'HP1', 'HP2']);
    expect(views.at(-1)).toMatchObject({ name: 'Hiệp phụ 2', running: true });
  });

  test('five team fouls are said in words, with the side that throws', () => {
    const [home, away] = foulViews(game, stats([ContestStat.teamFouls, 5, 4], [ContestStat.timeOutsLeft, 1, 2]), t);
    expect(home).toEqual({
      label: 'Lỗi đồng đội CAHN',
      count: 5,
      note: 'Quá lỗi: Nam Định ném phạt',
      more: 'Hội ý còn 1',
    });
    expect(away?.note).toBe('Thêm 1 lỗi: đối thủ ném phạt');
    const over = { ...game, state: MatchState.ended, status: RawStatus.finished };
    expect(foulViews(over, stats([ContestStat.teamFouls, 5, 4]), t)).toEqual([]);
  });

  test('the chart has the lead of each minute and the length of the whole game', () => {
    const minutes = Array.from({ length: 24 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
    const chart = pointLeads(game, stats(...scores, ...minutes), t)!;
    expect(chart.points.slice(0, 2)).toEqual([
      { at: 1, lead: -2 },
      { at: 2, lead: -1 },
    ]);
    expect([chart.points.length, chart.until, chart.sections.length]).toEqual([24, 40, 4]);
    expect(chart.summary).toContain('CAHN đang hơn 3 điểm');
    expect(pointLeads(game, stats(...scores), t)).toBeUndefined();
    // Twelve minutes a quarter: more minutes than three short quarters have.
    const long = Array.from({ length: 33 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
    expect(pointLeads(game, stats(...scores, ...long), t)!.until).toBe(48);
  });

  test('the figures beneath count changes of the lead of both sides', () => {
    const facts = pointFacts(game, stats([ContestStat.leadChanges, 4, 5], [ContestStat.biggestLead, 9, 6]), t);
    expect(facts.map(({ value }) => value)).toEqual(['9', '+9', '+6']);
  });
});

describe('[LS4] (e-sport)', () => {
  const series = contest({ sportType: SportType.esport, period: 2, homeScore: 0, awayScore: 1 });
  const first = [
    [PeriodStat.score + 1, 0, 1],
    [PeriodStat.seconds + 1, 1880, 1880],
  ] as const;

  test('draws all games of the series, with winner and length of those that are over', () => {
    expect(gameViews(series, stats(...first), t)).toEqual([
      { name: 'Ván 1', state: 'over', note: '31:20', winner: expect.objectContaining({ name: 'TXNĐ' }) as unknown },
      { name: 'Ván 2', state: 'running', note: 'Đang đấu' },
      { name: 'Ván 3', state: 'coming', note: 'Nếu cần' },
    ]);
    const ended = { ...series, state: MatchState.ended, status: RawStatus.finished };
    const all = stats(...first, [PeriodStat.score + 2, 0, 1], [PeriodStat.seconds + 2, 1500, 1500]);
    expect(gameViews(ended, all, t).map(({ state, note }) => [state, note])).toEqual([
      ['over', '31:20'],
      ['over', '25:00'],
      ['coming', 'Không đấu'],
    ]);
  });

  test('the chart of gold slopes over thirty minutes or more, and the figures are those of the game', () => {
    const minutes = Array.from({ length: 12 }, (_, n) => [PeriodStat.minute + n + 1, 3000 + n * 100, 3000] as const);
    const view = stats(...first, ...minutes, [ContestStat.kills, 4, 7], [ContestStat.gold, 4100, 3000]);
    const chart = goldLeads(series, view, t)!;
    expect([chart.until, chart.shape, chart.points.at(-1)]).toEqual([30, 'slope', { at: 12, lead: 1100 }]);
    expect([chart.summary, chart.leadText(3100)]).toEqual(['CAHN đang hơn 1,1k vàng.', '3,1k']);
    expect(objectives(view, t)).toEqual([
      { label: 'Hạ gục', home: 4, away: 7 },
      { label: 'Vàng', home: 4, away: 3, unit: 'k' },
    ]);
  });
});

describe('[LS11] (laps)', () => {
  const race = contest({ sportType: SportType.marble, period: 4, homeScore: 1, awayScore: 2 });
  const laps = stats(
    [ContestStat.periods, 5, 5],
    [PeriodStat.score + 1, 1, 0],
    [PeriodStat.score + 2, 0, 1],
    [PeriodStat.score + 3, 0, 1],
    [PeriodStat.seconds + 1, 118.4, 119],
    [PeriodStat.seconds + 2, 120, 117.2],
    [PeriodStat.seconds + 3, 118.3, 118.1],
  );

  test('each lap has its winner, the next one runs, and the rest are to come', () => {
    expect(lapStates(race, laps)).toEqual(['home', 'away', 'away', 'running', 'coming']);
    expect(lapsLabel(race, laps, t)).toContain('Vòng 4/5');
  });

  test('the marble with more laps is first, and two with as many are level', () => {
    expect(runnerViews(race, t).map(({ name, place, gap }) => [name, place, gap])).toEqual([
      [race.away.name, 1, 'Dẫn đầu'],
      [race.home.name, 2, 'kém 1 vòng'],
    ]);
    expect(runnerViews({ ...race, homeScore: 2 }, t).map(({ place, gap }) => [place, gap])).toEqual([
      [1, 'Ngang nhau'],
      [1, 'Ngang nhau'],
    ]);
  });

  test('the chart has the lead after each lap, and the figures its times', () => {
    expect(lapLeads(race, laps, t)!.points.map(({ lead }) => lead)).toEqual([1, 0, -1]);
    expect(lapFacts(laps, t).map(({ value }) => value)).toEqual(['117,2 s', '0,2 s', '2']);
    expect([lapLeads(race, stats(), t), lapFacts(stats(), t)]).toEqual([undefined, []]);
  });
});
