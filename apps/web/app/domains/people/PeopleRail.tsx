import { KitLink, Panel } from '@khandai/ui-kit';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { listPath, type PeopleListName, portOf } from './people-lists';
import { PeopleListStore } from './PeopleListStore';
import { PersonRow } from './PersonRow';
import { relationsOf } from './relations';
import { usePeopleWords } from './use-people-words';

/** Members in each part; the rest is behind its link. */
const SHOWN = 4;

/** Beside the feed: requests that wait for the user, and members whom they may know. Nothing for guests. */
export const PeopleRail = observer(function PeopleRail(): ReactNode {
  const { viewer } = useServices();
  if (!viewer.isMember) return null;
  return (
    <>
      <Some key={`requests ${viewer.version}`} name="requests" />
      <Some key={`suggestions ${viewer.version}`} name="suggestions" />
    </>
  );
});

/** The first members of a list; nothing while it is empty. */
const Some = observer(function Some({ name }: { name: PeopleListName }): ReactNode {
  const { t } = usePeopleWords();
  const services = useServices();
  const [store] = useState(() => new PeopleListStore(portOf(services.api, name), relationsOf(services)));
  useEffect(() => {
    store.open();
    return () => {
      store.close();
    };
  }, [store]);
  if (store.list.length === 0) return null;
  return (
    <Panel
      title={t(name === 'suggestions' ? 'suggestions' : 'list.requests')}
      end={
        <KitLink href={listPath(name)} css={all}>
          {t('all')}
        </KitLink>
      }
    >
      <ul>
        {store.list.slice(0, SHOWN).map((person) => (
          <PersonRow key={person.userId} person={person} list={name} />
        ))}
      </ul>
    </Panel>
  );
});

const all = css`
  font-size: var(--fs-13);
  color: var(--c-accent);
`;
