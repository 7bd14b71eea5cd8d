import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sideColors } from '../sport/sides.js';

export interface LegendItem {
  readonly id: string;
  /** A small drawing in a square of 16 by 16. */
  readonly sample: ReactNode;
  readonly text: string;
}

/** What the lines and signs of a chart mean. The words stand in its table too. */
export function ChartLegend({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <ul css={[sideColors, list]} aria-hidden="true">
      {items.map(({ id, sample, text }) => (
        <li key={id}>
          <svg viewBox="0 0 16 16" width="16" height="16">
            {sample}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--sp-4);
  margin: 0;
  padding: var(--sp-1) var(--sp-4);
  list-style: none;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  & svg {
    flex: none;
  }
`;
