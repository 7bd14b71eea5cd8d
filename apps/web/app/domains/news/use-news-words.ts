import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { news } from '../../i18n/vi/lazy/news';

/** Translations of the news, loaded with the pages that show them. */
export const useNewsWords = (): { readonly t: TFunction<'news'> } => useLazyTranslation('news', news);
