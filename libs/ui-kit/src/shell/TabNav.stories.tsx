import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../primitives/Icon.js';
import * as icons from '../primitives/icons.js';
import { TabNav } from './TabNav.js';

const items = [
  { href: '#tat-ca', label: 'Tất cả', current: true },
  { href: '#bong-da', label: 'Bóng đá', live: { count: 7, before: ', đang có', after: 'trận' } },
  { href: '#bong-ro', label: 'Bóng rổ' },
  { href: '#esport', label: 'Esport' },
  { href: '#dua-bi', label: 'Đua bi', live: { count: 1, before: ', đang có', after: 'trận' } },
];

const pictures = [icons.football, icons.basketball, icons.gamepad, icons.marble];

const meta = {
  title: 'Shell/TabNav',
  component: TabNav,
  parameters: { layout: 'padded' },
  args: { label: 'Môn thể thao', items },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** A picture before a label; the first item has none. */
export const WithPictures: Story = {
  args: {
    items: items.map((item, at) => {
      const icon = pictures[at - 1];
      return icon ? { ...item, picture: <Icon icon={icon} size={18} /> } : item;
    }),
  },
};

/** The row scrolls sideways if it does not fit. */
export const OnAPhone: Story = {
  decorators: [(Show) => <div style={{ width: 300, padding: '0 12px' }}>{Show()}</div>],
};
