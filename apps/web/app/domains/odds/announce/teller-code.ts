/** The code of announcements, which loads after the page. */
export { MoveTeller, TELL_EVERY_MS } from './MoveTeller';
export { announceText } from './announce-words';
export { oddsTools } from '../../../i18n/vi/lazy/odds-tools';
