import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { clipCss } from '@khandai/ui-kit';
import type { PriceLabels, PriceView } from './odds-view.js';
import { LineCell, OpeningPrice, PriceCell } from './PriceCell.js';
import { priceColumns, PriceHead } from './PriceHead.js';

export interface ComparePriceView extends PriceView {
  /** No other company offers a higher price for the same outcome. */
  best?: boolean | undefined;
}

export interface CompareRowView {
  /** Id of the company. */
  id: string;
  company: string;
  line?:
    | {
        text: string;
        opening?: string | undefined;
        /** Who gives the goals, under the line. */ by?: string | undefined;
      }
    | undefined;
  /** One per column; undefined where the company has no price. */
  prices: readonly (ComparePriceView | undefined)[];
}

export interface ComparePriceChoice {
  row: string;
  column: number;
}

export interface CompareLabels extends PriceLabels {
  company: string;
  line: string;
  /** Text beside the best price. */
  best: string;
  /** Text for a company without a price. */
  none: string;
  /** Label of the button that shows a company's price history. */
  showMoves: (company: string) => string;
}

export interface CompareTableProps {
  caption: string;
  labels: CompareLabels;
  /** Names of the price columns: both teams, over and under… */
  columns: readonly string[];
  /** Short form of a name for a narrow column; undefined where the name fits. */
  shortColumns?: readonly (string | undefined)[] | undefined;
  rows: readonly CompareRowView[];
  showOpening?: boolean | undefined;
  /** The company whose price history is visible. */
  watched?: string | undefined;
  onWatch: (row: string) => void;
  onChoose: (choice: ComparePriceChoice) => void;
  chosen?: ComparePriceChoice | undefined;
  /** Content under the row of the chosen price: a PayoutNote. */
  note?: ReactNode;
}

