import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmojiPanel } from '../stories/samples/emoji.js';
import { nothing } from '../stories/samples/nothing.js';
import { PickerPanel } from './PickerPanel.js';

const meta = {
  title: 'Chat/PickerPanel',
  component: PickerPanel,
  args: { id: 'picker', label: 'Chèn vào tin', tabs: [{ id: 'one', label: 'Một', panel: 'Chỉ một thẻ' }] },
  decorators: [
    (Show) => (
      <div style={{ paddingTop: 380, maxWidth: 420 }}>
        <div style={{ position: 'relative', height: 60 }}>{Show()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof PickerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Emoji: Story = { render: () => <EmojiPanel id="picker" onPick={nothing} /> };

export const TwoTabs: Story = {
  args: {
    tabs: [
      { id: 'emoji', label: 'Biểu tượng', panel: 'Biểu tượng ở đây' },
      { id: 'stickers', label: 'Nhãn dán', panel: 'Nhãn dán ở đây' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Nhãn dán' }));
    await expect(canvas.getByText('Nhãn dán ở đây')).toBeVisible();
  },
};
