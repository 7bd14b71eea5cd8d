import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { picks } from '../../i18n/vi/lazy/picks';

/** Translations of picks, loaded with the parts that show them. */
export const usePickWords = (): { readonly t: TFunction<'picks'> } => useLazyTranslation('picks', picks);
