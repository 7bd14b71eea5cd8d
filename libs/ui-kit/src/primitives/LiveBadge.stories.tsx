import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from './Badge.js';

const meta = {
  title: 'Primitives/LiveBadge',
  component: LiveBadge,
  parameters: { layout: 'padded' },
  args: { children: 'TRỰC TIẾP' },
} satisfies Meta<typeof LiveBadge>;
export default meta;

export const Live: StoryObj<typeof meta> = {};
