import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { november, sheetOf, weekdays } from '../stories/samples/calendar.js';
import { MonthCalendar } from './MonthCalendar.js';

const meta = {
  title: 'Dates/MonthCalendar',
  component: MonthCalendar,
  parameters: { layout: 'padded' },
  args: {
    ...sheetOf(november),
    weekdays,
    selected: '2026-11-20',
    today: '2026-11-18',
    previous: { label: 'Tháng trước', onPress: () => undefined },
    next: { label: 'Tháng sau', onPress: () => undefined },
    onLeave: () => undefined,
  },
  decorators: [(Show) => <div style={{ maxWidth: 320 }}>{Show()}</div>],
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const November: Story = {};

/** The selected day is in another month, so this month shows no selection. */
export const AnotherMonth: Story = { args: sheetOf('2026-12') };

export const MarksOnTheirWay: Story = { args: { busy: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: '20 tháng 11' }).focus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(canvas.getByRole('link', { name: '23 tháng 11' })).toHaveFocus();
  },
};
