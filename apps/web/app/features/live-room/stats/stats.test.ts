/** @jest-environment node */
import { StatType } from '@khandai/contracts';
import { I18n } from '../../../i18n/i18n';
import { stats as words } from '../../../i18n/vi/lazy/stats';
import { statGroups, statRows } from './stat-groups';

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
