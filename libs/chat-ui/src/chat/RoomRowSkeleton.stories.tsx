import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomRowSkeleton } from './RoomRowSkeleton.js';

const meta = {
  title: 'Chat/RoomRowSkeleton',
  component: RoomRowSkeleton,
  parameters: { layout: 'padded' },
  args: { label: 'Đang tải' },
} satisfies Meta<typeof RoomRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
