import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { odds } from '../../i18n/vi/lazy/odds';

/** Translations of odds, loaded with the pages that show them. */
export const useOddsWords = (): { readonly t: TFunction<'odds'> } => useLazyTranslation('odds', odds);
