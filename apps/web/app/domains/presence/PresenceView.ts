import type { PresenceState } from '@khandai/presence';
import { makeAutoObservable } from 'mobx';
import type { PresencePage, PresenceServices } from './run-presence';

interface Rooms {
  enterRoom(roomId: number): () => void;
}

/**
 * Whether others see this member, and the rooms he is in. What talks to the server is fetched when the first member logs in:
 * guests, most visitors, never need it.
 */
export class PresenceView {
  /** Others see that this member is here, unless he hides it. */
  online = false;
  private readonly rooms = new Map<symbol, { readonly roomId: number; leave?: () => void }>();
  private told: Rooms | undefined;

  constructor() {
    makeAutoObservable<this, 'rooms' | 'told'>(this, { rooms: false, told: false }, { autoBind: true });
  }

  /** Begins once there is a member; all of it ends when `signal` aborts. */
  follow(services: PresenceServices, page: PresencePage, signal: AbortSignal): void {
    let asked = false;
    const begin = () => {
      if (asked || services.session.state.status !== 'member') return;
      asked = true;
      import('./run-presence').then(
        ({ runPresence }) => {
          if (!signal.aborted) this.tell(runPresence(services, page, this.set, signal));
        },
        (error: unknown) => {
          asked = false;
          services.log.warn('presence', error);
        },
      );
    };
    signal.addEventListener('abort', services.session.changed.on(begin));
    begin();
  }

  /** The result says that one is not in the room any more. */
  enterRoom(roomId: number): () => void {
    const visit = Symbol(roomId);
    const leave = this.told?.enterRoom(roomId);
    this.rooms.set(visit, { roomId, ...(leave && { leave }) });
    return () => {
      this.rooms.get(visit)?.leave?.();
      this.rooms.delete(visit);
    };
  }

  private tell(told: Rooms): void {
    this.told = told;
    for (const [visit, { roomId }] of this.rooms) this.rooms.set(visit, { roomId, leave: told.enterRoom(roomId) });
  }

  private set({ status }: PresenceState): void {
    this.online = status === 'open';
  }
}
