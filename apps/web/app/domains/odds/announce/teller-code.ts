/** The code of announcements, which loads after the page. */
export { MoveTeller } from './MoveTeller';
export { toldText } from './told-words';
export { oddsTools } from '../../../i18n/vi/lazy/odds-tools';
