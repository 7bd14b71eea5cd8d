import { useI18n } from '../../i18n/use-translation';
import { signed } from './signed';

/** Writes changes of points in the language of the page. */
export function useSigned(): (change: number) => string {
  const { language } = useI18n();
  return (change) => signed(change, language);
}
