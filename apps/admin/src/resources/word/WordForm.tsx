import { css } from '@emotion/react';
import { Button, Field, Panel, Segmented } from '@khandai/ui-kit';
import type { SyntheticEvent } from 'react';
import { useAct } from '../../acts/use-act';
import { useKeptText } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { SEVERITIES } from './severities';
import type { DraftWord } from './WordPage';

/** Adds a word. The tester already uses it while it is typed. */
export function WordForm({ draft, onDraft }: { draft: DraftWord; onDraft: (draft: DraftWord) => void }) {
  const t = useResourceWords('word');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [note, setNote, forgetNote] = useKeptText('word:note');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { ...draft, note };
    const done = t('add.done', { word: draft.text.trim() });
    if (!(await run(() => api.call('POST /other/api/desk/word', { body }), done))) return;
    onDraft({ ...draft, text: '' });
    forgetNote();
  };
  return (
    <Panel title={t('add.title')} padded>
      <form css={form} onSubmit={(event) => void submit(event)}>
        <div css={fields}>
          <Field
            label={t('add.text')}
            value={draft.text}
            onChange={(text) => onDraft({ ...draft, text })}
            maxLength={60}
            autoComplete="off"
            required
          />
          <Field label={t('add.note')} value={note} onChange={setNote} maxLength={300} />
        </div>
        <Segmented
          label={t('add.severity')}
          value={draft.severity}
          options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
          onChange={(severity) => onDraft({ ...draft, severity })}
        />
        <p css={hint}>{t(`hint.${draft.severity}`)}</p>
        <Button type="submit" look="primary" disabled={busy || draft.text.trim().length < 2}>
          {t('add.submit')}
        </Button>
      </form>
    </Panel>
  );
}

const form = css`
  display: grid;
  gap: var(--sp-3);
  overflow-x: auto;
`;

const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: var(--sp-3);
`;

const hint = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;
