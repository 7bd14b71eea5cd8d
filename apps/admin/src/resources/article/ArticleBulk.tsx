import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import type { DeskArticleCategory, DeskArticleRow } from '@khandai/contracts';
import { Button, Select } from '@khandai/ui-kit';
import { useState } from 'react';
import { useGetList, useListContext, useNotify, useRefresh } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import { useArticleWords } from './use-article-words';

/** What can be done with the selected articles. Each is asked for by itself; those that fail are named. */
export function ArticleBulk() {
  const t = useArticleWords();
  const { api } = useDesk();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data = [], selectedIds, onUnselectItems } = useListContext<DeskArticleRow>();
  const { data: categories = [] } = useGetList<DeskArticleCategory>('article-category', {
    pagination: { page: 1, perPage: 100 },
  });
  const [busy, setBusy] = useState(false);

  const forEach = async (act: (row: DeskArticleRow) => Promise<unknown>) => {
    setBusy(true);
    let done = 0;
    for (const row of data.filter(({ id }) => selectedIds.includes(id))) {
      try {
        await act(row);
        done += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify('resources.article.bulk.failed', {
          type: 'error',
          messageArgs: { title: row.title, reason: error.message },
        });
      }
    }
    setBusy(false);
    onUnselectItems();
    refresh();
    if (done > 0) notify('resources.article.bulk.done', { type: 'success', messageArgs: { smart_count: done } });
  };
  const of = ({ id }: DeskArticleRow) => ({ params: { id } });
  // A list shows either the bin or all others.
  const inBin = data.some(({ deletedAt }) => deletedAt !== null);

  return (
    <span css={row} aria-busy={busy}>
      {inBin && (
        <Button
          size="sm"
          disabled={busy}
          onClick={() =>
            void forEach((one) => api.call('POST /other/api/desk/article/{id}/recover', { ...of(one), body: {} }))
          }
        >
          {t('bulk.recover')}
        </Button>
      )}
      {!inBin && (
        <>
          <Button
            size="sm"
            disabled={busy}
            onClick={() =>
              void forEach((one) =>
                api.call('POST /other/api/desk/article/{id}/unpublish', { ...of(one), body: { version: one.version } }),
              )
            }
          >
            {t('bulk.unpublish')}
          </Button>
          <Select
            label={t('bulk.category')}
            value=""
            options={[
              { value: '', label: t('bulk.category') },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(id) =>
              void forEach((one) =>
                api.call('POST /other/api/desk/article/{id}/category', {
                  ...of(one),
                  body: { categoryId: Number(id) },
                }),
              )
            }
          />
          <Button
            size="sm"
            disabled={busy}
            onClick={() =>
              void forEach((one) =>
                api.call('POST /other/api/desk/article/{id}/pin', { ...of(one), body: { position: 1 } }),
              )
            }
          >
            {t('bulk.pin')}
          </Button>
          <Button
            size="sm"
            disabled={busy}
            onClick={() =>
              void forEach((one) =>
                api.call('POST /other/api/desk/article/{id}/pin', { ...of(one), body: { position: null } }),
              )
            }
          >
            {t('bulk.unpin')}
          </Button>
          <Button
            size="sm"
            look="danger"
            disabled={busy}
            onClick={() => void forEach((one) => api.call('DELETE /other/api/desk/article/{id}', of(one)))}
          >
            {t('bulk.bin')}
          </Button>
        </>
      )}
    </span>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
