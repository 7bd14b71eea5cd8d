import type { PointEntry } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';

/** Why the points changed, in words. */
export function entryTitle({ cause, subject }: Pick<PointEntry, 'cause' | 'subject'>, t: TFunction<'engage'>): string {
  const { name, count, step } = subject;
  if (cause === 'gift') return name === null ? t('causes.giftUnknown') : t('causes.gift', { name, count: count ?? 1 });
  if (cause === 'check-in') return t('causes.checkIn', { count: count ?? 1 });
  if (cause === 'task') return name === null ? t('causes.taskUnknown') : t('causes.task', { name });
  if (cause === 'draw') return name === null ? t('causes.drawUnknown') : t('causes.draw', { name });
  if (cause === 'pick') return name === null || !step ? t('causes.pickUnknown') : t(`causes.pick.${step}`, { name });
  if (cause === 'race')
    return name === null || !step || step === 'correction'
      ? t('causes.raceUnknown')
      : t(`causes.race.${step}`, { name });
  return t(`causes.${cause}`);
}

/**
 * What comes back after a pick tells how its match or race ended: for readers who hide scores the words name neither. Undefined for
 * entries that tell no end.
 */
export function hiddenTitle(
  { cause, subject }: Pick<PointEntry, 'cause' | 'subject'>,
  t: TFunction<'engage'>,
): string | undefined {
  if (cause === 'pick' && subject.step !== 'stake')
    return entryTitle({ cause, subject: { ...subject, name: t('causes.hiddenMatch') } }, t);
  return cause === 'race' && subject.step === 'result' ? t('causes.hiddenRace') : undefined;
}
