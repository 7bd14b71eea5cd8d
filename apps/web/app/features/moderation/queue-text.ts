import type { QueueItem } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';

/** An item about something written, whose author may be banned. */
export type Bannable = Exclude<QueueItem, { kind: 'request' }>;
export const isBannable = (item: QueueItem): item is Bannable => item.kind !== 'request';

/** What members reported. */
export type Reported = Extract<QueueItem, { kind: 'report' | 'post' | 'comment' }>;
export const isReported = (item: QueueItem): item is Reported =>
  item.kind === 'report' || item.kind === 'post' || item.kind === 'comment';

/** The room in which the author wrote it; undefined where no room can ban them: in private conversations and in the feed. */
export const banRoomOf = (item: Bannable): number | undefined => {
  if (item.kind === 'post' || item.kind === 'comment') return undefined;
  return item.kind === 'report' && item.private ? undefined : item.groupId;
};

export const textOf = (item: QueueItem): string => (item.kind === 'request' ? item.text : item.original);

export const placeOf = (item: QueueItem, t: TFunction<'moderation'>): string => {
  if (item.kind === 'comment' && item.article) return t('onArticle', { title: item.article.title });
  if (item.kind === 'comment' && item.media) return t('onTitle', { title: item.media.title });
  if (item.kind === 'post' || item.kind === 'comment') return t('inFeed');
  if (item.kind === 'report' && item.private) return t('inPrivate');
  return item.roomName === null ? t('allRooms') : t('inRoom', { room: item.roomName });
};

/** "4 người báo", "bộ lọc giữ" */
export const causeOf = (item: QueueItem, t: TFunction<'moderation'>): string => {
  if (!isReported(item)) return t(item.kind === 'held' ? 'heldCause' : 'requestCause');
  const number = item.reports.reduce((sum, { total }) => sum + total, 0);
  return t('reports', { number, count: number });
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long it waits: "6′", "3 giờ", "2 ngày". */
export function waitOf(ms: number, t: TFunction<'moderation'>): string {
  if (ms < HOUR_MS) return t('waitMinutes', { number: Math.max(0, Math.floor(ms / MINUTE_MS)) });
  if (ms < DAY_MS) return t('hours', { number: Math.floor(ms / HOUR_MS) });
  return daysOf(ms, t);
}

export function daysOf(ms: number, t: TFunction<'moderation'>): string {
  const number = Math.floor(ms / DAY_MS);
  return number === 0 ? t('underADay') : t('days', { number, count: number });
}
