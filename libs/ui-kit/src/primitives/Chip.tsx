import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { chip, chipRow, chosenChip } from './chip.styles.js';
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
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      css={[chip, pressed && chosenChip, pressed && live && liveChip]}
    >
      {icon && <Icon icon={icon} size={16} />}
      {children}
      {count !== undefined && <Num>{count}</Num>}
    </button>
  );
}

/** A row of chips. On touch screens a long row scrolls sideways; on wide screens it wraps. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} css={chipRow}>
      {children}
    </div>
  );
}

const liveChip = css`
  &,
  &:hover {
    background: var(--c-live-tint);
  }
  color: var(--c-live);
  box-shadow: none;
`;
