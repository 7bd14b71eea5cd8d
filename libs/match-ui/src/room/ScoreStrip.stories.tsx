import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveMatch, longNames } from '../stories/samples/matches.js';
import { ScoreStrip } from './ScoreStrip.js';

const { home, away } = liveMatch;

const meta = {
  title: 'Match/ScoreStrip',
  component: ScoreStrip,
  args: {
    label: 'Tỷ số',
    home,
    away,
    state: liveMatch.state,
    facts: ['V.League 1 · Vòng 11', '19:15 · Th 6, 20/11', 'Sân Hàng Đẫy', 'Hiệp 1: 1–1'],
  },
} satisfies Meta<typeof ScoreStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Coming: Story = {
  args: {
    home: { name: home.name, crest: home.crest },
    away: { name: away.name, crest: away.crest },
    time: '21:00',
    state: { tone: 'plain', word: '29 phút nữa' },
  },
};

export const Ended: Story = { args: { state: { tone: 'plain', word: 'Kết thúc' } } };

export const Interrupted: Story = { args: { state: { tone: 'warn', word: 'Gián đoạn', minute: '58' } } };

export const Simulated: Story = { args: { origin: 'Dữ liệu mô phỏng' } };

export const WithoutFacts: Story = { args: { facts: undefined } };

export const LongNames: Story = {
  args: { home: longNames.home, away: longNames.away, state: longNames.state, origin: 'Dữ liệu mô phỏng' },
  decorators: [(Show) => <div style={{ width: 360 }}>{Show()}</div>],
};
