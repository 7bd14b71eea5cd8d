import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { people } from '../stories/samples/people.js';
import { SuggestField, type SuggestFieldProps } from './SuggestField.js';
import type { SuggestSource } from './use-suggestions.js';

const names: SuggestSource = {
  label: 'Nhắc đến ai',
  find: (word) => people(word.toLowerCase()),
};
const hashtags: SuggestSource = {
  label: 'Hashtag',
  sign: '#',
  find: (word) =>
    ['VLeague', 'NămĐịnh', 'U23VietNam']
      .filter((name) => name.toLowerCase().startsWith(word.toLowerCase()))
      .map((name) => ({ key: name, name, note: '12 người' })),
};

const meta = {
  title: 'Chat/SuggestField',
  component: SuggestField,
  args: {
    value: '',
    onChange: () => undefined,
    sources: [names, hashtags],
    field: { current: null },
    'aria-label': 'Nội dung bài viết',
    rows: 3,
  },
  decorators: [(Show) => <div style={{ maxWidth: 420 }}>{Show()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value: first, ...props }: SuggestFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState(first);
  return <SuggestField {...props} value={value} onChange={setValue} field={field} />;
}

export const Empty: Story = {};

export const Hashtags: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Tối nay #vl');
    await userEvent.click(await canvas.findByRole('option', { name: /VLeague/ }));
    await expect(field).toHaveValue('Tối nay #VLeague ');
  },
};
