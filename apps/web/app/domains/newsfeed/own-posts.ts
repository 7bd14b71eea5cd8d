import { makeAutoObservable } from 'mobx';
import type { Services } from '../../shell/services/services';

/** Counts how often the user wrote or deleted a post, for numbers that follow it. */
class OwnPosts {
  changes = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  change(): void {
    this.changes += 1;
  }
}

// By the services of an app: on the server each request has its own.
const stores = new WeakMap<Services, OwnPosts>();

export function ownPostsOf(services: Services): OwnPosts {
  const store = stores.get(services) ?? new OwnPosts();
  stores.set(services, store);
  return store;
}
