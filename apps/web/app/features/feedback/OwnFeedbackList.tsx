import { css } from '@emotion/react';
import type { OwnFeedback } from '@khandai/contracts';
import { Badge, type BadgeTone, Bone, Button, ErrorState, repeated } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { feedback } from '../../i18n/vi/lazy/feedback';
import { useServices } from '../../shell/services/services';
import type { OwnFeedbackStore } from './FeedbackStore';

const TONES: Readonly<Record<OwnFeedback['state'], BadgeTone>> = {
  new: 'plain',
  open: 'info',
  answered: 'ok',
  closed: 'plain',
};

/** A member's feedback and its answers. */
export const OwnFeedbackList = observer(function OwnFeedbackList({ store }: { store: OwnFeedbackStore }) {
  const { t } = useLazyTranslation('feedback', feedback);
  const { list, state, hasMore } = store;
  return (
    <section css={root} aria-labelledby="phan-hoi-cua-toi">
      <h2 id="phan-hoi-cua-toi" css={title}>
        {t('own.title')}
      </h2>
      {list.length === 0 && state === 'ready' && <p css={note}>{t('own.none')}</p>}
      {list.map((one) => (
        <One key={one.feedbackId} feedback={one} />
      ))}
      {state === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('own.loading')} css={bones}>
          {repeated(2, (at) => (
            <Bone key={at} width="100%" height={96} />
          ))}
        </div>
      )}
      {state === 'failed' && (
        <ErrorState
          level={3}
          framed
          title={t('own.failed')}
          action={<Button onClick={() => void store.open()}>{t('own.retry')}</Button>}
        />
      )}
      {state === 'ready' && hasMore && <Button onClick={() => void store.more()}>{t('own.more')}</Button>}
    </section>
  );
});

const One = observer(function One({ feedback: one }: { feedback: OwnFeedback }) {
  const { t } = useLazyTranslation('feedback', feedback);
  const { feedbackId, kind, state, text, files, createdAt, answers } = one;
  return (
    <article css={card}>
      <h3 css={head}>
        <span>
          {t('own.number', { id: feedbackId })} · {t(`kind.${kind}`)}
        </span>
        <Badge tone={TONES[state]}>{t(`own.state.${state}`)}</Badge>
      </h3>
      <p css={note}>
        <Moment at={createdAt} />
        {files > 0 && ` · ${t('own.files', { number: files })}`}
      </p>
      <p css={words}>{text}</p>
      {answers.map((answer) => (
        <div key={answer.createdAt} css={reply}>
          <p css={replyHead}>
            {t('own.answer')} · <Moment at={answer.createdAt} />{' '}
            {answer.isNew && <Badge tone="ok">{t('own.isNew')}</Badge>}
          </p>
          <p css={words}>{answer.text}</p>
        </div>
      ))}
    </article>
  );
});

const Moment = observer(function Moment({ at }: { at: string }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  return <time dateTime={at}>{fullTime(Date.parse(at), clock.timezone, t('weekdays'))}</time>;
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const title = css`
  font-size: var(--fs-20);
`;

const bones = css`
  display: grid;
  gap: var(--sp-3);
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  font-size: var(--fs-14);
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const words = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const reply = css`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-3);
  border-left: 2px solid var(--c-accent);
  border-radius: var(--r-1);
  background: var(--c-fill);
`;

const replyHead = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;
