import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../stories/samples/media.js';
import { AttachmentTiles } from './AttachmentTiles.js';

const meta = {
  title: 'Chat/AttachmentTiles',
  component: AttachmentTiles,
  args: {
    label: 'Tệp gửi kèm',
    onRetry: fn(),
    onRemove: fn(),
    labels: {
      remove: (name) => `Bỏ ${name}`,
      retry: (name) => `Tải lại ${name}`,
      progress: (name, percent) => `Đang tải ${name}: ${percent}%`,
    },
    tiles: [
      { key: '1', name: 'khan-dai.jpg', src: samplePicture(640, 480), kind: 'image' },
      { key: '2', name: 'co-vu.png', src: samplePicture(480, 640), kind: 'image', progress: 0.4 },
      {
        ...{ key: '3', name: 'ban-thang.webp', src: samplePicture(640, 360), kind: 'image' },
        ...{ fault: 'Mất mạng, chưa tải xong', canRetry: true },
      },
    ],
  },
  decorators: [(Show) => <div style={{ maxWidth: 390, background: 'var(--c-surface)' }}>{Show()}</div>],
} satisfies Meta<typeof AttachmentTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lại ban-thang.webp' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ co-vu.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};
