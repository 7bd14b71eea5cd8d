import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRow } from './FactRow.js';

const meta = {
  title: 'Room/FactRow',
  component: FactRow,
  args: {
    facts: [
      { value: '11', label: 'lần đổi bên dẫn' },
      { value: '+9', label: 'Sóng Đỏ hơn nhiều nhất' },
      { value: '+6', label: 'Sếu Vàng hơn nhiều nhất' },
    ],
  },
} satisfies Meta<typeof FactRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Narrow: Story = { decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>] };
