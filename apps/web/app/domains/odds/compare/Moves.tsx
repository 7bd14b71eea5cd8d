import { css } from '@emotion/react';
import type { OddsCategory } from '@khandai/odds-parser';
import { formatPrice, priceKind } from '@khandai/odds-parser';
import { MatchRowSkeleton, MoveChart, MoveList } from '@khandai/match-ui';
import { Panel, Select, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { EmptyPanel, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useOdds } from '../odds-domain';
import { halfOf, oddsHalves } from '../odds-parts';
import { writtenAs } from '../odds-view';
import { categoryName, oddsLabels } from '../odds-words';
import { useOddsWords } from '../use-odds-words';
import { useServices } from '../../../shell/services/services';
import { columnNames, shortNames } from './compare-view';
import { momentText, moveLines, moveRows, moveSeries, movesSummary } from './moves-view';
import { useMatchOddsStore } from './match-odds-context';
import { useMovesStore } from './moves-context';

/** Moves within less than this are steps at the edge of an empty chart. */
const SHORTEST_MS = 60_000;

/** Price history of one company in one market: a chart and a list of moves. */
export const Moves = observer(function Moves() {
  const moves = useMovesStore();
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const half = halfOf(moves.watched.category);
  const part = half === 'extra' ? '' : ` · ${t(half)}`;
  const shown = t('compare.movesOf', {
    market: categoryName(moves.watched.category, t) + part,
    company: store.companyName(moves.watched.companyId),
  });
  return (
    <div id="bien-dong" css={anchor}>
      <Panel title={t('compare.moves')}>
        <Choices />
        <p css={of}>{shown}</p>
        <Course shown={shown} />
      </Panel>
    </div>
  );
});

const Choices = observer(function Choices() {
  const moves = useMovesStore();
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { companyId, category } = moves.watched;
  const categories = oddsHalves.flatMap((half) => store.offered(half));
  const companies = store.rows(category).map((odds) => odds.companyId);
  const nameOf = (one: OddsCategory) => {
    const name = categoryName(one, t);
    return halfOf(one) === 'half' ? `${name} · ${t('half')}` : name;
  };
  return (
    <div css={choices}>
      <Select
        label={t('compare.market')}
        value={category}
        options={categories.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={(next) => {
          const offering = store.rows(next).map((odds) => odds.companyId);
          void moves.watch({
            category: next,
            companyId: offering.includes(companyId) ? companyId : (offering[0] ?? companyId),
          });
        }}
      />
      <Select
        label={t('company')}
        value={String(companyId)}
        options={companies.map((id) => ({ value: String(id), label: store.companyName(id) }))}
        onChange={(next) => void moves.watch({ category, companyId: Number(next) })}
      />
    </div>
  );
});

/** `shown` names the market and the company. */
const Course = observer(function Course({ shown }: { readonly shown: string }) {
  const moves = useMovesStore();
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { clock } = useServices();
  const { settings } = useOdds();
  const { fixture } = store;
  const last = moves.moves.at(-1);
  if (!last) {
    if (moves.load === 'unread' || moves.load === 'loading')
      return <MatchRowSkeleton label={t('compare.movesLoading')} count={3} />;
    if (moves.load === 'failed')
      return (
        <RetryPanel
          title={t('compare.movesFailed')}
          text={t('compare.movesFailedText')}
          onRetry={() => void moves.reload()}
        />
      );
    return <EmptyPanel plain icon={icons.clock} title={t('compare.movesEmpty')} text={t('compare.movesEmptyText')} />;
  }
  const { category } = moves.watched;
  const format = settings.oddsFormat;
  const names = columnNames(last.odds, fixture, t);
  const label = categoryName(category, t);
  const labels = oddsLabels(t);
  const summary = movesSummary(
    moves.moves,
    { fixture, format, market: label, company: store.companyName(moves.watched.companyId) },
    t,
  );
  const until = Math.max(last.at, store.live ? clock.now : last.at);
  const isShort = until - (moves.moves[0]?.at ?? last.at) < SHORTEST_MS;
  const fewText = t(moves.moves.length === 1 ? 'compare.onePrice' : 'compare.fewSeconds');
  return (
    <>
      {moves.moves.length === 1 || isShort ? (
        <p css={few} role="img" aria-label={`${summary} ${fewText}`}>
          {fewText}
        </p>
      ) : (
        <div css={chart}>
          <MoveChart
            summary={summary}
            series={moveSeries(moves.moves, names, format)}
            lines={moveLines(moves.moves, fixture)}
            linesLabel={t('compare.line')}
            until={until}
            priceText={(value) =>
              formatPrice(Math.max(value, 0.01), priceKind(category), writtenAs(category, format)).text
            }
            timeText={(at) => momentText(at, clock)}
          />
        </div>
      )}
      <MoveList
        key={`${category}-${moves.watched.companyId}-${format}`}
        caption={shown}
        labels={{ ...labels, time: t('compare.movesTime'), line: t('compare.line') }}
        columns={names}
        shortColumns={shortNames(last.odds, fixture)}
        rows={moveRows(moves.moves, { fixture, format, moment: clock }, t)}
      />
    </>
  );
});

const anchor = css`
  scroll-margin-top: calc(var(--header-h) + var(--sp-3));
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  padding: 0 var(--sp-3);
`;

const of = css`
  padding: var(--sp-2) var(--sp-3) 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const few = css`
  padding: var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const chart = css`
  padding: var(--sp-2) var(--sp-3) var(--sp-3);
`;
