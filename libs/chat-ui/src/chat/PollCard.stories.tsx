import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PollCard } from './PollCard.js';

const meta = {
  title: 'Chat/PollCard',
  component: PollCard,
  args: {
    head: 'Bình chọn · Gió Lào',
    question: 'Ai là cầu thủ của trận?',
    choices: [
      { id: 1, label: 'Nguyễn Quang Hải' },
      { id: 2, label: 'Nguyễn Xuân Son' },
      { id: 3, label: 'Đặng Văn Lâm' },
    ],
    note: '812 lượt · còn 2 phút',
  },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof PollCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shares are hidden until the user votes. */
export const Unvoted: Story = {
  args: { onVote: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('58%')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nguyễn Xuân Son' }));
    await expect(args.onVote).toHaveBeenCalledWith(2);
  },
};

export const Voted: Story = {
  args: {
    onVote: fn(),
    mine: 1,
    note: '1.204 lượt · còn 40 giây · đổi được',
    choices: [
      { id: 1, label: 'Nguyễn Quang Hải', share: 58 },
      { id: 2, label: 'Nguyễn Xuân Son', share: 34 },
      { id: 3, label: 'Đặng Văn Lâm', share: 8 },
    ],
  },
};

export const Closed: Story = {
  args: {
    head: 'Bình chọn · Gió Lào · đã đóng',
    question: 'Vào Hàng Đẫy lúc mấy giờ?',
    note: '402 lượt · đóng 18:00',
    choices: [
      { id: 1, label: 'Trước 18:30', share: 66 },
      { id: 2, label: 'Sau 18:30', share: 34 },
    ],
  },
};

export const LongWords: Story = {
  args: {
    question: 'Theo mọi người trọng tài có nên xem lại tình huống va chạm ở phút bảy mươi tám không?'.repeat(2),
    choices: [
      { id: 1, label: 'Có, vì bóng đã chạm tay hậu vệ trước khi ra ngoài đường biên ngang', share: 71 },
      { id: 2, label: 'Không', share: 29 },
    ],
    mine: 2,
  },
};
