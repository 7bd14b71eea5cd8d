import { css } from '@emotion/react';
import { type Odds, priceKind } from '@khandai/odds-parser';
import { Segmented, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmptyPanel } from '../../../shell/frame/EmptyPanel';
import { CoveredPrices } from '../CoveredPrices';
import { TellMoves } from '../announce/TellMoves';
import { useOdds } from '../odds-domain';
import { PriceSettings } from '../PriceSettings';
import { useFollowOdds } from '../use-follow-odds';
import { useOddsWords } from '../use-odds-words';
import { useServices } from '../../../shell/services/services';
import type { ComparedOdds, Watched } from './watched';
import { Markets } from './Markets';
import { Moves } from './Moves';
import { MovesContext } from './moves-context';
import { MovesStore } from './MovesStore';
import { useMatchOddsStore } from './match-odds-context';

interface CompareOddsProps {
  readonly data: ComparedOdds;
}

/** The odds of a match at all companies, and their price history; of the store of the context. */
export const CompareOdds = observer(function CompareOdds({ data }: CompareOddsProps) {
  const { t } = useOddsWords();
  const { fixture } = useMatchOddsStore();
  const { watched } = data;
  if (!watched) return <EmptyPanel icon={icons.trophy} title={t('compare.empty')} text={t('compare.emptyText')} />;
  return <CoveredPrices fixture={fixture}>{() => <Priced data={data} watched={watched} />}</CoveredPrices>;
});

const Priced = observer(function Priced({ data, watched }: CompareOddsProps & { watched: Watched }) {
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { api, log, clock, missed } = useServices();
  const { settings } = useOdds();
  const follow = useFollowOdds();
  const [moves] = useState(() => {
    const { fixtureId } = data.odds.fixture;
    const made = new MovesStore(watched, {
      history: (series, signal) => api.call('GET /al/api/odds/history', { query: { fixtureId, ...series } }, signal),
      log,
    });
    if (data.history) made.take(data.history.ok ? data.history.value : undefined);
    return made;
  });

  useEffect(() => {
    const session = new AbortController();
    const accept = (list: readonly Odds[]) => {
      for (const odds of store.accept(list)) moves.push(odds, clock.now);
    };
    follow(accept, session.signal);
    return () => {
      session.abort();
    };
  }, [store, moves, follow, clock]);

  useEffect(() => missed.suspected.on(() => void moves.reload()), [missed, moves]);
  const scene = () => ({
    fixtureOf: ({ category }: Odds) => (store.shownMarkets.includes(category) ? store.fixture : undefined),
    format: settings.oddsFormat,
    companyName: store.companyName,
  });

  const isToLoad = data.history === undefined;
  useEffect(() => {
    if (isToLoad) void moves.reload();
    return moves.close;
  }, [moves, isToLoad]);

  return (
    <MovesContext value={moves}>
      <Tools />
      <div css={beside}>
        <div>
          <Markets
            watched={moves.watched}
            onWatch={(next) => {
              void moves.watch(next);
            }}
          />
          <p css={bestNote}>{t('compare.bestNote')}</p>
        </div>
        <Moves />
      </div>
      <TellMoves book={store.book} scene={scene} />
    </MovesContext>
  );
});

const Tools = observer(function Tools() {
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  return (
    <div css={tools}>
      {store.halves.length > 1 && (
        <Segmented
          label={t('parts')}
          value={store.shownHalf}
          options={store.halves.map((half) => ({ value: half, label: t(half) }))}
          onChange={store.chooseHalf}
        />
      )}
      <div css={choices}>
        <PriceSettings onlyDecimal={store.shownMarkets.every((category) => priceKind(category) === 'decimal')} />
      </div>
    </div>
  );
});

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
`;

const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > [id] {
      position: sticky;
      top: calc(var(--header-h) + var(--sp-3));
    }
  }
`;

const bestNote = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
