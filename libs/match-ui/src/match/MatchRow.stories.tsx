import type { Meta, StoryObj } from '@storybook/react-vite';
import { crests, liveMatch, longNames, people } from '../stories/samples/matches.js';
import { IconButton, icons } from '@khandai/ui-kit';
import { BookButton } from './BookButton.js';
import { LeagueGroup } from './LeagueGroup.js';
import { MatchRow } from './MatchRow.js';

const meta = {
  title: 'Match/MatchRow',
  component: MatchRow,
  parameters: { layout: 'padded' },
  args: {
    href: '#m',
    label: 'Hải Phòng – Sông Lam Nghệ An',
    time: '21:00',
    state: { tone: 'plain', word: '29 phút nữa' },
    home: { name: 'Hải Phòng', crest: crests.haiPhong },
    away: { name: 'Sông Lam Nghệ An', crest: crests.songLam },
  },
  decorators: [(Show) => <LeagueGroup label="Trận">{Show()}</LeagueGroup>],
} satisfies Meta<typeof MatchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {
  args: {
    league: { text: 'V.League 1 · Vòng 11', crest: crests.vleague },
    hosts: people.slice(0, 2),
    action: (
      <BookButton
        booked={false}
        onToggle={() => undefined}
        word="Đặt lịch"
        label="Đặt lịch Hải Phòng – Sông Lam Nghệ An"
      />
    ),
  },
};

export const Live: Story = {
  args: {
    label: liveMatch.label,
    time: '19:15',
    state: liveMatch.state,
    home: liveMatch.home,
    away: liveMatch.away,
    halfTime: { score: [1, 1], label: 'H1', name: 'Hiệp 1' },
    action: <IconButton size="sm" icon={icons.star} label="Quan tâm" />,
  },
};

export const HiddenScore: Story = {
  args: {
    time: '17:00',
    state: { tone: 'plain', word: 'Kết thúc' },
    mark: <button aria-label="Xem tỷ số Hải Phòng – Sông Lam Nghệ An, đang ẩn">•–•</button>,
  },
};

export const Ended: Story = {
  args: {
    time: '17:00',
    state: { tone: 'plain', word: 'Kết thúc' },
    home: { name: 'Hải Phòng', crest: crests.haiPhong, score: 0 },
    away: { name: 'Sông Lam Nghệ An', crest: crests.songLam, score: 0 },
    halfTime: { score: [0, 0], label: 'H1', name: 'Hiệp 1' },
  },
};

export const Postponed: Story = {
  args: { state: { tone: 'warn', word: 'Hoãn' }, extra: 'Sân ngập nước, chờ lịch mới' },
};

/** The row has no link: the room does not exist yet. */
export const WithoutRoom: Story = { args: { href: undefined } };

export const LongNames: Story = {
  args: {
    state: longNames.state,
    home: longNames.home,
    away: longNames.away,
    hosts: people,
    halfTime: { score: [7, 9], label: 'H1', name: 'Hiệp 1' },
  },
  decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>],
};
