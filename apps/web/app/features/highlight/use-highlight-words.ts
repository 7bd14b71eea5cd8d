import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { highlight } from '../../i18n/vi/lazy/highlight';

/** Translations of highlights, loaded with their pages. */
export const useHighlightWords = (): { readonly t: TFunction<'highlight'> } =>
  useLazyTranslation('highlight', highlight);
