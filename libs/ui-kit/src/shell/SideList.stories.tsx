import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../primitives/Icon.js';
import { SideList } from './SideList.js';
import * as icons from '../primitives/icons.js';

const meta = {
  title: 'Shell/SideList',
  component: SideList,
  parameters: { layout: 'padded' },
  decorators: [(Show) => <div style={{ maxWidth: 240 }}>{Show()}</div>],
  args: {
    title: 'Giải đấu',
    items: [
      {
        href: '#v1',
        label: 'V.League 1',
        current: true,
        picture: <Icon icon={icons.trophy} />,
        live: { count: 3, before: 'đang đá' },
      },
      { href: '#2', label: 'Hạng Nhất Quốc gia', picture: <Icon icon={icons.trophy} /> },
    ],
  },
} satisfies Meta<typeof SideList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithMore: Story = { args: { more: { href: '#all', label: 'Tất cả giải đấu', icon: icons.list } } };

export const WithNotes: Story = { args: { items: [{ href: '#a', label: '#VLeague', note: '1.204' }] } };

export const WithoutTitle: Story = { args: { hideTitle: true } };

export const WithCounts: Story = {
  args: {
    items: [
      { href: '#a', label: 'Lời mời kết bạn', count: 4 },
      { href: '#b', label: 'Thông báo', count: 0 },
    ],
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { href: '#a', label: 'Giải bóng đá Vô địch Quốc gia nữ Thái Sơn Bắc – Cúp Thái Sơn Nam', live: { count: 12 } },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
