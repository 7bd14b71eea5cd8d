import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';

export interface ChartTableRow {
  readonly id: string;
  /** The head of the row, then one text a column. */
  readonly head: string;
  readonly cells: readonly string[];
}

export interface ChartTableProps {
  /** Text of the control that opens the table. */
  label: string;
  caption: string;
  /** Column heads, that of the row heads first. */
  columns: readonly [string, ...string[]];
  rows: readonly ChartTableRow[];
  /** Numbers are at the right end of their columns, words at the left. */
  align?: 'numbers' | 'words' | undefined;
}

/** What a chart shows, as a table that opens below it. */
export function ChartTable({ label, caption, columns, rows, align = 'numbers' }: ChartTableProps) {
  return (
    <details css={root}>
      <summary>
        <Icon icon={icons.list} size={16} />
        {label}
      </summary>
      <div css={scroller} tabIndex={0} role="region" aria-label={caption}>
        <table data-align={align} aria-label={caption}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, head, cells }) => (
              <tr key={id}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const root = css`
  padding: 0 var(--sp-4) var(--sp-1);
  font-size: var(--fs-13);
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: var(--touch);
    color: var(--c-accent);
    font-weight: var(--fw-medium);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

const scroller = css`
  overflow: auto;
  max-height: 22rem;
  overscroll-behavior: contain;
  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    height: 34px;
    padding: 2px var(--sp-2);
    font-weight: var(--fw-regular);
    text-align: left;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & tbody tr {
    border-top: 1px solid var(--c-line);
  }
  & [data-align='numbers'] td,
  & [data-align='numbers'] th + th {
    text-align: right;
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & [data-align='numbers'] td {
    white-space: nowrap;
  }
  & [data-align='numbers'] thead th + th {
    font-family: inherit;
  }
`;
