import type { TFunction } from '../../i18n/i18n';
import { roundName } from './round-name';

const LETTER = /^[A-Z]?\d{0,2}$/;

/** Groups have a letter or a number, conferences a word of the wire; other tables of a season have a name. */
export function groupName(t: TFunction<'tournament'>, group: string): string {
  if (group === 'east' || group === 'west') return t(`conference.${group}`);
  return LETTER.test(group) ? t('group', { group }) : roundName(t, group);
}
