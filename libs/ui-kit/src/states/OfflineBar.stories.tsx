import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.js';
import { OfflineBar } from './OfflineBar.js';
import * as icons from '../primitives/icons.js';

const meta = {
  title: 'States/OfflineBar',
  component: OfflineBar,
  args: { children: 'Đang kết nối lại… Tin nhắn sẽ được gửi khi có mạng.' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reconnecting: Story = {};

export const StaleData: Story = {
  args: {
    icon: icons.clock,
    children: 'Số liệu cũ 3 phút, nguồn đang chậm.',
    action: (
      <Button size="sm" look="quiet">
        Tải lại
      </Button>
    ),
  },
};
