import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { themeLabels } from '../stories/samples/shell.js';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.js';

const meta = {
  title: 'Shell/ThemeToggle',
  component: ThemeToggle,
  parameters: { layout: 'padded' },
  args: { value: 'system', onChange: () => undefined, labels: themeLabels },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: ThemeToggleProps) {
  const [value, setValue] = useState(props.value);
  return <ThemeToggle {...props} value={value} onChange={setValue} />;
}

/** Cycles through system, light, dark. */
export const System: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(themeLabels.system);
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(themeLabels.system);
  },
};

export const Dark: Story = { args: { value: 'dark' } };
