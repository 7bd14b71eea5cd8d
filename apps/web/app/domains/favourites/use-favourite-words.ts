import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { favourites } from '../../i18n/vi/lazy/favourites';

/** Translations of stars, loaded with the pages that have them. */
export const useFavouriteWords = (): { readonly t: TFunction<'favourites'> } =>
  useLazyTranslation('favourites', favourites);
