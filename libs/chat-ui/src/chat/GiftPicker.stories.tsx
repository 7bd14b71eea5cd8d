import { Switch } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { giftPicture, gifts } from '../stories/samples/gifts.js';
import { GiftPicker } from './GiftPicker.js';

const meta = {
  title: 'Chat/GiftPicker',
  component: GiftPicker,
  args: {
    labels: {
      gifts: 'Chọn quà',
      count: 'Số lượng',
      message: 'Kèm lời nhắn',
      left: 'Còn lại sau khi gửi',
      send: 'Tặng 500 điểm',
    },
    explanation: 'Quà mua bằng điểm, không đổi ra tiền. Điểm vào bảng Top quà của phòng.',
    gifts,
    chosen: 3,
    onChoose: fn(),
    receiver: (
      <>
        Gửi tới <b>Gió Lào</b>
      </>
    ),
    counts: [1, 10, 66],
    count: 10,
    onCount: fn(),
    message: '',
    maxMessage: 40,
    onMessage: fn(),
    left: 2_980,
    leftText: '2.980',
    onSend: fn(),
    end: <Switch label="Hiện băng quà trong phòng" checked onChange={fn()} />,
  },
  decorators: [(Show) => <div style={{ maxWidth: 384 }}>{Show()}</div>],
} satisfies Meta<typeof GiftPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cúp vàng/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: /Sân vận động/ }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng 500 điểm' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = { args: { status: { text: 'Đã tặng Gió Lào Còi vuvuzela ×10' } } };

export const TooDear: Story = {
  args: {
    gifts: gifts.map((gift) => ({ ...gift, locked: true, src: giftPicture })),
    disabled: true,
    left: -480,
    leftText: 'thiếu 480',
    status: { text: 'Bạn không đủ điểm.', bad: true },
  },
};
