import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BookButton, type BookButtonProps } from './BookButton.js';

const MATCH = 'Hải Phòng – Sông Lam Nghệ An';

const meta = {
  title: 'Match/BookButton',
  component: BookButton,
  parameters: { layout: 'padded' },
  args: {
    booked: false,
    onToggle: () => undefined,
    word: 'Đặt lịch',
    label: `Đặt lịch ${MATCH}`,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BookButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: BookButtonProps) {
  const [booked, setBooked] = useState(props.booked);
  const word = booked ? 'Đã đặt lịch' : 'Đặt lịch';
  return (
    <BookButton {...props} booked={booked} word={word} label={`${word} ${MATCH}`} onToggle={() => setBooked(!booked)} />
  );
}

export const Free: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Hải Phòng/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Booked: Story = { args: { booked: true } };

export const Busy: Story = { args: { busy: true } };
