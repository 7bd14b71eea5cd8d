import type { OnlineUser } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

const PAGE = 50;
/** Refresh interval while the list is open. */
const REFRESH_MS = 10_000;
/** After somebody came or left: until the server has noted it, and others who come with them. */
const SOON_MS = 2_000;
/** Min time between two such requests: the count of a busy room changes all the time. */
const MIN_GAP_MS = 5_000;

export type OnlineScope = 'room' | 'site';
interface Load {
  readonly state: 'idle' | 'loading' | 'failed';
}

interface OnlinePage {
  readonly total: number;
  readonly list: readonly OnlineUser[];
}

export interface OnlineListDeps {
  /** The first `pageSize` members in a room, or on the whole site. */
  readonly load: (place: { roomId?: number; pageSize: number }, signal: AbortSignal) => Promise<OnlinePage>;
  readonly timers: Clock;
  /** Logs a failed request. */
  readonly failed: (error: unknown) => void;
}

/** The members who are online, refreshed while the list is open. */
export class OnlineListStore {
  scope: OnlineScope = 'room';
  load: Load = { state: 'loading' };
  members: readonly OnlineUser[] = [];
  total = 0;
  private wanted = PAGE;
  private life = new AbortController();
  private turn = new AbortController();
  private soonAt = 0;
  private isPlanned = false;

  constructor(
    private readonly roomId: number,
    private readonly deps: OnlineListDeps,
  ) {
    makeAutoObservable<this, 'roomId' | 'deps' | 'wanted' | 'life' | 'turn' | 'soonAt' | 'isPlanned'>(
      this,
      {
        roomId: false,
        deps: false,
        wanted: false,
        life: false,
        turn: false,
        soonAt: false,
        isPlanned: false,
        members: observableRef,
        load: observableRef,
      },
      { autoBind: true },
    );
  }

  /** One request returns 100 members at most. */
  get hasMore(): boolean {
    return this.members.length < this.total && this.members.length < 2 * PAGE;
  }

  /** Loads at once and then at intervals, until `signal` aborts. */
  async open(signal: AbortSignal): Promise<void> {
    const life = new AbortController();
    signal.addEventListener('abort', () => {
      life.abort();
      this.turn.abort();
    });
    this.life = life;
    while (!life.signal.aborted) {
      await this.refresh();
      await this.deps.timers.sleep(REFRESH_MS, life.signal);
    }
  }

  /** Reloads and keeps the list until the answer arrives. A later call, or closing the list, cancels this one. */
  async refresh(): Promise<void> {
    this.turn.abort();
    if (this.life.signal.aborted) return;
    const turn = (this.turn = new AbortController());
    if (this.load.state === 'failed') this.set({ state: 'loading' });
    const place = this.scope === 'room' ? { roomId: this.roomId, pageSize: this.wanted } : { pageSize: this.wanted };
    try {
      const page = await this.deps.load(place, turn.signal);
      if (!turn.signal.aborted) this.set({ state: 'idle' }, page);
    } catch (error) {
      if (turn.signal.aborted) return;
      this.set({ state: 'failed' });
      this.deps.failed(error);
    }
  }

  /** Somebody came or left: reloads after a moment, once for all changes until then. */
  async refreshSoon(): Promise<void> {
    if (this.isPlanned || this.life.signal.aborted) return;
    this.isPlanned = true;
    const { timers } = this.deps;
    await timers.sleep(Math.max(SOON_MS, this.soonAt + MIN_GAP_MS - timers.now()), this.life.signal);
    this.isPlanned = false;
    this.soonAt = timers.now();
    await this.refresh();
  }

  choose(scope: OnlineScope): void {
    if (scope === this.scope) return;
    this.scope = scope;
    this.wanted = PAGE;
    this.set({ state: 'loading' }, { total: 0, list: [] });
    void this.refresh();
  }

  more(): void {
    this.wanted = 2 * PAGE;
    void this.refresh();
  }

  private set(load: Load, page?: OnlinePage): void {
    this.load = load;
    if (!page) return;
    this.members = inPlace(this.members, page.list);
    this.total = page.total;
  }
}

/** Those who are still here keep their places, so that no row moves under a finger; who is new comes after them. */
function inPlace(before: readonly OnlineUser[], now: readonly OnlineUser[]): readonly OnlineUser[] {
  const byId = new Map(now.map((member) => [member.userId, member]));
  const stayed = before.flatMap(({ userId }) => byId.get(userId) ?? []);
  for (const { userId } of stayed) byId.delete(userId);
  return [...stayed, ...byId.values()];
}
