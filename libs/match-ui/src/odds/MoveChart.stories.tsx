import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoveChart } from './MoveChart.js';

const MINUTE = 60_000;

const meta = {
  title: 'Odds/MoveChart',
  component: MoveChart,
  parameters: { layout: 'padded' },
  args: {
    summary: 'Giá của Công An Hà Nội đi từ 0.88 lên 0.95, của Thép Xanh Nam Định từ 0.98 xuống 0.90.',
    series: [
      {
        name: 'CAHN',
        points: [0.88, 0.9, 0.95].map((value, n) => ({ at: n * 10 * MINUTE, value, line: n < 1 ? 0.5 : 0.75 })),
        text: '0.95',
        move: 'up',
      },
      {
        name: 'TXNĐ',
        points: [0.98, 0.94, 0.9].map((value, n) => ({ at: n * 10 * MINUTE, value, line: n < 1 ? 0.5 : 0.75 })),
        text: '0.90',
        move: 'down',
      },
    ],
    lines: [
      { at: 0, text: '0.5' },
      { at: 10 * MINUTE, text: '0.5-1' },
    ],
    linesLabel: 'Mức kèo',
    until: 30 * MINUTE,
    priceText: (value: number) => value.toFixed(2),
    timeText: (at: number) => `${at / MINUTE}′`,
  },
} satisfies Meta<typeof MoveChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const WithoutLines: Story = { args: { lines: undefined, linesLabel: undefined } };

export const OnePoint: Story = { args: { series: [{ name: 'CAHN', points: [{ at: 0, value: 0.9 }] }], lines: [] } };
