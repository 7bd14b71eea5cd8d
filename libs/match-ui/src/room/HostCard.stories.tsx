import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton, icons } from '@khandai/ui-kit';
import { HostCard } from './HostCard.js';

const meta = {
  title: 'Room/HostCard',
  component: HostCard,
  args: {
    label: 'Bình luận viên',
    host: { id: 1, name: 'Gió Lào', online: true },
    role: 'BLV',
    meta: 'Phòng 1024 · 1.204 đang chat',
    actions: (
      <>
        <Button size="sm" look="primary" icon={icons.plus}>
          Theo dõi
        </Button>
        <IconButton icon={icons.share} label="Chia sẻ" />
      </>
    ),
  },
} satisfies Meta<typeof HostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};

export const Away: Story = { args: { host: { id: 1, name: 'Gió Lào', online: false } } };

export const NoActions: Story = { args: { actions: undefined, meta: undefined } };

export const LongName: Story = {
  args: {
    host: { id: 2, name: 'Trương Hoàng Bảo Trâm Anh Nguyễn Thị Hồng Nhung' },
    meta: 'Phòng 1024 · 1.204 đang chat · 18.420 người xem',
  },
  decorators: [(Show) => <div style={{ width: 340 }}>{Show()}</div>],
};
