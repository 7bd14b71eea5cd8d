import type { Meta, StoryObj } from '@storybook/react-vite';
import { type LapState, LapStrip } from './LapStrip.js';

const run = (count: number): LapState[] =>
  Array.from({ length: 25 }, (_, n) =>
    n < count ? (n % 3 === 1 ? 'away' : 'home') : n === count ? 'running' : 'coming',
  );

const meta = {
  title: 'Room/LapStrip',
  component: LapStrip,
  args: { label: 'Vòng 14 trên 25; Bi Đỏ thắng 9, Bi Tím thắng 4', laps: run(13) },
} satisfies Meta<typeof LapStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Midway: Story = {};
export const Begun: Story = { args: { laps: run(0) } };
export const Ended: Story = { args: { laps: run(25) } };
