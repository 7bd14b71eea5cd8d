import { TabNav } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { grouped } from '../../i18n/format-number';
import { useServices } from '../../shell/services/services';
import { listNames, listPath, type PeopleListName } from './people-lists';
import { useCounts } from './use-counts';
import { usePeopleWords } from './use-people-words';

export interface PeopleTabsProps {
  /** Undefined where the posts of the community are. */
  readonly current: PeopleListName | undefined;
  /** Address of the posts. */
  readonly posts: string;
}

/** The parts of the community: its posts, and the user's lists of members. Its key has to name the user. */
export const PeopleTabs = observer(function PeopleTabs({ current, posts }: PeopleTabsProps) {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const counts = useCounts(viewer.isMember ? viewer.userId : undefined);
  const numberOf = (name: PeopleListName) => (name === 'suggestions' ? 0 : (counts?.[name] ?? 0));
  return (
    <TabNav
      label={t('lists')}
      items={[
        { label: t('posts'), href: posts, current: current === undefined },
        ...listNames.map((name) => ({
          label: numberOf(name) > 0 ? `${t(`list.${name}`)} ${grouped(numberOf(name))}` : t(`list.${name}`),
          href: listPath(name),
          current: current === name,
        })),
      ]}
    />
  );
});
