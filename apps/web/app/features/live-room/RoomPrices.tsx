import { css } from '@emotion/react';
import {
  Crest,
  LineCell,
  OpeningPrice,
  PriceCell,
  cellOf,
  type OddsCellView,
  type OddsLabels,
  type OddsMatchView,
  type OddsSide,
} from '@khandai/match-ui';

/** Markets of each half, in column order. */
export const roomColumns = {
  full: ['handicap', 'overUnder', 'europeOdds'],
  half: ['handicapHalf', 'overUnderHalf', 'europeOddsHalf'],
} as const;

interface RoomPricesProps {
  readonly match: OddsMatchView;
  readonly half: keyof typeof roomColumns;
  readonly labels: OddsLabels;
  readonly showOpening: boolean;
  /** Names of the two sides: at home and away. */
  readonly sides: Readonly<Record<'home' | 'away', string>>;
}

/** The odds of a room's match: one row per side, one column per market. */
export function RoomPrices({ match, half, labels, showOpening, sides }: RoomPricesProps) {
  const cells = (side: OddsSide) =>
    roomColumns[half].map((category) => {
      const cell = cellOf(match[half], category, side, labels);
      return (
        <td key={category} css={cellCss}>
          {cell && <Cell {...cell} labels={labels} showOpening={showOpening} />}
        </td>
      );
    });
  return (
    <table css={table} aria-label={labels.caption}>
      <thead>
        <tr>
          <th scope="col" css={firstColumn}>
            {labels.match}
          </th>
          {roomColumns[half].map((category) => (
            <th key={category} scope="col" css={marketCss}>
              {labels.categories[category]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" css={rowHead}>
              <span>
                <span data-part="crest">
                  <Crest {...match[side].crest} size={20} />
                </span>
                <b title={match[side].name}>{match[side].code}</b>
                <small>{sides[side]}</small>
              </span>
            </th>
            {cells(side)}
          </tr>
        ))}
        <tr>
          <th scope="row" css={rowHead}>
            <span>{labels.draw}</span>
          </th>
          {cells('draw')}
        </tr>
      </tbody>
    </table>
  );
}

interface CellProps extends OddsCellView {
  readonly labels: OddsLabels;
  readonly showOpening: boolean;
}

function Cell({ price, line, openingLine, word, labels, showOpening }: CellProps) {
  return (
    <span css={inside}>
      <LineCell
        line={line}
        openingLine={showOpening ? openingLine : undefined}
        word={word}
        openingLabel={labels.opening}
      />
      <span css={prices}>
        <PriceCell {...price} labels={labels} />
        {showOpening && price.opening !== undefined && (
          <OpeningPrice text={price.opening} label={labels.opening} css={opening} />
        )}
      </span>
    </span>
  );
}

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const firstColumn = css`
  width: 20%;
  padding: 0 var(--sp-2);
  text-align: left;
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  @media (max-width: 599px) {
    width: 3.375rem;
  }
`;

const marketCss = css`
  padding: 7px 2px;
  border-left: 1px solid var(--c-line);
  text-align: center;
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  line-height: 1rem;
  color: var(--c-text-2);
`;

/* The side is below the team's code, beside the crest. */
const rowHead = css`
  border-top: 1px solid var(--c-line);
  padding: 0 var(--sp-2);
  text-align: left;
  & > span {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: center;
    column-gap: 6px;
    min-height: 48px;
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
    line-height: 1rem;
  }
  /* The crests stand in the score above; here the columns of prices need the width. */
  @media (max-width: 599px) {
    padding: 0 2px 0 var(--sp-2);
    & > span {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='crest'] {
      display: none;
    }
  }
  & b {
    font-weight: var(--fw-semi);
  }
  & small {
    grid-column: -2;
    font-size: var(--fs-11);
    font-weight: var(--fw-regular);
    line-height: 0.875rem;
    color: var(--c-muted);
  }
`;

const cellCss = css`
  border-top: 1px solid var(--c-line);
  border-left: 1px solid var(--c-line);
  padding: 4px 1px 4px 5px;
  vertical-align: middle;
  @media (min-width: 600px) {
    padding-left: var(--sp-3);
    padding-right: var(--sp-2);
  }
`;

/* The line at the left and the price at the right, each over its opening; only where letters are large over one another. */
const inside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 2px;
  & [data-part='line'] {
    padding-top: 3px;
  }
  & [data-part='price'] {
    height: 1.375rem;
    line-height: 1.375rem;
    min-width: 0;
    column-gap: 1px;
    padding-left: 2px;
  }
  @media (max-width: 599px) {
    letter-spacing: -0.02em;
    & [data-part='line'],
    & [data-part='line'] [data-part='opening'] {
      font-size: var(--fs-12);
    }
    & [data-part='line'] [data-part='opening'] {
      line-height: 1.125rem;
    }
  }
  @media (max-width: 379px) {
    column-gap: 0;
    & [data-part='line'] {
      letter-spacing: -0.04em;
    }
    & [data-part='price'] {
      font-size: var(--fs-13);
    }
  }
`;

const prices = css`
  display: grid;
  justify-items: end;
  margin-left: auto;
`;

const opening = css`
  padding-right: 14px;
`;
