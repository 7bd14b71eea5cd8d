import type { Host } from '@khandai/contracts';
import type { LiveStore } from '../../domains/match';
import { grouped } from '../../i18n/format-number';
import type { TFunction } from '../../i18n/i18n';
import type { Language } from '../../i18n/sentences';

interface Words {
  readonly t: TFunction<'room'>;
  readonly words: TFunction<'match'>;
  readonly language: Language;
}

/** One or two words about a host in a list: being watched, away, or the number of viewers. */
export function hostNote(host: Host, current: Host, live: LiveStore, { t, words, language }: Words): string {
  if (host.groupId === current.groupId) return t('watching');
  if (host.commentator && !host.commentator.live) return t('away');
  const online = live.onlineIn(host.groupId, host.viewers);
  return online > 0 ? words('viewersCount', { number: grouped(online, language), count: online }) : t('onAir');
}
