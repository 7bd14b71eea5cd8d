import type { PeopleCount } from '@khandai/contracts';
import { ChipNav } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';
import { listNames, listPath, type PeopleListName } from './people-lists';
import { usePeopleWords } from './use-people-words';

export interface PeopleTabsProps {
  /** Undefined where the posts of the community are. */
  readonly current: PeopleListName | undefined;
  /** Address of the posts. */
  readonly posts: string;
  /** The user's own numbers; undefined for guests, and until loaded. */
  readonly counts: PeopleCount | undefined;
}

/** The parts of the community: its posts, and the user's lists of members. */
export function PeopleTabs({ current, posts, counts }: PeopleTabsProps) {
  const { grouped } = useNumbers();
  const { t } = usePeopleWords();
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
}