/** Compares all companies in one market: line, current price, opening price, and the best price. */
export function CompareTable(props: CompareTableProps) {
  const { caption, labels, columns, rows, showOpening = true, watched, onWatch, onChoose, chosen, note } = props;
  const withLine = rows.some(({ line }) => line);
  return (
    <div css={priceColumns}>
      <table css={table} aria-label={caption} data-opening={showOpening || undefined}>
        <thead>
          <tr>
            <th scope="col" data-part="company-head">
              {labels.company}
            </th>
            {withLine && (
              <th scope="col" data-part="line-head">
                {labels.line}
              </th>
            )}
            {columns.map((name, at) => (
              <PriceHead key={name} name={name} short={props.shortColumns?.[at]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr data-watched={row.id === watched || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={row.id === watched}
                    title={labels.showMoves(row.company)}
                    onClick={() => {
                      onWatch(row.id);
                    }}
                  >
                    <CompanyName name={row.company} />
                  </button>
                </th>
                {withLine && (
                  <td data-part="line-cell">
                    {row.line && (
                      <LineCell line={row.line.text} openingLine={row.line.opening} openingLabel={labels.opening} />
                    )}
                    {row.line?.by && <small css={clipCss}>{row.line.by}</small>}
                  </td>
                )}
                {columns.map((name, column) => (
                  <ComparePrice
                    key={name}
                    price={row.prices[column]}
                    labels={labels}
                    pressed={chosen?.row === row.id && chosen.column === column}
                    onPress={() => {
                      onChoose({ row: row.id, column });
                    }}
                  />
                ))}
              </tr>
              {note && chosen?.row === row.id && (
                <tr>
                  <td colSpan={1 + Number(withLine) + columns.length} data-part="note">
                    {note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A note in brackets after the name has a line of its own, so that the name does not wrap for it. */
function CompanyName({ name }: { name: string }) {
  const at = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return at < 1 ? (
    <span>{name}</span>
  ) : (
    <span>
      {name.slice(0, at)} <small>{name.slice(at + 1)}</small>
    </span>
  );
}

interface ComparePriceProps {
  price: ComparePriceView | undefined;
  labels: CompareLabels;
  pressed: boolean;
  onPress: () => void;
}

function ComparePrice({ price, labels, pressed, onPress }: ComparePriceProps) {
  if (!price) {
    return (
      <td data-part="none">
        <span title={labels.none}>–</span>
      </td>
    );
  }
  const { best, ...shown } = price;
  const inside = (
    <>
      <PriceCell {...shown} labels={labels} />
      <span data-part="under">
        {best && <b>{labels.best}</b>}
        {price.opening !== undefined && <OpeningPrice text={price.opening} label={labels.opening} />}
      </span>
    </>
  );
  return (
    <td data-best={best || undefined} data-chosen={pressed || undefined}>
      {price.state ? (
        <span data-part="price-slot">{inside}</span>
      ) : (
        <button type="button" data-part="price-slot" aria-pressed={pressed} onClick={onPress}>
          {inside}
        </button>
      )}
    </td>
  );
}

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & thead th {
    height: 32px;
    padding: 4px 14px 4px 4px;
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    color: var(--c-muted);
    text-align: right;
  }
  & [data-part='company-head'] {
    width: 25%;
    text-align: left;
    padding-left: var(--sp-3);
  }
  & [data-part='line-head'] {
    width: 23%;
    text-align: left;
    padding-left: var(--sp-2);
  }
  & tbody th,
  & tbody td {
    height: 56px;
    padding: 0;
    border-top: 1px solid var(--c-line);
  }
  & tbody th > button {
    display: flex;
    align-items: center;
    width: 100%;
    height: 56px;
    padding: 0 var(--sp-1) 0 var(--sp-3);
    text-align: left;
    font-weight: var(--fw-medium);
    line-height: 1.125rem;
    @media (max-width: 767px) {
      font-size: var(--fs-13);
    }
    &:hover {
      color: var(--c-accent);
    }
    & > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    & small {
      display: block;
      font-size: var(--fs-11);
      font-weight: var(--fw-regular);
      line-height: 0.875rem;
      color: var(--c-muted);
    }
  }
  & [data-watched] > th {
    box-shadow: inset 3px 0 0 var(--c-accent);
  }
  & [data-watched] > th > button {
    color: var(--c-accent);
  }
  & [data-part='line-cell'] {
    padding: 0 0 0 var(--sp-2);
    letter-spacing: -0.02em;
    overflow: hidden;
    & > span {
      display: block;
    }
    & [data-part='opening'] {
      display: inline;
      margin-left: 4px;
    }
    & small {
      display: block;
      font-size: var(--fs-11);
      line-height: 0.875rem;
      color: var(--c-muted);
    }
  }
  &:not([data-opening]) [data-part='opening'] {
    display: none;
  }
  & [data-part='price-slot'] {
    display: grid;
    align-content: center;
    justify-items: end;
    width: 100%;
    min-height: 56px;
    padding-right: 4px;
    border-radius: var(--r-1);
  }
  & button[data-part='price-slot']:hover {
    background: var(--c-hover);
  }
  & [data-part='price'] {
    min-width: 0;
  }
  & [data-part='under'] {
    display: flex;
    /* Word and opening price stand under one another where the cell is too narrow for both. */
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 3px;
    min-height: 16px;
    padding: 0 14px 0 4px;
    line-height: 0.875rem;
    white-space: nowrap;
    & > b {
      font-size: var(--fs-11);
      font-weight: var(--fw-semi);
      color: var(--c-accent);
    }
  }
  & [data-best] {
    background: var(--c-accent-tint);
  }
  & td[data-chosen] {
    box-shadow: inset 0 0 0 2px var(--c-accent-line);
  }
  & [data-part='none'] {
    text-align: right;
    padding-right: 18px;
    color: var(--c-muted);
  }
  & td[data-part='note'] {
    height: auto;
  }
  & :focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
  }
`;
