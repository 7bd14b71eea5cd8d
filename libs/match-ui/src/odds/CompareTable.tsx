import { Fragment, type ReactNode } from 'react';
import { clipCss } from '@khandai/ui-kit';
import { table } from './compare-table.styles.js';
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
