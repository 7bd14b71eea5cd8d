import type { Meta, StoryObj } from '@storybook/react-vite';
import { order, racers } from '../stories/samples/race.js';
import { RaceOrder } from './RaceOrder.js';

const meta = {
  title: 'Room/RaceOrder',
  component: RaceOrder,
  args: {
    label: 'Thứ tự',
    marbles: order.map((id, index) => ({
      id,
      rank: index + 1,
      name: racers[id - 1]?.name ?? '',
      color: racers[id - 1]?.color ?? '',
      gap: index === 0 ? 'Dẫn đầu' : `+${(index * 0.6).toFixed(1).replace('.', ',')} s`,
      ...(index === 0 ? { mine: 'Bạn chọn', move: { places: 1, label: '1 bậc lên' } } : {}),
      ...(index === 1 ? { move: { places: -1, label: '1 bậc xuống' } } : {}),
    })),
  },
} satisfies Meta<typeof RaceOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Racing: Story = {};
export const OutOfStep: Story = { args: { held: true } };
