import { css } from '@emotion/react';
import type { OddsBoard } from '@khandai/contracts';
import type { PriceFormat } from '@khandai/odds-parser';
import { Chip, ChipRow, OddsTable, Segmented, Select, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useSearchParams } from 'react-router';
import { Nothing } from '../../shell/frame/Blank';
import { oddsLabels, oddsMatchView } from '../../shell/odds/odds-words';
import { useServices } from '../../shell/services/services';
import { BoardHead } from './BoardHead';
import { boardFilters, BoardStore } from './BoardStore';
import { COMPANY } from './load-odds';

const ALL_LEAGUES = 'all';
const formats: readonly PriceFormat[] = ['malay', 'hk', 'indo', 'decimal'];

/** The board and what chooses of it. */
export const Board = observer(function Board({ board }: { board: OddsBoard }) {
  const { t } = useTranslation('odds');
  const { t: words } = useTranslation('match');
  const services = useServices();
  const { settings } = services;
  const [store] = useState(
    () =>
      new BoardStore(board, {
        ...services,
        draw: (fixture, reading) => oddsMatchView(fixture, reading, services.clock, { odds: t, match: words }),
      }),
  );
  const labels = useMemo(() => oddsLabels(t), [t]);

  useEffect(() => {
    if (store.board !== board) store.load(board);
  }, [store, board]);

  useEffect(
    () =>
      services.socket.watchOdds((rows) => {
        store.book.accept(rows, services.clock.now);
      }),
    [store, services],
  );

  return (
    <>
      <BoardHead updatedAt={store.updatedAt} />
      <Tools store={store} />
      <div css={halves}>
        <Segmented
          block
          label={t('halves')}
          value={store.half}
          options={[
            { value: 'full', label: t('full') },
            { value: 'half', label: t('half') },
          ]}
          onChange={store.chooseHalf}
        />
      </div>
      {store.groups.length > 0 && (
        // Another way of writing is no change of prices: a new table, so that nothing is tinted.
        <OddsTable
          key={`${settings.oddsFormat}-${store.board.companyId}`}
          labels={labels}
          leagues={store.groups}
          half={store.half}
          showOpening={settings.showOpening}
        />
      )}
      {store.board.fixtures.length === 0 && <Nothing icon="trophy" title={t('empty')} text={t('emptyText')} />}
      {store.board.fixtures.length > 0 && store.groups.length === 0 && (
        <Nothing
          icon="trophy"
          title={t('emptyFilter')}
          text={t('emptyFilterText')}
          action={{
            label: t('showAll'),
            onPress: () => {
              store.choose('all');
              store.chooseLeague(undefined);
            },
          }}
        />
      )}
    </>
  );
});

const Tools = observer(function Tools({ store }: { store: BoardStore }) {
  const { t } = useTranslation('odds');
  const { settings } = useServices();
  const [, setSearch] = useSearchParams();
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
              store.choose(filter);
            }}
          >
            {t(filter)}
          </Chip>
        ))}
      </ChipRow>
      <div css={selects}>
        <Select
          label={t('league')}
          icon="trophy"
          value={store.leagueId ?? ALL_LEAGUES}
          options={[
            { value: ALL_LEAGUES, label: t('allLeagues') },
            ...store.leagues.map(({ leagueId, name }) => ({ value: leagueId, label: name })),
          ]}
          onChange={(leagueId) => {
            store.chooseLeague(leagueId === ALL_LEAGUES ? undefined : leagueId);
          }}
        />
        {store.board.companies.length > 0 && (
          <Select
            label={t('company')}
            value={String(store.board.companyId)}
            options={store.board.companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
            onChange={(companyId) => {
              setSearch({ [COMPANY]: companyId }, { replace: true, preventScrollReset: true });
            }}
          />
        )}
        <Select
          label={t('format')}
          value={settings.oddsFormat}
          options={formats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
          onChange={(oddsFormat) => {
            settings.change({ oddsFormat });
          }}
        />
        <Switch
          label={t('opening')}
          checked={settings.showOpening}
          onChange={(showOpening) => {
            settings.change({ showOpening });
          }}
        />
      </div>
    </div>
  );
});

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
  align-items: center;
  gap: var(--sp-2);
  @media (max-width: 767px) {
    overflow-x: auto;
    scrollbar-width: none;
    margin: 0 calc(-1 * var(--sp-3));
    padding: var(--sp-1) var(--sp-3);
    max-width: 100vw;
    & > * {
      flex: none;
    }
  }
`;

const halves = css`
  @media (min-width: 1200px) {
    display: none;
  }
`;
