import { css } from '@emotion/react';
import { Button, ErrorState, icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Title, useGetIdentity, useParams, useTranslate } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import { articleCalls } from './article-calls';
import { ArticleEditorStore } from './ArticleEditorStore';
import { ArticleForm } from './ArticleForm';
import { ConflictBar } from './ConflictBar';
import { browserDrafts } from './local-drafts';
import { SaveBar } from './SaveBar';
import { useArticleWords } from './use-article-words';

export function ArticleCreate() {
  return <WithMember id={null} />;
}

export function ArticleEdit() {
  const { id } = useParams();
  return <WithMember key={id} id={Number(id)} />;
}

function WithMember({ id }: { id: number | null }) {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  if (!identity) return <p role="status">{translate('ra.page.loading')}</p>;
  return <ArticlePage id={id} userId={Number(identity.id)} />;
}

const ArticlePage = observer(function ArticlePage({ id, userId }: { id: number | null; userId: number }) {
  const t = useArticleWords();
  const translate = useTranslate();
  const { api, clock } = useDesk();
  const [store] = useState(
    () =>
      new ArticleEditorStore(id, {
        calls: articleCalls(api),
        local: browserDrafts(localStorage, userId),
        clock,
        uuid: () => crypto.randomUUID(),
        // Only the address changes, so that a reload opens the article: another route would begin with another editor.
        created: (next) => history.replaceState(history.state, '', `#/article/${next}`),
      }),
  );
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    void store.open().then(() => setLoaded(true));
    return () => {
      void store.flush().finally(() => store.close());
    };
  }, [store]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void store.flush();
  };

  const title = store.draft.isNew ? t('editor.create') : t('editor.edit');
  if (!loaded) return <p role="status">{translate('ra.page.loading')}</p>;
  if (store.loadFailed !== null)
    return (
      <ErrorState
        title={t('editor.loadFailed')}
        text={store.loadFailed instanceof Error ? store.loadFailed.message : undefined}
        framed
        action={<Button onClick={() => void store.open()}>{t('editor.retry')}</Button>}
      />
    );
  const { article } = store.draft;
  return (
    // The shortcut for saving works in every field of the article.
    <section css={page} onKeyDown={onKeyDown} aria-label={title}>
      <Title title={title} />
      <header css={head}>
        {article && (
          <span>
            {article.categoryName} · {t('editor.by', { name: article.author.showName })}
            {article.simulated && ` · ${t('editor.simulated')}`}
          </span>
        )}
        <LinkButton href="#/article" look="line" size="sm" icon={icons.chevronLeft}>
          {t('editor.back')}
        </LinkButton>
        {article?.status === 30 && article.deletedAt === null && (
          <LinkButton href={`/tin-tuc/${article.slug}`} look="line" size="sm">
            {t('editor.open')}
          </LinkButton>
        )}
      </header>
      <ConflictBar store={store} />
      <ArticleForm store={store} />
      <SaveBar store={store} />
    </section>
  );
});

const page = css`
  display: grid;
  gap: var(--sp-3);
  max-width: 60rem;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & > span {
    flex: 1 1 14rem;
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;
