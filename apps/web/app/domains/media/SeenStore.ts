import { type ApiClient, isAborted } from '@khandai/api-client';
import type { MediaKind, MediaProgress } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { WATCHED_VIDEOS } from '../../shell/services/progress-keys';

export interface SeenDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isMember: boolean;
  readonly report: (error: unknown) => void;
}

const WATCHED_KINDS: readonly MediaKind[] = ['highlight', 'film'];
/** Of each kind of title. */
const MAX = 20;
/** A video of which less was watched starts from its start, and one with less left is over. */
const EDGE_SECONDS = 3;

/** What older versions left on the device: it can be gone on with, and is of no list. */
type Unnamed = Omit<MediaProgress, 'kind'>;

/** How far this reader has watched: in the account, for guests on the device. A login merges both. */
export class SeenStore {
  /** The last watched first. */
  list: readonly MediaProgress[] = [];
  /** On the device, of a kind that is not known. */
  private unnamed: readonly Unnamed[] = [];

  constructor(private readonly deps: SeenDeps) {
    makeAutoObservable<this, 'deps' | 'unnamed'>(
      this,
      { deps: false, list: observableRef, unnamed: observableRef },
      { autoBind: true },
    );
  }

  /** Videos to go on with. */
  get unfinished(): readonly MediaProgress[] {
    return this.list.filter(isUnfinished);
  }

  /** Of one kind: many films must not crowd out the highlights. */
  unfinishedOf(kind: MediaKind): readonly MediaProgress[] {
    return this.unfinished.filter((one) => one.kind === kind);
  }

  /** Where the reader stopped; undefined for a video that starts from its start. */
  secondOf(videoId: number): number | undefined {
    return [...this.unfinished, ...this.unnamed.filter(isUnfinished)].find((one) => one.videoId === videoId)?.second;
  }

  /** Whether the reader watched the video to its end. */
  isOver(videoId: number): boolean {
    return [...this.list, ...this.unnamed].some(
      (one) => one.videoId === videoId && one.second > one.seconds - EDGE_SECONDS,
    );
  }

  async open(signal: AbortSignal): Promise<void> {
    const { api, isMember, report } = this.deps;
    const { named, unnamed } = this.onDevice();
    if (!isMember) return this.show(named, unnamed);
    const device = [...named, ...unnamed];
    try {
      if (device.length > 0) {
        const seen = device.map(({ videoId, second }) => ({ videoId, second }));
        await api.call('POST /other/api/media/progress', { body: { seen, merge: true } });
        this.deps.storage.removeItem(WATCHED_VIDEOS);
      }
      const { list } = await api.call('GET /other/api/media/progress', {}, signal);
      if (!signal.aborted) this.show(list);
    } catch (error) {
      if (!isAborted(error)) report(error);
    }
  }

  async save(seen: MediaProgress): Promise<void> {
    const { api, storage, isMember, report } = this.deps;
    const others = <T extends Unnamed>(list: readonly T[]) => list.filter(({ videoId }) => videoId !== seen.videoId);
    this.show(lastOfKinds([seen, ...others(this.list)]), others(this.unnamed));
    if (!isMember) {
      storage.setItem(WATCHED_VIDEOS, JSON.stringify([...this.list, ...this.unnamed]));
      return;
    }
    const { videoId, second } = seen;
    try {
      await api.call('POST /other/api/media/progress', { body: { seen: [{ videoId, second }] } });
    } catch (error) {
      report(error);
    }
  }

  private show(list: readonly MediaProgress[], unnamed: readonly Unnamed[] = []): void {
    this.list = list;
    this.unnamed = unnamed;
  }

  /** Other scripts of the device, and older versions, may have left anything there. */
  private onDevice(): { readonly named: readonly MediaProgress[]; readonly unnamed: readonly Unnamed[] } {
    try {
      const stored: unknown = JSON.parse(this.deps.storage.getItem(WATCHED_VIDEOS) ?? '[]');
      const seen = Array.isArray(stored) ? stored.filter(isSeen) : [];
      const unnamed = seen.filter((one) => one.kind === undefined).slice(0, MAX);
      return { named: lastOfKinds(seen.filter(isNamed)), unnamed };
    } catch {
      return { named: [], unnamed: [] };
    }
  }
}

const lastOfKinds = (list: readonly MediaProgress[]): MediaProgress[] =>
  list.filter((one, at) => list.slice(0, at).filter(({ kind }) => kind === one.kind).length < MAX);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isUnfinished = ({ second, seconds }: Unnamed): boolean =>
  second >= EDGE_SECONDS && second <= seconds - EDGE_SECONDS;

type Seen = Unnamed & Partial<Pick<MediaProgress, 'kind'>>;

const isNamed = (seen: Seen): seen is MediaProgress => seen.kind !== undefined;

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, titleId, videoId, second, seconds } = value as Partial<Record<keyof MediaProgress, unknown>>;
  return (
    (kind === undefined || WATCHED_KINDS.some((one) => one === kind)) &&
    [titleId, videoId, second, seconds].every(isCount) &&
    videoId !== 0 &&
    titleId !== 0
  );
}
