import { render } from '@testing-library/react';
import { MoveChart } from './MoveChart.js';

it('[OT8] (same second) each change of the line has its rule and its place in the band', () => {
  const at = 1_000;
  const chart = (lines: { at: number; text: string }[]) => (
    <MoveChart
      summary="Kèo chấp"
      series={[{ name: 'CAHN', points: [{ at: 0, value: 0.9, line: 0.5 }] }]}
      lines={lines}
      until={10_000}
      priceText={String}
      timeText={String}
    />
  );
  const same = [
    { at: 0, text: '0.5' },
    { at, text: '0.5-1' },
    { at, text: '0.5' },
  ];
  const { container, rerender } = render(chart(same));
  // React leaves elements of equal keys behind when the list changes.
  rerender(chart([...same.slice(0, 1), { at: 500, text: '1' }, ...same.slice(1)]));
  rerender(chart(same));
  expect(container.querySelectorAll('[data-part="change"]')).toHaveLength(2);
  const band = [...container.querySelectorAll('span')].filter(({ style }) => style.left !== '');
  expect(band.map(({ textContent }) => textContent)).toEqual(['0.5', '0.5-1', '0.5']);
});
