import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stripDays } from '../stories/samples/calendar.js';
import { DateStrip } from './DateStrip.js';

const meta = {
  title: 'Dates/DateStrip',
  component: DateStrip,
  parameters: { layout: 'padded' },
  args: {
    label: 'Chọn ngày',
    days: stripDays,
    previous: { href: '#truoc', label: 'Tuần trước' },
    next: { href: '#sau', label: 'Tuần sau' },
    calendar: { label: 'Chọn thời gian', open: false, onPress: () => undefined },
  },
} satisfies Meta<typeof DateStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};

/** The strip scrolls to the chosen day; the page itself does not scroll. */
export const OnAPhone: Story = {
  args: { days: stripDays.map((day) => ({ ...day, current: day.day === '2026-11-24' })) },
  decorators: [(Show) => <div style={{ width: 340 }}>{Show()}</div>],
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { current: 'date' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Ngày mai 21/11' })).toHaveFocus();
  },
};
