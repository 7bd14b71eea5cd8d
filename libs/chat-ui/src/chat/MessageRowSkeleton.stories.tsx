import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageRowSkeleton } from './MessageRowSkeleton.js';

const meta = {
  title: 'Chat/MessageRowSkeleton',
  component: MessageRowSkeleton,
  parameters: { layout: 'padded' },
  args: { label: 'Đang tải' },
} satisfies Meta<typeof MessageRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
