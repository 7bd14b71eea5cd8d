import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { engage } from '../../i18n/vi/lazy/engage';

/** Translations of points and check-ins, loaded with the pages that show them. */
export const useEngageWords = (): { readonly t: TFunction<'engage'> } => useLazyTranslation('engage', engage);
