import type { Meta, StoryObj } from '@storybook/react-vite';
import { bottomTabs } from '../stories/samples/shell.js';
import { BottomBar } from './BottomBar.js';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  args: { label: 'Điều hướng', items: bottomTabs },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible only below 1024 px. */
export const Plain: Story = {};

export const ManyUnread: Story = {
  args: { items: bottomTabs.map((tab) => ({ ...tab, unread: { count: 120, label: '120 tin chưa đọc' } })) },
};
