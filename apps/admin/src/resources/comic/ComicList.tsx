import { TitleList } from '../../media/TitleList';

export function ComicList() {
  return <TitleList kind="comic" />;
}
