import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingSwitch } from './SettingSwitch.js';

const meta = {
  title: 'Chat/SettingSwitch',
  component: SettingSwitch,
  args: {
    label: 'Chỉ người theo dõi',
    note: 'người chưa theo dõi phòng chỉ đọc',
    checked: false,
    onChange: fn(),
  },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof SettingSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Chỉ người theo dõi/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { checked: true } };
