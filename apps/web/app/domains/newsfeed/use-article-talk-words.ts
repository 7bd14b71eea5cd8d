import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { articleTalk } from '../../i18n/vi/lazy/article-talk';

/** What pages say about reactions to articles and about sharing them. */
export const useArticleTalkWords = (): { readonly t: TFunction<'articleTalk'> } =>
  useLazyTranslation('articleTalk', articleTalk);
