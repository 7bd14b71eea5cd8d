import { css } from '@emotion/react';
import { mediaTitlePath, type ModerationContext, type QueueItem } from '@khandai/contracts';
import { Badge, Bone, Button, KitLink, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { Part } from '../../shell/parts/Part';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { acts, bad, cardHead, quiet, quote } from './card.styles';
import { ContextLines } from './ContextLines';
import { type Bannable, causeOf, isBannable, isReported, placeOf } from './queue-text';
import { PersonFacts } from './PersonFacts';
import { Time } from './Time';
import { useDecisions } from './use-decisions';

interface QueueDetailProps {
  readonly item: QueueItem;
  readonly onBan: (item: Bannable) => void;
}

/** One item of the queue: what surrounds it, who wrote it, and what can be decided. Give it a `key` of the item. */
export const QueueDetail = observer(function QueueDetail({ item, onBan }: QueueDetailProps) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api, log } = useServices();
  const decisions = useDecisions();
  const [context] = useState(
    () =>
      new Part<ModerationContext>({
        fetch: (signal) => api.call('GET /ac/api/chat/moderation/context', { query: subjectOf(item) }, signal),
        report: (error) => {
          log.warn('moderation', error);
        },
      }),
  );
  useEffect(() => {
    const visit = new AbortController();
    void context.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [context]);

  return (
    <article css={root} aria-label={t('about', { name: item.author.showName })}>
      <div css={cardHead}>
        <b>{t(`heading.${item.kind}`)}</b>
        {isReported(item) && <Badge tone="warn">{causeOf(item, t)}</Badge>}
        {isReported(item) && item.hidden && <Badge>{t(item.kind === 'report' ? 'hidden' : 'hiddenPost')}</Badge>}
        <Place item={item} />
        <Time at={item.createdAt} />
      </div>
      <Grounds item={item} />
      <PartBody
        part={context}
        waiting={<Bone width="100%" height={168} />}
        failedTitle={t('failed')}
        onRetry={() => {
          void context.load(new AbortController().signal);
        }}
      >
        {({ messages, edits, author }) => (
          <>
            <ContextLines messages={messages} />
            <Edits edits={edits} />
            <PersonFacts name={item.author.showName} author={author} />
          </>
        )}
      </PartBody>
      <div css={acts}>
        {decisions(item).map(({ icon, label, shortcut, bad: isBad, decide }) => (
          <Button key={label} icon={icon} css={isBad && bad} aria-keyshortcuts={shortcut} onClick={decide}>
            {label}
          </Button>
        ))}
        {isBannable(item) && (
          <Button
            icon={icons.ban}
            css={bad}
            aria-haspopup="dialog"
            aria-keyshortcuts="B"
            onClick={() => {
              onBan(item);
            }}
          >
            {t('ban')}
          </Button>
        )}
      </div>
    </article>
  );
});

const underlined = css`
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** Where it was written; of a comment on an article or a title, the way to it. */
const Place = observer(function Place({ item }: { item: QueueItem }) {
  const { t } = useLazyTranslation('moderation', moderation);
  const place = placeOf(item, t);
  const path = item.kind === 'comment' ? pathOf(item) : undefined;
  if (path === undefined) return <span css={quiet}>{place}</span>;
  return (
    <KitLink href={path} css={[quiet, underlined]}>
      {place}
    </KitLink>
  );
});

function pathOf({ article, media, commentId }: Extract<QueueItem, { kind: 'comment' }>): string | undefined {
  const page = media ? mediaTitlePath(media.kind, media.slug) : article && `/tin-tuc/${article.slug}`;
  return page ? `${page}?binh-luan=${commentId}` : undefined;
}

const subjectOf = (item: QueueItem) => {
  switch (item.kind) {
    case 'held':
      return { heldId: item.heldId };
    case 'report':
      return { groupMessageId: item.groupMessageId };
    case 'post':
      return { postId: item.postId };
    case 'comment':
      return { ...(item.postId !== null && { postId: item.postId }), commentId: item.commentId };
    case 'request':
      return { banId: item.banId };
  }
};

/** What a post was before each edit. */
const Edits = observer(function Edits({ edits }: Pick<ModerationContext, 'edits'>) {
  const { t } = useLazyTranslation('moderation', moderation);
  if (edits.length === 0) return null;
  return (
    <details css={history}>
      <summary>{t('edits', { number: edits.length, count: edits.length })}</summary>
      <ol>
        {edits.map(({ text, until }) => (
          <li key={until}>
            <Time at={until} />
            <blockquote css={quote}>{text}</blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
});

/** Why it waits, in the words of those who reported it or ask. */
const Grounds = observer(function Grounds({ item }: { item: QueueItem }) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  if (item.kind === 'held') return <p css={quiet}>{t('heldNote')}</p>;
  if (isReported(item))
    return (
      <p css={quiet}>
        {item.reports
          .map(({ total, reason }) => t('reportLine', { number: total, reason: t(`reasons.${reason}`) }))
          .join(' · ')}
        {item.kind === 'report' && item.private && <span css={line}>{t('privateNote')}</span>}
      </p>
    );
  const until = item.until === null ? undefined : fullTime(Date.parse(item.until), clock.timezone, match('weekdays'));
  return (
    <>
      <p css={quiet}>
        {t('banOf', { reason: t(`reasons.${item.reason}`) })}{' '}
        {until === undefined ? t('forever') : t('until', { time: until })}
      </p>
      <blockquote css={quote}>{item.text}</blockquote>
    </>
  );
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const history = css`
  & > summary {
    min-height: 44px;
    padding: 12px 0;
    font-size: var(--fs-13);
    cursor: pointer;
  }
  & li {
    padding: 2px 0 var(--sp-2);
  }
  & blockquote {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const line = css`
  display: block;
`;
