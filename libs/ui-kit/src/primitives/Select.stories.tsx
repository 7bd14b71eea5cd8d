import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Select, type SelectProps } from './Select.js';
import * as icons from './icons.js';

type Form = 'malay' | 'decimal' | 'long';

const meta = {
  title: 'Primitives/Select',
  component: Select<Form>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Kiểu kèo',
    value: 'malay',
    onChange: () => undefined,
    options: [
      { value: 'malay', label: 'Kèo Malaysia' },
      { value: 'decimal', label: 'Thập phân' },
      { value: 'long', label: 'Giải có một cái tên rất dài để cắt bớt' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<Form>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: SelectProps<Form>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Kiểu kèo' });
    await userEvent.selectOptions(select, 'Thập phân');
    await expect(select).toHaveValue('decimal');
  },
};

export const WithIcon: Story = { args: { icon: icons.trophy } };

/** A long option is truncated, so that the select stays in its row. */
export const LongChoice: Story = { args: { value: 'long' } };
