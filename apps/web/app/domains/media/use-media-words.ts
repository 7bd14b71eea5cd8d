import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { media } from '../../i18n/vi/lazy/media';

/** Translations that all kinds of titles share, loaded with their pages. */
export const useMediaWords = (): { readonly t: TFunction<'media'> } => useLazyTranslation('media', media);
