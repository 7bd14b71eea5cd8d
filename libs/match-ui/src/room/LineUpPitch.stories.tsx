import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lineUpLabels, lineUpTeams } from '../stories/samples/line-ups.js';
import { LineUpPitch } from './LineUpPitch.js';

const [home, away] = lineUpTeams;

const meta = {
  title: 'Room/LineUpPitch',
  component: LineUpPitch,
  args: { home, away, labels: { ...lineUpLabels, starting: (team) => `Đội hình xuất phát ${team}` } },
} satisfies Meta<typeof LineUpPitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lying: Story = {
  decorators: [(Show) => <div style={{ maxWidth: 860 }}>{Show()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Đội hình xuất phát Công An Hà Nội' })).toBeVisible();
  },
};

/** Both teams wear red: the away team gets a shirt in a different colour. */
export const AlikeColours: Story = {
  args: { away: { ...away, crest: { ...away.crest, colors: ['#B5202B', '#F6F6F6'] } } },
};

/** Upright, as on a phone. */
export const Upright: Story = { decorators: [(Show) => <div style={{ maxWidth: 366 }}>{Show()}</div>] };
