import type { Meta, StoryObj } from '@storybook/react-vite';
import { WinChart } from './WinChart.js';

const points = Array.from({ length: 68 }, (_, minute) => {
  const home = minute < 17 ? 0.46 : minute < 38 ? 0.7 : minute < 61 ? 0.46 : 0.85;
  return { minute, home, draw: (1 - home) * 0.6, away: (1 - home) * 0.4 };
});

const meta = {
  title: 'Room/WinChart',
  component: WinChart,
  args: {
    summary: 'Công An Hà Nội thắng 46% lúc bóng lăn, 85% sau phút 67.',
    points,
    until: 90,
    goals: [
      { id: '1', minute: 17, side: 'home' },
      { id: '2', minute: 38, side: 'away' },
      { id: '3', minute: 61, side: 'home' },
    ],
    labels: { home: 'CAHN thắng', draw: 'Hòa', away: 'TXNĐ thắng', goals: 'Bàn thắng' },
    now: { home: 'CAHN 85%', draw: 'Hòa 9%', away: 'TXNĐ 6%' },
    shareText: (share) => `${Math.round(share * 100)}%`,
  },
} satisfies Meta<typeof WinChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const FirstMinute: Story = { args: { points: points.slice(0, 1), goals: [] } };

export const OneSided: Story = {
  args: {
    points: points.map(({ minute }) => ({ minute, home: 0.97, draw: 0.02, away: 0.01 })),
    now: { home: 'CAHN 97%', draw: 'Hòa 2%', away: 'TXNĐ 1%' },
  },
};
