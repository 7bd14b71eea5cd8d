import type { ApiClient } from '@khandai/api-client';
import type { CallKey, Relation } from '@khandai/contracts';
import { relationAfter } from '@khandai/newsfeed';
import { makeAutoObservable, observable } from 'mobx';

/** What the user does about a friendship. */
export type FriendAct = 'send' | 'cancel' | 'accept' | 'reject';

const calls = {
  send: 'POST /au/api/user/friend/send-request',
  cancel: 'POST /au/api/user/friend/cancel-friend',
  accept: 'POST /au/api/user/friend/action-request',
  reject: 'POST /au/api/user/friend/reject-request',
} as const satisfies Record<FriendAct, CallKey>;

export interface RelationsDeps {
  readonly api: Pick<ApiClient, 'call'>;
}

/** What the user and other members are to each other, as far as the page knows: the same in each place where a member appears. */
export class RelationsStore {
  private readonly known = observable.map<number, Relation>();
  private readonly busy = observable.set<number>();
  /** Counts the beginnings and ends of changes; for each member, the latest one. */
  private turn = 0;
  private readonly turns = new Map<number, number>();
  /** Increments with every change that the server has confirmed; lists and counts load again. */
  changes = 0;

  constructor(private readonly deps: RelationsDeps) {
    makeAutoObservable<this, 'deps' | 'known' | 'busy' | 'turn' | 'turns'>(
      this,
      { deps: false, known: false, busy: false, turn: false, turns: false },
      { autoBind: true },
    );
  }

  /** Undefined while unknown. */
  of(userId: number): Relation | undefined {
    return this.known.get(userId);
  }

  /** Whether a change waits for the server. */
  isBusy(userId: number): boolean {
    return this.busy.has(userId);
  }

  /** What the server has just said; a change that waits is newer. */
  take(relation: Relation): void {
    if (!this.busy.has(relation.userId)) this.known.set(relation.userId, relation);
  }

  /**
   * Call it before a request: the returned function takes the answers, except about members with whom the user changed something
   * since.
   */
  reader(): (relation: Relation) => void {
    const asked = this.turn;
    return (relation) => {
      if ((this.turns.get(relation.userId) ?? 0) <= asked) this.take(relation);
    };
  }

  /** Asks the server. Rejects as the call does. */
  async learn(userId: number, signal?: AbortSignal): Promise<void> {
    const take = this.reader();
    const relation = await this.deps.api.call('GET /au/api/user/friend/is-friend', { query: { userId } }, signal);
    if (!signal?.aborted) take(relation);
  }

  /** After a change that another part of the site made. Rejects as the call does. */
  async relearn(userId: number): Promise<void> {
    await this.learn(userId);
    this.count();
  }

  /** Shows the change at once. Rejects as the call does, with everything as it was. */
  act(userId: number, act: FriendAct): Promise<Relation> {
    const was = this.known.get(userId);
    const state = was && relationAfter(was.state, act);
    return this.change(userId, was && state ? { ...was, state } : undefined, () =>
      this.deps.api.call(calls[act], { body: { userId } }),
    );
  }

  /** Follows, or stops to, as `act` does. */
  follow(userId: number, follow: boolean): Promise<Relation> {
    const was = this.known.get(userId);
    return this.change(userId, was && { ...was, following: follow }, () =>
      this.deps.api.call('POST /au/api/user/friend/follow', { body: { userId, follow } }),
    );
  }

  private async change(userId: number, guess: Relation | undefined, send: () => Promise<Relation>): Promise<Relation> {
    const was = this.known.get(userId);
    this.begin(userId, guess);
    try {
      const now = await send();
      this.end(userId, now);
      this.count();
      return now;
    } catch (error) {
      this.end(userId, was);
      throw error;
    }
  }

  private begin(userId: number, guess: Relation | undefined): void {
    this.busy.add(userId);
    this.note(userId);
    if (guess) this.known.set(userId, guess);
  }

  private end(userId: number, relation: Relation | undefined): void {
    this.busy.delete(userId);
    this.note(userId);
    if (relation) this.known.set(userId, relation);
    else this.known.delete(userId);
  }

  private note(userId: number): void {
    this.turn += 1;
    this.turns.set(userId, this.turn);
  }

  private count(): void {
    this.changes += 1;
  }
}
