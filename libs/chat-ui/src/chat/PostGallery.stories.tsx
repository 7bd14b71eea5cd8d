import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../stories/samples/media.js';
import { type GalleryItem, PostGallery } from './PostGallery.js';

const pictures = (count: number, width = 1200, height = 800): GalleryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ key: index, kind: 'image', src: `${samplePicture(width, height)}#${index}`, width, height },
    ...{ alt: index === 0 ? 'Khán đài B trước giờ bóng lăn' : '', label: `Xem ảnh ${index + 1} trong ${count}` },
  }));

const meta = {
  title: 'Feed/PostGallery',
  component: PostGallery,
  args: { items: pictures(1), onOpen: fn() },
  decorators: [(Show) => <div style={{ maxWidth: 600, background: 'var(--c-surface)' }}>{Show()}</div>],
} satisfies Meta<typeof PostGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** A very tall picture is cut off. */
export const Upright: Story = { args: { items: pictures(1, 600, 2400) } };

export const Two: Story = { args: { items: pictures(2) } };

export const Three: Story = { args: { items: pictures(3) } };

export const Four: Story = { args: { items: pictures(4) } };

export const Many: Story = {
  args: { items: pictures(9) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByText('+4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem ảnh 1 trong 9: Khán đài B trước giờ bóng lăn' }));
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

export const Video: Story = {
  args: {
    items: [
      {
        ...{ key: 1, kind: 'video', src: 'data:video/mp4;base64,AAAA', poster: samplePicture(1280, 720) },
        ...{ width: 1280, height: 720, length: '0:42', alt: '', label: 'Xem video của Minh', note: 'Đang xử lý' },
      },
    ],
  },
};
