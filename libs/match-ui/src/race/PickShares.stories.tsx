import type { Meta, StoryObj } from '@storybook/react-vite';
import { racers } from '../stories/samples/race.js';
import { PickShares } from './PickShares.js';

const meta = {
  title: 'Room/PickShares',
  component: PickShares,
  args: {
    label: 'Phòng đã chọn',
    shares: racers.map((racer, index) => ({
      ...racer,
      share: 0.24 - index * 0.03,
      text: `${24 - index * 3}%`,
      mine: racer.id === 4,
    })),
  },
} satisfies Meta<typeof PickShares>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Room: Story = {};
export const NoPicks: Story = { args: { shares: racers.map((racer) => ({ ...racer, share: 0, text: '0%' })) } };
