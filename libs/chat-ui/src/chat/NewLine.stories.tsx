import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewLine } from './TalkDividers.js';

const meta = {
  title: 'Chat/NewLine',
  component: NewLine,
  parameters: { layout: 'padded' },
  args: { children: 'Tin mới' },
} satisfies Meta<typeof NewLine>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
