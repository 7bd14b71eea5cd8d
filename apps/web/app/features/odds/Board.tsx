import { css } from '@emotion/react';
import { Chip, ChipRow, Segmented, Select, icons } from '@khandai/ui-kit';
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
  PriceSettings,
  useFollowOdds,
  useOdds,
  useOddsWords,
} from '../../domains/odds';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { useServices } from '../../shell/services/services';
import { BoardHead } from './BoardHead';
import { boardFilters, COMPANY, readChoice } from './board-address';
import { BoardStore } from './BoardStore';
import { BoardTable } from './BoardTable';
import { type Choosing, useChoice } from './use-choice';
import { BoardContext, useBoardStore } from './board-context';
import { reloadOnFirstPrices } from './first-prices';
import type { ServedBoard } from './served-board';
import { useWholeBoard } from './use-whole-board';

const ALL_LEAGUES = 'all';

interface ChoiceProps {
  readonly choosing: Choosing;
}

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
  const requested = useRequestedCompany();
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
          <Tools choosing={choosing} company={requested ?? String(board.companyId)} />
        </HydrateLater>
        <HydrateLater>
          <Halves />
        </HydrateLater>
        {store.groups.length > 0 && (
          <div css={prices} aria-busy={requested !== undefined || store.board !== board}>
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
    </BoardContext>
  );
});

/** The company whose board is loading while the previous board is still shown. */
function useRequestedCompany(): string | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return (location?.pathname === pathname && new URLSearchParams(location.search).get(COMPANY)) || undefined;
}

/**
 * Below 1200 px the page shows one part at a time; above, both halves side by side, and corners and double chance
 * separately.
 */
const Halves = observer(function Halves() {
  const store = useBoardStore();
  const { t } = useOddsWords();
  const { halves, shownHalf } = store;
  const options = halves.map((half) => ({ value: half, label: t(half) }));
  return (
    <>
      {options.length > 1 && (
        <div css={narrow}>
          <Segmented block label={t('parts')} value={shownHalf} options={options} onChange={store.chooseHalf} />
        </div>
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
    </>
  );
});

/** Replaces the table if there are no prices, or none for this filter. */
const NoMatches = observer(function NoMatches({ choosing }: ChoiceProps) {
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

const Tools = observer(function Tools({ choosing, company }: ChoiceProps & { company: string }) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const { choose, chooseCompany } = choosing;
  return (
    <div css={tools}>
      <ChipRow label={t('filters')}>
        {boardFilters.map((filter) => (
          <Chip
            key={filter}
            pressed={store.filter === filter}
            live={filter === 'inPlay'}
            count={store.count(filter)}
            onPress={() => {
              choose({ filter });
            }}
          >
            {t(filter)}
          </Chip>
        ))}
      </ChipRow>
      <div css={selects}>
        <Select
          label={t('league')}
          icon={icons.trophy}
          value={store.leagueId ?? ALL_LEAGUES}
          options={[
            { value: ALL_LEAGUES, label: t('allLeagues') },
            ...store.leagues.map(({ leagueId, name }) => ({ value: leagueId, label: name })),
          ]}
          onChange={(leagueId) => {
            choose({ leagueId: leagueId === ALL_LEAGUES ? undefined : leagueId });
          }}
        />
        {store.board.companies.length > 0 && (
          <Select
            label={t('company')}
            value={company}
            options={store.board.companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
            onChange={chooseCompany}
          />
        )}
        <PriceSettings
          format={store.format}
          onFormat={(format) => {
            settings.change({ oddsFormat: format });
            choose({ format });
          }}
        />
      </div>
    </div>
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

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-1) var(--sp-3);
  min-width: 0;
  & > * {
    min-width: 0;
    max-width: 100%;
  }
`;

const selects = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  @media (max-width: 767px) {
    padding: var(--sp-1) 0;
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
