import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../stories/samples/matches.js';
import { AvatarStack } from './Avatar.js';

const meta = {
  title: 'Primitives/AvatarStack',
  component: AvatarStack,
  parameters: { layout: 'padded' },
  args: { people },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const MostTwo: Story = { args: { most: 2, size: 32 } };

export const One: Story = { args: { people: people.slice(0, 1) } };
