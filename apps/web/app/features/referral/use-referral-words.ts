import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { referral } from '../../i18n/vi/lazy/referral';

/** Translations of invitations, loaded with their page. */
export const useReferralWords = (): { readonly t: TFunction<'referral'> } => useLazyTranslation('referral', referral);
