import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchCardSkeleton, MatchRowSkeleton, MessageRowSkeleton, OddsTableSkeleton } from './Skeleton.js';

const meta = {
  title: 'States/Skeleton',
  component: MatchCardSkeleton,
  subcomponents: { MatchRowSkeleton, MessageRowSkeleton, OddsTableSkeleton },
  parameters: { layout: 'padded' },
  args: { label: 'Đang tải' },
} satisfies Meta<typeof MatchCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MatchCard: Story = { args: { count: 2 } };

export const MatchRow: Story = { render: (args) => <MatchRowSkeleton {...args} /> };

export const OddsTable: Story = { render: (args) => <OddsTableSkeleton {...args} /> };

export const MessageRow: Story = { render: (args) => <MessageRowSkeleton {...args} count={4} /> };
