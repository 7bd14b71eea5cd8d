import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Mark } from './Logo.js';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  subcomponents: { Mark },
  parameters: { layout: 'padded' },
  args: { href: '#', label: 'Khán Đài, trang chủ' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {};

export const MarkAlone: Story = { render: () => <Mark size={48} /> };
