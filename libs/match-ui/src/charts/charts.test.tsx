import { fireEvent, render, screen } from '@testing-library/react';
import { ChartTable } from './ChartTable.js';
import { MomentumChart } from './MomentumChart.js';
import { ShotMap } from './ShotMap.js';
import { WinChart } from './WinChart.js';

describe('the table of a chart', () => {
  it('has its caption, and a head for each row and column', () => {
    render(
      <ChartTable
        label="Xem bằng bảng"
        caption="Thống kê"
        columns={['Chỉ số', 'Nhà', 'Khách']}
        rows={[{ id: '52', head: 'xG', cells: ['1,75', '1,61'] }]}
      />,
    );
    fireEvent.click(screen.getByText('Xem bằng bảng'));
    expect(screen.getByRole('table', { name: 'Thống kê' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Chỉ số',
      'Nhà',
      'Khách',
    ]);
    expect(screen.getByRole('rowheader', { name: 'xG' })).toBeTruthy();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,75', '1,61']);
  });
});

describe('charts over minutes', () => {
  it('[CH1] draw a bar of each side from the middle, and lines at goals', () => {
    const { container } = render(
      <MomentumChart
        summary="Thế trận"
        values={[0.5, -1]}
        until={90}
        goals={[{ id: '1', minute: 45, side: 'home' }]}
        labels={{ home: 'A', away: 'B', homeBars: 'A ép', awayBars: 'B ép', goals: 'Bàn thắng' }}
      />,
    );
    expect(screen.getByRole('img', { name: 'Thế trận' })).toBeTruthy();
    const bars = [...container.querySelectorAll('rect')].map((bar) => [
      bar.getAttribute('data-side'),
      Number(bar.getAttribute('y')),
      Number(bar.getAttribute('height')),
    ]);
    expect(bars).toEqual([
      ['home', 27, 23],
      ['away', 50, 46],
    ]);
    expect(container.querySelector('path[data-side="home"]')?.getAttribute('d')).toBe('M50 0V100');
  });

  it('[CH1] a probability is a line from its minute on', () => {
    const { container } = render(
      <WinChart
        summary="Xác suất thắng"
        points={[
          { minute: 0, home: 0.5, draw: 0.3, away: 0.2 },
          { minute: 45, home: 1, draw: 0, away: 0 },
        ]}
        until={90}
        goals={[]}
        labels={{ home: 'A thắng', draw: 'Hòa', away: 'B thắng', goals: 'Bàn thắng' }}
        now={{ home: 'A 100%', draw: 'Hòa 0%', away: 'B 0%' }}
        shareText={(share) => `${share * 100}%`}
      />,
    );
    expect(container.querySelector('path[data-result="home"]')?.getAttribute('d')).toBe('M0 50L50 0');
    expect(screen.getByText('A 100%')).toBeTruthy();
  });
});

describe('the map of shots', () => {
  it('[CH2] home are circles and away diamonds, goals have a ring, and each shot its words', () => {
    const shot = { x: 90, y: 50, expected: 0.2, mark: 'goal' } as const;
    const { container } = render(
      <ShotMap
        summary="Cú sút"
        shots={[
          { ...shot, id: '1', side: 'home', label: '1′ A' },
          { ...shot, id: '2', side: 'away', mark: 'blocked', label: '2′ B' },
        ]}
        labels={{ home: 'A', away: 'B', goal: 'G', onTarget: 'T', offTarget: 'O', blocked: 'C' }}
      />,
    );
    const map = screen.getByRole('img', { name: 'Cú sút' });
    const groups = [...map.querySelectorAll('g > title')].map((title) => [
      title.textContent,
      title.parentElement?.querySelectorAll('path').length,
      title.nextElementSibling?.getAttribute('d')?.includes('a'),
    ]);
    expect(groups).toEqual([
      ['2′ B', 1, false],
      ['1′ A', 2, true],
    ]);
    expect(container.querySelectorAll('[data-mark="blocked"]').length).toBeGreaterThan(0);
  });
});
