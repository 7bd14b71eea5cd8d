import type { Meta, StoryObj } from '@storybook/react-vite';
import { order, racers } from '../stories/samples/race.js';
import { RankChart } from './RankChart.js';

/** From the grid to the order of the stories. */
const linesTo = (parts: number) =>
  racers.map((racer, lane) => ({
    ...racer,
    mine: racer.id === 2,
    leads: racer.id === order[0],
    points: Array.from({ length: parts + 1 }, (_, part) => ({ part, rank: rankAt(lane, part) })),
  }));

/** The order of the finish comes in from the back, one place at a mark. */
function rankAt(lane: number, part: number): number {
  const placed = order.slice(Math.max(0, order.length - part));
  const id = racers[lane]?.id ?? 0;
  const rest = racers.map((racer) => racer.id).filter((one) => !placed.includes(one));
  return [...rest, ...placed].indexOf(id) + 1;
}

const meta = {
  title: 'Room/RankChart',
  component: RankChart,
  args: {
    summary: 'Thứ hạng qua các mốc: Nghệ Vàng từ hạng 4 lên dẫn đầu',
    lines: linesTo(10),
    parts: 10,
    laps: ['Vòng 1', 'Vòng 2', 'Vòng 3', 'Vòng 4', 'Vòng 5'],
    mineText: 'Sóng Biển, bạn chọn',
    leadText: 'Nghệ Vàng, dẫn đầu',
    table: { show: 'Xem bảng thứ hạng', marble: 'Bi', mark: (part) => (part === 0 ? 'XP' : String(part / 2)) },
  },
} satisfies Meta<typeof RankChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {};
export const Growing: Story = { args: { lines: linesTo(4) } };
export const CameLate: Story = {
  args: {
    lines: linesTo(8).map((line) => ({ ...line, points: line.points.filter(({ part }) => part === 0 || part > 4) })),
  },
};
