import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip, ChipRow } from './Chip.js';
import * as icons from './icons.js';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  subcomponents: { ChipRow },
  parameters: { layout: 'padded' },
  args: { children: 'Bóng đá', pressed: false, onPress: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { pressed: false });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { pressed: true, count: 12 } };

export const Live: Story = { args: { live: true, pressed: true, count: 7, children: 'Kèo rung' } };

export const WithIcon: Story = { args: { icon: icons.flame, children: 'Trận hot' } };

const leagues = [
  'Tất cả',
  'V.League 1',
  'Hạng Nhất Quốc gia',
  'Cúp Quốc gia',
  'Ngoại hạng Anh',
  'La Liga',
  'Serie A',
  'Bundesliga',
];

/** On a phone the row scrolls sideways; the page never does. */
export const Row: Story = {
  render: ({ onPress }) => (
    <div style={{ maxWidth: 360 }}>
      <ChipRow label="Lọc giải">
        {leagues.map((league, n) => (
          <Chip key={league} pressed={n === 0} onPress={onPress} count={n * 3}>
            {league}
          </Chip>
        ))}
      </ChipRow>
    </div>
  ),
};
