import { GonePage } from '../../domains/media';
import { FILMS } from './film-address';
import { useFilmWords } from './use-film-words';

/** A film that was taken down. */
export function FilmGone() {
  const { t } = useFilmWords();
  return <GonePage title={t('gone')} list={{ href: FILMS, label: t('all') }} />;
}
