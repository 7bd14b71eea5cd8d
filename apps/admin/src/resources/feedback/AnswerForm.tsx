import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { type DeskFeedback, FeedbackLimit } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useKeptText } from '../../forms/use-kept';
import { useUnsaved } from '../../frame/use-unsaved';
import { useDesk } from '../../session/desk-services';
import { TextBox } from '../article/TextBox';
import { triedAnswer } from './answer-name';
import { useFeedbackWords } from './use-feedback-words';

interface AnswerFormProps {
  readonly feedback: DeskFeedback;
  readonly onChanged: (feedback: DeskFeedback) => void;
}

/** Writes an answer. A repeated request sends one e-mail, because it names the same answer. */
export function AnswerForm({ feedback, onChanged }: AnswerFormProps) {
  const t = useFeedbackWords();
  const notify = useNotify();
  const { api } = useDesk();
  const [text, setText] = useKeptText(`feedback:${feedback.id}:answer`);
  // Kept across a reload: sent twice, it is still one e-mail.
  const [tried, setTried] = useKeptText(`feedback:${feedback.id}:tried`);
  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() !== '', { isKept: true, onDrop: () => setText('') });
  const { id, email, sender } = feedback;
  const send = async () => {
    const body = { text: text.trim() };
    const next = triedAnswer(tried, body.text, () => crypto.randomUUID());
    setTried(next.tried);
    setBusy(true);
    try {
      onChanged(
        await api.call('POST /other/api/desk/feedback/{id}/answer', {
          params: { id },
          body: { ...body, uuid: next.uuid },
        }),
      );
      setText('');
      setTried('');
      notify('resources.feedback.view.sent', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const hint = email === null ? t(sender ? 'view.pageHint' : 'view.guestHint') : t('view.mailHint', { email });
  const isLong = [...text].length > FeedbackLimit.answerLength;
  return (
    <div css={form}>
      <TextBox
        label={t('view.answer')}
        value={text}
        max={FeedbackLimit.answerLength}
        lines={4}
        hint={hint}
        onChange={setText}
      />
      <Button
        look="primary"
        disabled={busy || isLong || text.trim() === ''}
        aria-busy={busy}
        onClick={() => void send()}
      >
        {t('view.send')}
      </Button>
    </div>
  );
}

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--sp-3);
  & > div {
    width: 100%;
  }
`;
