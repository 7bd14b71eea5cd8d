import { css } from '@emotion/react';
import { Button, EmptyState, ErrorState, icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginPanel } from '../../domains/account';
import { DRAWS, EngageFrame, FilterNav, useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { DrawCard } from './DrawCard';
import { type DrawFilter, drawFilters, FILTER } from './draw-words';
import { DrawsSkeleton } from './DrawsSkeleton';
import { DrawsStore } from './DrawsStore';

const labels = {
  'tat-ca': 'draws.all',
  'dang-mo': 'draws.open',
  'ket-qua-diem': 'draws.resultsPoints',
  'ket-qua-qua': 'draws.resultsGifts',
  'cua-toi': 'draws.mine',
} as const;

/** The list of draws, by its parts. */
export const DrawList = observer(function DrawList({ filter }: { filter: DrawFilter }) {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  const isMine = filter === 'cua-toi';
  return (
    <EngageFrame>
      <h1 css={title}>{t('draws.heading')}</h1>
      <p css={text}>{t('draws.intro')}</p>
      <FilterNav
        label={t('draws.filters')}
        items={drawFilters.map((one) => ({
          href: one === 'tat-ca' ? DRAWS : `${DRAWS}?${FILTER}=${one}`,
          label: t(labels[one]),
          current: one === filter,
        }))}
      />
      {isMine && !viewer.isMember && (
        <LoginPanel
          icon={icons.gift}
          title={t('draws.guest')}
          text={t('draws.guestText')}
          reason={t('draws.guestReason')}
          mayRegister
        />
      )}
      {!(isMine && !viewer.isMember) && <Draws key={`${viewer.version} ${filter}`} filter={filter} />}
    </EngageFrame>
  );
});

/** Those of one part. */
const Draws = observer(function Draws({ filter }: { filter: DrawFilter }) {
  const { t } = useEngageWords();
  const { api, log } = useServices();
  const [store] = useState(
    () =>
      new DrawsStore(filter, {
        api,
        report: (error) => {
          log.warn('lucky draws', error);
        },
      }),
  );
  const [visit] = useState(() => new AbortController());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const loading = new AbortController();
    void store.first.load(loading.signal);
    return () => {
      loading.abort();
    };
  }, [store, attempt]);
  useEffect(
    () => () => {
      visit.abort();
    },
    [visit],
  );
  const { state, value } = store.first;
  return (
    <>
      {store.list.map((draw) => (
        <DrawCard key={draw.drawId} draw={draw} />
      ))}
      {!value && state === 'loading' && <DrawsSkeleton />}
      {!value && state === 'failed' && (
        <Panel>
          <ErrorState
            title={t('draws.failed')}
            text={t('draws.failedText')}
            action={
              <Button
                onClick={() => {
                  setAttempt(attempt + 1);
                }}
              >
                {t('retry')}
              </Button>
            }
          />
        </Panel>
      )}
      {value && store.list.length === 0 && (
        <Panel>
          <EmptyState
            icon={icons.gift}
            title={t(filter === 'tat-ca' ? 'draws.empty' : 'draws.emptyFiltered')}
            text={t('draws.emptyText')}
            {...(filter !== 'tat-ca' && {
              action: <LinkButton href={DRAWS}>{t('draws.toAll')}</LinkButton>,
            })}
          />
        </Panel>
      )}
      {store.isMore && (
        <Button block aria-disabled={store.more === 'loading'} onClick={() => void store.loadMore(visit.signal)}>
          {t(store.more === 'failed' ? 'draws.moreFailed' : 'draws.more')}
        </Button>
      )}
    </>
  );
});

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const text = css`
  color: var(--c-text-2);
`;
