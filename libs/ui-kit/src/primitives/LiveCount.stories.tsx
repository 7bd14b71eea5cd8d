import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveCount } from './Badge.js';

const meta = {
  title: 'Primitives/LiveCount',
  component: LiveCount,
  parameters: { layout: 'padded' },
  args: { count: 12, before: 'đang có', after: 'trận trực tiếp' },
} satisfies Meta<typeof LiveCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only screen readers get the words around the number. */
export const Live: Story = {};

export const Bare: Story = { args: { bare: true } };

export const Many: Story = { args: { count: '1.204' } };
