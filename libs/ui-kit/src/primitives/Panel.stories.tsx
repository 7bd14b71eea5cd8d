import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.js';
import { Panel } from './Panel.js';

const meta = {
  title: 'Primitives/Panel',
  component: Panel,
  parameters: { layout: 'padded' },
  args: { children: 'Nam Định giữ sạch lưới ba trận liền.', padded: true },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Titled: Story = {
  args: {
    title: 'Bảng xếp hạng',
    end: (
      <Button size="sm" look="quiet">
        Tất cả
      </Button>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: 'Bảng xếp hạng Giải bóng đá Vô địch Quốc gia mùa giải 2026–2027' },
  decorators: [(Show) => <div style={{ width: 280 }}>{Show()}</div>],
};
