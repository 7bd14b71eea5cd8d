import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveCount } from './Badge.js';
import { SectionHead } from './Panel.js';
import { Switch } from './Switch.js';

const meta = {
  title: 'Primitives/SectionHead',
  component: SectionHead,
  parameters: { layout: 'padded' },
  args: { title: 'Trận hot sắp tới' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OfPage: Story = { args: { level: 1, title: 'Tỷ lệ kèo', note: 'cập nhật 20:31:08' } };

export const WithMore: Story = {
  args: {
    title: 'Đang trực tiếp',
    note: (
      <>
        <LiveCount count={12} /> cập nhật 20:31
      </>
    ),
    more: { href: '#all', label: 'Tất cả' },
  },
};

export const WithControl: Story = { args: { end: <Switch label="Kèo mở cửa" checked onChange={() => undefined} /> } };

export const Narrow: Story = {
  args: { title: 'Các trận đấu đang diễn ra của Giải Vô địch Quốc gia', more: { href: '#all', label: 'Tất cả' } },
  decorators: [(Show) => <div style={{ width: 300 }}>{Show()}</div>],
};
