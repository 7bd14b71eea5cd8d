import { css } from '@emotion/react';
import {
  Crest,
  LineCell,
  type OddsHalfView,
  type OddsLabels,
  type OddsMatchView,
  OpeningPrice,
  PriceCell,
  type PriceView,
} from '@khandai/ui-kit';

interface RoomPricesProps {
  readonly match: OddsMatchView;
  readonly half: OddsHalfView;
  readonly labels: OddsLabels;
  readonly showOpening: boolean;
}

interface Cell {
  readonly price: PriceView | undefined;
  readonly line?: string | undefined;
  readonly openingLine?: string | undefined;
  readonly word?: boolean;
}

/** The odds of the one match a room is about: a row a side, a column a market. */
export function RoomPrices({ match, half, labels, showOpening }: RoomPricesProps) {
  const cell = ({ price, ...line }: Cell, key: string) => (
    <td key={key} css={cellCss}>
      {price && (
        <span css={inside}>
          <LineCell {...line} openingLabel={labels.opening} />
          <span css={prices}>
            <PriceCell {...price} labels={labels} />
            {showOpening && price.opening !== undefined && <OpeningPrice text={price.opening} label={labels.opening} css={opening} />}
          </span>
        </span>
      )}
    </td>
  );
  return (
    <table css={table} aria-label={labels.caption}>
      <thead>
        <tr>
          <th scope="col" css={firstColumn}>
            {labels.match}
          </th>
          {[labels.handicap, labels.overUnder, labels.oneXTwo].map((market) => (
            <th key={market} scope="col" css={marketCss}>
              {market}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" css={rowHead}>
              <span>
                <Crest {...match[side].crest} size={20} />
                {match[side].code}
              </span>
            </th>
            {cell(handicapCell(half, side), 'handicap')}
            {cell(totalsCell(half, side, labels), 'overUnder')}
            {cell({ price: half.oneXTwo?.[side], line: labels.signs[side] }, 'oneXTwo')}
          </tr>
        ))}
        <tr>
          <th scope="row" css={rowHead}>
            <span>{labels.draw}</span>
          </th>
          {cell({ price: undefined }, 'handicap')}
          {cell({ price: undefined }, 'overUnder')}
          {cell({ price: half.oneXTwo?.draw, line: labels.signs.draw }, 'oneXTwo')}
        </tr>
      </tbody>
    </table>
  );
}

/** The line stands on the favourite's row. */
function handicapCell({ handicap }: OddsHalfView, side: 'home' | 'away'): Cell {
  if (!handicap) return { price: undefined };
  return handicap.favourite === side
    ? { price: handicap[side], line: handicap.line, openingLine: handicap.openingLine }
    : { price: handicap[side] };
}

function totalsCell({ overUnder }: OddsHalfView, side: 'home' | 'away', labels: OddsLabels): Cell {
  if (!overUnder) return { price: undefined };
  return side === 'home'
    ? { price: overUnder.over, line: overUnder.line, openingLine: overUnder.openingLine }
    : { price: overUnder.under, line: labels.under, word: true };
}

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
`;

const firstColumn = css`
  width: 20%;
`;

const marketCss = css`
  text-align: right;
  padding-right: var(--sp-4);
  font-size: var(--fs-12);
  line-height: 28px;
  color: var(--c-muted);
`;

const rowHead = css`
  border-top: 1px solid var(--c-line);
  font-weight: var(--fw-medium);
  & > span {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    min-height: 46px;
  }
`;

const cellCss = css`
  border-top: 1px solid var(--c-line);
  padding: 3px 0;
`;

const inside = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
`;

const prices = css`
  display: grid;
  justify-items: end;
`;

const opening = css`
  padding-right: 14px;
`;
