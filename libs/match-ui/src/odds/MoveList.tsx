import { css } from '@emotion/react';
import type { PriceLabels, PriceView } from './odds-view.js';
import { PriceCell } from './PriceCell.js';
import { priceColumns, PriceHead } from './PriceHead.js';

export interface MoveRowView {
  id: string;
  time: string;
  line?: string | undefined;
  prices: readonly PriceView[];
}

export interface MoveListProps {
  caption: string;
  labels: PriceLabels & { time: string; line: string };
  columns: readonly string[];
  /** Short form of a name for a narrow column; undefined where the name fits. */
  shortColumns?: readonly (string | undefined)[] | undefined;
  /** Newest first. */
  rows: readonly MoveRowView[];
}

/**
 * The price history of one company, with each move up or down as a word. The list is its own scroll container, also for
 * the keyboard.
 */
export function MoveList({ caption, labels, columns, shortColumns, rows }: MoveListProps) {
  const withLine = rows.some(({ line }) => line !== undefined);
  return (
    <div css={[priceColumns, scroller]} tabIndex={0} role="region" aria-label={caption}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col" data-part="time">
              {labels.time}
            </th>
            {withLine && <th scope="col">{labels.line}</th>}
            {columns.map((name, at) => (
              <PriceHead key={name} name={name} short={shortColumns?.[at]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-part="time">
                {row.time}
              </th>
              {withLine && <td>{row.line}</td>}
              {row.prices.map((price, index) => (
                <td key={columns[index]} data-part="price-cell">
                  <PriceCell {...price} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const scroller = css`
  max-height: 320px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--c-line);
  contain: layout paint;
`;

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 32px;
    padding: 4px var(--sp-2) 4px 0;
    background: var(--c-surface);
    border-bottom: 1px solid var(--c-line);
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    color: var(--c-muted);
    text-align: left;
  }
  & [data-part='price-head'] {
    text-align: right;
    padding-right: 14px;
  }
  & tbody th,
  & td {
    height: 32px;
    padding: 0;
    border-bottom: 1px solid var(--c-line);
    font: var(--fw-regular) var(--fs-13)/1rem var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-text-2);
    text-align: left;
  }
  & [data-part='price-cell'] {
    text-align: right;
  }
  & [data-part='price'] {
    min-width: 0;
  }
  & tr > [data-part='time'] {
    padding-left: var(--sp-3);
  }
`;
