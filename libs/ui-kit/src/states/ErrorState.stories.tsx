import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { ErrorState } from './EmptyState.js';
import * as icons from '../primitives/icons.js';

const retry = fn();

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  parameters: { layout: 'padded' },
  args: { title: 'Không tải được lịch thi đấu', level: 2 },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithRetry: Story = {
  args: {
    framed: true,
    text: 'Lỗi máy chủ. Danh sách lúc 20:28 vẫn xem được bên dưới.',
    action: (
      <Button icon={icons.refresh} onClick={retry}>
        Thử lại
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { framed: true, icon: icons.offline, title: 'Không có kết nối mạng', text: 'Sẽ tự tải lại khi có mạng.' },
};
