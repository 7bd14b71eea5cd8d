import { TitleList } from '../../media/TitleList';

export function FilmList() {
  return <TitleList kind="film" />;
}
