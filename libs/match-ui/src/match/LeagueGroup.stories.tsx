import type { Meta, StoryObj } from '@storybook/react-vite';
import { crests, liveMatch } from '../stories/samples/matches.js';
import { LeagueGroup } from './LeagueGroup.js';
import { MatchRow } from './MatchRow.js';

const rows = ['17:00', '19:15', '21:00'].map((time) => (
  <MatchRow
    key={time}
    href="#m"
    label={`Hải Phòng – Sông Lam Nghệ An, ${time}`}
    time={time}
    state={{ tone: 'plain', word: 'Hôm nay' }}
    home={{ name: 'Hải Phòng', crest: crests.haiPhong }}
    away={{ name: 'Sông Lam Nghệ An', crest: crests.songLam }}
  />
));

const meta = {
  title: 'Match/LeagueGroup',
  component: LeagueGroup,
  parameters: { layout: 'padded' },
  args: { name: 'V.League 1', round: 'Vòng 11', crest: crests.vleague, level: 2, children: rows },
  decorators: [
    (Show) => (
      <main>
        <h1 hidden>Lịch</h1>
        {Show()}
      </main>
    ),
  ],
} satisfies Meta<typeof LeagueGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

/** The surrounding section has the name. */
export const Unnamed: Story = { args: { name: undefined, label: 'Trận hot sắp tới' } };

export const OneLive: Story = {
  args: {
    children: (
      <MatchRow
        href="#m"
        label={liveMatch.label}
        time="19:15"
        state={liveMatch.state}
        home={liveMatch.home}
        away={liveMatch.away}
      />
    ),
  },
};

export const LongName: Story = {
  args: { name: 'Giải bóng đá Vô địch Quốc gia nữ Thái Sơn Bắc – Cúp Thái Sơn Nam 2026', round: 'Vòng loại thứ ba' },
  decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>],
};
