import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateLabel } from './StateLabel.js';

const meta = {
  title: 'Match/StateLabel',
  component: StateLabel,
  parameters: { layout: 'padded' },
  args: { tone: 'live', word: 'Hiệp 2', minute: '67' },
} satisfies Meta<typeof StateLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const AddedTime: Story = { args: { word: 'Hiệp 1', minute: '45+2' } };

export const HalfTime: Story = { args: { word: 'Nghỉ giữa hiệp', minute: undefined } };

export const Trouble: Story = { args: { tone: 'warn', word: 'Gián đoạn', minute: '58' } };

export const Postponed: Story = { args: { tone: 'warn', word: 'Hoãn', minute: undefined } };

export const Coming: Story = { args: { tone: 'plain', word: '29 phút nữa', minute: undefined } };

export const Ended: Story = { args: { tone: 'plain', word: 'Kết thúc', minute: undefined } };
