import type { Meta, StoryObj } from '@storybook/react-vite';
import { OddsTableSkeleton } from './OddsTableSkeleton.js';

const meta = {
  title: 'Odds/OddsTableSkeleton',
  component: OddsTableSkeleton,
  parameters: { layout: 'padded' },
  args: { label: 'Đang tải' },
} satisfies Meta<typeof OddsTableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
