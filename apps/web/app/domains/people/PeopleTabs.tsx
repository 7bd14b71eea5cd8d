import { ChipNav } from '@khandai/ui-kit';
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
  const countOf = (name: PeopleListName) => (name !== 'suggestions' && counts?.[name]) || 0;
  return (
    <ChipNav
      label={t('lists')}
      items={[
        { href: posts, label: t('posts'), current: current === undefined },
        ...listNames.map((name) => ({
          href: listPath(name),
          label: t(`list.${name}`),
          current: current === name,
          ...(countOf(name) > 0 && { count: grouped(countOf(name)) }),
        })),
      ]}
    />
  );
});
