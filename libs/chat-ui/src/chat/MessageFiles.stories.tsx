import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../stories/samples/media.js';
import { MessageFiles, type MessageFile } from './MessageFiles.js';

const file = (width: number, height: number, at = 1): MessageFile => ({
  ...{ src: `${samplePicture(width, height)}#${at}`, kind: 'image', width, height, label: `Xem ảnh ${at}` },
});

const meta = {
  title: 'Chat/MessageFiles',
  component: MessageFiles,
  args: { files: [file(1280, 720)], onOpen: fn() },
  decorators: [(Show) => <div style={{ padding: 16, background: 'var(--c-surface)' }}>{Show()}</div>],
} satisfies Meta<typeof MessageFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Xem ảnh 1' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1280 / 720, 1);
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

export const Upright: Story = { args: { files: [file(600, 2400)] } };

export const Several: Story = { args: { files: [file(800, 600, 1), file(600, 800, 2), file(900, 300, 3)] } };

export const BeingSent: Story = { render: ({ files }) => <MessageFiles files={files} /> };
