import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { tipCard } from '../../i18n/vi/lazy/tip-card';

/** Translations that all parts with tips share, loaded with them. */
export const useTipWords = (): { readonly t: TFunction<'tipCard'> } => useLazyTranslation('tipCard', tipCard);
