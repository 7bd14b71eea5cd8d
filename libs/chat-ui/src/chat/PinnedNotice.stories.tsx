import { Button, icons } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PinnedNotice } from './PinnedNotice.js';

const meta = {
  title: 'Chat/PinnedNotice',
  component: PinnedNotice,
  args: { children: 'Đoán đúng tỷ số cuối trận, rút 5 bạn tặng 200 điểm.' },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof PinnedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Closable: Story = {
  args: { close: { label: 'Đóng', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(args.close?.onPress).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  args: { icon: icons.megaphone, children: 'Cả phòng cùng hát quốc ca trước giờ bóng lăn. '.repeat(5) },
};

export const WithAction: Story = {
  args: {
    icon: icons.poll,
    children: 'Bình chọn: Ai là cầu thủ của trận?',
    action: (
      <Button size="sm" look="primary">
        Chọn
      </Button>
    ),
  },
};
