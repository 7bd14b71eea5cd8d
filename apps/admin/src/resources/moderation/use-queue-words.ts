import type { QueueItem } from '@khandai/contracts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { isReported, reportsOf } from './queue-item';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Sentences about items of the queue. */
export function useQueueWords() {
  const t = useResourceWords('moderation');
  return {
    /** "4 người báo", "bộ lọc giữ" */
    causeOf: (item: QueueItem): string =>
      isReported(item)
        ? t('reports', { smart_count: reportsOf(item) })
        : t(item.kind === 'held' ? 'cause.held' : 'cause.request'),
    placeOf: (item: QueueItem): string => {
      if (item.kind === 'comment' && item.article) return t('place.article', { title: item.article.title });
      if (item.kind === 'post' || item.kind === 'comment') return t('place.feed');
      if (item.kind === 'report' && item.private) return t('place.private');
      return item.roomName === null ? t('place.all') : t('place.room', { room: item.roomName });
    },
    /** "6 phút", "3 giờ", "2 ngày" */
    waitOf: (ms: number): string => {
      if (ms < HOUR_MS) return t('time.minutes', { smart_count: Math.max(0, Math.floor(ms / MINUTE_MS)) });
      if (ms < DAY_MS) return t('time.hours', { smart_count: Math.floor(ms / HOUR_MS) });
      return t('time.days', { smart_count: Math.floor(ms / DAY_MS) });
    },
  };
}
