import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewPill } from './NewPill.js';

const meta = {
  title: 'Chat/NewPill',
  component: NewPill,
  args: { children: '12 tin mới', onPress: fn() },
  decorators: [(Show) => <div style={{ position: 'relative', height: 120 }}>{Show()}</div>],
} satisfies Meta<typeof NewPill>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 tin mới' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
