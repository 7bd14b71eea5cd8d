import type { Meta, StoryObj } from '@storybook/react-vite';
import { racers } from '../stories/samples/race.js';
import { Marble } from './Marble.js';

const meta = {
  title: 'Room/Marble',
  component: Marble,
  args: { id: 4, color: '#d99a13' },
} satisfies Meta<typeof Marble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Striped: Story = {};
export const Whole: Story = { args: { id: 7, color: '#22282e', size: 40 } };
export const All: Story = {
  render: () => (
    <>
      {racers.map(({ id, color }) => (
        <Marble key={id} id={id} color={color} size={32} />
      ))}
    </>
  ),
};
