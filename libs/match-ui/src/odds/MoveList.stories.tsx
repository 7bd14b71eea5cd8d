import type { Meta, StoryObj } from '@storybook/react-vite';
import { oddsLabels } from '../stories/samples/odds.js';
import { MoveList } from './MoveList.js';

const meta = {
  title: 'Odds/MoveList',
  component: MoveList,
  parameters: { layout: 'padded' },
  args: {
    caption: 'Biến động kèo của Nhà cái A',
    labels: { ...oddsLabels, time: 'Giờ', line: 'Mức kèo' },
    columns: ['CAHN', 'TXNĐ'],
    rows: [
      {
        id: '2',
        time: '20:31',
        line: '0.5',
        prices: [
          { text: '0.95', move: 'up' },
          { text: '0.90', move: 'down' },
        ],
      },
      { id: '1', time: '20:12', line: '0.5-1', prices: [{ text: '0.90' }, { text: '0.94' }] },
    ],
  },
} satisfies Meta<typeof MoveList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Suspended: Story = {
  args: {
    rows: [
      {
        id: '1',
        time: '20:40',
        line: '0.5',
        prices: [
          { text: '0.95', state: 'locked' },
          { text: '0.90', state: 'locked' },
        ],
      },
    ],
  },
};
