import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { people } from '../../i18n/vi/lazy/people';

/** Translations of friends and followers, loaded with the pages that show them. */
export const usePeopleWords = (): { readonly t: TFunction<'people'> } => useLazyTranslation('people', people);
