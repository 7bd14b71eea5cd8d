import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { people } from '../stories/samples/matches.js';
import { HostSwitcher, type HostSwitcherProps } from './HostCard.js';

const hosts = people.map((person, n) => ({
  id: String(person.id),
  avatar: person,
  note: '5.120 người xem',
  current: n === 0,
}));

const meta = {
  title: 'Room/HostSwitcher',
  component: HostSwitcher,
  args: { label: 'Đổi BLV', hosts, onChoose: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof HostSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ hosts: given, ...rest }: HostSwitcherProps) {
  const [chosen, setChosen] = useState(given.find(({ current }) => current)?.id);
  return (
    <HostSwitcher
      {...rest}
      hosts={given.map((host) => ({ ...host, current: host.id === chosen }))}
      onChoose={setChosen}
    />
  );
}

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cò Trắng/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Cò Trắng');
  },
};

export const One: Story = { args: { hosts: hosts.slice(0, 1) } };

/** The row scrolls sideways. */
export const Many: Story = {
  args: {
    hosts: Array.from({ length: 12 }, (_, n) => ({
      id: String(n),
      avatar: { id: n, name: `Bình luận viên số ${n}` },
      note: 'vắng',
      current: n === 0,
    })),
  },
};
