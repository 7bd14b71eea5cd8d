import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleSticker } from '../stories/samples/media.js';
import { StickerGrid } from './StickerGrid.js';

const colors = ['#3a6ea5', '#c0503c', '#2f8f5b', '#d9a520', '#7a4fb5', '#33808a', '#a5476f', '#5b6b7a'];

const meta = {
  title: 'Chat/StickerGrid',
  component: StickerGrid,
  args: {
    packages: [
      { id: 1, name: 'Trên khán đài', cover: sampleSticker('#3a6ea5') },
      { id: 2, name: 'Cú Khán Đài', cover: sampleSticker('#d9a520'), locked: 'Dành cho thành viên từ cấp 2' },
    ],
    chosen: 1,
    onChoose: fn(),
    stickers: colors.map((color, at) => ({ id: at, name: `Nhãn ${at + 1}`, src: sampleSticker(color) })),
    onPick: fn(),
    labels: { packages: 'Gói nhãn dán', loading: 'Đang tải…' },
  },
  decorators: [
    (Show) => <div style={{ display: 'flex', width: 360, height: 320, background: 'var(--c-raised)' }}>{Show()}</div>,
  ],
} satisfies Meta<typeof StickerGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhãn 3' }));
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

export const Locked: Story = {
  args: { chosen: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhãn 3' }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { stickers: undefined } };
