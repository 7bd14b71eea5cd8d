import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabNav } from './TabNav.js';

const items = [
  { href: '#tat-ca', label: 'Tất cả', current: true },
  { href: '#bong-da', label: 'Bóng đá', live: { count: 7, before: ', đang có', after: 'trận' } },
  { href: '#bong-ro', label: 'Bóng rổ' },
  { href: '#esport', label: 'Esport' },
  { href: '#dua-bi', label: 'Đua bi', live: { count: 1, before: ', đang có', after: 'trận' } },
];

const meta = {
  title: 'Shell/TabNav',
  component: TabNav,
  parameters: { layout: 'padded' },
  args: { label: 'Môn thể thao', items },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** The row scrolls sideways if it does not fit. */
export const OnAPhone: Story = {
  decorators: [(Show) => <div style={{ width: 300, padding: '0 12px' }}>{Show()}</div>],
};
