import type { DeskPage, DeskPageRow } from '@khandai/contracts';
import { Button, ErrorState } from '@khandai/ui-kit';
import { useState } from 'react';
import { useGetOne, useParams, useTranslate } from 'react-admin';
import { PageForm } from './PageForm';
import { usePageWords } from './use-page-words';

/** Loads a plain page and edits it. A newer text replaces what the form shows. */
export function PageEdit() {
  const { id = '' } = useParams();
  const t = usePageWords();
  const translate = useTranslate();
  // What an editor types must not be replaced by a read in the background.
  const {
    data: found,
    error,
    refetch,
  } = useGetOne<DeskPage | DeskPageRow>('page', { id }, { refetchOnWindowFocus: false, refetchOnReconnect: false });
  // Until the page is there, react-admin shows the row of the list, which has no text.
  const data = found && 'content' in found ? found : undefined;
  const [saved, setSaved] = useState<DeskPage>();
  const page = saved?.id === id && data && saved.version > data.version ? saved : data;
  if (error && !page)
    return (
      <ErrorState
        title={t('editor.loadFailed')}
        text={error instanceof Error ? error.message : undefined}
        framed
        action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
      />
    );
  if (!page) return <p role="status">{translate('ra.page.loading')}</p>;
  return (
    <PageForm key={`${page.id} ${page.version}`} page={page} onSaved={setSaved} onConflict={() => void refetch()} />
  );
}
