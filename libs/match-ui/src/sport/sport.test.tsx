import { render, screen } from '@testing-library/react';
import { FoulPips } from './FoulPips.js';
import { LeadChart } from './LeadChart.js';
import { PeriodTable } from './PeriodTable.js';

const team = (name: string, score: number) => ({
  name,
  crest: { code: 'SĐ', colors: ['#b91c1c', '#f4c542'] as const },
  score,
});

test('a period to come is blank, and each column has its name in full', () => {
  render(
    <PeriodTable
      caption="Điểm từng hiệp"
      teamsLabel="Đội"
      totalLabel="Tổng"
      home={team('Sóng Đỏ', 21)}
      away={team('Sếu Vàng', 18)}
      periods={[
        { label: 'H1', name: 'Hiệp 1', points: [21, 18], running: true },
        { label: 'H2', name: 'Hiệp 2' },
      ]}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Hiệp 2' })).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['21', '', '21'],
    ['18', '', '18'],
  ]);
});

test('more fouls than the limit fill all pips and no more', () => {
  const { container } = render(<FoulPips label="Lỗi" count={7} limit={5} note="Quá lỗi" />);
  expect(container.querySelectorAll('[data-on]').length).toBe(5);
  expect(container.querySelector('[data-over]')).toBeTruthy();
});

test('a chart says in one sentence what it draws, has no label under the end of its line, and draws nothing before the first point', () => {
  const chart = {
    shape: 'steps',
    homeLabel: 'A dẫn',
    awayLabel: 'B dẫn',
    sections: [{ name: 'H1', length: 40 }],
    leadText: String,
  } as const;
  const { rerender } = render(<LeadChart {...chart} summary="A hơn 3" points={[{ at: 10, lead: 3 }]} />);
  expect(screen.getByRole('img', { name: 'A hơn 3' })).toBeTruthy();
  expect(screen.getByText('+3')).toBeTruthy();
  // The end of the line is at the left; the labels of the halves are at the right.
  expect(screen.getByText('A dẫn').dataset['part']).toBe('right');
  rerender(<LeadChart {...chart} summary="A hơn 3" points={[{ at: 30, lead: 3 }]} />);
  expect(screen.getByText('A dẫn').dataset['part']).toBe('left');
  rerender(<LeadChart {...chart} summary="Chưa có điểm" points={[]} />);
  expect(screen.queryByText(/^\+/)).toBeNull();
});
