import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { comics } from '../../i18n/vi/lazy/comics';

/** Translations of comics, loaded with their pages. */
export const useComicWords = (): { readonly t: TFunction<'comics'> } => useLazyTranslation('comics', comics);
