import type { TFunction } from '../../i18n/i18n';

/** "3 giờ 28 phút"; never below a minute. */
export function timeLeft(ms: number, t: TFunction<'engage'>): string {
  const all = Math.max(1, Math.ceil(ms / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t('leftMinutes', { minutes });
  return minutes === 0 ? t('leftHours', { hours }) : t('left', { hours, minutes });
}
