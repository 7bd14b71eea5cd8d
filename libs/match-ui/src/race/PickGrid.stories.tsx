import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { racers } from '../stories/samples/race.js';
import { PickGrid } from './PickGrid.js';

const meta = {
  title: 'Room/PickGrid',
  component: PickGrid,
  args: {
    legend: 'Chọn bi về nhất',
    marbles: racers.map((racer) => ({ ...racer, note: `${racer.id * 3} người` })),
    value: 4,
    onChange: fn(),
  },
  decorators: [(Show) => <div style={{ maxWidth: 390 }}>{Show()}</div>],
} satisfies Meta<typeof PickGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Than Đá/ }));
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};
export const None: Story = { args: { value: undefined } };
export const OneOnly: Story = {
  args: { marbles: racers.map((racer) => ({ ...racer, disabled: racer.id !== 4 })) },
};
