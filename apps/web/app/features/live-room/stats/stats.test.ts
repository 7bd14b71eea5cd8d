/** @jest-environment node */
import { MatchState, RawStatus, type Shot, StatType } from '@khandai/contracts';
import { parseRows } from '@khandai/odds-parser';
import { fixture } from '../../../../test/fixtures';
import { I18n } from '../../../i18n/i18n';
import { stats as words } from '../../../i18n/vi/lazy/stats';
import { momentumRows, momentumView, pressedMinutes } from './momentum-view';
import { statGroups, statRows } from './stat-groups';
import { winPoints } from './win-points';

const i18n = new I18n('vi');
i18n.addResources('stats', words);
const t = i18n.getFixedT('stats');
const stat = (type: number, home = 1, away = 2) => ({ type, home, away });

describe('[SH11] (statistics part) figures of a match', () => {
  test('every statistic of the provider has a name and a place in a group, once', () => {
    const groups = statGroups(
      Object.values(StatType).map((type) => stat(type)),
      t,
      'vi',
    );
    const labels = groups.flatMap(({ bars }) => bars.map(({ label }) => label));
    expect(labels).toHaveLength(Object.keys(StatType).length);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('an unknown type is left out, and so is a group without figures', () => {
    const groups = statGroups([stat(StatType.corners), stat(0), stat(62), stat(501)], t, 'vi');
    expect(groups.map(({ name, bars }) => [name, bars.length])).toEqual([['Bóng chết, lỗi và thẻ', 1]]);
  });

  test('the table has decimals and percents as the bars have them', () => {
    const groups = statGroups([stat(StatType.expectedGoals, 1.62, 0.9), stat(StatType.possession, 55, 45)], t, 'vi');
    expect(statRows(groups, 'vi').map(({ head, cells }) => [head, ...cells])).toEqual([
      ['Bàn thắng kỳ vọng (xG)', '1,62', '0,90'],
      ['Kiểm soát bóng', '55%', '45%'],
    ]);
  });
});

describe('[SH11] (win probability part) probabilities by 1X2', () => {
  const KICK_OFF = '2026-11-28T12:00:00.000Z';
  const at = (minutes: number) => Date.parse(KICK_OFF) + minutes * 60_000;
  const live = fixture({
    kickOff: KICK_OFF,
    state: MatchState.live,
    status: RawStatus.secondHalf,
    halfStart: new Date(at(63)).toISOString(),
  });
  const moves = (...list: [minutes: number, prices: string, end?: string][]) =>
    list.map(([minutes, prices, end = 'false,3']) => {
      const { odds } = parseRows('europeOdds', [`1,3,2.00,3.00,4.00,${prices},${at(minutes) / 1000},${end}`]);
      return { at: at(minutes), odds: odds[0]! };
    });
  const rounded = (points: ReturnType<typeof winPoints>) =>
    points.map(({ minute, home, draw, away }) => [minute, ...[home, draw, away].map((one) => Math.round(one * 100))]);

  test('the margin is taken out, companies are averaged, and the pause of the match takes no minutes', () => {
    const one = moves([-10, '2.00,4.00,4.00', 'false,2'], [64, '1.25,8.00,20.00']);
    const other = moves([1, '1.00,1.00,1.00']);
    const points = winPoints([one, other], live, at(64));
    expect(points.map(({ minute }) => minute)).toEqual(Array.from({ length: 47 }, (_, minute) => minute));
    expect(rounded(points.filter(({ minute }) => [0, 1, 46].includes(minute)))).toEqual([
      [0, 50, 25, 25],
      [1, 42, 29, 29],
      [46, 58, 23, 19],
    ]);
    for (const { home, draw, away } of points) expect(home + draw + away).toBeCloseTo(1);
  });

  test('a closed market and a company without prices in play do not count', () => {
    const closed = moves([1, '2.00,4.00,4.00'], [10, '2.00,4.00,4.00', 'true,3']);
    expect(winPoints([closed], live, at(70)).at(-1)?.minute).toBe(9);
    const before = moves([-5, '2.00,4.00,4.00', 'false,2']);
    expect(winPoints([before], live, at(70))).toEqual([]);
    expect(winPoints([closed], fixture({ kickOff: KICK_OFF, state: MatchState.coming }), at(-1))).toEqual([]);
  });

  test('a match that is over is drawn to its last minute, without the prices of later', () => {
    const over = fixture({ kickOff: KICK_OFF, state: MatchState.ended, status: RawStatus.finished, halfStart: null });
    const points = winPoints([moves([1, '2.00,4.00,4.00'], [200, '9.00,9.00,1.01'])], over, at(300));
    expect(rounded(points).at(-1)).toEqual([90, 50, 25, 25]);
  });
});

describe('[SH11] (momentum part) momentum by shots', () => {
  const shot = (part: Partial<Shot>): Shot => ({
    ...{ shotId: '1', minute: 1, addedMinute: 0, homeShot: true, playerName: '', outcome: 'onTarget', x: 90, y: 50 },
    ...{ expectedGoals: 0.15, ...part },
  });
  const KICK_OFF = '2026-11-28T12:00:00.000Z';
  const now = Date.parse(KICK_OFF) + 9 * 60_000;
  const live = fixture({ status: RawStatus.firstHalf, halfStart: KICK_OFF });
  const lengths = (match: Parameters<typeof momentumView>[0], ...shots: Shot[]) => {
    const { values, until } = momentumView(match, shots, now);
    return [values.length, until];
  };

  test('it reaches to the running minute, and in a match that is over to its last', () => {
    const over = fixture({ state: MatchState.ended, status: RawStatus.finished, halfStart: null });
    expect(lengths(live, shot({}))).toEqual([10, 90]);
    expect(lengths(fixture({ status: RawStatus.halfTime }), shot({}))).toEqual([45, 90]);
    expect(lengths(over, shot({}))).toEqual([90, 90]);
    expect(lengths(over, shot({ minute: 118 }))).toEqual([120, 120]);
    expect(lengths(fixture({ ...over, status: RawStatus.abandoned }), shot({ minute: 31 }))).toEqual([31, 90]);
    expect(lengths(fixture({ ...over, awarded: true }), shot({ minute: 31 }))).toEqual([31, 90]);
    expect(lengths(fixture({ status: RawStatus.extraTime, halfStart: null }), shot({ minute: 93 }))).toEqual([93, 120]);
  });

  test('a shot that is known before its minute is drawn, and the side of each counts', () => {
    const { values } = momentumView(live, [shot({ minute: 12 }), shot({ minute: 2, homeShot: false })], now);
    expect(values.length).toBe(12);
    expect([values[0], values[1], Math.sign(values[11] ?? 0)]).toEqual([0, -0.5, 1]);
  });

  test('the table has the mean of each side over five minutes, and minutes are counted for who pressed more', () => {
    const values = [0.5, 0.5, -0.25, 0, 0, -1, -0.01];
    expect(momentumRows(values)).toEqual([
      { from: 1, to: 5, home: 20, away: 5 },
      { from: 6, to: 7, home: 0, away: 51 },
    ]);
    expect(pressedMinutes(values)).toEqual({ home: 2, away: 2 });
  });
});
