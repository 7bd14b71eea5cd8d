import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useEngageWords } from '../../domains/engage';
import { useSpoilers } from '../../domains/match';
import { useNumbers } from '../../i18n/use-numbers';
import { downloadFile } from '../../shell/services/download-file';
import { useServices } from '../../shell/services/services';
import { type EntryFilter, queryOf } from './entry-filter';

/** Entries of the longest file. */
const LENGTH = 5_000;

/** Downloads the entries under the filter as a file for spreadsheets. */
export const DownloadRow = observer(function DownloadRow({ filter }: { filter: EntryFilter }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { api, log, toasts } = useServices();
  const { hides } = useSpoilers();
  const [busy, setBusy] = useState(false);
  const visit = useRef(new AbortController());
  useEffect(() => {
    const life = new AbortController();
    visit.current = life;
    return () => {
      life.abort();
    };
  }, []);
  const download = async () => {
    if (busy) return;
    const { signal } = visit.current;
    setBusy(true);
    try {
      const { csv, cut } = await api.call(
        'GET /au/api/user/point/csv',
        { query: { ...queryOf(filter), hidesScores: hides } },
        signal,
      );
      if (signal.aborted) return;
      downloadFile(csv, { name: 'khan-dai-so-diem.csv', type: 'text/csv;charset=utf-8' });
      const text = cut ? t('book.fileCut', { number: grouped(LENGTH), count: LENGTH }) : undefined;
      toasts.push({ tone: 'ok', title: t('book.fileSaved'), ...(text !== undefined && { text }) });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      log.warn('file of points', error);
      toasts.push({ tone: 'bad', title: t('book.fileFailed') });
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return (
    <div css={root}>
      <Button look="quiet" size="sm" aria-disabled={busy} aria-busy={busy} onClick={() => void download()}>
        {t('book.file')}
      </Button>
    </div>
  );
});

const root = css`
  display: flex;
  justify-content: flex-end;
  padding: var(--sp-2) var(--sp-2) 0;
`;
