import type { Meta, StoryObj } from '@storybook/react-vite';
import { RaceStandings } from './RaceStandings.js';

const meta = {
  title: 'Room/RaceStandings',
  component: RaceStandings,
  args: {
    label: 'Thứ tự',
    runners: [
      {
        name: 'Bi Tím',
        crest: { code: 'TM', colors: ['#6d28d9', '#f2f5f3'] },
        side: 'away',
        place: 1,
        won: '8 vòng thắng',
        gap: 'Dẫn đầu',
        leads: true,
      },
      {
        name: 'Bi Vàng',
        crest: { code: 'VG', colors: ['#a16207', '#1f2937'] },
        side: 'home',
        place: 2,
        won: '5 vòng thắng',
        gap: 'kém 3 vòng',
      },
    ],
  },
} satisfies Meta<typeof RaceStandings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLeads: Story = {};

export const Level: Story = {
  args: {
    runners: meta.args.runners.map((runner) => ({
      ...runner,
      place: 1,
      won: '6 vòng thắng',
      gap: 'Ngang nhau',
      leads: false,
    })),
  },
};
