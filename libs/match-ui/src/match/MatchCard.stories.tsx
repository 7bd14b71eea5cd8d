import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, icons } from '@khandai/ui-kit';
import { liveMatch, longNames } from '../stories/samples/matches.js';
import { MatchCard } from './MatchCard.js';

const meta = {
  title: 'Match/MatchCard',
  component: MatchCard,
  parameters: { layout: 'padded' },
  args: liveMatch,
  decorators: [(Show) => <div style={{ maxWidth: 380 }}>{Show()}</div>],
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const { home, away } = liveMatch;
const unscored = {
  home: { name: home.name, crest: home.crest },
  away: { name: away.name, crest: away.crest },
};

export const Live: Story = {};

export const HalfTime: Story = { args: { state: { tone: 'live', word: 'Nghỉ giữa hiệp' } } };

export const Coming: Story = {
  args: {
    ...unscored,
    state: { tone: 'plain', word: '21:00 · 29 phút nữa' },
    watching: undefined,
    action: (
      <Button size="sm" look="line" icon={icons.bellPlus}>
        Đặt lịch
      </Button>
    ),
  },
};

export const Ended: Story = {
  args: { state: { tone: 'plain', word: 'Kết thúc' }, watching: undefined, action: undefined },
};

export const Postponed: Story = {
  args: { ...unscored, state: { tone: 'warn', word: 'Hoãn' }, watching: undefined, action: undefined },
};

/** The match has no hosts. */
export const NoHosts: Story = { args: { hosts: undefined, watching: undefined } };

export const LongNames: Story = { args: longNames, decorators: [(Show) => <div style={{ width: 296 }}>{Show()}</div>] };

export const Dark: Story = { globals: { theme: 'dark' } };
