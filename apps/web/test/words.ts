import { I18n } from '../app/i18n/i18n';
import { schedule } from '../app/i18n/vi/late/schedule';

/** The Vietnamese words of a page, for what is tested without one. */
export function createI18nForTest() {
  const i18n = new I18n('vi');
  i18n.learn('schedule', schedule);
  return { schedule: i18n.words('schedule'), match: i18n.words('match') };
}
