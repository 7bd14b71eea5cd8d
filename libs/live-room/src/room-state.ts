import type { Host } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

/** Who hosts: the commentator's userId, or null for the fixture's own room. */
export type HostId = number | null;

export interface HostChanged {
  readonly host: Host | null;
  readonly previous: Host | null;
  /** The viewer chose, or the list left no other way. */
  readonly by: 'choice' | 'list';
}

/** Which of a fixture's hosts is watched. A viewer's choice is remembered while its host is away. */
export class RoomState {
  /** Another host is watched now. Not told when the same host's links or viewers changed. */
  readonly hostChanged = new Emitter<HostChanged>();
  #hosts: readonly Host[];
  #wish: HostId | undefined;
  #host: Host | null;

  /** `wish`: the host asked for by the address, undefined for the first. */
  constructor(hosts: readonly Host[], wish?: HostId) {
    this.#hosts = [...hosts];
    this.#wish = wish;
    this.#host = this.#resolve();
  }

  get hosts(): readonly Host[] {
    return this.#hosts;
  }

  /** Null only when a fixture has no host at all. */
  get host(): Host | null {
    return this.#host;
  }

  /** False when nobody of that id hosts: nothing changes. */
  choose(id: HostId): boolean {
    if (!this.#find(id)) return false;
    this.#wish = id;
    this.#settle('choice');
    return true;
  }

  /** A newer list of the same fixture. */
  update(hosts: readonly Host[]): void {
    this.#hosts = [...hosts];
    this.#settle('list');
  }

  #settle(by: HostChanged['by']): void {
    const previous = this.#host;
    this.#host = this.#resolve();
    if (idOf(previous) !== idOf(this.#host)) this.hostChanged.emit({ host: this.#host, previous, by });
  }

  // The wish, else who is on now, else the first: a list that only changed its order moves nobody.
  #resolve(): Host | null {
    return this.#find(this.#wish) ?? this.#find(idOf(this.#host)) ?? this.#hosts[0] ?? null;
  }

  #find(id: HostId | undefined): Host | undefined {
    return id === undefined ? undefined : this.#hosts.find((host) => idOf(host) === id);
  }
}

function idOf(host: Host | null | undefined): HostId | undefined {
  return host ? (host.commentator?.userId ?? null) : undefined;
}
