import { css } from '@emotion/react';
import type { DeskFeedback } from '@khandai/contracts';
import { Badge, Button, ErrorState, icons, LinkButton } from '@khandai/ui-kit';
import { useState } from 'react';
import { Title, useGetOne, useParams, useTranslate } from 'react-admin';
import { vietnamTime } from '../../time/vietnam-time';
import { AnswerForm } from './AnswerForm';
import { FeedbackPictures } from './FeedbackPictures';
import { TONES } from './FeedbackList';
import { StateForm } from './StateForm';
import { useFeedbackWords } from './use-feedback-words';

/** One feedback: what was written, what staff note, and the answers. */
export function FeedbackView() {
  const { id } = useParams();
  const t = useFeedbackWords();
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<DeskFeedback>('feedback', { id: Number(id) });
  const [changed, setChanged] = useState<DeskFeedback>();
  const feedback = changed?.id === data?.id && changed && data && changed.version > data.version ? changed : data;
  if (error && !feedback)
    return (
      <ErrorState
        title={t('view.loadFailed')}
        text={error instanceof Error ? error.message : undefined}
        framed
        action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
      />
    );
  if (!feedback) return <p role="status">{translate('ra.page.loading')}</p>;
  const title = t('view.title', { id: feedback.id });
  return (
    <section css={page} aria-label={title}>
      <Title title={title} />
      <header css={head}>
        <h1>{title}</h1>
        <Badge tone={TONES[feedback.state]}>{t(`state.${feedback.state}`)}</Badge>
        <span>
          {t(`kind.${feedback.kind}`)} · {vietnamTime(Date.parse(feedback.createdAt))}
        </span>
        <LinkButton href="#/feedback" look="line" size="sm" icon={icons.chevronLeft}>
          {t('view.back')}
        </LinkButton>
      </header>
      <article css={card}>
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
                <a href={feedback.page}>{feedback.page}</a>
              </dd>
            </>
          )}
        </dl>
        <p css={words}>{feedback.text}</p>
        <FeedbackPictures id={feedback.id} files={feedback.files} />
      </article>
      <StateForm key={`state ${feedback.version}`} feedback={feedback} onChanged={setChanged} />
      <section css={card} aria-labelledby="answers">
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
            <p css={words}>{answer.text}</p>
          </div>
        ))}
        <AnswerForm feedback={feedback} onChanged={setChanged} />
      </section>
    </section>
  );
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 52rem;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & h1 {
    font-size: var(--fs-24);
  }
  & > span:last-of-type {
    flex: 1;
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & h2 {
    font-size: var(--fs-16);
  }
`;

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

const words = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
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
