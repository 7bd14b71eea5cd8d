import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './Badge.js';
import { IconButton } from './IconButton.js';
import * as icons from './icons.js';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { icon: icons.star, label: 'Quan tâm' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Pressed: Story = { args: { 'aria-pressed': true } };

export const Small: Story = { args: { size: 'sm', icon: icons.close, label: 'Đóng' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithCount: Story = {
  args: { icon: icons.bell, label: 'Thông báo, 99+ chưa đọc', badge: <CountBadge count={120} /> },
};
