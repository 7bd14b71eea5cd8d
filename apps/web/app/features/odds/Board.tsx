import { css } from '@emotion/react';
import { Button, Chip, ChipRow, Num, Segmented, Select, icons } from '@khandai/ui-kit';
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
  OddsOptions,
  OptionField,
  PriceSettings,
  TellMoves,
  useFollowOdds,
  useOdds,
  useOddsWords,
} from '../../domains/odds';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { useServices } from '../../shell/services/services';
import type { PriceFormat } from '@khandai/odds-parser';
import { BoardHead } from './BoardHead';
import { boardFilters, readChoice, readCompany } from './board-address';
import { BoardStore } from './BoardStore';
import { BoardTable } from './BoardTable';
import { type Choosing, useChoice } from './use-choice';
import { BoardContext, useBoardStore } from './board-context';
import { reloadOnFirstPrices } from './first-prices';
import type { ServedBoard } from './served-board';
import { useWholeBoard } from './use-whole-board';

const ALL_LEAGUES = 'all';
/** From this width both halves stand side by side. */
const WIDE = '(min-width: 1200px)';

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
          <Tools choosing={choosing} company={company} />
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

interface ToolsProps extends ChoiceProps {
  /** Id of the company. */
  readonly company: string;
}

/** Filters and settings. On a phone all but the chips are in a sheet, so that the page begins with its matches. */
const Tools = observer(function Tools({ choosing, company }: ToolsProps) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const { choose } = choosing;
  const isOn = [store.leagueId !== undefined, store.companyId !== undefined];
  const count = isOn.filter(Boolean).length;
  const formats = {
    format: store.format,
    onFormat: (format: PriceFormat) => {
      settings.change({ oddsFormat: format });
      choose({ format });
    },
  };
  return (
    <div css={tools}>
      <div css={sheetButton}>
        <OddsOptions
          {...formats}
          title={t('filterButton')}
          onClear={count > 0 ? choosing.clear : undefined}
          fields={
            <>
              <OptionField name={t('league')}>
                <LeagueSelect choosing={choosing} />
              </OptionField>
              <OptionField name={t('company')}>
                <CompanySelect choosing={choosing} company={company} />
              </OptionField>
            </>
          }
          button={(open) => (
            <Button
              look={count > 0 ? 'on' : 'line'}
              size="sm"
              icon={icons.filter}
              aria-label={count > 0 ? `${t('filterButton')}, ${t('filterCount', { count })}` : undefined}
              onClick={open}
            >
              {t('filterButton')}
              {count > 0 && <Num>{count}</Num>}
            </Button>
          )}
        />
      </div>
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
        <LeagueSelect choosing={choosing} />
        <CompanySelect choosing={choosing} company={company} />
        <PriceSettings {...formats} />
      </div>
    </div>
  );
});

const LeagueSelect = observer(function LeagueSelect({ choosing }: ChoiceProps) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  return (
    <Select
      label={t('league')}
      icon={icons.trophy}
      value={store.leagueId ?? ALL_LEAGUES}
      options={[
        { value: ALL_LEAGUES, label: t('allLeagues') },
        ...store.leagues.map(({ leagueId, name }) => ({ value: leagueId, label: name })),
      ]}
      onChange={(leagueId) => {
        choosing.choose({ leagueId: leagueId === ALL_LEAGUES ? undefined : leagueId });
      }}
    />
  );
});

const CompanySelect = observer(function CompanySelect({ choosing, company }: ToolsProps) {
  const { companies } = useBoardStore().board;
  const { t } = useOddsWords();
  if (companies.length === 0) return null;
  return (
    <Select
      label={t('company')}
      value={company}
      options={companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
      onChange={(companyId) => {
        choosing.choose({ companyId: Number(companyId) });
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
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    justify-content: flex-start;
    gap: var(--sp-2);
    & > [role='group'] {
      margin-left: 0;
      padding-left: 2px;
    }
  }
`;

/* A sheet that is open when the phone is turned stays in sight: without its box the page would stay inert behind it. */
const onlySheet = css`
  display: contents;
  & > :not(dialog) {
    display: none;
  }
`;

const selects = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  @media (max-width: 767px) {
    ${onlySheet};
  }
`;

/* The chips scroll beside it. */
const sheetButton = css`
  flex: none;
  @media (min-width: 768px) {
    ${onlySheet};
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
