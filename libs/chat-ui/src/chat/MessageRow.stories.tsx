import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '@khandai/ui-kit';
import { tools } from '../stories/samples/chat.js';
import { MessageRow } from './MessageRow.js';

const meta = {
  title: 'Chat/MessageRow',
  component: MessageRow,
  parameters: { layout: 'padded' },
  args: {
    author: { id: 4, name: 'Đặng Tuấn Kiệt' },
    nameColor: 5,
    time: '20:31',
    dateTime: '2026-11-20T20:31:00+07:00',
    text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi',
    tools,
    onReact: fn(),
  },
  decorators: [(Show) => <div style={{ maxWidth: 360, paddingTop: 48 }}>{Show()}</div>],
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OfHost: Story = { args: { author: { id: 1, name: 'Gió Lào' }, badges: <Badge tone="accent">BLV</Badge> } };

export const Simulated: Story = { args: { simulated: 'mô phỏng' } };

export const Mention: Story = {
  args: { mention: true, text: '@Hồng Nhung câu hỏi của bạn BLV sẽ trả lời trong giờ bù nhé' },
};

/** Two lines of one author: avatar and name stand once on screen, and screen readers hear the name again. */
export const Follows: Story = { args: { follows: true } };

/** Between two: the side says whose message it is; screen readers hear the name. */
export const OwnBubble: Story = { args: { bubble: 'own' } };

export const OtherBubble: Story = { args: { bubble: 'other', text: 'Mình còn dư một vé khán đài B' } };

export const OwnBubbleWaiting: Story = { args: { bubble: 'own', text: 'Gặp ở cổng nha', pending: 'Đang gửi…' } };

/** A press on the name opens the author's card; the link stays for another tab. */
export const OpensACard: Story = {
  args: { href: '#thanh-vien', onAuthor: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('link', { name: 'Đặng Tuấn Kiệt' });
    await userEvent.click(name);
    await expect(args.onAuthor).toHaveBeenCalledTimes(1);
    await expect(name).toHaveAttribute('href', '#thanh-vien');
  },
};

export const Reply: Story = { args: { reply: { name: 'Minh Râu', text: 'Thẻ này hơi nặng tay' } } };

export const Reactions: Story = {
  args: {
    reactions: [
      { face: 'like', count: 48, mine: true, label: '48 người thích' },
      { face: 'wow', count: 6, mine: false, label: '6 người kinh ngạc' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6 người kinh ngạc' }));
    await expect(args.onReact).toHaveBeenLastCalledWith('wow');
  },
};

export const Pending: Story = { args: { pending: 'Đang gửi…', tools: undefined } };

export const Failed: Story = {
  args: {
    tools: undefined,
    failed: { text: 'Gửi thất bại', resend: 'Gửi lại', onResend: fn(), remove: 'Xóa', onRemove: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại' }));
    await expect(args.failed?.onResend).toHaveBeenCalledOnce();
  },
};

export const Recalled: Story = { args: { recalled: true, text: 'Tin nhắn đã thu hồi', tools: undefined } };

export const LongName: Story = {
  args: {
    author: { id: 6, name: 'Trương Hoàng Bảo Trâm Anh Nguyễn Thị Hồng Nhung' },
    badges: <Badge tone="gold">VIP</Badge>,
    text: 'khongcokhoangtrangnaotrongtinnhannayvanphaixuongdong'.repeat(3),
  },
};
