import { TitleList } from '../../media/TitleList';

export function HighlightList() {
  return <TitleList kind="highlight" />;
}
