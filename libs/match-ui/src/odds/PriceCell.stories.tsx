import type { Meta, StoryObj } from '@storybook/react-vite';
import { oddsLabels } from '../stories/samples/odds.js';
import { OpeningPrice, PriceCell } from './PriceCell.js';

const meta = {
  title: 'Odds/PriceCell',
  component: PriceCell,
  subcomponents: { OpeningPrice },
  parameters: { layout: 'padded' },
  args: { text: '0.92', labels: oddsLabels },
} satisfies Meta<typeof PriceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Up: Story = { args: { move: 'up' } };

export const Down: Story = { args: { move: 'down' } };

export const Negative: Story = { args: { text: '−0.98', negative: true } };

export const Suspended: Story = { args: { state: 'locked' } };

export const Closed: Story = { args: { state: 'closed' } };

export const Opening: Story = { render: () => <OpeningPrice text="0.88" label="mở cửa" /> };
