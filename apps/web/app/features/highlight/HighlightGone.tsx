import { GonePage } from '../../domains/media';
import { HIGHLIGHTS } from './highlight-address';
import { useHighlightWords } from './use-highlight-words';

/** A video that was taken down. */
export function HighlightGone() {
  const { t } = useHighlightWords();
  return <GonePage title={t('gone')} list={{ href: HIGHLIGHTS, label: t('all') }} />;
}
