import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowserPorts } from '../../shell/services/browser-ports';
import { parseSaved } from '../../shell/services/saved';

const KEY = 'khandai.searches';
const MAX = 8;

export interface RecentSearchesDeps {
  readonly storage: BrowserPorts['storage'];
  /** The member; 0 for guests; undefined while the user is not known yet: then nothing is read or saved. */
  readonly ownerId: number | undefined;
}

/** What one user searched for on this device. Another user of the device sees none of it. */
export class RecentSearches {
  list: readonly string[] = [];

  constructor(private readonly deps: RecentSearchesDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, list: observableRef }, { autoBind: true });
  }

  read(): void {
    const { ownerId, storage } = this.deps;
    const { owner, list } = parseSaved(storage.getItem(KEY));
    const isOwn = ownerId !== undefined && owner === ownerId && Array.isArray(list);
    this.list = isOwn ? list.filter((one: unknown) => typeof one === 'string').slice(0, MAX) : [];
  }

  add(q: string): void {
    this.read();
    this.save([q, ...this.list.filter((one) => one.toLowerCase() !== q.toLowerCase())].slice(0, MAX));
  }

  remove(q: string): void {
    this.save(this.list.filter((one) => one !== q));
  }

  clear(): void {
    this.save([]);
  }

  private save(list: readonly string[]): void {
    const { ownerId, storage } = this.deps;
    if (ownerId === undefined) return;
    this.list = list;
    storage.setItem(KEY, JSON.stringify({ owner: ownerId, list }));
  }
}
