import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarStack } from './Avatar.js';

const people = [
  { id: 1, name: 'Gió Lào' },
  { id: 2, name: 'Cò Trắng' },
  { id: 3, name: 'Út Khán Đài B' },
];

const meta = {
  title: 'Primitives/AvatarStack',
  component: AvatarStack,
  parameters: { layout: 'padded' },
  args: { people },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const MostTwo: Story = { args: { max: 2, size: 32 } };

export const One: Story = { args: { people: people.slice(0, 1) } };
