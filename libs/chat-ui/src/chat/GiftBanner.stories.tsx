import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftPicture } from '../stories/samples/gifts.js';
import { GiftBanner, GiftSlot } from './GiftBanner.js';

const meta = {
  title: 'Chat/GiftBanner',
  component: GiftBanner,
  subcomponents: { GiftSlot },
  args: {
    sender: { id: 7, name: 'Phạm Gia Huy' },
    text: (
      <>
        <b>Phạm Gia Huy</b> tặng Gió Lào Còi vuvuzela
      </>
    ),
    src: giftPicture,
    count: 10,
    round: 1,
    lastsMs: 4_000,
  },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 390, height: 72 }}>
        <GiftSlot spoken="Phạm Gia Huy tặng Gió Lào 10 Còi vuvuzela">{Show()}</GiftSlot>
      </div>
    ),
  ],
} satisfies Meta<typeof GiftBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = { args: { note: 'Cố lên các chàng trai áo đỏ!', count: 132 } };
