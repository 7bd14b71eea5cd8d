import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.js';
import * as icons from './icons.js';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { icon: icons.flame },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Small: Story = { args: { size: 14 } };

/** A surrounding component sets the size of all its icons at once. */
export const SizedFromOutside: Story = {
  decorators: [
    (Show) => <p style={{ '--icon': '32px', color: 'var(--c-accent)' } as React.CSSProperties}>{Show()} Trận hot</p>,
  ],
};
