import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSticker } from '../stories/samples/media.js';
import { StickerPicture } from './MessageFiles.js';

const meta = {
  title: 'Chat/StickerPicture',
  component: StickerPicture,
  args: { src: sampleSticker('#3a6ea5'), alt: 'Nhãn dán: Cổ vũ' },
} satisfies Meta<typeof StickerPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAMessage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nhãn dán: Cổ vũ' })).toBeVisible();
  },
};
