import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchCardSkeleton, MatchRowSkeleton } from './MatchSkeletons.js';

const meta = {
  title: 'Match/MatchSkeletons',
  component: MatchCardSkeleton,
  subcomponents: { MatchRowSkeleton },
  parameters: { layout: 'padded' },
  args: { label: 'Đang tải' },
} satisfies Meta<typeof MatchCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Rows: Story = { render: (args) => <MatchRowSkeleton {...args} /> };
