import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sideColors } from '../sport/sides.js';
import { legend } from './plot.styles.js';

export interface LegendItem {
  readonly id: string;
  /** A small drawing in a square of 16 by 16. */
  readonly sample: ReactNode;
  readonly text: string;
}

/** What the lines and signs of a chart mean. The words stand in its table too. */
export function ChartLegend({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <ul css={[sideColors, legend, inset]} aria-hidden="true">
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

const inset = css`
  padding: var(--sp-1) var(--sp-4);
`;
