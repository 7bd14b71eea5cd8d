import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moreItems, navItems } from '../stories/samples/shell.js';
import { PrimaryNav } from './PrimaryNav.js';

const meta = {
  title: 'Shell/PrimaryNav',
  component: PrimaryNav,
  args: { label: 'Chính', items: navItems },
  decorators: [(Show) => <div style={{ minHeight: 240 }}>{Show()}</div>],
} satisfies Meta<typeof PrimaryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithMore: Story = {
  args: { more: { label: 'Thêm', items: moreItems } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByText('Thêm');
    // In a narrow window the links are under the header instead.
    if (!more?.checkVisibility()) return;
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Tin tức' })).toBeVisible();
  },
};

export const Nothing: Story = { args: { items: [] } };
