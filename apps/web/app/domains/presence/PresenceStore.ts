import type { PresenceState } from '@khandai/presence';
import { makeAutoObservable } from 'mobx';
import type { PresencePage, PresenceServices } from './run-presence';

interface Rooms {
  enterRoom(roomId: number): () => void;
}

/**
 * Whether others see this member, and the member's rooms. The code that talks to the server is lazy: it loads when the
 * first member is logged in, because most visitors are guests.
 */
export class PresenceStore {
  /** True if others see this member as online; false if the member hides it. */
  online = false;
  private readonly rooms = new Map<symbol, { readonly roomId: number; leave?: () => void }>();
  private lastReported: Rooms | undefined;

  constructor(private readonly services: PresenceServices) {
    makeAutoObservable<this, 'services' | 'rooms' | 'lastReported'>(
      this,
      { services: false, rooms: false, lastReported: false },
      { autoBind: true },
    );
  }

  /** Reports presence once a member is logged in. Everything ends when `signal` aborts. */
  start(page: PresencePage, signal: AbortSignal): void {
    const { session, log } = this.services;
    let requested = false;
    const begin = () => {
      if (requested || session.state.status !== 'member') return;
      requested = true;
      import('./run-presence').then(
        ({ runPresence }) => {
          if (!signal.aborted) this.report(runPresence(this.services, page, this.set, signal));
        },
        (error: unknown) => {
          requested = false;
          log.warn('presence', error);
        },
      );
    };
    signal.addEventListener('abort', session.changed.on(begin));
    begin();
  }

  /** Enters a room; returns a function that leaves it. */
  enterRoom(roomId: number): () => void {
    const visit = Symbol(roomId);
    const leave = this.lastReported?.enterRoom(roomId);
    this.rooms.set(visit, { roomId, ...(leave && { leave }) });
    return () => {
      this.rooms.get(visit)?.leave?.();
      this.rooms.delete(visit);
    };
  }

  private report(lastReported: Rooms): void {
    this.lastReported = lastReported;
    for (const [visit, { roomId }] of this.rooms)
      this.rooms.set(visit, { roomId, leave: lastReported.enterRoom(roomId) });
  }

  private set({ status }: PresenceState): void {
    this.online = status === 'open';
  }
}
