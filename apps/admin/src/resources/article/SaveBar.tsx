import { css } from '@emotion/react';
import { ArticleStatus } from '@khandai/contracts';
import { Button, Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import { fromField, toField, vietnamTime } from '../../time/vietnam-time';
import type { ArticleEditorStore } from './ArticleEditorStore';
import { ContentPreview } from './editor/ContentEditor';
import { HistoryDialog } from './HistoryDialog';
import { useArticleWords } from './use-article-words';

type Open = 'preview' | 'history' | 'plan' | 'discard' | 'unpublish' | null;

/** The state of the saving, and what happens with the article next. It stays at the foot of the screen. */
export const SaveBar = observer(function SaveBar({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const notify = useNotify();
  const [open, setOpen] = useState<Open>(null);
  const { article } = store.draft;
  const { published, scheduled } = ArticleStatus;
  const isOut = article?.status === published;
  const close = () => setOpen(null);

  const run = async (
    act: () => Promise<boolean>,
    message: 'publishedNow' | 'unpublishedNow' | 'plannedNow',
  ): Promise<void> => {
    if (await act()) notify(`resources.article.save.${message}`, { type: 'success' });
  };

  /** Readers get only what is complete: the fields that lack something say so. */
  const toReaders = (act: () => Promise<boolean>, message: 'publishedNow' | 'plannedNow'): void => {
    if (store.draft.lacks.length === 0) void run(act, message);
    else {
      store.draft.showLacks();
      notify('resources.article.save.lacks', { type: 'warning' });
    }
  };

  return (
    <div css={bar}>
      <SaveText store={store} />
      <Button look="line" onClick={() => setOpen('preview')}>
        {t('save.preview')}
      </Button>
      {article && (
        <Button look="plain" onClick={() => setOpen('history')}>
          {t('save.history')}
        </Button>
      )}
      {isOut && article.hasDraft && (
        <Button look="quiet" disabled={store.busy} onClick={() => setOpen('discard')}>
          {t('save.discard')}
        </Button>
      )}
      {article?.status === scheduled && (
        <Button look="line" disabled={store.busy} onClick={() => void run(() => store.unpublish(), 'unpublishedNow')}>
          {t('save.unplan')}
        </Button>
      )}
      {isOut && (
        <Button look="line" disabled={store.busy} onClick={() => setOpen('unpublish')}>
          {t('save.unpublish')}
        </Button>
      )}
      {!isOut && (
        <Button look="line" disabled={store.busy} onClick={() => setOpen('plan')}>
          {t('save.plan')}
        </Button>
      )}
      <Button look="primary" disabled={store.busy} onClick={() => toReaders(() => store.publish(null), 'publishedNow')}>
        {isOut ? t('save.update') : t('save.publish')}
      </Button>
      {open === 'history' && <HistoryDialog store={store} onClose={close} />}
      {open === 'plan' && (
        <PlanDialog
          onClose={close}
          onPlan={(at) => {
            close();
            toReaders(() => store.publish(at), 'plannedNow');
          }}
        />
      )}
      <Dialog open={open === 'preview'} onClose={close} title={t('save.preview')} closeLabel={t('save.close')} wide>
        <article css={preview}>
          <h2>{store.draft.fields.title}</h2>
          <p>{store.draft.fields.summary}</p>
          {store.draft.fields.cover && <img src={store.draft.fields.cover.url} alt={store.draft.fields.cover.alt} />}
          <ContentPreview content={store.draft.fields.content} />
        </article>
      </Dialog>
      <Confirm
        isOpen={open === 'discard'}
        title={t('save.discard')}
        content={t('save.discardText')}
        onConfirm={() => {
          close();
          void store.discard();
        }}
        onClose={close}
      />
      <Confirm
        isOpen={open === 'unpublish'}
        title={t('save.unpublish')}
        content={t('save.unpublishText')}
        onConfirm={() => {
          close();
          void run(() => store.unpublish(), 'unpublishedNow');
        }}
        onClose={close}
      />
    </div>
  );
});

const SaveText = observer(function SaveText({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const { clock } = useDesk();
  const { save, article } = store.draft;
  const faulty = save.state === 'refused' || save.state === 'offline';
  // What readers see is what the editor shows.
  const isOut = article?.status === ArticleStatus.published && !article.hasDraft;
  const time = save.state === 'saved' && save.at !== null ? vietnamTime(save.at, clock.now()) : undefined;
  return (
    <div css={state}>
      <p role="status" data-fault={faulty}>
        {save.state === 'saved' &&
          (time === undefined ? t('save.never') : t(isOut ? 'save.out' : 'save.saved', { time }))}
        {save.state === 'refused' && save.reason}
        {save.state !== 'saved' && save.state !== 'refused' && t(`save.${save.state}`)}
      </p>
      {article?.publishAt != null && <p>{t('save.planned', { time: vietnamTime(Date.parse(article.publishAt)) })}</p>}
      {store.draft.recovered && <p>{t('save.recovered')}</p>}
    </div>
  );
});

const HOUR_MS = 3_600_000;

function PlanDialog({ onPlan, onClose }: { onPlan: (at: string) => void; onClose: () => void }) {
  const t = useArticleWords();
  const { clock } = useDesk();
  const [value, setValue] = useState(() => toField(clock.now() + HOUR_MS));
  const [past, setPast] = useState(false);
  const plan = () => {
    const at = fromField(value);
    if (at === undefined || at <= clock.now()) setPast(true);
    else onPlan(new Date(at).toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('save.plan')}
      closeLabel={t('save.close')}
      actions={
        <Button look="primary" onClick={plan}>
          {t('save.plan')}
        </Button>
      }
    >
      <label css={planCss}>
        {t('save.planAt')}
        <input type="datetime-local" value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
      <p role="alert">{past && t('save.planPast')}</p>
    </Dialog>
  );
}

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-raised);
  /* On a phone it would take a third of the screen. */
  @media (max-width: 599px) {
    position: static;
  }
`;

const state = css`
  flex: 1 1 12rem;
  color: var(--c-text-2);
  font-size: var(--fs-13);
  & [data-fault='true'] {
    color: var(--c-neg);
  }
`;

const preview = css`
  display: grid;
  gap: var(--sp-3);
  overflow-y: auto;
  max-height: 70dvh;
  & h2 {
    font-size: var(--fs-24);
  }
  & > p {
    color: var(--c-text-2);
    font-size: var(--fs-16);
  }
  & > img {
    max-width: 100%;
    height: auto;
    border-radius: var(--r-2);
  }
`;

const planCss = css`
  display: grid;
  gap: var(--sp-1);
  & input {
    min-height: var(--touch);
    padding: 0 var(--sp-3);
    border: 1px solid var(--c-control);
    border-radius: var(--r-2);
    background: var(--c-surface);
    font-size: var(--fs-16);
  }
`;
