import type { Person } from '@khandai/contracts';
import { People, type PeoplePort, type PeopleStatus } from '@khandai/newsfeed';
import { createAtom } from 'mobx';
import type { RelationsStore } from './RelationsStore';

/** Members of a page. */
const PAGE = 20;

/** A list of members: what `@khandai/newsfeed` holds, observable. */
export class PeopleListStore {
  private readonly atom = createAtom('PeopleListStore');
  private readonly people: People;

  constructor(port: PeoplePort, relations: Pick<RelationsStore, 'reader'>) {
    this.people = new People({
      page: async (search, cursor, signal) => {
        const take = relations.reader();
        const page = await port.page(search, cursor, signal);
        for (const { relation } of page.list) take(relation);
        return page;
      },
    });
    this.people.changed.on(() => {
      this.atom.reportChanged();
    });
  }

  get list(): readonly Person[] {
    return this.seen.list;
  }

  get status(): PeopleStatus {
    return this.seen.status;
  }

  get search(): string {
    return this.seen.search;
  }

  get hasMore(): boolean {
    return this.seen.hasMore;
  }

  /** False before the first answer. */
  get isLoaded(): boolean {
    return this.seen.isLoaded;
  }

  open(): void {
    void this.people.loadMore();
  }

  /** Shows who is new, unless the user has gone on to later pages. */
  renew(): void {
    if (this.people.isLoaded && this.people.list.length <= PAGE) void this.people.reload();
  }

  more = (): void => {
    void this.people.loadMore();
  };

  find(word: string): void {
    void this.people.find(word);
  }

  close(): void {
    this.people.close();
  }

  private get seen(): People {
    this.atom.reportObserved();
    return this.people;
  }
}
