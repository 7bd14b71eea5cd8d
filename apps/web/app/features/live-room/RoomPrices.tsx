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

const columns = {
  full: ['handicap', 'overUnder', 'europeOdds'],
  half: ['handicapHalf', 'overUnderHalf', 'europeOddsHalf'],
} as const;

interface RoomPricesProps {
  readonly match: OddsMatchView;
  readonly half: keyof typeof columns;
  readonly labels: OddsLabels;
  readonly showOpening: boolean;
}

/** The odds of a room's match: one row per side, one column per market. */
export function RoomPrices({ match, half, labels, showOpening }: RoomPricesProps) {
  const cells = (side: OddsSide) =>
    columns[half].map((category) => {
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
          {columns[half].map((category) => (
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
                <Crest {...match[side].crest} size={20} />
                {match[side].code}
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
  border-collapse: collapse;
`;

const firstColumn = css`
  width: 20%;
  @media (max-width: 599px) {
    width: 14%;
  }
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const marketCss = css`
  text-align: right;
  padding: 6px var(--sp-4) 6px 0;
  font-size: var(--fs-12);
  line-height: 1rem;
  color: var(--c-muted);
`;

const rowHead = css`
  border-top: 1px solid var(--c-line);
  font-weight: var(--fw-medium);
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    gap: 0 var(--sp-1);
    min-height: 46px;
    font-size: var(--fs-13);
    /* Codes have two to five letters: all stand under their crests. */
    @media (max-width: 599px) {
      flex-flow: column;
      align-items: flex-start;
      justify-content: center;
    }
    @media (min-width: 768px) {
      gap: var(--sp-2);
      font-size: inherit;
    }
  }
`;

const cellCss = css`
  border-top: 1px solid var(--c-line);
  padding: 3px 0;
`;

/* Line and price side by side, each over its opening; only where letters are large do they stand over one another. */
const inside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: 2px;
  @media (max-width: 599px) {
    letter-spacing: -0.02em;
    & [data-part='line'],
    & [data-part='line'] [data-part='opening'] {
      font-size: var(--fs-12);
    }
    & [data-part='price'] {
      min-width: 0;
      font-size: var(--fs-13);
    }
  }
`;

const prices = css`
  display: grid;
  justify-items: end;
`;

const opening = css`
  padding-right: 14px;
`;
