import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { calendarTarget } from './calendar-target.js';
import { MonthCalendar } from './MonthCalendar.js';
import { november, sheetOf, weekdays } from '../stories/samples/calendar.js';

function Sheet({ onPick = () => 0 }: { onPick?: () => unknown }) {
  const [month, setMonth] = useState(november);
  return (
    <MonthCalendar
      {...sheetOf(month)}
      weekdays={weekdays}
      selected="2026-11-20"
      today="2026-11-18"
      previous={{ label: 'Tháng trước', onPress: () => setMonth('2026-10') }}
      next={{ label: 'Tháng sau', onPress: () => setMonth('2026-12') }}
      onLeave={(day) => setMonth(day.slice(0, 7))}
      onPick={() => void onPick()}
    />
  );
}

const focused = () => (document.activeElement as HTMLElement).dataset['day'];
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key, shiftKey });

describe('MonthCalendar', () => {
  it('[MC1] is a grid with one tab stop: the selected day', () => {
    render(<Sheet />);
    expect(screen.getByRole('grid', { name: 'Tháng 11, 2026' })).toBeTruthy();
    const stops = screen.getAllByRole('link').filter((link) => link.tabIndex === 0);
    expect(stops.map((link) => link.dataset['day'])).toEqual(['2026-11-20']);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    expect(screen.getByRole('link', { current: 'date' }).dataset['day']).toBe('2026-11-18');
  });

  it('[MC2] arrow keys move by days and weeks, and the tab stop follows', () => {
    render(<Sheet />);
    screen.getByRole('link', { name: /^20 / }).focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(focused()).toBe('2026-11-28');
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
    press('Home');
    expect(focused()).toBe('2026-11-23');
  });

  it('[MC2] a key that leads to another month shows that month with the focus on the day', () => {
    render(<Sheet />);
    screen.getByRole('link', { name: /^20 / }).focus();
    press('PageDown');
    expect(screen.getByRole('grid', { name: 'Tháng 12, 2026' })).toBeTruthy();
    expect(focused()).toBe('2026-12-20');
    press('PageUp', true);
    expect(focused()).toBe('2025-12-20');
  });

  it('[MC3] Space opens a day, as Enter does', () => {
    let picked = 0;
    render(<Sheet onPick={() => (picked += 1)} />);
    screen.getByRole('link', { name: /^20 / }).focus();
    press(' ');
    expect(picked).toBe(1);
  });
});

describe('calendarTarget', () => {
  it.each([
    ['ArrowUp', false, '2026-11-20', '2026-11-13'],
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['End', false, '2026-11-20', '2026-11-22'],
    ['Home', false, '2026-11-22', '2026-11-16'],
    ['PageDown', false, '2027-01-31', '2027-02-28'],
    ['PageUp', false, '2026-01-15', '2025-12-15'],
    ['PageDown', true, '2024-02-29', '2025-02-28'],
    ['a', false, '2026-11-20', undefined],
  ])('[MC2] %s (shift %s) leads from %s to %s', (key, shift, from, to) => {
    expect(calendarTarget(key, shift, from)).toBe(to);
  });
});
