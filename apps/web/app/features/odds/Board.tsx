import { css } from '@emotion/react';
import { Segmented, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useLive, useSpoilers } from '../../domains/match';
import {
  OddsArea,
  oddsHeadView,
  oddsLabels,
  TellMoves,
  useFollowOdds,
  useOdds,
  useOddsWords,
} from '../../domains/odds';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { useServices } from '../../shell/services/services';
import { BoardHead } from './BoardHead';
import { readChoice, readCompany } from './board-address';
import { BoardStore } from './BoardStore';
import { BoardTable } from './BoardTable';
import { BoardTools } from './BoardTools';
import { type Choosing, useChoice } from './use-choice';
import { BoardContext, useBoardStore } from './board-context';
import { reloadOnFirstPrices } from './first-prices';
import type { ServedBoard } from './served-board';
import { useWholeBoard } from './use-whole-board';

/** From this width both halves stand side by side. */
const WIDE = '(min-width: 1200px)';

/** The board and its filters. */
export const Board = observer(function Board({ board: served }: { board: ServedBoard }) {
  const { t } = useOddsWords();
  const { t: match } = useTranslation('match');
  const { clock, log, timers } = useServices();
  const { revalidate } = useRevalidator();
  const live = useLive();
  const spoilers = useSpoilers();
  const { settings } = useOdds();
  const follow = useFollowOdds();
  const [search] = useSearchParams();
  const board = useWholeBoard(served);
  const [store] = useState(() => {
    const made = new BoardStore(board, {
      clock,
      log,
      live,
      settings,
      covers: (fixture) => spoilers.hidesPart(fixture, 'prices'),
      head: (fixture, moment) =>
        oddsHeadView(spoilers.shownOf(fixture), moment, {
          odds: t,
          match,
        }),
    });
    made.choose(readChoice(search));
    return made;
  });
  const choosing = useChoice(store);
  const labels = useMemo(() => oddsLabels(t), [t]);
  const { isPending, requested } = usePendingCompany(search);
  const company = String(requested ?? board.companyId);
  useReloadAfterGap();

  useEffect(() => {
    if (store.board !== board) store.load(board);
  }, [store, board]);

  useEffect(() => {
    const session = new AbortController();
    follow(store.accept, session.signal);
    return () => {
      session.abort();
    };
  }, [store, follow]);

  const isEmpty = board.fixtures.length === 0;
  const companyId = board.companies.length > 0 ? board.companyId : undefined;
  useEffect(() => {
    const session = new AbortController();
    const reload = () => void revalidate();
    if (isEmpty) {
      reloadOnFirstPrices({ follow, timers, random: Math.random, companyId, reload }, session.signal);
    }
    return () => {
      session.abort();
    };
  }, [isEmpty, companyId, follow, timers, revalidate]);

  return (
    <BoardContext value={store}>
      <BoardHead updatedAt={store.updatedAt} />
      <OddsArea>
        <HydrateLater>
          <BoardTools choosing={choosing} company={company} />
        </HydrateLater>
        <HydrateLater>
          <Halves company={company} />
        </HydrateLater>
        {store.groups.length > 0 && (
          <div css={prices} aria-busy={isPending || store.board !== board}>
            {/* A new table per price format, so that a format change tints no price as moved. */}
            <BoardTable
              key={`${store.format}-${store.board.companyId}`}
              labels={labels}
              showOpening={settings.showOpening}
              format={store.format}
              t={t}
            />
          </div>
        )}
        <NoMatches choosing={choosing} />
      </OddsArea>
      <TellMoves
        book={store.book}
        scene={() => ({
          fixtureOf: (odds) => store.shownMatch(odds, { isWide: matchMedia(WIDE).matches }),
          format: store.format,
          isBoard: true,
        })}
      />
    </BoardContext>
  );
});

/** Whether the board of another company is loading while the previous one is still shown; that company is undefined for the default. */
function usePendingCompany(search: URLSearchParams): { isPending: boolean; requested: number | undefined } {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (location?.pathname !== pathname) return { isPending: false, requested: undefined };
  const requested = readCompany(new URLSearchParams(location.search));
  return { isPending: requested !== readCompany(search), requested };
}

/**
 * Below 1200 px the page shows one part at a time; above, both halves side by side, and corners and double chance
 * separately.
 */
const Halves = observer(function Halves({ company }: { readonly company: string }) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  const { halves, shownHalf } = store;
  const companyName = store.board.companies.find(({ companyId }) => String(companyId) === company)?.name;
  const options = halves.map((half) => ({ value: half, label: t(half) }));
  return (
    <div css={parts}>
      {options.length > 1 && (
        <div css={narrow}>
          <Segmented block label={t('parts')} value={shownHalf} options={options} onChange={store.chooseHalf} />
        </div>
      )}
      {companyName !== undefined && (
        <p css={source}>
          {companyName} · {t(`formats.${store.format}`)}
        </p>
      )}
      {halves.includes('extra') && (
        <div css={wide}>
          <Segmented
            label={t('parts')}
            value={shownHalf === 'extra' ? 'extra' : 'full'}
            options={[
              { value: 'full', label: t('main') },
              { value: 'extra', label: t('extra') },
            ]}
            onChange={store.chooseHalf}
          />
        </div>
      )}
    </div>
  );
});

/** Replaces the table if there are no prices, or none for this filter. */
const NoMatches = observer(function NoMatches({ choosing }: { readonly choosing: Choosing }) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  if (store.groups.length > 0) return null;
  if (store.board.fixtures.length === 0)
    return <EmptyPanel icon={icons.trophy} title={t('empty')} text={t('emptyText')} />;
  return (
    <EmptyPanel
      icon={icons.trophy}
      title={t('emptyFilter')}
      text={t('emptyFilterText')}
      action={{
        label: t('showAll'),
        onPress: () => {
          choosing.choose({ filter: 'all', leagueId: undefined });
        },
      }}
    />
  );
});

/* The delay avoids dimming the board when the answer is fast. */
const prices = css`
  transition: opacity var(--t) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
    transition-delay: 200ms;
  }
`;

/* Whose prices these are: the choice itself is in the sheet. */
const source = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
  @media (min-width: 768px) {
    display: none;
  }
`;

const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1200px) {
    justify-items: start;
  }
`;

const narrow = css`
  @media (min-width: 1200px) {
    display: none;
  }
`;

const wide = css`
  @media (max-width: 1199px) {
    display: none;
  }
`;
