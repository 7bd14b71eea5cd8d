import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { reels } from '../../i18n/vi/lazy/reels';

/** Translations of reels, loaded with their page. */
export const useReelsWords = (): { readonly t: TFunction<'reels'> } => useLazyTranslation('reels', reels);
