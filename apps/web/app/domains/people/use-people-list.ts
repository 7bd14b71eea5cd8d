import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { type PeopleListName, portOf } from './people-lists';
import { PeopleListStore } from './PeopleListStore';
import { relationsOf } from './relations';
import { useNews } from './use-news';

/** Opens a list, and renews it when somebody may have asked or answered the user. Call it inside an observer. */
export function usePeopleList(name: PeopleListName, ownerId?: number): PeopleListStore {
  const services = useServices();
  const news = useNews();
  const [store] = useState(() => new PeopleListStore(portOf(services.api, name, ownerId), relationsOf(services)));
  useEffect(() => {
    store.open();
    return () => {
      store.close();
    };
  }, [store]);
  useEffect(() => {
    store.renew();
  }, [store, news]);
  return store;
}
