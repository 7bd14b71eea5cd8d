import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadChart } from './LeadChart.js';

const leads = [2, 3, 1, -1, -2, -2, 0, 3, 5, 4, 2, -1, -3, -4, -6, -5, -3, -3, -2, 0, 1, 3, 2, 2, 4, 3];
const quarters = ['Hiệp 1', 'Hiệp 2', 'Hiệp 3', 'Hiệp 4'].map((name) => ({ name, length: 10 }));

const meta = {
  title: 'Room/LeadChart',
  component: LeadChart,
  args: {
    summary: 'Sóng Đỏ đang hơn 3 điểm, từng hơn 5; Sếu Vàng từng hơn 6.',
    points: leads.map((lead, n) => ({ at: n + 1, lead })),
    shape: 'steps',
    homeLabel: 'Sóng Đỏ dẫn',
    awayLabel: 'Sếu Vàng dẫn',
    sections: quarters,
    leadText: (lead) => String(lead),
    running: true,
  },
} satisfies Meta<typeof LeadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {};

export const Gold: Story = {
  args: {
    summary: 'Hổ Đêm đang hơn 1,8 nghìn vàng.',
    points: leads.map((lead, n) => ({ at: n + 1, lead: lead * 600 })),
    shape: 'slope',
    homeLabel: 'Hổ Đêm hơn vàng',
    awayLabel: 'Sao Biển hơn vàng',
    sections: ['10 phút', '20 phút', '30 phút'].map((name) => ({ name, length: 10 })),
    leadText: (lead) => `${lead / 1000}k`,
  },
};

export const Overtime: Story = {
  args: {
    points: [...leads, ...leads.slice(0, 17)].map((lead, n) => ({ at: n + 1, lead })),
    sections: [...quarters, { name: 'HP1', length: 5 }],
  },
};

export const Begun: Story = { args: { points: [] } };

export const Narrow: Story = { decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>] };
