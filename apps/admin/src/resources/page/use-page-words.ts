import { useTranslate } from 'react-admin';
import type { page } from '../../i18n/vi/pages';
import type { WordKey } from '../../i18n/words';

/** Words of the plain pages by their path below `resources.page`, checked by the compiler. */
export function usePageWords(): (
  key: WordKey<typeof page>,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const translate = useTranslate();
  return (key, values) => translate(`resources.page.${key}`, values);
}
