import {
  ContestStat,
  type Fixture,
  MatchState,
  type MatchStat,
  PeriodStat,
  RawStatus,
  SportType,
} from '@khandai/contracts';
import type { LeadChartProps } from '@khandai/match-ui';
import { fixture } from '../../../test/fixtures';
import { en } from '../../i18n/en';
import { I18n } from '../../i18n/i18n';
import { addBuiltIn } from '../../i18n/sentences';
import { room } from '../../i18n/vi/lazy/room';
import { foulViews, periodViews, pointFacts, pointLeads } from './basketball-view';
import { ContestStats, wasCalledOff } from './contest-stats';
import { gameViews, goldLeads, objectives } from './esport-view';
import { lapFacts, lapLeads, lapsLabel, lapStates, runnerViews } from './race-view';

const i18n = new I18n('vi');
i18n.addResources('room', room);
const t = i18n.getFixedT('room');

addBuiltIn('en', en);
const english = new I18n('en');
english.addResources('room', room);
const inEnglish = english.getFixedT('room');

const stat = (type: number, home: number, away: number): MatchStat => ({ type, home, away });
const stats = (...list: readonly (readonly [number, number, number])[]) =>
  new ContestStats(list.map(([type, home, away]) => stat(type, home, away)));
const endOf = ({ sections }: LeadChartProps): number => sections.reduce((sum, { length }) => sum + length, 0);
const over = { state: MatchState.ended, status: RawStatus.finished } as const;
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
    expect(foulViews({ ...game, ...over }, stats([ContestStat.teamFouls, 5, 4]), t)).toEqual([]);
  });

  test('the chart has the lead of each minute and the length of the whole game', () => {
    const minutes = Array.from({ length: 24 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
    const chart = pointLeads(game, stats(...scores, ...minutes), t)!;
    expect(chart.points.slice(0, 2)).toEqual([
      { at: 1, lead: -2 },
      { at: 2, lead: -1 },
    ]);
    expect([chart.points.length, endOf(chart), chart.sections.length]).toEqual([24, 40, 4]);
    expect(chart.summary).toContain('CAHN đang hơn 3 điểm');
    expect(pointLeads(game, stats(...scores), t)).toBeUndefined();
    // Twelve minutes a quarter: more minutes than three short quarters have.
    const long = Array.from({ length: 33 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
    expect(endOf(pointLeads(game, stats(...scores, ...long), t)!)).toBe(48);
  });

  test('the chart keeps the length of quarters that the source states, in each minute', () => {
    const stated = [ContestStat.periodMinutes, 12, 12] as const;
    const ends = Array.from({ length: 48 }, (_, last) => {
      const minutes = Array.from({ length: last + 1 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
      return endOf(pointLeads({ ...game, period: Math.floor(last / 12) + 1 }, stats(stated, ...minutes), t)!);
    });
    expect(new Set(ends)).toEqual(new Set([48]));
  });

  test('an overtime of the chart has its own name and five minutes', () => {
    const minutes = Array.from({ length: 44 }, (_, n) => [PeriodStat.minute + n + 1, n, 2] as const);
    const late = [4, 5].map((number) => [PeriodStat.score + number, 1, 1] as const);
    const chart = pointLeads({ ...game, period: 5 }, stats(...scores, ...late, ...minutes), t)!;
    expect(chart.sections.slice(3)).toEqual([
      { name: 'Hiệp 4', length: 10 },
      { name: 'HP1', length: 5 },
    ]);
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
    const ended = { ...series, ...over };
    const all = stats(...first, [PeriodStat.score + 2, 0, 1], [PeriodStat.seconds + 2, 1500, 1500]);
    expect(gameViews(ended, all, t).map(({ state, note }) => [state, note])).toEqual([
      ['over', '31:20'],
      ['over', '25:00'],
      ['coming', 'Không đấu'],
    ]);
  });

  test('a game is played if needed only while a side could win the series before it', () => {
    const notes = (part: Partial<Fixture>, games: number, ...won: readonly (readonly [number, number])[]) => {
      const list = won.map(([home, away], index) => [PeriodStat.score + index + 1, home, away] as const);
      const views = gameViews({ ...series, ...part }, stats([ContestStat.periods, games, games], ...list), t);
      return views.filter(({ state }) => state === 'coming').map(({ note }) => note);
    };
    const rest = { status: RawStatus.halfTime };
    expect(notes({ period: 1 }, 3)).toEqual(['Sắp tới', 'Nếu cần']);
    expect(notes({ ...rest, period: 2 }, 3, [1, 0], [0, 1])).toEqual(['Sắp tới']);
    expect(notes({ ...rest, period: 2 }, 3, [1, 0], [1, 0])).toEqual(['Không đấu']);
    expect(notes({ ...rest, period: 2 }, 5, [1, 0], [0, 1])).toEqual(['Sắp tới', 'Sắp tới', 'Nếu cần']);
  });

  test('the chart of gold slopes over thirty minutes or more, and the figures are those of the game', () => {
    const minutes = Array.from({ length: 12 }, (_, n) => [PeriodStat.minute + n + 1, 3000 + n * 100, 3000] as const);
    const view = stats(...first, ...minutes, [ContestStat.kills, 4, 7], [ContestStat.gold, 4100, 3000]);
    const chart = goldLeads(series, view, t, 'vi')!;
    expect(goldLeads(series, view, inEnglish, 'en')!.summary).toBe('CAHN is 1.1k gold ahead.');
    expect([endOf(chart), chart.shape, chart.points.at(-1)]).toEqual([30, 'slope', { at: 12, lead: 1100 }]);
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

  test('the leader of a race that ended is its winner, unless the race was abandoned', () => {
    const gap = (status: number) => runnerViews({ ...race, state: MatchState.ended, status }, t)[0]?.gap;
    expect([gap(RawStatus.finished), gap(RawStatus.abandoned)]).toEqual(['Về nhất', 'Dẫn đầu']);
  });

  test('the chart has the lead after each lap, and the figures its times', () => {
    expect(lapLeads(race, laps, t)!.points.map(({ lead }) => lead)).toEqual([1, 0, -1]);
    expect(lapFacts(laps, t, 'vi').map(({ value }) => value)).toEqual(['117,2 s', '0,2 s', '2']);
    expect(lapFacts(laps, inEnglish, 'en').map(({ value }) => value)).toEqual(['117.2 s', '0.2 s', '2']);
    expect([lapLeads(race, stats(), t), lapFacts(stats(), t, 'vi')]).toEqual([undefined, []]);
  });
});

test('periods without statistics are hidden once the first one must be over, and when the contest was called off', () => {
  const shown = (part: Partial<Fixture>, list = stats()) => {
    const one = contest({ period: 1, ...part });
    return [periodViews(one, list, t), gameViews(one, list, t), lapStates(one, list)].map(({ length }) => length > 0);
  };
  const scored = stats([PeriodStat.score + 1, 1, 0]);
  expect(shown({})).toEqual([true, true, true]);
  expect(shown({ period: 2 })).toEqual([false, false, false]);
  expect(shown({ period: 2 }, scored)).toEqual([true, true, true]);
  expect(shown(over)).toEqual([false, false, false]);
  expect(shown(over, scored)).toEqual([true, true, true]);
  for (const status of [RawStatus.postponed, RawStatus.cancelled]) {
    const called = { state: MatchState.ended, status, period: 0 };
    expect([wasCalledOff(contest(called)), ...shown(called, scored)]).toEqual([true, false, false, false]);
  }
  expect(wasCalledOff(contest({ ...over, status: RawStatus.abandoned }))).toBe(false);
});

test('[I2] (plurals) one lap, point or time-out is singular in English', () => {
  const race = contest({ sportType: SportType.marble, homeScore: 1, awayScore: 2 });
  expect(runnerViews(race, inEnglish).map(({ won, gap }) => [won, gap])).toEqual([
    ['2 laps won', 'In front'],
    ['1 lap won', '1 lap behind'],
  ]);
  expect(runnerViews({ ...race, awayScore: 3 }, inEnglish)[1]?.gap).toBe('2 laps behind');
  const fouls = foulViews(race, stats([ContestStat.teamFouls, 1, 1], [ContestStat.timeOutsLeft, 1, 2]), inEnglish);
  expect(fouls.map(({ more }) => more)).toEqual(['1 time-out left', '2 time-outs left']);
  expect(pointLeads(race, stats([PeriodStat.minute + 1, 0, 1]), inEnglish)?.summary).toContain('is 1 point ahead.');
});
