import { useTranslate } from 'react-admin';
import type { vi } from '../i18n/vi';
import type { WordKey } from '../i18n/words';

type Values = Readonly<Record<string, string | number>>;

/** Words that the screens of all kinds of titles share. */
export function useMediaWords(): (key: WordKey<(typeof vi)['desk']['media']>, values?: Values) => string {
  const translate = useTranslate();
  return (key, values) => translate(`desk.media.${key}`, values);
}
