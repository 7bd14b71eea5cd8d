import type { Meta, StoryObj } from '@storybook/react-vite';
import { SystemLine } from './SystemLine.js';

const meta = {
  title: 'Chat/SystemLine',
  component: SystemLine,
  parameters: { layout: 'padded' },
  args: { children: 'Bé Na Thiên Trường và 14 người khác vừa vào phòng' },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof SystemLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Strong: Story = {
  args: {
    strong: true,
    children: (
      <>
        <b>66′ Thẻ đỏ</b> · Nguyễn Văn Vĩ (Thép Xanh Nam Định)
      </>
    ),
  },
};
