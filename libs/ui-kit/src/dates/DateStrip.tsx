import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { Icon, type IconDrawing } from '../primitives/Icon.js';
import { IconButton } from '../primitives/IconButton.js';
import * as icons from '../primitives/icons.js';

export interface StripDay {
  /** `2026-11-20`; used only as a key. */
  day: string;
  href: string;
  /** "Hôm nay", "Th 7". */
  name: string;
  /** "20/11". */
  date: string;
  current?: boolean | undefined;
}

export interface DateStripProps {
  label: string;
  days: readonly StripDay[];
  /** Links to the previous and the next week. */
  previous: { href: string; label: string };
  next: { href: string; label: string };
  /** Opens a calendar. */
  calendar: { label: string; open: boolean; onPress: () => void };
}

/** A strip of seven days. Arrow keys, Home and End move the focus along it, Enter follows the link. */
export function DateStrip({ label, days, previous, next, calendar }: DateStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const current = days.find((day) => day.current)?.day;

  // Phones have no room for all seven days: scroll the strip to the current day without moving the page.
  useEffect(() => {
    const box = strip.current;
    const shown = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && shown) box.scrollLeft = shown.offsetLeft - (box.clientWidth - shown.offsetWidth) / 2;
  }, [current]);

  return (
    <nav css={root} aria-label={label}>
      <WeekLink {...previous} icon={icons.chevronLeft} />
      <div ref={strip} css={stripCss} onKeyDown={moveFocus} role="presentation">
        {days.map((day) => (
          <KitLink
            key={day.day}
            href={day.href}
            css={dayCss}
            {...(day.current ? { 'aria-current': 'date' as const } : {})}
          >
            {day.name} <b>{day.date}</b>
          </KitLink>
        ))}
      </div>
      <WeekLink {...next} icon={icons.chevronRight} />
      <span css={separator} />
      <IconButton
        icon={icons.calendar}
        label={calendar.label}
        aria-haspopup="dialog"
        aria-expanded={calendar.open}
        onClick={calendar.onPress}
      />
    </nav>
  );
}

function WeekLink({ href, label, icon }: { href: string; label: string; icon: IconDrawing }) {
  return (
    <KitLink href={href} css={week} aria-label={label} title={label}>
      <Icon icon={icon} />
    </KitLink>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const target = targetOf(event.key, at, links.length);
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const root = css`
  display: flex;
  align-items: center;
  padding: var(--sp-1);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  min-width: 0;
`;

const stripCss = css`
  position: relative;
  display: flex;
  flex: 1;
  gap: var(--sp-1);
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  /* A day cut by the edge fades out: there is more. */
  mask-image: linear-gradient(to right, transparent, #000 12px calc(100% - 12px), transparent);
`;

const dayCss = css`
  flex: 1 0 56px;
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 52px;
  padding: 0 6px;
  border-radius: var(--r-2);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  white-space: nowrap;
  & > b {
    font: var(--fw-medium) var(--fs-14)/1.25rem var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-text-2);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current],
  &[aria-current] > b {
    color: var(--c-accent);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
    font-weight: var(--fw-medium);
  }
  &[aria-current] > b {
    font-weight: var(--fw-semi);
  }
`;

const week = css`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: var(--touch);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
  @media (max-width: 767px) {
    width: 28px;
    &::after {
      content: '';
      position: absolute;
      inset: 0 -8px;
    }
  }
`;

const separator = css`
  flex: none;
  width: 1px;
  height: 32px;
  margin: 0 var(--sp-1);
  background: var(--c-line);
`;
