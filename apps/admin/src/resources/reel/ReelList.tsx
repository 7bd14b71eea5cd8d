import { TitleList } from '../../media/TitleList';

export function ReelList() {
  return <TitleList kind="reel" />;
}
