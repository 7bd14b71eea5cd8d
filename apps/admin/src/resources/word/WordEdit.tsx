import { css } from '@emotion/react';
import type { FilterSeverity, FilterWord } from '@khandai/contracts';
import { Button, Dialog, Field, Segmented } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { SEVERITIES } from './severities';

/** Changes what happens to a word, and the note about it. */
export function WordEdit({ word, onClose }: { word: FilterWord; onClose: () => void }) {
  const t = useResourceWords('word');
  const translate = useTranslate();
  const { api } = useDesk();
  const { busy, run } = useAct();
  const { id, version } = word;
  const [severity, setSeverity] = useState<FilterSeverity>(word.severity);
  const [note, setNote] = useState(word.note);
  const isSame = severity === word.severity && note.trim() === word.note;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { severity, note, version };
    const done = t('edit.done', { word: word.text });
    if (await run(() => api.call('POST /other/api/desk/word/{id}', { params: { id }, body }), done)) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title', { word: word.text })}
      closeLabel={translate('ra.action.close')}
    >
      <form css={form} onSubmit={(event) => void submit(event)}>
        <Segmented
          label={t('add.severity')}
          value={severity}
          options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
          onChange={setSeverity}
        />
        <p css={hint}>{t(`hint.${severity}`)}</p>
        <Field label={t('add.note')} value={note} onChange={setNote} maxLength={300} />
        <Button type="submit" look="primary" disabled={busy || isSame}>
          {translate('ra.action.save')}
        </Button>
      </form>
    </Dialog>
  );
}

const form = css`
  display: grid;
  gap: var(--sp-3);
  overflow-x: auto;
`;

const hint = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;
