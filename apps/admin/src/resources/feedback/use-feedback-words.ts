import { useTranslate } from 'react-admin';
import type { feedback } from '../../i18n/vi/pages';
import type { WordKey } from '../../i18n/words';

/** Words of the inbox by their path below `resources.feedback`, checked by the compiler. */
export function useFeedbackWords(): (
  key: WordKey<typeof feedback>,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const translate = useTranslate();
  return (key, values) => translate(`resources.feedback.${key}`, values);
}
