import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emojiGroups, emojiLabels } from '../stories/samples/emoji.js';
import { EmojiGrid } from './EmojiGrid.js';

const meta = {
  title: 'Chat/EmojiGrid',
  component: EmojiGrid,
  args: { groups: emojiGroups, query: '', onQuery: fn(), found: undefined, onPick: fn(), labels: emojiLabels },
  decorators: [(Show) => <div style={{ display: 'flex', width: 320, height: 320 }}>{Show()}</div>],
} satisfies Meta<typeof EmojiGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // With a mouse the search takes the focus once the grid is there.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('😡');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoạt động' }));
    await expect(canvas.getByRole('button', { name: 'cúp' })).toBeVisible();
  },
};

export const Found: Story = { args: { query: 'cúp', found: [{ emoji: '🏆', name: 'cúp' }] } };

export const NothingFound: Story = { args: { query: 'xyz', found: [] } };
