import { useTranslate } from 'react-admin';
import type { article } from '../../i18n/vi/article';
import type { WordKey } from '../../i18n/words';

/** Words of the article screens by their path below `resources.article`, checked by the compiler. */
export function useArticleWords(): (
  key: WordKey<typeof article>,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const translate = useTranslate();
  return (key, values) => translate(`resources.article.${key}`, values);
}
