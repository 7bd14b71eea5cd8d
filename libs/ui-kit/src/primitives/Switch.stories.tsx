import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.js';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { layout: 'padded' },
  args: { label: 'Ẩn tỷ lệ', checked: false, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Ẩn tỷ lệ' })).toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };
