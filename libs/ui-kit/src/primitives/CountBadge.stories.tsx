import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './Badge.js';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  parameters: { layout: 'padded' },
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};

export const Quiet: Story = { args: { quiet: true } };

export const Many: Story = { args: { count: 120 } };

/** At 0 the badge renders nothing. */
export const Zero: Story = { args: { count: 0 } };
