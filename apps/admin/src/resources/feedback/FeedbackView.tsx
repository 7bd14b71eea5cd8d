import { css } from '@emotion/react';
import type { DeskFeedback } from '@khandai/contracts';
import { Badge } from '@khandai/ui-kit';
import { useState } from 'react';
import { useGetOne, useParams } from 'react-admin';
import { vietnamTime } from '../../time/vietnam-time';
import { partCss, recordCss, wordsCss } from '../record.styles';
import { RecordGate } from '../RecordGate';
import { RecordHead } from '../RecordHead';
import { AnswerForm } from './AnswerForm';
import { FeedbackPictures } from './FeedbackPictures';
import { TONES } from './FeedbackList';
import { StateForm } from './StateForm';
import { useFeedbackWords } from './use-feedback-words';

/** One feedback: what was written, what staff note, and the answers. */
export function FeedbackView() {
  const { id } = useParams();
  const t = useFeedbackWords();
  const { data, error, refetch } = useGetOne<DeskFeedback>('feedback', { id: Number(id) });
  const [changed, setChanged] = useState<DeskFeedback>();
  const newest = changed?.id === data?.id && changed && data && changed.version > data.version ? changed : data;
  return (
    <RecordGate record={newest} error={error} failedTitle={t('view.loadFailed')} onRetry={() => void refetch()}>
      {(feedback) => <Loaded feedback={feedback} onChanged={setChanged} />}
    </RecordGate>
  );
}

interface LoadedProps {
  readonly feedback: DeskFeedback;
  readonly onChanged: (feedback: DeskFeedback) => void;
}

function Loaded({ feedback, onChanged }: LoadedProps) {
  const t = useFeedbackWords();
  const title = t('view.title', { id: feedback.id });
  return (
    <section css={recordCss} aria-label={title}>
      <RecordHead title={title} list="feedback" back={t('view.back')}>
        <Badge tone={TONES[feedback.state]}>{t(`state.${feedback.state}`)}</Badge>
        <small>
          {t(`kind.${feedback.kind}`)} · {vietnamTime(Date.parse(feedback.createdAt))}
        </small>
      </RecordHead>
      <article css={partCss}>
        <dl css={facts}>
          <dt>{t('view.sender')}</dt>
          <dd>
            {feedback.sender ? (
              <a href={`/thanh-vien/${encodeURIComponent(feedback.sender.username)}`}>{feedback.sender.nickname}</a>
            ) : (
              t('list.guest')
            )}
            {' · '}
            {feedback.email ?? t('view.noEmail')}
          </dd>
          {feedback.page !== null && (
            <>
              <dt>{t('view.page')}</dt>
              <dd>
                <a href={feedback.page} target="_blank" rel="noreferrer">
                  {feedback.page}
                </a>
              </dd>
            </>
          )}
        </dl>
        <p css={wordsCss}>{feedback.text}</p>
        <FeedbackPictures id={feedback.id} files={feedback.files} />
      </article>
      <section css={partCss} aria-labelledby="answers">
        <h2 id="answers">{t('view.answers')}</h2>
        {feedback.answers.map((answer) => (
          <div key={answer.answerId} css={reply}>
            <small>
              {t('view.by', {
                name: answer.author ?? t('view.unknown'),
                time: vietnamTime(Date.parse(answer.createdAt)),
              })}
              {' · '}
              {t(answer.mailed ? 'view.mailed' : 'view.shown')}
              {answer.readAt !== null && ` · ${t('view.read', { time: vietnamTime(Date.parse(answer.readAt)) })}`}
            </small>
            <p css={wordsCss}>{answer.text}</p>
          </div>
        ))}
        <AnswerForm feedback={feedback} onChanged={onChanged} />
      </section>
      <StateForm key={feedback.id} feedback={feedback} onChanged={onChanged} />
    </section>
  );
}

const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-1) var(--sp-3);
  margin: 0;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  & dt {
    color: var(--c-muted);
  }
  & dd {
    margin: 0;
  }
`;

const reply = css`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-2) var(--sp-3);
  border-left: 2px solid var(--c-accent);
  background: var(--c-fill);
  & small {
    color: var(--c-text-2);
  }
`;
