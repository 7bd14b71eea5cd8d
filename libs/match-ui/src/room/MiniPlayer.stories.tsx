import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MiniPlayer } from './MiniPlayer.js';

const meta = {
  title: 'Room/MiniPlayer',
  component: MiniPlayer,
  args: {
    label: 'Đang xem tiếp',
    href: '#phong',
    backLabel: 'Về phòng Công An Hà Nội – Thép Xanh Nam Định',
    title: 'CAHN 2 – 1 TXNĐ',
    stage: null,
    playing: true,
    muted: false,
    corner: 'bottom-right',
    labels: {
      play: 'Phát',
      pause: 'Tạm dừng',
      mute: 'Tắt tiếng',
      unmute: 'Bật tiếng',
      close: 'Đóng cửa sổ nhỏ',
      move: 'Đổi góc, hoặc dùng phím mũi tên',
    },
    onTogglePlay: fn(),
    onToggleMute: fn(),
    onClose: fn(),
    onCorner: fn(),
  },
} satisfies Meta<typeof MiniPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Đổi góc/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onCorner).toHaveBeenCalledWith('bottom-left');
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng cửa sổ nhỏ' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Simulated: Story = { args: { origin: 'Dữ liệu mô phỏng' } };

export const Waiting: Story = {
  args: { playing: false, muted: true, message: 'Đang chờ tín hiệu…', corner: 'top-left' },
};
