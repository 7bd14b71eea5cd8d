import { makeAutoObservable } from 'mobx';
import { perPage } from '../../shell/services/page-stores';

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

export const ownPostsOf = perPage(() => new OwnPosts());
