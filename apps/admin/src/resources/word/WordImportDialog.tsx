import { css } from '@emotion/react';
import type { FilterSeverity, WordImport } from '@khandai/contracts';
import { Button, Dialog, Segmented } from '@khandai/ui-kit';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { SEVERITIES } from './severities';

/** Changes of a trial that are listed; the rest is counted. */
const SHOWN = 100;

/** Imports a list of words: first a trial that says what would change, then the same list. */
export function WordImportDialog({ onClose }: { onClose: () => void }) {
  const t = useResourceWords('word');
  const translate = useTranslate();
  const id = useId();
  const { trial, busy, send, forget } = useImport(onClose);
  const [text, setText] = useState('');
  const [severity, setSeverity] = useState<FilterSeverity>('block');
  const write = (next: string) => {
    setText(next);
    forget();
  };
  const mayApply = trial !== null && trial.faults.length === 0 && trial.changes.length > 0;
  return (
    <Dialog
      wide
      open
      onClose={onClose}
      title={t('import.title')}
      closeLabel={translate('ra.action.close')}
      actions={
        <>
          <Button disabled={busy || text.trim() === ''} onClick={() => void send(text, severity, true)}>
            {t('import.try')}
          </Button>
          {mayApply && (
            <Button look="primary" disabled={busy} onClick={() => void send(text, severity, false)}>
              {t('import.apply', { count: trial.changes.length })}
            </Button>
          )}
        </>
      }
    >
      <div css={form}>
        <label htmlFor={id}>{t('import.label')}</label>
        <textarea id={id} rows={7} value={text} css={area} onChange={(event) => write(event.target.value)} />
        <label css={file}>
          {t('import.file')}{' '}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(write);
            }}
          />
        </label>
        <Segmented
          label={t('import.severity')}
          value={severity}
          options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
          onChange={(next) => {
            setSeverity(next);
            forget();
          }}
        />
        <div aria-live="polite">{trial && <Differences trial={trial} />}</div>
      </div>
    </Dialog>
  );
}

function useImport(onDone: () => void) {
  const t = useResourceWords('word');
  const { api } = useDesk();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [trial, setTrial] = useState<WordImport | null>(null);

  const send = async (text: string, severity: FilterSeverity, isTrial: boolean) => {
    setBusy(true);
    try {
      const file = new File([text], 'words.csv', { type: 'text/csv' });
      const query = { trial: isTrial, severity };
      const result = await api.call('POST /other/api/desk/word/import', { query, file });
      setTrial(result);
      if (result.applied) {
        notify(t('import.done', { count: result.changes.length }), { type: 'success' });
        refresh();
        onDone();
      }
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
    }
    setBusy(false);
  };
  return { trial, busy, send, forget: () => setTrial(null) };
}

function Differences({ trial: { changes, same, faults } }: { trial: WordImport }) {
  const t = useResourceWords('word');
  if (faults.length > 0)
    return (
      <div css={part} role="alert">
        <p>{t('import.faults', { count: faults.length })}</p>
        <ul>
          {faults.map(({ line, text, reason }) => (
            <li key={`${line} ${reason}`}>{t('import.line', { line, word: text, reason })}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div css={part}>
      <p>
        {t('import.summary', {
          added: changes.filter(({ before }) => before === null).length,
          changed: changes.filter(({ before }) => before !== null).length,
          same,
        })}
      </p>
      <ul>
        {changes.slice(0, SHOWN).map(({ text, severity, note, before }) => (
          <li key={text}>
            <b>{text}</b> {before !== null && before !== severity && <del>{t(`severity.${before}`)}</del>}{' '}
            <ins>{t(`severity.${severity}`)}</ins>
            {note !== '' && ` · ${note}`}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && <p>{t('import.more', { count: changes.length - SHOWN })}</p>}
    </div>
  );
}

const form = css`
  display: grid;
  gap: var(--sp-3);
  overflow-x: auto;
  font-size: var(--fs-13);
`;

const area = css`
  width: 100%;
  padding: var(--sp-2) var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  font: inherit;
  font-size: var(--fs-16);
  resize: vertical;
`;

const file = css`
  display: block;
  min-height: 44px;
  padding: var(--sp-2) 0;
`;

const part = css`
  display: grid;
  gap: var(--sp-2);
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
