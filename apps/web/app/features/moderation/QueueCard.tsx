import type { QueueItem } from '@khandai/contracts';
import { Badge, Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';
import { acts, bad, card, cardHead, quiet, quote } from './card.styles';
import { Time } from './Time';
import { useActs } from './use-acts';

type Bannable = Exclude<QueueItem, { kind: 'request' }>;
type ItemOf<K extends QueueItem['kind']> = Extract<QueueItem, { kind: K }>;

interface QueueCardProps {
  readonly item: QueueItem;
  readonly onBan: (item: Bannable) => void;
}

/** One item of the queue with what can be decided about it. */
export function QueueCard({ item, onBan }: QueueCardProps): ReactNode {
  switch (item.kind) {
    case 'held':
      return <Held item={item} onBan={onBan} />;
    case 'report':
      return <Reported item={item} onBan={onBan} />;
    case 'request':
      return <Request item={item} />;
  }
}

/** What a press of a key does while the focus is in a card. */
type Keys = Readonly<Record<string, () => void>>;

const onKey =
  (keys: Keys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key.toLowerCase()]?.();
  };

const Held = observer(function Held({ item, onBan }: { item: ItemOf<'held'>; onBan: QueueCardProps['onBan'] }) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api } = useServices();
  const act = useActs();
  const decide = (approve: boolean) => () => {
    act(
      () => api.call('POST /ac/api/chat/moderation/held', { body: { heldId: item.heldId, approve } }),
      approve ? 'approve' : 'refuse',
    );
  };
  const ban = () => {
    onBan(item);
  };
  return (
    <li css={card} onKeyDown={onKey({ a: decide(true), x: decide(false), b: ban })}>
      <Head item={item} title={t('heldTitle')} />
      <blockquote css={quote}>{item.original}</blockquote>
      <div css={acts}>
        <Button size="sm" icon={icons.check} onClick={decide(true)}>
          {t('approve')}
        </Button>
        <Button size="sm" icon={icons.close} css={bad} onClick={decide(false)}>
          {t('refuse')}
        </Button>
        <Button size="sm" icon={icons.ban} css={bad} aria-haspopup="dialog" onClick={ban}>
          {t('ban')}
        </Button>
      </div>
    </li>
  );
});

const Reported = observer(function Reported({
  item,
  onBan,
}: {
  item: ItemOf<'report'>;
  onBan: QueueCardProps['onBan'];
}) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api } = useServices();
  const act = useActs();
  const { groupId, groupMessageId, reports } = item;
  const keep = () => {
    act(() => api.call('POST /ac/api/chat/moderation/dismiss', { body: { groupMessageId } }), 'dismiss');
  };
  const takeBack = () => {
    act(() => api.call('POST /ac/api/chat/message/take-back', { body: { groupId, groupMessageId } }), 'takeBack');
  };
  const ban = () => {
    onBan(item);
  };
  const total = reports.reduce((sum, report) => sum + report.total, 0);
  return (
    <li css={card} onKeyDown={onKey({ a: keep, x: takeBack, b: ban })}>
      <Head item={item} title={t('reportTitle')}>
        <Badge tone="warn">{t('reports', { number: total, count: total })}</Badge>
        {item.hidden && <Badge>{t('hidden')}</Badge>}
      </Head>
      <blockquote css={quote}>{item.original}</blockquote>
      <p css={quiet}>
        {reports
          .map((report) => t('reportLine', { number: report.total, reason: t(`reasons.${report.reason}`) }))
          .join(' · ')}
      </p>
      <div css={acts}>
        <Button size="sm" icon={icons.check} onClick={keep}>
          {t('dismiss')}
        </Button>
        <Button size="sm" icon={icons.trash} css={bad} onClick={takeBack}>
          {t('takeBack')}
        </Button>
        <Button size="sm" icon={icons.ban} css={bad} aria-haspopup="dialog" onClick={ban}>
          {t('ban')}
        </Button>
      </div>
    </li>
  );
});

const Request = observer(function Request({ item }: { item: ItemOf<'request'> }) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { t: match } = useTranslation('match');
  const { api, clock } = useServices();
  const act = useActs();
  const answer = (accept: boolean) => () => {
    act(
      () => api.call('POST /ac/api/chat/moderation/request', { body: { banId: item.banId, accept } }),
      accept ? 'accept' : 'keepBan',
    );
  };
  const end =
    item.until === null
      ? t('forever')
      : t('until', { time: fullTime(Date.parse(item.until), clock.timezone, match('weekdays')) });
  return (
    <li css={card} onKeyDown={onKey({ a: answer(true), x: answer(false) })}>
      <Head item={item} title={t('requestTitle')} />
      <p css={quiet}>
        {t('banOf', { reason: t(`reasons.${item.reason}`) })} {end}
      </p>
      <blockquote css={quote}>{item.text}</blockquote>
      <div css={acts}>
        <Button size="sm" icon={icons.check} onClick={answer(true)}>
          {t('accept')}
        </Button>
        <Button size="sm" icon={icons.close} onClick={answer(false)}>
          {t('keepBan')}
        </Button>
      </div>
    </li>
  );
});

function Head({ item, title, children }: { item: QueueItem; title: string; children?: ReactNode }) {
  const { t } = useLazyTranslation('moderation', moderation);
  return (
    <div css={cardHead}>
      <b>{item.author.showName}</b>
      <span css={quiet}>
        {title} · {item.roomName === null ? t('allRooms') : t('inRoom', { room: item.roomName })}
      </span>
      {children}
      <Time at={item.createdAt} />
    </div>
  );
}
