import { css } from '@emotion/react';
import type { SentenceImport } from '@khandai/contracts';
import { Button, Dialog } from '@khandai/ui-kit';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';

/** Rows of a preview; the rest is counted. */
const SHOWN = 100;

interface Trial {
  readonly file: File;
  readonly result: SentenceImport;
}

/** Chooses a CSV file, shows what it changes, and imports it after that. */
export function CsvImport({ onImported }: { onImported: () => void }) {
  const t = useResourceWords('language');
  const { api } = useDesk();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);

  async function send(file: File, isTrial: boolean): Promise<void> {
    setBusy(true);
    try {
      const query = { trial: isTrial };
      const result = await api.call('POST /other/api/desk/language/import', { query, file });
      if (result.applied) notify(t('importDone'), { type: 'success' });
      if (result.applied) onImported();
      setTrial(result.applied ? null : { file, result });
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : t('failed'), { type: 'error' });
    }
    setBusy(false);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('import')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, corrected, may be chosen again.
          target.value = '';
          if (file) void send(file, true);
        }}
      />
      <Button icon={Upload} disabled={busy} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <Dialog
        wide
        open={trial !== null}
        onClose={() => setTrial(null)}
        title={t('importTitle')}
        closeLabel={t('close')}
        actions={
          trial && (
            <Acts
              trial={trial}
              busy={busy}
              onApply={() => void send(trial.file, false)}
              onCancel={() => setTrial(null)}
            />
          )
        }
      >
        {trial && <Differences result={trial.result} />}
      </Dialog>
    </>
  );
}

interface ActsProps {
  readonly trial: Trial;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

function Acts({ trial: { result }, busy, onApply, onCancel }: ActsProps) {
  const t = useResourceWords('language');
  const mayApply = result.faults.length === 0 && result.changes.length > 0;
  return (
    <>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      {mayApply && (
        <Button look="primary" disabled={busy} onClick={onApply}>
          {t('importApply', { count: result.changes.length })}
        </Button>
      )}
    </>
  );
}

function Differences({ result: { changes, faults } }: { result: SentenceImport }) {
  const t = useResourceWords('language');
  if (faults.length > 0)
    return (
      <div css={part} role="alert">
        <p>{t('importFaults', { count: faults.length })}</p>
        <ul>
          {faults.map(({ line, key, reason }) => (
            <li key={`${line} ${reason}`}>{t('importLine', { line, key, reason })}</li>
          ))}
        </ul>
      </div>
    );
  if (changes.length === 0) return <p css={part}>{t('importNothing')}</p>;
  return (
    <div css={part}>
      <p>{t('importChanges', { count: changes.length })}</p>
      <ul>
        {changes.slice(0, SHOWN).map(({ key, locale, before, after }) => (
          <li key={`${locale} ${key}`}>
            <code>{key}</code> ({locale}): <del>{before ?? t('builtInSentence')}</del> →{' '}
            <ins>{after ?? t('builtInSentence')}</ins>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && <p>{t('importMore', { count: changes.length - SHOWN })}</p>}
    </div>
  );
}

const part = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-2) 0;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  & ul {
    display: grid;
    gap: var(--sp-1);
  }
  & del {
    color: var(--c-neg);
  }
  & ins {
    color: var(--c-up);
    text-decoration: none;
  }
`;
