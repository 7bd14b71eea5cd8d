import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipNav } from './ChipNav.js';

const meta = {
  title: 'Primitives/ChipNav',
  component: ChipNav,
  parameters: { layout: 'padded' },
  args: {
    label: 'Danh sách',
    items: [
      { href: '/bang-tin?nType=3', label: 'Bài viết', current: false },
      { href: '/bang-tin?nType=3&fFilter=10', label: 'Bạn bè', current: false, count: '208' },
      { href: '/bang-tin?nType=3&fFilter=20', label: 'Lời mời', current: true, count: '4' },
      { href: '/bang-tin?nType=3&fFilter=40', label: 'Đang theo dõi', current: false },
      { href: '/bang-tin?nType=3&fFilter=60', label: 'Gợi ý', current: false },
    ],
  },
} satisfies Meta<typeof ChipNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lời mời4');
  },
};
