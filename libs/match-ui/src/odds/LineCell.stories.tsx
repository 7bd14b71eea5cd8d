import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineCell } from './PriceCell.js';

const meta = {
  title: 'Odds/LineCell',
  component: LineCell,
  parameters: { layout: 'padded' },
  args: { line: '0-0.5', openingLabel: 'mở cửa' },
} satisfies Meta<typeof LineCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Moved: Story = { args: { openingLine: '0.5-1' } };

export const Word: Story = { args: { line: 'Xỉu', word: true } };
