import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, LinkButton } from './Button.js';
import * as icons from './icons.js';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { LinkButton },
  parameters: { layout: 'padded' },
  args: { children: 'Xem ngày mai', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Use one per view. */
export const Primary: Story = { args: { look: 'primary', children: 'Đăng nhập' } };

export const Line: Story = { args: { look: 'line', icon: icons.bellPlus, children: 'Đặt lịch' } };

/** For what takes something away from others, such as a ban. */
export const Danger: Story = { args: { look: 'danger', children: 'Cấm 24 giờ' } };

export const On: Story = { args: { look: 'on', icon: icons.bellRing, children: 'Đã đặt lịch' } };

export const Quiet: Story = { args: { look: 'quiet', children: 'Hoàn tác' } };

export const Small: Story = { args: { size: 'sm', look: 'primary', icon: icons.play, children: 'Xem' } };

export const Block: Story = { args: { block: true, look: 'primary', children: 'Đăng ký' } };

export const Disabled: Story = {
  args: { disabled: true, children: 'Không bấm được' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <LinkButton href="#lich" look="primary" icon={icons.calendar}>
      Xem lịch thi đấu
    </LinkButton>
  ),
};
