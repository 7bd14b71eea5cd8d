import { css } from '@emotion/react';
import type { DeskArticleVersion } from '@khandai/contracts';
import { Button, Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { articleCalls } from './article-calls';
import type { ArticleEditorStore } from './ArticleEditorStore';
import { fieldsOf } from './article-fields';
import { Comparison } from './Comparison';
import { useArticleWords } from './use-article-words';

type Load =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly DeskArticleVersion[] };

/** Saved versions of the article: compare each with the text in the editor, and bring one back. */
export const HistoryDialog = observer(function HistoryDialog({
  store,
  onClose,
}: {
  store: ArticleEditorStore;
  onClose: () => void;
}) {
  const t = useArticleWords();
  const translate = useTranslate();
  const notify = useNotify();
  const { api } = useDesk();
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [shown, setShown] = useState<number | null>(null);
  const id = store.draft.article?.id;

  useEffect(() => {
    if (id === undefined) return;
    articleCalls(api)
      .versions(id)
      .then(
        (list) => setLoad({ state: 'loaded', list }),
        () => setLoad({ state: 'failed' }),
      );
  }, [api, id]);

  const restore = async (versionId: number) => {
    if (!(await store.restore(versionId))) return;
    notify('resources.article.save.restoredNow', { type: 'success' });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t('history.title')} closeLabel={t('save.close')} wide>
      {load.state === 'loading' && <p role="status">{translate('ra.page.loading')}</p>}
      {load.state === 'failed' && <p role="alert">{t('history.failed')}</p>}
      {load.state === 'loaded' && load.list.length === 0 && <p>{t('history.none')}</p>}
      <ol css={list}>
        {load.state === 'loaded' &&
          load.list.map((version) => (
            <li key={version.versionId}>
              <span css={row}>
                <b>
                  {t('history.by', {
                    time: vietnamTime(Date.parse(version.savedAt)),
                    name: version.savedBy ?? t('history.unknown'),
                  })}
                  {version.published && ` · ${t('history.published')}`}
                </b>
                <Button
                  size="sm"
                  look="line"
                  aria-expanded={shown === version.versionId}
                  onClick={() => setShown(shown === version.versionId ? null : version.versionId)}
                >
                  {t('history.compare')}
                </Button>
                <Button size="sm" disabled={store.busy} onClick={() => void restore(version.versionId)}>
                  {t('history.restore')}
                </Button>
              </span>
              {shown === version.versionId && <Comparison before={fieldsOf(version)} after={store.draft.fields} />}
            </li>
          ))}
      </ol>
    </Dialog>
  );
});

const list = css`
  display: grid;
  gap: var(--sp-2);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  & b {
    flex: 1 1 14rem;
    font-weight: var(--fw-medium);
  }
`;
