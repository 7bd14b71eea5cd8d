import { type ApiClient, isAborted } from '@khandai/api-client';
import type { Reel } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { isGone } from '../../domains/media';
import type { ReelList } from './load-reels';

export interface ReelsDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Reels that are left when the next page is asked for. */
const AHEAD = 3;
/** Between two questions whether the reel is still on the site. */
const CHECK_MS = 10_000;
/** Comments of a reel that is left before this are not asked for. */
const SETTLED_SECONDS = 1;
/** A reel counts as watched after this time, or after half of a shorter one. */
const WATCHED_SECONDS = 3;

/** The reels of a visit, one of which is shown. A reel that is taken down leaves the list, and the next one is in its place. */
export class ReelsStore {
  list: readonly Reel[];
  index = 0;
  load: 'idle' | 'loading' | 'failed' = 'idle';
  /** Nothing begins with sound; who turns it on hears the next reels too. */
  isMuted = true;
  /** The reader stopped the reel that is shown. */
  isPaused = false;
  /** The reel that the reader started, where none plays by itself. */
  startedId: number | undefined = undefined;
  /** The reel whose comments are read beside it. */
  talkId: number | undefined = undefined;
  /** The comments are open over the reel. */
  isTalking = false;
  /** Another reel than the first is shown, or was. */
  hasMoved = false;
  /** Reels that the browser could not play. */
  broken: ReadonlySet<number> = new Set();
  /** How many reels were taken down while they were here; each is said once. */
  removed = 0;
  /** Place of the reel that plays, in seconds. */
  second = 0;
  private next: string | null;
  private checkedAt = 0;
  private readonly counted = new Set<number>();

  constructor(
    { first, page }: { readonly first: Reel | null; readonly page: ReelList | null },
    private readonly deps: ReelsDeps,
  ) {
    const rest = (page?.list ?? []).filter(({ titleId }) => titleId !== first?.titleId);
    this.list = first ? [first, ...rest] : rest;
    this.next = page ? page.next : '';
    makeAutoObservable<this, 'deps' | 'counted' | 'checkedAt'>(
      this,
      { deps: false, counted: false, checkedAt: false, list: observableRef, broken: observableRef },
      { autoBind: true },
    );
  }

  get shown(): Reel | undefined {
    return this.list[this.index];
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  /** The reel at this place; one beyond the last is the end of the list. */
  show(index: number): void {
    const wanted = Math.min(Math.max(0, index), this.list.length);
    if (wanted === this.index) return;
    this.index = wanted;
    this.hasMoved = true;
    this.isPaused = false;
    this.isTalking = false;
    this.second = 0;
    void this.begin();
  }

  /** Asks for the reel that is shown, and for more of the list when it ends soon. */
  async begin(): Promise<void> {
    if (this.list.length - this.index <= AHEAD && this.load !== 'failed') void this.more();
    await this.check();
  }

  async more(): Promise<void> {
    const { next, load } = this;
    if (next === null || load === 'loading') return;
    this.turn('loading');
    try {
      const query = next === '' ? {} : { after: next };
      this.add(await this.deps.api.call('GET /other/api/reel/list', { query }));
    } catch (error) {
      if (isAborted(error)) return this.turn('idle');
      this.deps.report(error);
      this.turn('failed');
    }
  }

  /** The reel that is shown plays. */
  moved(second: number): void {
    this.second = second;
    const { shown } = this;
    if (!shown) return;
    if (second >= SETTLED_SECONDS) this.talkId = shown.titleId;
    if (second >= Math.min(WATCHED_SECONDS, shown.seconds / 2)) void this.count(shown);
    if (this.deps.now() - this.checkedAt >= CHECK_MS) void this.check();
  }

  /** Whether the reel that is shown plays. @param still Where nothing plays by itself. */
  isPlaying(still: boolean): boolean {
    return !this.isPaused && (!still || this.startedId === this.shown?.titleId);
  }

  toggle(still: boolean): void {
    if (this.isPlaying(still)) return this.pause();
    this.isPaused = false;
    this.startedId = this.shown?.titleId;
  }

  pause(): void {
    this.isPaused = true;
  }

  /** Opens the comments of the reel that is shown. */
  talk(): void {
    this.talkId = this.shown?.titleId;
    this.isTalking = this.talkId !== undefined;
  }

  stopTalking(): void {
    this.isTalking = false;
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
  }

  /** The reel did not load: it is gone, or the line is. */
  async failed(reel: Reel): Promise<void> {
    await this.check(reel);
    this.mark(reel.titleId, true);
  }

  retry({ titleId }: Reel): void {
    this.mark(titleId, false);
  }

  /** Shows the wanted state at once. Rejects, with the state of before, when it is not stored. */
  async like(reel: Reel, liked: boolean): Promise<void> {
    const { titleId, likes } = reel;
    this.set(titleId, { liked, likes: likes + (liked === reel.liked ? 0 : liked ? 1 : -1) });
    try {
      const body = { titleId, liked };
      this.set(titleId, await this.deps.api.call('POST /other/api/reel/like', { body }));
    } catch (error) {
      this.set(titleId, { liked: reel.liked, likes });
      throw error;
    }
  }

  /** Whether readers still get the reel, and how much it is liked by now. */
  async check(reel = this.shown): Promise<void> {
    if (!reel) return;
    const { api, now, report } = this.deps;
    this.checkedAt = now();
    try {
      const { slug } = reel;
      const { likes, liked, views } = await api.call('GET /other/api/reel/info/{slug}', { params: { slug } });
      this.set(reel.titleId, { likes, liked, views });
    } catch (error) {
      if (isGone(error)) this.leave(reel);
      else if (!isAborted(error)) report(error);
    }
  }

  private async count({ titleId }: Reel): Promise<void> {
    if (this.counted.has(titleId)) return;
    this.counted.add(titleId);
    try {
      await this.deps.api.call('POST /other/api/reel/view/{id}', { params: { id: titleId } });
    } catch (error) {
      this.deps.report(error);
    }
  }

  private add({ list, next }: ReelList): void {
    const known = new Set(this.list.map(({ titleId }) => titleId));
    this.list = [...this.list, ...list.filter(({ titleId }) => !known.has(titleId))];
    this.next = next;
    this.load = 'idle';
  }

  private leave({ titleId }: Reel): void {
    const at = this.list.findIndex((one) => one.titleId === titleId);
    if (at === -1) return;
    this.list = this.list.filter((one) => one.titleId !== titleId);
    if (at < this.index) this.index -= 1;
    else if (at === this.index) this.second = 0;
    this.hasMoved = true;
    this.removed += 1;
  }

  private set(titleId: number, change: Partial<Pick<Reel, 'likes' | 'liked' | 'views'>>): void {
    this.list = this.list.map((one) => (one.titleId === titleId ? { ...one, ...change } : one));
  }

  private mark(titleId: number, isBroken: boolean): void {
    const broken = new Set(this.broken);
    if (isBroken) broken.add(titleId);
    else broken.delete(titleId);
    this.broken = broken;
  }

  private turn(load: 'idle' | 'loading' | 'failed'): void {
    this.load = load;
  }
}
