import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveMatch, longNames } from '../stories/samples/matches.js';
import { MatchLine } from './MatchLine.js';

const { home, away, state } = liveMatch;

const meta = {
  title: 'Match/MatchLine',
  component: MatchLine,
  args: {
    label: 'Tỷ số',
    home,
    away,
    state,
    spoken: 'Công An Hà Nội – Thép Xanh Nam Định, 2 – 1, Hiệp 2 67′. Mở Tổng quan',
    onOpen: fn(),
    host: { id: 1, name: 'Gió Lào', label: 'Gió Lào. Bình luận viên và tiếng', onOpen: fn() },
  },
  decorators: [(Show) => <div style={{ width: 360, container: 'room / size', height: 640 }}>{Show()}</div>],
} satisfies Meta<typeof MatchLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The score opens the overview, the name opens the hosts. */
export const Live: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mở Tổng quan$/ }));
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Gió Lào/ }));
    await expect(args.host.onOpen).toHaveBeenCalled();
  },
};

export const Coming: Story = {
  args: {
    home: { name: home.name, crest: home.crest },
    away: { name: away.name, crest: away.crest },
    time: '21:00',
    state: { tone: 'plain', word: '29 phút nữa' },
  },
};

export const LongNames: Story = {
  args: {
    home: longNames.home,
    away: longNames.away,
    state: longNames.state,
    host: { id: 2, name: 'Bình luận viên có tên thật là dài', label: 'Bình luận viên', onOpen: fn() },
  },
};

/** Beside the picture, while a keyboard takes the rest of the height. */
export const BesideAKeyboard: Story = {
  decorators: [(Show) => <div style={{ width: 390, container: 'room / size', height: 390 }}>{Show()}</div>],
};
