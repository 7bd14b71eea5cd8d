import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { oddsLabels } from '../stories/samples/odds.js';
import { CompareTable } from './CompareTable.js';

const meta = {
  title: 'Odds/CompareTable',
  component: CompareTable,
  parameters: { layout: 'padded' },
  args: {
    caption: 'Kèo chấp',
    labels: {
      ...oddsLabels,
      company: 'Nhà cái',
      line: 'Mức kèo',
      best: 'Tốt nhất',
      none: 'Chưa có kèo',
      showMoves: (company: string) => `Xem biến động kèo của ${company}`,
    },
    columns: ['CAHN', 'TXNĐ'],
    rows: [
      {
        id: '1',
        company: 'Nhà cái A',
        line: { text: '0.5', by: 'CAHN chấp' },
        prices: [
          { text: '0.95', best: true },
          { text: '0.90', move: 'up' },
        ],
      },
      {
        id: '2',
        company: 'Nhà cái B',
        line: { text: '0.5', opening: '0.5-1' },
        prices: [{ text: '0.92', state: 'locked' }, undefined],
      },
    ],
    onWatch: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhà cái A' }));
    await expect(args.onWatch).toHaveBeenLastCalledWith('1');
  },
};

export const Watched: Story = { args: { watched: '2' } };
