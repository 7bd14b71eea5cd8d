import { icons } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveMatch, longNames } from '../stories/samples/matches.js';
import football from '../../pictures/football.svg';
import { FeaturedRoom, GlassTag } from './FeaturedRoom.js';

const meta = {
  title: 'Match/FeaturedRoom',
  component: FeaturedRoom,
  subcomponents: { GlassTag },
  parameters: { layout: 'padded' },
  args: {
    href: '#xem',
    linkLabel: 'Xem Công An Hà Nội – Thép Xanh Nam Định',
    src: football,
    live: 'TRỰC TIẾP',
    tags: [
      { icon: icons.eye, text: '18,4 N' },
      { icon: icons.flame, text: 'Trận hot' },
    ],
    match: liveMatch,
  },
} satisfies Meta<typeof FeaturedRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Coming: Story = {
  args: {
    live: undefined,
    tags: [{ icon: icons.clock, text: '21:00' }],
    match: { ...liveMatch, state: { tone: 'plain', word: '29 phút nữa' } },
  },
};

export const LongNames: Story = {
  args: { match: longNames },
  decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>],
};
