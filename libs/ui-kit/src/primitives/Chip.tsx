import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './Icon.js';
import { Num } from './text.js';

export interface ChipProps {
  children: ReactNode;
  pressed: boolean;
  onPress: () => void;
  count?: number | string | undefined;
  icon?: IconDrawing | undefined;
  /** Red when pressed: only for filters of live items. */
  live?: boolean | undefined;
}

export function Chip({ children, pressed, onPress, count, icon, live }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} css={[chip, live && liveChip]}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
      {count !== undefined && <Num>{count}</Num>}
    </button>
  );
}

/** A row of chips. On touch screens a long row scrolls sideways; on wide screens it wraps. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} css={row}>
      {children}
    </div>
  );
}

const row = css`
  display: flex;
  gap: var(--sp-2);
  overflow-x: auto;
  scrollbar-width: none;
  margin: 0 calc(-1 * var(--sp-3));
  padding: 6px var(--sp-3);
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    margin: 0;
    padding: 6px 2px;
  }
  @media (min-width: 1200px) {
    flex-wrap: wrap;
    row-gap: var(--sp-3);
  }
`;

const chip = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 2rem;
  padding: 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  & > span {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
  }
  &[aria-pressed='true'] > span {
    color: inherit;
  }
`;

const liveChip = css`
  &[aria-pressed='true'] {
    background: var(--c-live-tint);
    color: var(--c-live);
    box-shadow: none;
  }
`;
