import { I18n } from '../app/i18n/i18n';
import { odds } from '../app/i18n/vi/lazy/odds';
import { oddsTools } from '../app/i18n/vi/lazy/odds-tools';
import { schedule } from '../app/i18n/vi/lazy/schedule';

/** Vietnamese translations for tests without a page. */
export function createI18nForTest() {
  const i18n = new I18n('vi');
  i18n.addResources('odds', odds);
  i18n.addResources('oddsTools', oddsTools);
  i18n.addResources('schedule', schedule);
  return {
    schedule: i18n.getFixedT('schedule'),
    match: i18n.getFixedT('match'),
    chat: i18n.getFixedT('chat'),
    odds: i18n.getFixedT('odds'),
    oddsTools: i18n.getFixedT('oddsTools'),
  };
}
