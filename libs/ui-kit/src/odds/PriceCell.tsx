import { css, keyframes } from '@emotion/react';
import { useState } from 'react';
import { Icon } from '../primitives/Icon.js';
import { Hidden } from '../primitives/text.js';
import type { PriceLabels, PriceView } from './odds-view.js';

export interface PriceCellProps extends PriceView {
  labels: PriceLabels;
  className?: string | undefined;
}

/**
 * A price with its arrow. When it changes, a tint fades behind it for 1.2 s; it keeps its width, so nothing moves.
 * The opening price is not drawn here: it stands in a column of its own (OpeningPrice).
 */
export function PriceCell({ text, negative, move, state, labels, className }: PriceCellProps) {
  const changes = useChanges(text);
  if (state === 'locked') {
    return (
      <span css={[root, muted]} className={className} title={labels.locked}>
        <Hidden>{labels.locked}</Hidden>
        <Icon name="lock" size={14} />
      </span>
    );
  }
  if (state === 'closed') {
    return (
      <span css={[root, muted]} className={className} title={labels.closed}>
        <span aria-hidden="true">×</span>
        <Hidden>{labels.closed}</Hidden>
      </span>
    );
  }
  return (
    <span
      key={changes}
      css={[root, negative && negativeCss, changes > 0 && (move === 'down' ? tintDown : tintUp)]}
      className={className}
      data-move={move}
      data-tinted={changes > 0 || undefined}
    >
      {text}
      {move && <Arrow move={move} label={labels[move]} />}
    </span>
  );
}

export function OpeningPrice({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  return (
    <span css={opening} className={className} title={label}>
      <Hidden>{label} </Hidden>
      {text}
    </span>
  );
}

/** The line of a handicap or a total, with the opening line under it when that was another. */
export function LineCell({
  line,
  openingLine,
  word,
  openingLabel,
  className,
}: {
  line?: string | undefined;
  openingLine?: string | undefined;
  word?: boolean | undefined;
  openingLabel: string;
  className?: string | undefined;
}) {
  return (
    <span css={[lineCss, word && wordCss]} className={className}>
      {line}
      {openingLine !== undefined && openingLine !== line && <OpeningPrice css={openingLineCss} text={openingLine} label={openingLabel} />}
    </span>
  );
}

function Arrow({ move, label }: { move: 'up' | 'down'; label: string }) {
  return (
    <svg css={arrow} viewBox="0 0 10 10" role="img" aria-label={label}>
      <path fill="currentColor" d={move === 'up' ? 'M5 1.5l4 7H1z' : 'M5 8.5l4-7H1z'} />
    </svg>
  );
}

/** How often the value changed since the first render: 0 means that it came with the page, which is no news. */
function useChanges(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}

const root = css`
  position: relative;
  display: inline-grid;
  grid-template-columns: 1fr 12px;
  align-items: center;
  column-gap: 2px;
  min-width: 58px;
  padding: 0 2px 0 4px;
  height: 26px;
  border-radius: var(--r-1);
  font: var(--fw-semi) var(--fs-14)/26px var(--font-num);
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: var(--c-text);
`;

const negativeCss = css`
  color: var(--c-neg);
`;

const muted = css`
  grid-template-columns: 1fr;
  justify-items: end;
  padding-right: 14px;
  color: var(--c-muted);
  font-weight: var(--fw-regular);
`;

const arrow = css`
  width: 10px;
  height: 10px;
  [data-move='up'] > & {
    color: var(--c-up);
  }
  [data-move='down'] > & {
    color: var(--c-down);
  }
`;

const fadeUp = keyframes`from { background-color: var(--c-up-tint); } 70% { background-color: var(--c-up-tint); } to { background-color: transparent; }`;
const fadeDown = keyframes`from { background-color: var(--c-down-tint); } 70% { background-color: var(--c-down-tint); } to { background-color: transparent; }`;

const tintUp = css`
  animation: ${fadeUp} 1.2s ease-out;
`;

const tintDown = css`
  animation: ${fadeDown} 1.2s ease-out;
`;

const opening = css`
  font: var(--fw-regular) var(--fs-12)/16px var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

const lineCss = css`
  font: var(--fw-medium) var(--fs-13)/16px var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-text-2);
  white-space: nowrap;
  text-align: left;
`;

const wordCss = css`
  font-family: var(--font);
`;

const openingLineCss = css`
  display: block;
  font-size: var(--fs-11);
  line-height: 14px;
`;
