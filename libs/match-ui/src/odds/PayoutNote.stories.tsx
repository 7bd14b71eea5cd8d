import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayoutNote } from './PayoutNote.js';

const meta = {
  title: 'Odds/PayoutNote',
  component: PayoutNote,
  parameters: { layout: 'padded' },
  args: {
    title: 'Công An Hà Nội chấp 0-0.5 ăn 0.92',
    terms: 'đặt 100, tính từ tỷ số lúc đặt (2–1)',
    outcomes: [
      { when: 'CAHN thắng thêm từ 1 bàn', result: 'Ăn đủ +92', tone: 'win' },
      { when: 'Không thêm bàn nào', result: 'Thua nửa −50', tone: 'lose' },
      { when: 'Trận bị hủy', result: 'Hoàn tiền', tone: 'even' },
    ],
  },
} satisfies Meta<typeof PayoutNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Phone: Story = { decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>] };
