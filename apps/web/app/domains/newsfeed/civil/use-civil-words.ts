import type { TFunction } from '../../../i18n/i18n';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { feedCivil } from '../../../i18n/vi/lazy/feed-civil';

/** Translations of bookmarks, hidden posts, reports and removals. */
export const useCivilWords = (): { readonly t: TFunction<'feedCivil'> } => useLazyTranslation('feedCivil', feedCivil);
