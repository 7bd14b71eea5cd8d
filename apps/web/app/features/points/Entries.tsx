import { css } from '@emotion/react';
import type { PointEntry } from '@khandai/contracts';
import { Button, EmptyState, ErrorState, icons, LinkButton, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Change, CHECK_IN, EntryCause, FilterNav, POINT_BOOK, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import type { PageList } from '../../shell/parts/PageList';
import { usePageList } from '../../shell/parts/use-page-list';
import { useServices } from '../../shell/services/services';
import { DownloadRow } from './DownloadRow';
import { type EntryFilter, entryFilters, entryPages, FILTER } from './entry-filter';

const labels = {
  'tat-ca': 'book.all',
  vao: 'book.in',
  ra: 'book.out',
  'diem-danh': 'book.checkIns',
  'nhiem-vu': 'book.tasks',
  'rut-tham': 'book.draws',
  'qua-tang': 'book.gifts',
  'luot-chon': 'book.picks',
  'dua-bi': 'book.races',
} as const;

/** What came and went, with its cause and the balance after it. */
export function Entries({ filter }: { filter: EntryFilter }) {
  const { t } = useEngageWords();
  return (
    <>
      <FilterNav
        label={t('book.filters')}
        items={entryFilters.map((one) => ({
          href: one === 'tat-ca' ? POINT_BOOK : `${POINT_BOOK}?${FILTER}=${one}`,
          label: t(labels[one]),
          current: one === filter,
        }))}
      />
      <Filtered key={filter} filter={filter} />
    </>
  );
}

const Filtered = observer(function Filtered({ filter }: { filter: EntryFilter }) {
  const { t } = useEngageWords();
  const { api } = useServices();
  const store = usePageList<PointEntry>({
    name: 'point entries',
    idOf: ({ entryId }) => entryId,
    page: entryPages(api, filter),
  });
  useEffect(() => {
    void store.more();
    return store.leave;
  }, [store]);
  return (
    <Panel>
      {store.list.length > 0 && <DownloadRow filter={filter} />}
      {store.list.length > 0 && <Rows store={store} />}
      {store.isEmpty &&
        (filter === 'tat-ca' ? (
          <EmptyState
            icon={icons.coins}
            title={t('book.empty')}
            text={t('book.emptyText')}
            action={<LinkButton href={CHECK_IN}>{t('book.toCheckIn')}</LinkButton>}
          />
        ) : (
          <EmptyState icon={icons.coins} title={t('book.emptyFiltered')} />
        ))}
      {store.list.length === 0 && store.status === 'loading' && (
        <p role="status" css={note}>
          {t('book.loading')}
        </p>
      )}
      {store.list.length === 0 && store.status === 'failed' && (
        <ErrorState
          title={t('book.failed')}
          text={t('book.failedText')}
          action={<Button onClick={() => void store.more()}>{t('retry')}</Button>}
        />
      )}
    </Panel>
  );
});

const Rows = observer(function Rows({ store }: { store: PageList<PointEntry> }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  return (
    <>
      <table css={table} aria-busy={store.status === 'loading'}>
        <thead>
          <tr>
            <th scope="col">{t('book.cause')}</th>
            <th scope="col" css={figure}>
              {t('book.change')}
            </th>
            <th scope="col" css={figure}>
              {t('book.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {store.list.map((entry) => (
            <tr key={entry.entryId}>
              <td>
                <EntryCause entry={entry} />
              </td>
              <td css={figure}>
                <Change change={entry.change} />
              </td>
              <td css={[figure, after]}>
                <Num>{grouped(entry.balance)}</Num>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(store.hasMore || store.status === 'failed') && (
        <div css={more}>
          {store.status === 'failed' && <p role="alert">{t('book.moreFailed')}</p>}
          <Button look="quiet" aria-disabled={store.status === 'loading'} onClick={() => void store.more()}>
            {t('book.more')}
          </Button>
        </div>
      )}
    </>
  );
});

const table = css`
  width: 100%;
  border-collapse: collapse;
  & th {
    padding: var(--sp-2);
    font-size: var(--fs-13);
    font-weight: 400;
    color: var(--c-text-2);
    text-align: left;
  }
  & td {
    padding: var(--sp-2);
    border-top: 1px solid var(--c-line);
    vertical-align: middle;
  }
  & :is(th, td):first-of-type {
    padding-left: var(--sp-4);
  }
  & :is(th, td):last-of-type {
    padding-right: var(--sp-4);
  }
`;

const figure = css`
  &&& {
    text-align: right;
    white-space: nowrap;
  }
`;

const after = css`
  color: var(--c-text-2);
  font-size: var(--fs-13);
`;

const note = css`
  padding: var(--sp-4);
  color: var(--c-text-2);
`;

const more = css`
  display: grid;
  justify-items: center;
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;
