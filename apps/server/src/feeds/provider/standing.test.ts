import { parseStanding } from './standing.js';

const table = (...deductions: unknown[]) => ({
  leagueInfo: { currentSeason: '2026-2027' },
  totalStandings: deductions.map((deduction, index) => ({ teamId: String(index + 1), deduction })),
});

describe('a table of the provider', () => {
  it('[PF16] (sign) a number of points with or without a minus sign means that they were taken', () => {
    const { season, adjustments, bad } = parseStanding(
      table(3, -3, '6', '-6', 0, '', null, undefined, '0', -0),
      'standing',
    );
    expect([season, adjustments, bad]).toEqual(['2026/27', { 1: -3, 2: -3, 3: -6, 4: -6 }, []]);
  });

  it('[PF16] (nonsense) what is no number of points is reported and left out, and the other teams count', () => {
    const nonsense = ['ba', 1.5, '3.0', 101, -1e9, NaN, true, {}, [3], '٣', '--3', '3 points'];
    const { adjustments, unread, bad } = parseStanding(table(3, ...nonsense), 'standing');
    expect(adjustments).toEqual({ 1: -3 });
    expect(unread).toEqual(nonsense.map((_, index) => String(index + 2)));
    expect(bad.map(({ row }) => row)).toEqual(nonsense.map((_, index) => index + 2));
    expect(bad[0]?.reason).toBe('điểm trừ ba sai');
  });

  it('[PF16] (nonsense) a row without a team is left out, and any team may be the one of it', () => {
    const rows = [{ deduction: 3 }, 'x', { teamId: 'a b', deduction: 3 }, { teamId: '7', deduction: 3 }];
    const { adjustments, unread } = parseStanding({ totalStandings: rows }, 'standing');
    expect([adjustments, unread]).toEqual([{ 7: -3 }, 'all']);
  });
});
