import { fireEvent, render, screen, within } from '@testing-library/react';
import { type CompareLabels, CompareTable, type CompareTableProps } from './CompareTable.js';

const labels: CompareLabels = {
  up: 'tăng',
  down: 'giảm',
  locked: 'Tạm khóa',
  closed: 'Đã đóng',
  opening: 'mở cửa',
  company: 'Nhà cái',
  line: 'Mức kèo',
  best: 'Tốt nhất',
  none: 'Chưa có kèo',
  showMoves: (company) => `Xem biến động kèo của ${company}`,
};

const rows: CompareTableProps['rows'] = [
  {
    id: '1',
    company: 'Nhà cái A',
    line: { text: '0.5', by: 'CAHN chấp' },
    prices: [{ text: '0.95', best: true }, { text: '0.90' }],
  },
  { id: '2', company: 'Nhà cái B', line: { text: '0.5' }, prices: [{ text: '0.92', state: 'locked' }, undefined] },
];

const show = (more: Partial<CompareTableProps> = {}) => {
  const chosen: unknown[] = [];
  const watched: string[] = [];
  render(
    <CompareTable
      caption="Kèo chấp"
      labels={labels}
      columns={['CAHN', 'TXNĐ']}
      rows={rows}
      onWatch={(row) => watched.push(row)}
      onChoose={(choice) => chosen.push(choice)}
      {...more}
    />,
  );
  return { chosen, watched };
};
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('CompareTable', () => {
  it('[OT9] the best and a suspended price are marked in words, and a missing price is a dash', () => {
    show();
    expect(within(row(/Nhà cái A/)).getAllByText('Tốt nhất')).toHaveLength(1);
    expect(row(/Nhà cái B/).textContent).toContain('Tạm khóa');
    expect(within(row(/Nhà cái B/)).getByTitle('Chưa có kèo').textContent).toBe('–');
  });

  it('a company opens its movement, an open price opens its payout; a suspended price is not a button', () => {
    const { chosen, watched } = show({ watched: '1' });
    expect(screen.getByRole('button', { name: 'Nhà cái A' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Nhà cái B' }));
    fireEvent.click(screen.getByRole('button', { name: '0.90' }));
    expect([watched, chosen]).toEqual([['2'], [{ row: '1', column: 1 }]]);
    expect(within(row(/Nhà cái B/)).getAllByRole('button')).toHaveLength(1);
  });

  it('[OT6] (compare part) the note is under the company of the chosen price', () => {
    show({ chosen: { row: '1', column: 0 }, note: 'Ăn đủ +95' });
    expect(screen.getAllByRole('row')[2]?.textContent).toBe('Ăn đủ +95');
  });

  it('names a column whole for screen readers where its short name stands', () => {
    show({ columns: ['Borussia Mönchengladbach', 'Hà Nội'], shortColumns: ['BMG', undefined] });
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.title)).toEqual(['', '', 'Borussia Mönchengladbach', 'Hà Nội']);
    expect(screen.getByRole('columnheader', { name: 'Borussia Mönchengladbach' }).textContent).toContain('BMG');
    expect(screen.getByRole('columnheader', { name: 'Hà Nội' }).textContent).toBe('Hà Nội');
  });
});
