import { Panel, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useServices } from '../../shell/services/services';
import { listPath, type PeopleListName } from './people-lists';
import { peopleCss, PersonRow } from './PersonRow';
import { usePeopleList } from './use-people-list';
import { usePeopleWords } from './use-people-words';

/** Members in each part; the rest is behind its link. */
const SHOWN = 3;

export interface PeopleRailProps {
  /** The list that the page shows; it is not beside itself. */
  readonly current: PeopleListName | undefined;
  /** The member whom the page is about; they are not beside it. */
  readonly about?: number;
}

/** Beside the feed: requests that wait for the user, and members whom they may know. Nothing for guests. */
export const PeopleRail = observer(function PeopleRail({ current, about }: PeopleRailProps): ReactNode {
  const { viewer } = useServices();
  if (!viewer.isMember) return null;
  return (
    <>
      {current !== 'requests' && <Some key={`requests ${viewer.version}`} name="requests" about={about} />}
      {current !== 'suggestions' && <Some key={`suggestions ${viewer.version}`} name="suggestions" about={about} />}
    </>
  );
});

interface SomeProps {
  readonly name: PeopleListName;
  readonly about: number | undefined;
}

/** The first members of a list; nothing while it is empty. */
const Some = observer(function Some({ name, about }: SomeProps): ReactNode {
  const { t } = usePeopleWords();
  const store = usePeopleList(name);
  const id = useId();
  const list = store.list.filter(({ userId }) => userId !== about);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t(name === 'suggestions' ? 'suggestions' : 'list.requests')}
        more={{ href: listPath(name), label: t('all') }}
      />
      <Panel>
        <ul css={peopleCss}>
          {list.slice(0, SHOWN).map((person) => (
            <PersonRow key={person.userId} person={person} list={name} />
          ))}
        </ul>
      </Panel>
    </section>
  );
});
