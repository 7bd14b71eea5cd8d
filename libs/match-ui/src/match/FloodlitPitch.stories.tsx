import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloodlitPitch } from './FloodlitPitch.js';

const meta = {
  title: 'Match/FloodlitPitch',
  component: FloodlitPitch,
  decorators: [(Show) => <div style={{ aspectRatio: '16 / 9', maxWidth: 960 }}>{Show()}</div>],
} satisfies Meta<typeof FloodlitPitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};

export const Named: Story = { args: { label: 'Sân bóng dưới ánh đèn' } };
