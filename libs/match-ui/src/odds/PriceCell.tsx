import { css, keyframes } from '@emotion/react';
import { useState } from 'react';
import { Hidden, Icon, icons } from '@khandai/ui-kit';
import type { PriceLabels, PriceView } from './odds-view.js';

export interface PriceCellProps extends PriceView {
  labels: PriceLabels;
  className?: string | undefined;
}

/**
 * A price with its arrow. A change shows a background tint for 1.2 s; the width stays the same, so nothing moves.
 * OpeningPrice renders the opening price in a column of its own.
 */
export function PriceCell({ text, negative, move, state, labels, className }: PriceCellProps) {
  const changes = useChanges(text);
  if (state) {
    return (
      <span css={root} className={className} title={labels[state]} data-part="price" data-state={state}>
        <Hidden>{labels[state]}</Hidden>
        {state === 'locked' ? <Icon icon={icons.lock} size={14} /> : <span aria-hidden="true">×</span>}
      </span>
    );
  }
  return (
    <span
      css={root}
      className={className}
      data-part="price"
      data-negative={negative || undefined}
      data-move={move}
      data-tinted={tintOf(changes)}
    >
      {text}
      {move && <Arrow move={move} label={labels[move]} />}
    </span>
  );
}

export function OpeningPrice({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  return (
    <span css={opening} className={className} title={label} data-part="opening">
      <Hidden>{label} </Hidden>
      {text}
    </span>
  );
}

export interface LineCellProps {
  line?: string | undefined;
  openingLine?: string | undefined;
  word?: boolean | undefined;
  openingLabel: string;
  className?: string | undefined;
}

/** The line of a handicap or a total; the opening line is under it if it was different. */
export function LineCell({ line, openingLine, word, openingLabel, className }: LineCellProps) {
  return (
    <span css={lineCss} className={className} data-part="line" data-word={word || undefined}>
      {line}
      {openingLine !== undefined && openingLine !== line && <OpeningPrice text={openingLine} label={openingLabel} />}
    </span>
  );
}

function Arrow({ move, label }: { move: 'up' | 'down'; label: string }) {
  return (
    <svg viewBox="0 0 10 10" role="img" aria-label={label}>
      <path fill="currentColor" d={move === 'up' ? 'M5 1.5l4 7H1z' : 'M5 8.5l4-7H1z'} />
    </svg>
  );
}

/** Number of changes since the first render. At 0 the value came with the page, so it gets no tint. */
function useChanges(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}

/** Alternates between two names: a CSS animation restarts only when its name changes. */
function tintOf(changes: number): 'odd' | 'even' | undefined {
  if (changes === 0) return undefined;
  return changes % 2 === 1 ? 'odd' : 'even';
}

const clearOdd = keyframes`to { background-color: transparent; }`;
const clearEven = keyframes`100% { background-color: transparent; }`;

const root = css`
  position: relative;
  display: inline-grid;
  grid-template-columns: 1fr 12px;
  align-items: center;
  column-gap: 2px;
  min-width: 58px;
  padding: 0 2px 0 4px;
  height: 1.625rem;
  border-radius: var(--r-1);
  font: var(--fw-semi) var(--fs-14)/1.625rem var(--font-num);
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: var(--c-text);
  &[data-negative] {
    color: var(--c-neg);
  }
  &[data-state] {
    grid-template-columns: 1fr;
    justify-items: end;
    padding-right: 14px;
    color: var(--c-muted);
    font-weight: var(--fw-regular);
  }
  &[data-move] > svg {
    width: 10px;
    height: 10px;
    color: var(--c-rise);
  }
  &[data-move='down'] > svg {
    color: var(--c-fall);
  }
  /*
   * The tint stands for 1.2 s and goes at once: an animation that only waits costs nothing, while a fade would draw
   * every frame of all prices that changed in the last second.
   */
  &[data-tinted] {
    background-color: var(--c-rise-tint);
    animation: ${clearOdd} 1ms 1.2s forwards;
  }
  &[data-tinted='even'] {
    animation-name: ${clearEven};
  }
  &[data-tinted][data-move='down'] {
    background-color: var(--c-fall-tint);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-tinted] {
      background-color: transparent;
    }
  }
`;

const opening = css`
  font: var(--fw-regular) var(--fs-12)/1rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

const lineCss = css`
  font: var(--fw-medium) var(--fs-13)/1rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-text-2);
  white-space: nowrap;
  text-align: left;
  &[data-word] {
    font-family: var(--font);
  }
  & > [data-part='opening'] {
    display: block;
    font-size: var(--fs-11);
    line-height: 0.875rem;
  }
`;
