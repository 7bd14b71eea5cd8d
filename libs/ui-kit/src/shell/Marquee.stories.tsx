import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OriginBadge } from '../primitives/Badge.js';
import { notices } from '../stories/samples/shell.js';
import { Marquee } from './Marquee.js';

const meta = {
  title: 'Shell/Marquee',
  component: Marquee,
  args: { items: notices, labels: { region: 'Thông báo', next: 'Thông báo kế tiếp' } },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.queryByRole('button', { name: 'Thông báo kế tiếp' });
    // Phones have no room for the button.
    if (!next) return;
    await userEvent.click(next);
    await expect(canvas.getByText('Vòng 12 bắt đầu ngày mai')).toBeVisible();
  },
};

export const One: Story = { args: { items: notices.slice(1) } };

export const WithOrigin: Story = { args: { end: <OriginBadge>Dữ liệu mô phỏng</OriginBadge> } };

/** Truncated to one line. */
export const Long: Story = { args: { items: [{ text: `${notices[0]?.text}. `.repeat(6) }] } };

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
