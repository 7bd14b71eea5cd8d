import { css } from '@emotion/react';
import type { ModerationContext } from '@khandai/contracts';
import { Avatar } from '@khandai/ui-kit';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { useQueueWords } from './use-queue-words';

/** Messages around the one in question, its earlier texts, and what was decided about its author before. */
export function CaseContext({ name, context }: { name: string; context: ModerationContext }) {
  const { messages, edits, author } = context;
  return (
    <>
      <Messages messages={messages} />
      <Edits edits={edits} />
      <Facts name={name} author={author} />
    </>
  );
}

function Messages({ messages }: Pick<ModerationContext, 'messages'>) {
  const t = useResourceWords('moderation');
  const { clock } = useDesk();
  if (messages.length === 0) return <p css={quiet}>{t('noMessages')}</p>;
  return (
    <ol css={list} aria-label={t('context')}>
      {messages.map(({ groupMessageId, author, text, createdAt, recalled, inQuestion }, place) => (
        <li key={groupMessageId ?? `place-${place}`} aria-current={inQuestion || undefined}>
          <Avatar id={author.userId} name={author.showName} size={28} />
          <div>
            <b>{author.showName}</b>
            <p>{recalled && text === '' ? t('recalled') : text}</p>
          </div>
          <time dateTime={createdAt}>{vietnamTime(Date.parse(createdAt), clock.now())}</time>
        </li>
      ))}
    </ol>
  );
}

/** What a post was before each edit. */
function Edits({ edits }: Pick<ModerationContext, 'edits'>) {
  const t = useResourceWords('moderation');
  const { clock } = useDesk();
  if (edits.length === 0) return null;
  return (
    <details css={past}>
      <summary>{t('edits', { count: edits.length })}</summary>
      <ol>
        {edits.map(({ text, until }) => (
          <li key={until}>
            <time dateTime={until}>{vietnamTime(Date.parse(until), clock.now())}</time> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Facts({ name, author }: { name: string; author: ModerationContext['author'] }) {
  const t = useResourceWords('moderation');
  const { waitOf } = useQueueWords();
  const { clock } = useDesk();
  const { since, guest, bans, takenBack, history } = author;
  return (
    <>
      <dl css={facts}>
        <div>
          <dt>{t(guest ? 'guestAccount' : 'account')}</dt>
          <dd>{waitOf(clock.now() - Date.parse(since))}</dd>
        </div>
        <div>
          <dt>{t('pastBans')}</dt>
          <dd>{t('times', { smart_count: bans })}</dd>
        </div>
        <div>
          <dt>{t('pastMessages')}</dt>
          <dd>{t('times', { smart_count: takenBack })}</dd>
        </div>
      </dl>
      {history.length > 0 && (
        <details css={past}>
          <summary>{t('past', { name })}</summary>
          <ul>
            {history.map(({ logId, at, action, by, reason, note }) => (
              <li key={logId}>
                <time dateTime={at}>{vietnamTime(Date.parse(at), clock.now())}</time>{' '}
                {[t(`actions.${action}`), reason && t(`reasons.${reason}`), note, by?.showName]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const quiet = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const list = css`
  padding: var(--sp-1) 0;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  & > li {
    display: flex;
    gap: var(--sp-3);
    padding: 6px var(--sp-3);
  }
  & > li[aria-current] {
    background: var(--c-warn-tint);
  }
  & div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & b {
    font-size: var(--fs-13);
  }
  & time {
    flex: none;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--sp-2);
  & dt {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & dd {
    margin: 0;
    font-weight: var(--fw-semi);
  }
`;

const past = css`
  font-size: var(--fs-13);
  & > summary {
    min-height: 44px;
    padding: 12px 0;
    cursor: pointer;
  }
  & li {
    padding: 2px 0;
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--c-muted);
  }
`;
