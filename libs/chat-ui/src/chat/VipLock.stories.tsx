import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khandai/ui-kit';
import { VipLock } from './VipLock.js';

const meta = {
  title: 'Chat/VipLock',
  component: VipLock,
  args: {
    title: 'Phòng VIP nhận định',
    note: '312 thành viên · Gió Lào',
    perks: ['Nhận định lúc 23:00, có giải thích', 'Gió Lào trả lời trong 15 phút khi trận đang đá'],
    action: <Button look="primary">Yêu cầu tham gia</Button>,
    after: 'Phòng duyệt bằng tay. Không mất điểm nếu bị từ chối.',
  },
} satisfies Meta<typeof VipLock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Pending: Story = {
  args: {
    title: 'Đang chờ duyệt',
    note: 'Gửi lúc 19:20. Bạn vẫn đọc được các phòng khác.',
    perks: [],
    action: <Button>Rút yêu cầu</Button>,
    after: undefined,
  },
};
