import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { type DeskFeedback, FeedbackLimit, feedbackStates } from '@khandai/contracts';
import { Button, Select } from '@khandai/ui-kit';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import { TextBox } from '../article/TextBox';
import { useFeedbackWords } from './use-feedback-words';
import { useStateDraft } from './use-state-draft';

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
  const { fields, isChanged, change, saveBy } = useStateDraft(feedback);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const saved = await saveBy((sent) =>
        api.call('POST /other/api/desk/feedback/{id}', { params: { id }, body: { version, ...sent } }),
      );
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
        value={fields.state}
        options={feedbackStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(value) => change({ state: feedbackStates.find((one) => one === value) ?? fields.state })}
      />
      <TextBox
        label={t('view.note')}
        value={fields.note}
        max={FeedbackLimit.noteLength}
        lines={2}
        onChange={(note) => change({ note })}
      />
      <Button look="line" disabled={busy || !isChanged} aria-busy={busy} onClick={() => void save()}>
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
