import type { ModerationEntry } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';

/** "cấm chat · Lò Văn Pết · 10 phút · quảng cáo, liên kết lạ · phòng Gió Lào" */
export function sentenceOf(entry: ModerationEntry, t: TFunction<'moderation'>): string {
  const { action, user, seconds, reason, roomName, groupId } = entry;
  return [
    t(`action.${action}`),
    user?.showName,
    seconds === null ? undefined : durationOf(seconds, t),
    reason === null ? undefined : t(`reasons.${reason}`),
    roomName === null ? groupId === null && placeWithout(action, t) : placeNamed(roomName, t),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A decision without a room holds for the feed or for all rooms; an undo has its place in the entry that it undoes. */
function placeWithout(action: ModerationEntry['action'], t: TFunction<'moderation'>): string | undefined {
  if (action === 'undo') return undefined;
  return t(FEED_ACTIONS.has(action) ? 'inFeed' : 'allRooms');
}

const FEED_ACTIONS = new Set<ModerationEntry['action']>(['removePost', 'removeComment', 'hidePost', 'dismissPost']);

/** A private conversation has no name. */
const placeNamed = (room: string, t: TFunction<'moderation'>): string =>
  room === '' ? t('inPrivate') : t('inRoom', { room });

const MINUTE = 60;
const HOUR = 3_600;

function durationOf(seconds: number, t: TFunction<'moderation'>): string {
  if (seconds % HOUR === 0) return t('hours', { number: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('minutes', { number: seconds / MINUTE });
  return t('seconds', { number: seconds });
}
