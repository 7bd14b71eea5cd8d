import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, OriginBadge } from './Badge.js';
import * as icons from './icons.js';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  subcomponents: { OriginBadge },
  parameters: { layout: 'padded' },
  args: { children: 'Chậm' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Accent: Story = { args: { tone: 'accent', children: 'Mới' } };

export const Info: Story = { args: { tone: 'info', icon: icons.shield, children: 'Quản trị' } };

export const Gold: Story = { args: { tone: 'gold', children: 'VIP' } };

export const Numeric: Story = { args: { tone: 'number', children: '21' } };

export const Warning: Story = { args: { tone: 'warn' } };

export const Right: Story = { args: { tone: 'ok', children: 'Đúng' } };

/** For data that does not come from real matches. */
export const Origin: Story = { render: () => <OriginBadge>Dữ liệu mô phỏng</OriginBadge> };
