import type { Meta, StoryObj } from '@storybook/react-vite';
import { MomentumChart } from './MomentumChart.js';

const meta = {
  title: 'Room/MomentumChart',
  component: MomentumChart,
  args: {
    summary: 'Công An Hà Nội ép sân nhiều hơn từ phút 1 đến 15, Nam Định từ phút 31 đến 45.',
    values: Array.from({ length: 67 }, (_, minute) => Math.sin(minute / 7) * Math.cos(minute / 19)),
    until: 90,
    goals: [
      { id: '1', minute: 17, side: 'home' },
      { id: '2', minute: 38, side: 'away' },
    ],
    labels: {
      home: 'CAHN',
      away: 'TXNĐ',
      homeBars: 'CAHN ép (cột lên)',
      awayBars: 'TXNĐ ép (cột xuống)',
      goals: 'Bàn thắng',
    },
  },
} satisfies Meta<typeof MomentumChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Quiet: Story = { args: { values: [0, 0, 0.2, 0, 0, -0.1], goals: [] } };

export const ExtraTime: Story = {
  args: { values: Array.from({ length: 120 }, (_, minute) => Math.sin(minute / 9)), until: 120 },
};
