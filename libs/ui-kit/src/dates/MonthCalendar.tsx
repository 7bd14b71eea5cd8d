import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { IconButton } from '../primitives/IconButton.js';
import { Hidden } from '../primitives/text.js';
import { calendarTarget } from './calendar-target.js';
import * as icons from '../primitives/icons.js';

export interface CalendarDay {
  /** `2026-11-20`. */
  day: string;
  href: string;
  /** For screen readers: "Thứ 6, 20 tháng 11, 7 trận". */
  label: string;
  /** The day belongs to the previous or the next month. */
  outside?: boolean | undefined;
  /** The day has events: the calendar draws a dot under it. */
  marked?: boolean | undefined;
}

export interface MonthCalendarProps {
  /** "Tháng 11, 2026". */
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  weekdays: readonly { short: string; long: string }[];
  weeks: readonly (readonly CalendarDay[])[];
  /** The day the page shows. */
  selected: string;
  today: string;
  previous: { label: string; onPress: () => void };
  next: { label: string; onPress: () => void };
  /** A key leads to a day of another month: the owner shows that month. */
  onLeave: (day: string) => void;
  /** True while the marks of the month load. */
  busy?: boolean | undefined;
  /** Runs when the user follows a day, e.g. to close the dialog around the calendar. */
  onPick?: (() => void) | undefined;
}

/**
 * A month grid to pick a day from, with a single tab stop. Arrow keys move by day and week, Home and End to the ends of
 * the week, Page Up and Page Down by month, with Shift by year.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { title, level = 2, weekdays, weeks, selected, today, previous, next, onLeave, busy, onPick } = props;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const days = weeks.flat().filter((day) => !day.outside);
  const first = [selected, today].find((day) => days.some((one) => one.day === day)) ?? days[0]?.day;
  const [stop, setStop] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const focusable = days.some((day) => day.day === stop) ? stop : first;
  const Heading = `h${level}` as const;

  // The day a key leads to may be in a month that is not rendered yet, so the focus moves after the render.
  useEffect(() => {
    if (wanted === undefined) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]:not([data-outside])`);
    if (!target) return;
    target.focus();
    setWanted(undefined);
  }, [wanted, weeks]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = (event.target as HTMLElement).dataset['day'];
    if (!day) return;
    if (event.key === ' ') {
      event.preventDefault();
      (event.target as HTMLElement).click();
      return;
    }
    const target = calendarTarget(event.key, event.shiftKey, day);
    if (!target) return;
    event.preventDefault();
    setStop(target);
    setWanted(target);
    if (!days.some((one) => one.day === target)) onLeave(target);
  };

  return (
    <section css={root} aria-labelledby={id}>
      <div css={head}>
        <Heading id={id} css={heading} aria-live="polite">
          {title}
        </Heading>
        <span css={push}>
          <IconButton icon={icons.chevronLeft} label={previous.label} onClick={previous.onPress} />
          <IconButton icon={icons.chevronRight} label={next.label} onClick={next.onPress} />
        </span>
      </div>
      <table ref={grid} role="grid" aria-labelledby={id} aria-busy={busy} css={sheet} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.short} scope="col" abbr={weekday.long}>
                <span aria-hidden="true">{weekday.short}</span>
                <Hidden>{weekday.long}</Hidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <td key={day.day} role="gridcell" aria-selected={day.day === selected}>
                  <KitLink
                    href={day.href}
                    css={dayCss}
                    aria-label={day.label}
                    tabIndex={day.day === focusable && !day.outside ? 0 : -1}
                    data-day={day.day}
                    data-outside={day.outside || undefined}
                    data-marked={day.marked || undefined}
                    data-selected={day.day === selected || undefined}
                    aria-current={day.day === today ? 'date' : undefined}
                    onClick={onPick}
                  >
                    {Number(day.day.slice(8))}
                  </KitLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const root = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  min-width: 0;
  padding: 0 var(--sp-3) var(--sp-3);
  dialog & {
    border: 0;
    padding: 0;
    background: none;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  min-height: 48px;
  margin-right: -10px;
`;

const heading = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  padding-left: var(--sp-1);
`;

const push = css`
  display: flex;
  margin-left: auto;
`;

const sheet = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: center;
  font-size: var(--fs-13);
  & th {
    height: 28px;
    padding: 0;
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    text-align: center;
  }
  & td {
    padding: 1px;
  }
`;

const dayCss = css`
  position: relative;
  display: grid;
  place-items: center;
  height: 40px;
  border-radius: var(--r-2);
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--c-hover);
  }
  &[data-outside] {
    color: var(--c-muted);
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
    font-weight: var(--fw-semi);
  }
  &[data-selected] {
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
    font-weight: var(--fw-semi);
  }
  &[data-marked]::after {
    content: '';
    position: absolute;
    bottom: 5px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: var(--c-accent);
  }
  &[data-marked][data-selected]::after {
    background: currentColor;
  }
`;
