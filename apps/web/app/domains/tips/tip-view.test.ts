import { I18n } from '../../i18n/i18n';
import { tipCard } from '../../i18n/vi/lazy/tip-card';
import { aFixture } from '@khandai/testing';
import { aTip } from './samples';
import { isOpen, marketName, pickName, priceText, recordText, resultName } from './tip-view';

const i18n = new I18n('vi');
i18n.addResources('tipCard', tipCard);
const t = i18n.getFixedT('tipCard');
const match = { home: 'Hải Phòng', away: 'CA TP.HCM' };

describe('what a tip says', () => {
  test.each([
    [30, 'home', 0.25, 'Hải Phòng −0.25'],
    [30, 'away', 0.25, 'CA TP.HCM +0.25'],
    [30, 'home', -0.5, 'Hải Phòng +0.5'],
    [40, 'away', 0, 'CA TP.HCM 0'],
    [10, 'over', 2.25, 'Tài 2.25'],
    [50, 'under', 1, 'Xỉu 1'],
    [20, 'home', null, 'Hải Phòng thắng'],
    [20, 'draw', null, 'Hai đội hòa'],
  ] as const)('names the pick of market %d on %s at line %s', (market, side, line, name) => {
    expect(pickName({ market, side, line, match }, t)).toBe(name);
  });

  test('names the market with its part of the match', () => {
    expect([marketName({ market: 30 }, t), marketName({ market: 50 }, t)]).toEqual([
      'Kèo chấp · Cả trận',
      'Tài xỉu · Hiệp 1',
    ]);
  });

  test('writes prices as the user chose, those of 1X2 always decimal', () => {
    expect(priceText({ market: 30 }, 1.05, 'malay')).toEqual({ text: '−0.95', negative: true });
    expect(priceText({ market: 20 }, 3.25, 'malay').text).toBe('3.25');
  });

  test('says half wins and half losses', () => {
    expect(
      [
        { result: 10, half: true } as const,
        { result: 20, half: false } as const,
        { result: 30, half: true } as const,
        { result: null, half: false } as const,
      ].map((one) => resultName(one, t)),
    ).toEqual(['Thắng nửa', 'Hòa kèo', 'Thua nửa', undefined]);
  });

  test('is open until the kick-off, by the clock of the page', () => {
    const tip = aTip(aFixture());
    const kickOff = Date.parse(tip.lockedAt);
    expect([isOpen(tip, kickOff - 1), isOpen(tip, kickOff), isOpen({ ...tip, state: 'void' }, 0)]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('gives no rate without the size of its sample', () => {
    expect(recordText(aTip(aFixture()).tipster, t)).toBe('thắng 64% của 50 tip');
  });
});
