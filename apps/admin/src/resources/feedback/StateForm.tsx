import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { type DeskFeedback, FeedbackLimit, feedbackStates } from '@khandai/contracts';
import { Button, Select } from '@khandai/ui-kit';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useKeptText } from '../../forms/use-kept';
import { useDesk } from '../../session/desk-services';
import { TextBox } from '../article/TextBox';
import { useFeedbackWords } from './use-feedback-words';

interface StateFormProps {
  readonly feedback: DeskFeedback;
  readonly onChanged: (feedback: DeskFeedback) => void;
}

/** State and note of feedback. */
export function StateForm({ feedback, onChanged }: StateFormProps) {
  const t = useFeedbackWords();
  const notify = useNotify();
  const { api } = useDesk();
  const { id, version } = feedback;
  const [state, setState] = useState(feedback.state);
  const [note, setNote, forgetNote] = useKeptText(`feedback:${feedback.id}:note`, feedback.note);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = { version, state, note };
      const saved = await api.call('POST /other/api/desk/feedback/{id}', { params: { id }, body });
      forgetNote();
      onChanged(saved);
      notify('resources.feedback.view.saved', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={form}>
      <Select
        label={t('view.state')}
        value={state}
        options={feedbackStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(value) => setState(feedbackStates.find((one) => one === value) ?? state)}
      />
      <TextBox label={t('view.note')} value={note} max={FeedbackLimit.noteLength} lines={2} onChange={setNote} />
      <Button
        disabled={busy || (state === feedback.state && note === feedback.note)}
        aria-busy={busy}
        onClick={() => void save()}
      >
        {t('view.save')}
      </Button>
    </div>
  );
}

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--sp-3);
  padding: var(--sp-4);
  border: 1px dashed var(--c-control);
  border-radius: var(--r-3);
  background: var(--c-fill);
  & > div {
    width: 100%;
  }
`;
