import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoulPips } from './FoulPips.js';

const meta = {
  title: 'Room/FoulPips',
  component: FoulPips,
  args: {
    label: 'Lỗi đồng đội Sóng Đỏ',
    count: 4,
    limit: 5,
    note: 'Thêm 1 lỗi: đối thủ ném phạt',
    more: 'Hội ý còn 2',
  },
} satisfies Meta<typeof FoulPips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLeft: Story = {};

export const AtTheLimit: Story = { args: { count: 5, note: 'Quá lỗi: Sóng Đỏ ném phạt', more: 'Hội ý còn 1' } };

export const None: Story = { args: { count: 0, note: 'Còn 5 lỗi tới ném phạt', more: undefined } };
