import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { icons } from '@khandai/ui-kit';
import { SheetRows } from './SheetRows.js';

const report = fn();

const meta = {
  title: 'Chat/SheetRows',
  component: SheetRows,
  args: {
    label: 'Việc với tin này',
    rows: [
      { icon: icons.flag, label: 'Báo cáo tin này', onPress: report },
      { icon: icons.trash, label: 'Gỡ tin này', note: 'Cả phòng thấy tin đã bị gỡ', bad: true, onPress: fn() },
      { icon: icons.ban, label: 'Cấm chat', note: 'Từ 10 giây tới luôn', bad: true, onPress: fn() },
    ],
  },
  decorators: [(Show) => <div style={{ maxWidth: 384, background: 'var(--c-raised)' }}>{Show()}</div>],
} satisfies Meta<typeof SheetRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moderator: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Báo cáo tin này' }));
    await expect(report).toHaveBeenCalledOnce();
  },
};
