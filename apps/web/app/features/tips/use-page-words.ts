import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { tips } from '../../i18n/vi/lazy/tips';

/** Translations of the pages of tips. */
export const usePageWords = (): { readonly t: TFunction<'tips'> } => useLazyTranslation('tips', tips);
