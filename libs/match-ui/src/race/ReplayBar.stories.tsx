import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayBar } from './ReplayBar.js';

const meta = {
  title: 'Room/ReplayBar',
  component: ReplayBar,
  args: {
    playing: false,
    buttonLabel: 'Phát lại cuộc 2417',
    onToggle: fn(),
    label: 'Tua cuộc 2417',
    position: 31_000,
    length: 90_000,
    onSeek: fn(),
    laps: [0.2, 0.4, 0.6, 0.8],
    valueText: 'Vòng 2, 0:31 trên 1:30',
    time: '0:31 / 1:30',
  },
} satisfies Meta<typeof ReplayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phát lại cuộc 2417' }));
    await expect(args.onToggle).toHaveBeenCalled();
  },
};
export const Playing: Story = { args: { playing: true, buttonLabel: 'Tạm dừng' } };
