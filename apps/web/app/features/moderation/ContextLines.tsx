import { css } from '@emotion/react';
import type { ModerationContext } from '@khandai/contracts';
import { Avatar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';
import { quiet } from './card.styles';

/** Messages around the one in question, which is marked. */
export const ContextLines = observer(function ContextLines({ messages }: Pick<ModerationContext, 'messages'>) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { clock } = useServices();
  if (messages.length === 0) return <p css={quiet}>{t('noMessages')}</p>;
  return (
    <ol css={list} aria-label={t('context')}>
      {messages.map(({ groupMessageId, author, text, createdAt, recalled, inQuestion }, place) => (
        <li
          key={groupMessageId ?? `place-${place}`}
          css={[line, inQuestion && marked]}
          aria-current={inQuestion || undefined}
        >
          <Avatar id={author.userId} name={author.showName} size={28} />
          <div>
            <b>{author.showName}</b>
            <p css={recalled && !inQuestion && quiet}>{recalled && text === '' ? t('recalled') : text}</p>
          </div>
          <time dateTime={createdAt}>{clockTime(Date.parse(createdAt), clock.timezone)}</time>
        </li>
      ))}
    </ol>
  );
});

const list = css`
  padding: var(--sp-2) 0;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
`;

const line = css`
  display: flex;
  gap: var(--sp-3);
  padding: 6px var(--sp-3);
  line-height: 1.25rem;
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & b {
    font-size: var(--fs-13);
    font-weight: var(--fw-semi);
    color: var(--c-text-2);
  }
  & > time {
    flex: none;
    font: var(--fw-regular) var(--fs-12) / 1.25rem var(--font-num);
    color: var(--c-muted);
  }
`;

const marked = css`
  background: var(--c-warn-tint);
`;
