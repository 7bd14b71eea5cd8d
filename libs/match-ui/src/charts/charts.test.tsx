import { fireEvent, render, screen } from '@testing-library/react';
import { ChartTable } from './ChartTable.js';

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
