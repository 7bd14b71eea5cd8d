import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navItems } from '../stories/samples/shell.js';
import { IconButton } from '../primitives/IconButton.js';
import { Header, SkipLink } from './Header.js';
import { Logo } from './Logo.js';
import { PrimaryNav } from './PrimaryNav.js';
import * as icons from '../primitives/icons.js';

const meta = {
  title: 'Shell/Header',
  component: Header,
  subcomponents: { SkipLink },
  args: {
    logo: <Logo href="#" label="Khán Đài, trang chủ" />,
    nav: <PrimaryNav label="Chính" items={navItems} />,
    end: (
      <>
        <IconButton icon={icons.search} label="Tìm kiếm" />
        <IconButton icon={icons.account} label="Đăng nhập" />
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const LogoOnly: Story = { args: { nav: undefined, end: undefined } };

/** In a room on a phone the player needs the full height. */
export const HiddenOnPhones: Story = { args: { hiddenOnPhones: true } };

/** The first tab stop; visible only with focus. */
export const WithSkipLink: Story = {
  render: (args) => (
    <>
      <SkipLink href="#noi-dung">Tới nội dung chính</SkipLink>
      <Header {...args} />
      <main id="noi-dung">
        <h1>Đang trực tiếp</h1>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tới nội dung chính' })).toHaveFocus();
  },
};
