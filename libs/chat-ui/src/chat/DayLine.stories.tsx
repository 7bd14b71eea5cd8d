import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayLine } from './TalkDividers.js';

const meta = {
  title: 'Chat/DayLine',
  component: DayLine,
  parameters: { layout: 'padded' },
  args: { children: 'Th 6, 20/11' },
} satisfies Meta<typeof DayLine>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
