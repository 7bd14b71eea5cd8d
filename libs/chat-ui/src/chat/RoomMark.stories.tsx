import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, icons } from '@khandai/ui-kit';
import { RoomMark } from './RoomRow.js';

const meta = {
  title: 'Chat/RoomMark',
  component: RoomMark,
  args: { children: <Icon icon={icons.users} size={20} /> },
} satisfies Meta<typeof RoomMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {};

export const Match: Story = { args: { children: <Icon icon={icons.football} size={20} /> } };
