import { css } from '@emotion/react';
import { Button, Icon, icons, PageFrame } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { PlainPageLinks } from '../../domains/plain-pages';
import { useLazyTranslation } from '../../i18n/use-translation';
import { feedback } from '../../i18n/vi/lazy/feedback';
import { besideListCss, readingCss } from '../../shell/frame/plain-page.styles';
import { useServices } from '../../shell/services/services';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackStore, OwnFeedbackStore, type SentFeedback } from './FeedbackStore';
import { OwnFeedbackList } from './OwnFeedbackList';

/** The form of feedback; below it, what the member sent before and the answers. */
export const FeedbackPage = observer(function FeedbackPage() {
  const { t } = useLazyTranslation('feedback', feedback);
  const { api, clock, viewer } = useServices();
  const [store] = useState(
    () =>
      new FeedbackStore({
        ...{ api, clock, newUuid: () => crypto.randomUUID() },
        pictures: {
          previewOf: (file) => URL.createObjectURL(file),
          drop: (preview) => {
            URL.revokeObjectURL(preview);
          },
        },
      }),
  );
  const [own] = useState(() => new OwnFeedbackStore({ api }));
  const { isMember } = viewer;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isMember) void own.open();
    return own.close;
  }, [own, isMember]);

  return (
    <PageFrame>
      <div css={besideListCss}>
        <div css={readingCss}>
          <header css={head}>
            <h1 ref={heading} tabIndex={-1} css={title}>
              {t('title')}
            </h1>
            <p css={intro}>{t('intro')}</p>
          </header>
          {store.sent ? (
            <Sent
              sent={store.sent}
              isMember={isMember}
              onAgain={() => {
                store.again();
                // The button that had the focus goes away.
                heading.current?.focus();
              }}
            />
          ) : (
            <FeedbackForm
              store={store}
              onSent={() => {
                if (isMember) void own.open();
              }}
            />
          )}
          {isMember && <OwnFeedbackList store={own} />}
        </div>
        <PlainPageLinks current="phan-hoi" />
      </div>
    </PageFrame>
  );
});

interface SentProps {
  readonly sent: SentFeedback;
  readonly isMember: boolean;
  readonly onAgain: () => void;
}

function Sent({ sent, isMember, onAgain }: SentProps) {
  const { t } = useLazyTranslation('feedback', feedback);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={panel}>
      <Icon icon={icons.done} size={28} css={done} />
      <h2 ref={heading} tabIndex={-1} css={sentTitle}>
        {t('done', { id: sent.id })}
      </h2>
      <p>{sent.email !== '' ? t('doneMail', { email: sent.email }) : isMember ? t('doneMember') : t('doneGuest')}</p>
      <Button onClick={onAgain}>{t('another')}</Button>
    </section>
  );
}

const head = css`
  display: grid;
  gap: var(--sp-2);
`;

const title = css`
  font-size: var(--fs-24);
  line-height: 1.25;
`;

const intro = css`
  color: var(--c-text-2);
`;

const panel = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-3);
  padding: var(--sp-6) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  overflow-wrap: anywhere;
`;

const done = css`
  color: var(--c-accent);
`;

const sentTitle = css`
  font-size: var(--fs-20);
`;
