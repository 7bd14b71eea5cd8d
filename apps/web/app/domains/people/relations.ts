import type { Services } from '../../shell/services/services';
import { RelationsStore } from './RelationsStore';

// By the services of an app: on the server each request has its own. Another user gets another store.
const stores = new WeakMap<Services, { readonly version: number; readonly store: RelationsStore }>();

/** What the user of now and other members are to each other. */
export function relationsOf(services: Services): RelationsStore {
  const { version } = services.viewer;
  const found = stores.get(services);
  if (found?.version === version) return found.store;
  const store = new RelationsStore({ api: services.api });
  stores.set(services, { version, store });
  return store;
}
