import type { Meta, StoryObj } from '@storybook/react-vite';
import { OriginBadge } from '../primitives/Badge.js';
import { Footer } from './Footer.js';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    label: 'Chân trang',
    items: [
      { href: '#gt', label: 'Giới thiệu' },
      { href: '#dk', label: 'Điều khoản sử dụng' },
      { href: '#bm', label: 'Chính sách bảo mật' },
    ],
    note: 'Khán Đài',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithOrigin: Story = { args: { end: <OriginBadge>Dữ liệu mô phỏng</OriginBadge> } };
