import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeriesStrip } from './SeriesStrip.js';

const home = { name: 'HĐ', crest: { code: 'HĐ', colors: ['#1f2937', '#d97706'] } } as const;
const away = { name: 'SB', crest: { code: 'SB', colors: ['#155e75', '#f4c542'] } } as const;

const meta = {
  title: 'Room/SeriesStrip',
  component: SeriesStrip,
  args: {
    label: 'Các ván',
    games: [
      { name: 'Ván 1', state: 'over', winner: away, note: '31:20' },
      { name: 'Ván 2', state: 'over', winner: home, note: '27:46' },
      { name: 'Ván 3', state: 'running', note: 'Đang đấu' },
    ],
  },
} satisfies Meta<typeof SeriesStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DecidingGame: Story = {};

export const Begun: Story = {
  args: {
    games: [
      { name: 'Ván 1', state: 'running', note: 'Đang đấu' },
      { name: 'Ván 2', state: 'coming', note: 'Sắp tới' },
      { name: 'Ván 3', state: 'coming', note: 'Nếu cần' },
    ],
  },
};

export const FiveGames: Story = {
  args: {
    games: [
      { name: 'Ván 1', state: 'over', winner: away, note: '31:20' },
      { name: 'Ván 2', state: 'over', winner: home, note: '27:46' },
      { name: 'Ván 3', state: 'over', winner: home, note: '38:02' },
      { name: 'Ván 4', state: 'running', note: 'Đang đấu' },
      { name: 'Ván 5', state: 'coming', note: 'Nếu cần' },
    ],
  },
  decorators: [(Show) => <div style={{ width: 360 }}>{Show()}</div>],
};
