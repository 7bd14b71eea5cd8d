import type { Meta, StoryObj } from '@storybook/react-vite';
import { lineUpLabels, lineUpTeams } from '../stories/samples/line-ups.js';
import { LineUpList } from './LineUpList.js';

const [home, away] = lineUpTeams;

const meta = {
  title: 'Room/LineUpList',
  component: LineUpList,
  args: { team: home, labels: lineUpLabels, withStarting: false },
  decorators: [(Show) => <div style={{ maxWidth: 360 }}>{Show()}</div>],
} satisfies Meta<typeof LineUpList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pitch, which already shows the starting eleven. */
export const Bench: Story = {};

/** Without a formation the positions are unknown, so the list includes the starting eleven. */
export const Whole: Story = {
  args: { team: { ...away, formation: '', rows: [away.rows.flat()] }, withStarting: true },
};
