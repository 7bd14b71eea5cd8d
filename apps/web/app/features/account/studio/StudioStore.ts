import { DAY_MS } from '@khandai/calendar';
import type { ApiClient } from '@khandai/api-client';
import {
  type Broadcast,
  BroadcastStatus,
  COMMENTATOR_LINKS,
  type CommentatorInfo,
  type CommentatorTotal,
  type Fixture,
  type LinkDraft,
  type ScheduleUpdate,
  type StudioLink,
} from '@khandai/contracts';
import { FutureMatches, type FutureMatchesState } from '@khandai/live-schedule';
import { makeAutoObservable, observableRef } from 'mobx';
import { Part } from '../../../shell/parts/Part';

/**
 * The largest page of future matches that the server returns. The studio loads no second page of this size, so it
 * neither shows nor finds the matches that come later.
 */
const MAX_FUTURE = 200;

export type Days = 7 | 30;

export interface StudioDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly userId: number;
  readonly report: (error: unknown) => void;
  readonly clock: { readonly now: number };
}

/** A commentator's studio: hosted fixtures, their streams and totals. Each part loads by itself. */
export class StudioStore {
  readonly info: Part<CommentatorInfo>;
  readonly totals: Part<CommentatorTotal | undefined>;
  /** Live fixtures, loaded together with the future ones. */
  readonly offered: Part<readonly Fixture[]>;
  days: Days = 7;
  private coming: FutureMatchesState;
  private readonly future: FutureMatches;
  /** Future matches in one reply. Undefined: the default of FutureMatches. */
  private pageSize: number | undefined;
  private life = new AbortController();
  private offerLife = new AbortController();

  constructor(private readonly deps: StudioDeps) {
    const { api, userId, report } = deps;
    this.info = new Part({
      fetch: (signal) => api.call('GET /au/api/user/commentator/info/{id}', { params: { id: userId } }, signal),
      report,
    });
    this.totals = new Part({ fetch: (signal) => this.fetchTotals(signal), report });
    this.future = new FutureMatches({
      api: {
        futureMatches: (query, signal) => api.call('GET /al/api/schedule/featureMatch', { query }, signal),
      },
    });
    this.coming = this.future.state;
    this.offered = new Part({
      fetch: async (signal) => {
        const [live] = await Promise.all([
          api.call('GET /al/api/live/live-total', { query: {} }, signal),
          this.future.load(signal, this.pageSize === undefined ? {} : { pageSize: this.pageSize }),
        ]);
        return live.list;
      },
      report,
    });
    makeAutoObservable<this, 'deps' | 'life' | 'offerLife' | 'future' | 'pageSize' | 'coming'>(
      this,
      {
        deps: false,
        life: false,
        offerLife: false,
        future: false,
        pageSize: false,
        info: false,
        totals: false,
        offered: false,
        coming: observableRef,
      },
      { autoBind: true },
    );
    this.future.changed.on(this.showComing);
  }

  open(): void {
    this.close();
    this.life = new AbortController();
    this.reload();
  }

  close(): void {
    this.life.abort();
    this.offerLife.abort();
  }

  reload(): void {
    void this.info.load(this.life.signal);
    this.reloadTotals();
  }

  reloadTotals(): void {
    void this.totals.load(this.life.signal);
  }

  /** Loads live matches and the first page of future ones, and selects the first future match. */
  offer(): void {
    this.pageSize = undefined;
    this.loadOffered();
  }

  /** Loads the future matches beyond the first page; the selection stays. Does nothing if no more exist. */
  offerMore(): void {
    if (!this.hasMore || this.pageSize !== undefined) return;
    this.pageSize = MAX_FUTURE;
    this.loadOffered();
  }

  get hasMore(): boolean {
    const { total, list } = this.coming;
    return list.length < Math.min(total, MAX_FUTURE);
  }

  select({ fixtureId }: Fixture): void {
    this.future.select(fixtureId);
  }

  count(days: Days): void {
    this.days = days;
    this.reloadTotals();
  }

  /** Live and coming fixtures that the commentator does not host yet. */
  get free(): readonly Fixture[] {
    const own = new Set(this.info.value?.fixtures.map(({ fixtureId }) => fixtureId));
    return [...(this.offered.value ?? []), ...this.coming.list].filter(({ fixtureId }) => !own.has(fixtureId));
  }

  /** The selected future match. After the commentator takes it, the first free one. */
  get selected(): Fixture | undefined {
    const { selected, list } = this.coming;
    return this.free.find((fixture) => fixture === selected) ?? this.free.find((fixture) => list.includes(fixture));
  }

  isOnAir({ commentators }: Fixture): boolean {
    return commentators.some(({ userId, live }) => userId === this.deps.userId && live);
  }

  /** Rejects with the server's refusal. */
  async take(fixture: Fixture, signal: AbortSignal): Promise<void> {
    await this.saveBroadcast({ id: fixture.fixtureId, status: BroadcastStatus.coming }, signal);
  }

  async giveUp(fixture: Fixture, signal: AbortSignal): Promise<void> {
    await this.saveBroadcast({ id: fixture.fixtureId, status: BroadcastStatus.none }, signal);
  }

  async goOnAir(fixture: Fixture, live: boolean, signal: AbortSignal): Promise<void> {
    await this.saveBroadcast(
      { id: fixture.fixtureId, status: live ? BroadcastStatus.live : BroadcastStatus.ended },
      signal,
    );
  }

  async saveBroadcast(update: ScheduleUpdate, signal: AbortSignal): Promise<void> {
    await this.deps.api.call('POST /au/api/commentator/schedule/update', { body: update }, signal);
    this.reload();
  }

  /** The current announcement of a broadcast. */
  async broadcast(fixtureId: string, signal: AbortSignal): Promise<Broadcast | undefined> {
    const { hosts } = await this.deps.api.call('GET /al/api/schedule/anchorSchedule', { query: { fixtureId } }, signal);
    return hosts.find(({ commentator }) => commentator?.userId === this.deps.userId)?.broadcast;
  }

  async links(fixtureId: string, signal: AbortSignal): Promise<readonly StudioLink[]> {
    const query = { fixtureId, typeLinks: COMMENTATOR_LINKS };
    return (await this.deps.api.call('GET /au/api/commentator/link/list', { query }, signal)).list;
  }

  /** Resolves with the full list after the save. */
  async saveLinks(fixtureId: string, links: readonly LinkDraft[], signal: AbortSignal): Promise<readonly StudioLink[]> {
    return (
      await this.deps.api.call('POST /au/api/commentator/link-save', { body: { fixtureId, links: [...links] } }, signal)
    ).list;
  }

  private loadOffered(): void {
    this.offerLife.abort();
    this.offerLife = new AbortController();
    const { signal } = this.offerLife;
    const chosen = this.pageSize === undefined ? undefined : this.selected;
    void this.offered.load(signal).then(() => {
      if (signal.aborted) return;
      if (this.offered.state === 'failed') this.pageSize = undefined;
      else if (chosen) this.select(chosen);
    });
  }

  private showComing(coming: FutureMatchesState): void {
    this.coming = coming;
  }

  private async fetchTotals(signal: AbortSignal): Promise<CommentatorTotal | undefined> {
    const { now } = this.deps.clock;
    const query = { startTime: new Date(now - this.days * DAY_MS).toISOString(), endTime: new Date(now).toISOString() };
    const { list } = await this.deps.api.call('GET /au/api/user/commentator/listTotal', { query }, signal);
    return list.find(({ userId }) => userId === this.deps.userId);
  }
}
