import type { DeskLogEntry } from '@khandai/contracts';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';

interface Undo {
  /** The entry in question; null when none is. */
  readonly entry: DeskLogEntry | null;
  readonly busy: boolean;
  readonly ask: (entry: DeskLogEntry) => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
}

/** Undoes an entry of the log after a question, because an undo is not undone. */
export function useUndo(): Undo {
  const t = useResourceWords('log');
  const { api } = useDesk();
  const notify = useNotify();
  const refresh = useRefresh();
  const [entry, setEntry] = useState<DeskLogEntry | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (entry === null) return;
    setBusy(true);
    try {
      await api.call('POST /other/api/desk/log/{id}/undo', { params: { id: entry.id } });
      notify(t('undoDone'), { type: 'success' });
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : t('failed'), { type: 'error' });
    }
    setBusy(false);
    setEntry(null);
    refresh();
  }

  return { entry, busy, ask: setEntry, cancel: () => setEntry(null), confirm };
}

export function UndoDialog({ undo }: { undo: Undo }) {
  const t = useResourceWords('log');
  return (
    <Confirm
      isOpen={undo.entry !== null}
      loading={undo.busy}
      title={t('undoTitle')}
      content={t('undoText', { title: undo.entry?.title ?? '' })}
      confirm={t('undo')}
      onConfirm={() => void undo.confirm()}
      onClose={undo.cancel}
    />
  );
}
