import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { newsfeed } from '../../i18n/vi/lazy/newsfeed';

/** Translations of the feed, loaded with the pages that show it. */
export const useFeedWords = (): { readonly t: TFunction<'newsfeed'> } => useLazyTranslation('newsfeed', newsfeed);
