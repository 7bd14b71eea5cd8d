import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Mật khẩu',
    value: 'matkhau123',
    onChange: () => undefined,
    autoComplete: 'current-password',
    labels: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  },
};

export const Refused: Story = { args: { error: 'Mật khẩu không khớp' } };

export const WithLink: Story = { args: { after: <a href="#quen">Quên mật khẩu?</a> } };
