import { css } from '@emotion/react';
import type { DeskPage } from '@khandai/contracts';
import { Badge, Button, Dialog, LinkButton } from '@khandai/ui-kit';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { CollisionBar } from '../../forms/CollisionBar';
import { useUnsaved } from '../../frame/use-unsaved';
import { ContentEditor, ContentPreview } from '../article/editor/ContentEditor';
import { TextBox } from '../article/TextBox';
import { RecordHead } from '../RecordHead';
import { PageHistory } from './PageHistory';
import { usePageActs } from './use-page-acts';
import { type PageFields, useKeptPage } from './use-kept-page';
import { usePageWords } from './use-page-words';

export interface PageFormProps {
  readonly page: DeskPage;
  readonly onSaved: (page: DeskPage) => void;
  /** Another editor was faster. */
  readonly onConflict: () => void;
}

type Open = 'preview' | 'history' | 'reset' | undefined;

/** Title, description and text of a plain page, and what can be done with them. */
export function PageForm({ page, onSaved, onConflict }: PageFormProps) {
  const t = usePageWords();
  const contentId = useId();
  const { fields, change, forget, keepSince, isChanged, collisions, decide, textKey } = useKeptPage(page);
  const [open, setOpen] = useState<Open>();
  const stored = (next: DeskPage, sent?: PageFields) => {
    if (sent) keepSince(sent, next);
    else forget();
    onSaved(next);
  };
  const { busy, save, reset } = usePageActs(page, stored, onConflict);
  useUnsaved(isChanged, { isKept: true, onDrop: forget });
  const close = () => setOpen(undefined);
  return (
    <section css={root} aria-label={page.title}>
      <RecordHead title={page.title} list="page" back={t('editor.back')}>
        <Badge>{t(`locale.${page.locale}`)}</Badge>
        {page.hasDraft && <Badge tone="warn">{t('list.draft')}</Badge>}
        <LinkButton href={`/${page.slug}`} look="line" size="sm">
          {t('editor.open')}
        </LinkButton>
      </RecordHead>
      <CollisionBar
        resource="page"
        collisions={collisions}
        mine={{ ...fields }}
        onMine={(one) => decide(one, false)}
        onTheirs={(one) => decide(one, true)}
      />
      <div css={form}>
        <TextBox
          label={t('editor.title')}
          value={fields.title}
          max={160}
          hint={`${location.host}/${page.slug}`}
          onChange={(title) => change({ title })}
        />
        <TextBox
          label={t('editor.summary')}
          value={fields.summary}
          max={400}
          lines={2}
          onChange={(summary) => change({ summary })}
        />
        <div role="group" aria-labelledby={contentId}>
          <p id={contentId} css={label}>
            {t('editor.content')}
          </p>
          <ContentEditor key={textKey} content={fields.content} onChange={(content) => change({ content })} />
        </div>
      </div>
      <footer css={bar}>
        <span role="status" css={note}>
          {isChanged ? t('editor.changed') : ''}
        </span>
        <Button look="quiet" onClick={() => setOpen('preview')}>
          {t('editor.preview')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('history')}>
          {t('editor.history')}
        </Button>
        {!page.builtIn && (
          <Button look="quiet" disabled={busy} onClick={() => setOpen('reset')}>
            {t('editor.reset')}
          </Button>
        )}
        <Button type="submit" disabled={busy || !isChanged} onClick={() => void save(fields, false)}>
          {t('editor.save')}
        </Button>
        <Button
          look="primary"
          disabled={busy || (!isChanged && !page.hasDraft)}
          aria-busy={busy}
          onClick={() => void save(fields, true)}
        >
          {t('editor.publish')}
        </Button>
      </footer>
      {open === 'preview' && (
        <Dialog open onClose={close} title={fields.title} closeLabel={t('history.close')} wide>
          <ContentPreview content={fields.content} />
        </Dialog>
      )}
      {open === 'history' && (
        <PageHistory
          page={page}
          isChanged={isChanged}
          onSaved={(next) => (forget(), onSaved(next))}
          onConflict={onConflict}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={open === 'reset'}
        title={t('editor.reset')}
        content={t('editor.resetSure')}
        onConfirm={() => {
          close();
          void reset();
        }}
        onClose={close}
      />
    </section>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 60rem;
`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const label = css`
  margin-bottom: var(--sp-1);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  /* On a phone it would take a third of the screen. */
  @media (max-width: 599px) {
    position: static;
  }
`;

const note = css`
  flex: 1;
  color: var(--c-text-2);
  font-size: var(--fs-13);
`;
