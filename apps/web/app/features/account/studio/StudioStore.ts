import { DAY_MS } from '@khandai/calendar';
import type { ApiClient } from '@khandai/api-client';
import {
  type Broadcast,
  BroadcastStatus,
  COMMENTATOR_LINKS,
  type CommentatorInfo,
  type CommentatorTotal,
  type Fixture,
  FUTURE_MATCH_STATUS,
  type LinkDraft,
  type ScheduleUpdate,
  type StudioLink,
} from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../../shell/parts/Part';

/** How many upcoming matches the dialog offers. */
const OFFERED = 100;

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
  readonly offered: Part<readonly Fixture[]>;
  days: Days = 7;
  private life = new AbortController();

  constructor(private readonly deps: StudioDeps) {
    const { api, userId, report } = deps;
    this.info = new Part({
      fetch: (signal) => api.call('GET /au/api/user/commentator/info/{id}', { params: { id: userId } }, signal),
      report,
    });
    this.totals = new Part({ fetch: (signal) => this.fetchTotals(signal), report });
    this.offered = new Part({
      fetch: async (signal) => {
        const [live, coming] = await Promise.all([
          api.call('GET /al/api/live/live-total', { query: {} }, signal),
          api.call(
            'GET /al/api/schedule/featureMatch',
            { query: { status: FUTURE_MATCH_STATUS, pageSize: OFFERED } },
            signal,
          ),
        ]);
        return [...live.list, ...coming.list];
      },
      report,
    });
    makeAutoObservable<this, 'deps' | 'life'>(
      this,
      { deps: false, life: false, info: false, totals: false, offered: false },
      { autoBind: true },
    );
  }

  open(): void {
    this.close();
    this.life = new AbortController();
    this.reload();
  }

  close(): void {
    this.life.abort();
  }

  reload(): void {
    void this.info.load(this.life.signal);
    this.reloadTotals();
  }

  reloadTotals(): void {
    void this.totals.load(this.life.signal);
  }

  offer(): void {
    void this.offered.load(this.life.signal);
  }

  count(days: Days): void {
    this.days = days;
    this.reloadTotals();
  }

  /** Live and coming fixtures that the commentator does not host yet. */
  get free(): readonly Fixture[] {
    const own = new Set(this.info.value?.fixtures.map(({ fixtureId }) => fixtureId));
    return (this.offered.value ?? []).filter(({ fixtureId }) => !own.has(fixtureId));
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

  private async fetchTotals(signal: AbortSignal): Promise<CommentatorTotal | undefined> {
    const { now } = this.deps.clock;
    const query = { startTime: new Date(now - this.days * DAY_MS).toISOString(), endTime: new Date(now).toISOString() };
    const { list } = await this.deps.api.call('GET /au/api/user/commentator/listTotal', { query }, signal);
    return list.find(({ userId }) => userId === this.deps.userId);
  }
}
