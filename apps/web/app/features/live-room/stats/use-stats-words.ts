import type { TFunction } from '../../../i18n/i18n';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { stats } from '../../../i18n/vi/lazy/stats';

/** Translations of the tab of statistics, loaded with it. */
export const useStatsWords = (): { readonly t: TFunction<'stats'> } => useLazyTranslation('stats', stats);
