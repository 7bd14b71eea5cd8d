import type { DeskPage, DeskPageRow } from '@khandai/contracts';
import { useState } from 'react';
import { useGetOne, useParams } from 'react-admin';
import { RecordGate } from '../RecordGate';
import { PageForm } from './PageForm';
import { usePageWords } from './use-page-words';

/** Loads a plain page and edits it. A newer text replaces what the form shows. */
export function PageEdit() {
  const { id = '' } = useParams();
  const t = usePageWords();
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
  return (
    <RecordGate record={page} error={error} failedTitle={t('editor.loadFailed')} onRetry={() => void refetch()}>
      {(shown) => (
        <PageForm
          key={`${shown.id} ${shown.version}`}
          page={shown}
          onSaved={setSaved}
          onConflict={() => void refetch()}
        />
      )}
    </RecordGate>
  );
}
