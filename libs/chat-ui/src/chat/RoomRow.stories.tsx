import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Icon, icons } from '@khandai/ui-kit';
import { RoomMark, RoomRow } from './RoomRow.js';

const meta = {
  title: 'Chat/RoomRow',
  component: RoomRow,
  args: {
    href: '#phong',
    name: 'Khán đài chung',
    picture: (
      <RoomMark>
        <Icon icon={icons.users} size={20} />
      </RoomMark>
    ),
    last: 'Minh Râu: bấm Diễn biến, phút 61 nhé',
    time: { text: '20:31', dateTime: '2026-11-20T20:31:00+07:00' },
  },
  decorators: [(Show) => <div style={{ maxWidth: 320 }}>{Show()}</div>],
} satisfies Meta<typeof RoomRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const Unread: Story = { args: { unread: { count: 12, label: '12 tin chưa đọc' } } };

export const ManyUnread: Story = { args: { unread: { count: 218, label: '218 tin chưa đọc' } } };

export const Open: Story = { args: { current: true } };

export const LiveMatch: Story = {
  args: { name: 'Công An Hà Nội – Thép Xanh Nam Định', live: '67′', last: 'Lò Văn Pết: hahaha sút lên khán đài C' },
};

export const Muted: Story = { args: { muted: 'Đã tắt thông báo', unread: { count: 12, label: '12 tin chưa đọc' } } };

export const WithoutMessages: Story = { args: { last: undefined, time: undefined } };

export const LongNames: Story = {
  args: {
    name: 'Hội cổ động viên Sông Lam Nghệ An xa quê tại thành phố Hồ Chí Minh',
    picture: <Avatar id={3} name="Trương Hoàng Bảo Trâm Anh Nguyễn" size={40} />,
    last: 'Trương Hoàng Bảo Trâm Anh Nguyễn: mai ai ra sân Vinh xem thì nhắn mình đi cùng nhé',
    unread: { count: 3, label: '3 tin chưa đọc' },
  },
};
