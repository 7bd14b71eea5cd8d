import { GonePage } from '../../domains/media';
import { REELS } from './reel-address';
import { useReelsWords } from './use-reels-words';

/** A reel that was taken down. */
export function ReelsGone() {
  const { t } = useReelsWords();
  return <GonePage title={t('gone')} list={{ href: REELS, label: t('all') }} />;
}
