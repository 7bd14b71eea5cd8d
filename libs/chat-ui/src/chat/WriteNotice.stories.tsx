import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, icons } from '@khandai/ui-kit';
import { WriteNotice } from './WriteNotice.js';

const meta = {
  title: 'Chat/WriteNotice',
  component: WriteNotice,
  args: {
    icon: icons.gavel,
    children: (
      <>
        <b>Bạn bị tạm dừng chat trong phòng này</b> tới 20:29 · Th 7, 21/11. Lý do: quảng cáo, liên kết lạ.
      </>
    ),
    actions: (
      <Button size="sm" look="line">
        Xin xét lại
      </Button>
    ),
  },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof WriteNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banned: Story = {};

export const Slow: Story = {
  args: { icon: icons.timer, children: 'Chế độ chậm: gửi tiếp sau 7 giây', actions: undefined },
};

export const FollowersOnly: Story = {
  args: {
    icon: icons.users,
    children: 'Chỉ người theo dõi phòng được nhắn.',
    actions: <Button size="sm">Theo dõi</Button>,
  },
};
