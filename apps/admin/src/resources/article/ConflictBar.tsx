import { css } from '@emotion/react';
import { Button, Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { ArticleEditorStore } from './ArticleEditorStore';
import { fieldsOf } from './article-fields';
import { Comparison } from './Comparison';
import { useArticleWords } from './use-article-words';

/** Another editor saved the article meanwhile: both texts are there, and the reader chooses one. */
export const ConflictBar = observer(function ConflictBar({ store }: { store: ArticleEditorStore }) {
  const t = useArticleWords();
  const [open, setOpen] = useState<'compare' | 'theirs' | null>(null);
  const close = () => setOpen(null);
  const { theirs } = store.draft;
  if (!theirs) return null;
  return (
    <div role="alert" css={bar}>
      <h2>{t('conflict.title')}</h2>
      <p>{t('conflict.text')}</p>
      <span>
        <Button look="line" onClick={() => setOpen('compare')}>
          {t('conflict.compare')}
        </Button>
        <Button look="primary" onClick={() => void store.keepMine()}>
          {t('conflict.mine')}
        </Button>
        <Button look="line" onClick={() => setOpen('theirs')}>
          {t('conflict.theirs')}
        </Button>
      </span>
      <Dialog open={open === 'compare'} onClose={close} title={t('conflict.title')} closeLabel={t('save.close')} wide>
        <Comparison before={fieldsOf(theirs)} after={store.draft.fields} />
      </Dialog>
      <Confirm
        isOpen={open === 'theirs'}
        title={t('conflict.theirs')}
        content={t('conflict.theirsSure')}
        onConfirm={() => {
          close();
          store.takeTheirs();
        }}
        onClose={close}
      />
    </div>
  );
});

const bar = css`
  /* Above the toolbar of the text: an editor who writes far down sees that the saving has stopped. */
  position: sticky;
  top: calc(4rem + var(--sp-2));
  z-index: calc(var(--z-sticky) + 1);
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  & span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
`;
