import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReasonPicker } from './ReasonPicker.js';

const meta = {
  title: 'Chat/ReasonPicker',
  component: ReasonPicker,
  args: {
    label: 'Lý do',
    value: undefined,
    options: [
      { value: 'abuse', label: 'Chửi bới, xúc phạm' },
      { value: 'region', label: 'Phân biệt vùng miền' },
      { value: 'ads', label: 'Quảng cáo, liên kết lạ' },
      { value: 'other', label: 'Khác' },
    ],
    onChange: fn(),
  },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof ReasonPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Khác' }));
    await expect(args.onChange).toHaveBeenCalledWith('other');
  },
};

export const Chosen: Story = { args: { value: 'ads' } };
