import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { online } from '../../i18n/vi/lazy/online';
import { useServices } from '../../shell/services/services';
import { useLive } from '../match';
import { OnlineListStore } from './OnlineListStore';
import { OnlineMember } from './OnlineMember';

/** Members that the list names; the count of people opens the whole list. */
const SHOWN = 12;

/** The members in a room who show that they are online. Nothing while there are none. */
export const RoomPeople = observer(function RoomPeople({ groupId }: { groupId: number }): ReactNode {
  const { t } = useLazyTranslation('online', online);
  const { api, timers, log } = useServices();
  const people = useLive().onlineIn(groupId, 0);
  const [store] = useState(
    () =>
      new OnlineListStore(groupId, {
        load: (query, signal) => api.call('GET /au/api/user/online-list', { query }, signal),
        timers,
        failed: (error) => {
          log.warn('people in the room', error);
        },
      }),
  );

  useEffect(() => {
    const look = new AbortController();
    void store.open(look.signal);
    return () => {
      look.abort();
    };
  }, [store]);
  // Somebody came or left. The user is not in the first list: the server notes them while it is asked for.
  useEffect(() => void store.refreshSoon(), [store, people]);

  if (store.members.length === 0) return null;
  return (
    <>
      <h3 css={title}>{t('here')}</h3>
      <ul>
        {store.members.slice(0, SHOWN).map((member) => (
          <OnlineMember key={member.userId} member={member} />
        ))}
      </ul>
    </>
  );
});

const title = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-14);
`;
