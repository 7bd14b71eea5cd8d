import type { Meta, StoryObj } from '@storybook/react-vite';
import { longNames } from '../stories/samples/matches.js';
import { PeriodTable } from './PeriodTable.js';

const home = { name: 'Hải Phòng Sóng Đỏ', crest: { code: 'SĐ', colors: ['#b91c1c', '#f4c542'] }, score: 78 } as const;
const away = { name: 'Cần Thơ Sếu Vàng', crest: { code: 'SV', colors: ['#166534', '#f4c542'] }, score: 75 } as const;
const period = (number: number, points?: [number, number], running?: boolean) => ({
  label: `H${number}`,
  name: `Hiệp ${number}`,
  points,
  running,
});

const meta = {
  title: 'Room/PeriodTable',
  component: PeriodTable,
  args: {
    caption: 'Điểm từng hiệp',
    teamsLabel: 'Điểm từng hiệp',
    totalLabel: 'Tổng',
    home,
    away,
    periods: [period(1, [21, 18]), period(2, [17, 24]), period(3, [23, 19]), period(4, [17, 14], true)],
  },
} satisfies Meta<typeof PeriodTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastQuarter: Story = {};

/** Quarters to come are blank, not 0. */
export const HalfTime: Story = { args: { periods: [period(1, [21, 18]), period(2, [17, 24]), period(3), period(4)] } };

export const Overtime: Story = {
  args: {
    periods: [
      period(1, [24, 20]),
      period(2, [19, 23]),
      period(3, [22, 18]),
      period(4, [19, 23]),
      { label: 'HP1', name: 'Hiệp phụ 1', points: [7, 9], running: true },
    ],
  },
};

export const LongNames: Story = {
  args: { home: { ...home, name: longNames.home.name }, away: { ...away, name: longNames.away.name } },
  decorators: [(Show) => <div style={{ width: 360 }}>{Show()}</div>],
};
