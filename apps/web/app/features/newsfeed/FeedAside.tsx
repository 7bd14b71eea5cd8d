import type { PeopleCount } from '@khandai/contracts';
import { Icon, type IconDrawing, icons, SideList, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { SAVED, useCivilWords, useFeedWords } from '../../domains/newsfeed';
import { listPath, type PeopleListName, usePeopleWords } from '../../domains/people';
import { useServices } from '../../shell/services/services';
import { OwnCard } from './OwnCard';

export interface FeedAsideProps {
  readonly items: readonly {
    readonly icon: IconDrawing;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** The list of members that the page shows. */
  readonly people: PeopleListName | undefined;
  /** The reader's own numbers; undefined for guests, and until loaded. */
  readonly counts: PeopleCount | undefined;
}

/** The left column of the feed: who reads it, its tabs, and what is the reader's alone. */
export const FeedAside = observer(function FeedAside({ items, people, counts }: FeedAsideProps) {
  const { t } = useFeedWords();
  const { t: civil } = useCivilWords();
  const { t: words } = usePeopleWords();
  const { viewer } = useServices();
  const { member } = viewer;
  const own = [
    { icon: icons.bookmark, label: civil('saved.title'), href: SAVED, current: false },
    {
      icon: icons.userPlus,
      label: words('list.requests'),
      href: listPath('requests'),
      current: people === 'requests',
      count: counts?.requests ?? 0,
    },
  ];
  // The page of the requests is a part of the community; one link alone is the current one.
  const tabs = items.map((item) => ({ ...item, current: item.current && people !== 'requests' }));
  return (
    <Stack>
      {member && <OwnCard key={viewer.version} member={member} counts={counts} />}
      <SideList
        title={t('tabs')}
        hideTitle
        items={[...tabs, ...own].map(({ icon, ...item }) => ({ ...item, picture: <Icon icon={icon} /> }))}
      />
    </Stack>
  );
});
