import type { TFunction } from '../../i18n/i18n';

const LETTER = /^[A-Z]?\d{0,2}$/;

/** Groups have a letter or a number; other tables of a season have a name. */
export const groupName = (t: TFunction<'tournament'>, group: string): string =>
  LETTER.test(group) ? t('group', { group }) : group;
