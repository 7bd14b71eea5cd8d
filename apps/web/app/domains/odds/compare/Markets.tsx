import { css } from '@emotion/react';
import type { OddsCategory } from '@khandai/odds-parser';
import { CompareTable, PayoutNote, type CompareLabels } from '@khandai/match-ui';
import { Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { TFunction } from '../../../i18n/i18n';
import { useSpoilers } from '../../match';
import { useOdds } from '../odds-domain';
import { halfOf } from '../odds-parts';
import { categoryName, oddsLabels } from '../odds-words';
import { payoutNote } from '../payout-words';
import { useOddsWords } from '../use-odds-words';
import { columnNames, compareRows, priceColumns, shortNames } from './compare-view';
import type { Watched } from './watched';
import { useMatchOddsStore } from './match-odds-context';

interface MarketsProps {
  readonly watched: Watched;
  readonly onWatch: (watched: Watched) => void;
}

/** The markets of the shown part, each with all its companies. */
export const Markets = observer(function Markets({ watched, onWatch }: MarketsProps) {
  const store = useMatchOddsStore();
  return (
    <div css={grid}>
      {store.shownMarkets.map((category) => (
        <Market key={category} category={category} watched={watched} onWatch={onWatch} />
      ))}
    </div>
  );
});

const Market = observer(function Market({ category, watched, onWatch }: MarketsProps & { category: OddsCategory }) {
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const labels = useMemo(() => compareLabels(t), [t]);
  const { fixture, book } = store;
  const rows = store.rows(category);
  const [first] = rows;
  if (!first) return null;
  const half = halfOf(category);
  const name = categoryName(category, t);
  const sides = priceColumns(first).map(({ side }) => side);
  const chosen = store.chosen?.category === category ? store.chosen : undefined;
  return (
    <Panel title={name}>
      {/* Another way of writing is no change of prices: a new table, so that nothing is tinted. */}
      <CompareTable
        key={settings.oddsFormat}
        caption={t('compare.caption', {
          market: `${name} ${half === 'extra' ? '' : t(half).toLocaleLowerCase('vi')}`.trim(),
        })}
        labels={labels}
        columns={columnNames(first, fixture, t)}
        shortColumns={shortNames(first, fixture)}
        rows={compareRows(rows, { book, format: settings.oddsFormat, fixture, companies: store.data.companies }, t)}
        showOpening={settings.showOpening}
        watched={watched.category === category ? String(watched.companyId) : undefined}
        onWatch={(row) => {
          onWatch({ companyId: Number(row), category });
        }}
        onChoose={({ row, column }) => {
          const side = sides[column];
          if (side) store.choosePrice({ companyId: Number(row), category, side });
        }}
        chosen={chosen && { row: String(chosen.companyId), column: sides.indexOf(chosen.side) }}
        note={chosen && <Payout />}
      />
    </Panel>
  );
});

/** Observes its own price, so the payout follows the current price. */
const Payout = observer(function Payout() {
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const { chosen } = store;
  const fixture = useSpoilers().shownOf(store.fixture);
  const odds = chosen && store.book.get(chosen.category, fixture.fixtureId, chosen.companyId);
  if (!odds) return null;
  return <PayoutNote {...payoutNote({ fixture, odds, side: chosen.side, format: settings.oddsFormat }, t)} />;
});

function compareLabels(t: TFunction<'odds'>): CompareLabels {
  const { up, down, locked, closed, opening } = oddsLabels(t);
  return {
    up,
    down,
    locked,
    closed,
    opening,
    company: t('company'),
    line: t('compare.line'),
    best: t('compare.best'),
    none: t('compare.none'),
    showMoves: (company) => t('compare.showMoves', { company }),
  };
}

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: start;
`;
