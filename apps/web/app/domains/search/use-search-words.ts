import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { search } from '../../i18n/vi/lazy/search';

/** Translations of the search, loaded with the parts that show it. */
export const useSearchWords = (): { readonly t: TFunction<'search'> } => useLazyTranslation('search', search);
