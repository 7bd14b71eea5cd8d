import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Badge, Bone, Button } from '@khandai/ui-kit';
import { Ban, Check, Trash2 } from 'lucide-react';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { BanForm } from './BanForm';
import { CaseContext } from './CaseContext';
import { isReported } from './queue-item';
import { useContext } from './use-context';
import { useQueueWords } from './use-queue-words';
import type { Verdict } from './verdicts';

interface QueueCaseProps {
  readonly item: QueueItem;
  readonly busy: boolean;
  /** The form of a ban is open. */
  readonly banning: boolean;
  readonly onBanning: (open: boolean) => void;
  readonly onVerdict: (verdict: Verdict) => void;
  /** The author was banned. */
  readonly onDone: () => void;
}

/** One item: why it waits, what surrounds it, who wrote it, and what can be decided. Give it a `key` of the item. */
export function QueueCase({ item, busy, banning, onBanning, onVerdict, onDone }: QueueCaseProps) {
  const t = useResourceWords('moderation');
  const { placeOf } = useQueueWords();
  const { clock } = useDesk();
  const { context, failed, again } = useContext(item);
  return (
    <article css={root} aria-label={t('about', { name: item.author.showName })}>
      <header css={head}>
        <b>{t(`heading.${item.kind}`)}</b>
        {isReported(item) && item.hidden && <Badge tone="warn">{t('hidden')}</Badge>}
        <small>
          <Place item={item} text={placeOf(item)} /> · {vietnamTime(Date.parse(item.createdAt), clock.now())}
        </small>
      </header>
      <Grounds item={item} />
      {failed && (
        <p role="alert">
          {t('contextFailed')}{' '}
          <Button size="sm" onClick={again}>
            {t('retry')}
          </Button>
        </p>
      )}
      {!context && !failed && <Bone width="100%" height={168} />}
      {context && <CaseContext name={item.author.showName} context={context} />}
      <div css={acts}>
        <Button icon={Check} disabled={busy} aria-keyshortcuts="A" onClick={() => onVerdict('keep')}>
          {t(`verdicts.keep.${item.kind}`)}
        </Button>
        <Button icon={Trash2} look="danger" disabled={busy} aria-keyshortcuts="X" onClick={() => onVerdict('remove')}>
          {t(`verdicts.remove.${item.kind}`)}
        </Button>
        {item.kind !== 'request' && (
          <Button
            icon={Ban}
            look="line"
            aria-expanded={banning}
            aria-keyshortcuts="B"
            onClick={() => onBanning(!banning)}
          >
            {t('ban.open')}
          </Button>
        )}
      </div>
      {banning && item.kind !== 'request' && (
        <BanForm
          item={item}
          onBanned={() => {
            onBanning(false);
            onDone();
          }}
        />
      )}
    </article>
  );
}

function Place({ item, text }: { item: QueueItem; text: string }) {
  if (item.kind === 'comment' && item.article)
    return <a href={`/tin-tuc/${item.article.slug}?binh-luan=${item.commentId}`}>{text}</a>;
  if ((item.kind === 'post' || item.kind === 'comment') && item.postId !== null)
    return <a href={`/bang-tin?pId=${item.postId}`}>{text}</a>;
  return <>{text}</>;
}

/** Why it waits, in the words of those who reported it or ask. */
function Grounds({ item }: { item: QueueItem }) {
  const t = useResourceWords('moderation');
  const { clock } = useDesk();
  if (item.kind === 'held') return <p css={quiet}>{t('heldNote')}</p>;
  if (isReported(item)) {
    const lines = item.reports.map(({ total, reason }) => t('reportLine', { total, reason: t(`reasons.${reason}`) }));
    return (
      <p css={quiet}>
        {lines.join(' · ')}
        {item.kind === 'report' && item.private && <span css={line}>{t('privateNote')}</span>}
      </p>
    );
  }
  const end =
    item.until === null ? t('forever') : t('until', { time: vietnamTime(Date.parse(item.until), clock.now()) });
  return (
    <>
      <p css={quiet}>
        {t('banOf', { reason: t(`reasons.${item.reason}`) })} {end}
      </p>
      <blockquote css={quote}>{item.text}</blockquote>
    </>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  font-size: var(--fs-14);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-2);
  & small {
    margin-left: auto;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const quiet = css`
  color: var(--c-text-2);
  font-size: var(--fs-13);
`;

const line = css`
  display: block;
`;

const quote = css`
  margin: 0;
  padding: var(--sp-2) var(--sp-3);
  border-left: 3px solid var(--c-line);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
