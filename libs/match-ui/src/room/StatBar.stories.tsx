import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatBar } from './StatBar.js';

const meta = {
  title: 'Match/StatBar',
  component: StatBar,
  parameters: { layout: 'padded' },
  args: { label: 'Kiểm soát bóng', home: 54, away: 46, unit: '%' },
  decorators: [(Show) => <div style={{ maxWidth: 560 }}>{Show()}</div>],
} satisfies Meta<typeof StatBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {};

export const Count: Story = { args: { label: 'Phạt góc', home: 3, away: 8, unit: undefined } };

export const Decimals: Story = {
  args: {
    label: 'Bàn kỳ vọng (xG)',
    home: 1.75,
    away: 0.9,
    unit: undefined,
    valueText: (value) => value.toFixed(2).replace('.', ','),
  },
};

export const Level: Story = { args: { label: 'Việt vị', home: 2, away: 2, unit: undefined } };

export const OneSided: Story = { args: { label: 'Thẻ đỏ', home: 0, away: 1, unit: undefined } };

export const NothingYet: Story = { args: { label: 'Sút trúng đích', home: 0, away: 0, unit: undefined } };
