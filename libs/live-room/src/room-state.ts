import type { Host } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

/** Id of a host: the commentator's userId, or null for the fixture's own room. */
export type HostId = number | null;

export interface HostChanged {
  readonly host: Host | null;
  readonly previous: Host | null;
  /** Cause of the change: the viewer's choice, or a new list of hosts. */
  readonly by: 'choice' | 'list';
}

/** The host of a fixture that the viewer watches. Remembers the viewer's choice while that host is absent. */
export class RoomState {
  /** Emits when another host becomes current, not when links or viewers of the same host change. */
  readonly hostChanged = new Emitter<HostChanged>();
  #hosts: readonly Host[];
  #chosen: HostId | undefined;
  #host: Host | null;

  /** `wish`: the host the URL asks for; undefined selects the first. */
  constructor(hosts: readonly Host[], request?: HostId) {
    this.#hosts = [...hosts];
    this.#chosen = request;
    this.#host = this.#resolve();
  }

  get hosts(): readonly Host[] {
    return this.#hosts;
  }

  /** Null only when a fixture has no host at all. */
  get host(): Host | null {
    return this.#host;
  }

  /** Returns false, and changes nothing, if no host has that id. */
  choose(id: HostId): boolean {
    if (!this.#find(id)) return false;
    this.#chosen = id;
    this.#settle('choice');
    return true;
  }

  /** Replaces the hosts with a newer list of the same fixture. */
  update(hosts: readonly Host[]): void {
    this.#hosts = [...hosts];
    this.#settle('list');
  }

  #settle(by: HostChanged['by']): void {
    const previous = this.#host;
    this.#host = this.#resolve();
    if (idOf(previous) !== idOf(this.#host)) this.hostChanged.emit({ host: this.#host, previous, by });
  }

  // The requested host, else the current one, else the first. The current one precedes the first so that a reordered
  // list does not switch the viewer to another host.
  #resolve(): Host | null {
    return this.#find(this.#chosen) ?? this.#find(idOf(this.#host)) ?? this.#hosts[0] ?? null;
  }

  #find(id: HostId | undefined): Host | undefined {
    return id === undefined ? undefined : this.#hosts.find((host) => idOf(host) === id);
  }
}

function idOf(host: Host | null | undefined): HostId | undefined {
  return host ? (host.commentator?.userId ?? null) : undefined;
}
