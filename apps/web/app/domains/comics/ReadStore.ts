import { type ApiClient, isAborted } from '@khandai/api-client';
import type { ComicProgress } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { READ_COMICS } from '../../shell/services/progress-keys';

export interface ReadDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isMember: boolean;
  /** Loads what was read of this comic; without it, the last chapter of each comic. */
  readonly titleId?: number | undefined;
  readonly report: (error: unknown) => void;
}

const MAX = 100;

/** How far this reader has read: in the account, for guests on the device. A login merges both. */
export class ReadStore {
  /** The last read first. */
  list: readonly ComicProgress[] = [];
  /** Whether the account or the device was asked. */
  isKnown = false;

  constructor(private readonly deps: ReadDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, list: observableRef }, { autoBind: true });
  }

  /** The last read chapter of each comic, the last read first. */
  get comics(): readonly ComicProgress[] {
    const seen = new Set<number>();
    return this.list.filter(({ titleId }) => !seen.has(titleId) && seen.add(titleId));
  }

  of(chapterId: number): ComicProgress | undefined {
    return this.list.find((one) => one.chapterId === chapterId);
  }

  /** The chapter of a comic that was read last. */
  last(titleId: number): ComicProgress | undefined {
    return this.list.find((one) => one.titleId === titleId);
  }

  async open(signal: AbortSignal): Promise<void> {
    const { isMember, report } = this.deps;
    const device = this.onDevice();
    if (!isMember) return this.show(device);
    try {
      await this.merge(device);
      const list = await this.load(signal);
      if (!signal.aborted) this.show(list);
    } catch (error) {
      if (!isAborted(error)) report(error);
    }
  }

  async save(seen: ComicProgress): Promise<void> {
    const { api, isMember, storage, report } = this.deps;
    const known = this.of(seen.chapterId);
    const now = { ...seen, isRead: seen.isRead || known?.isRead === true };
    this.show([now, ...this.list.filter(({ chapterId }) => chapterId !== seen.chapterId)]);
    if (!isMember) {
      const others = this.onDevice().filter(({ chapterId }) => chapterId !== seen.chapterId);
      storage.setItem(READ_COMICS, JSON.stringify([now, ...others].slice(0, MAX)));
      return;
    }
    const { chapterId, page, isRead } = now;
    try {
      await api.call('POST /other/api/comic/progress', { body: { seen: [{ chapterId, page, isRead }] } });
    } catch (error) {
      report(error);
    }
  }

  private async merge(device: readonly ComicProgress[]): Promise<void> {
    if (device.length === 0) return;
    const seen = device.map(({ chapterId, page, isRead }) => ({ chapterId, page, isRead })).reverse();
    await this.deps.api.call('POST /other/api/comic/progress', { body: { seen, merge: true } });
    this.deps.storage.removeItem(READ_COMICS);
  }

  private async load(signal: AbortSignal): Promise<readonly ComicProgress[]> {
    const { api, titleId } = this.deps;
    const query = titleId === undefined ? {} : { titleId };
    const { list } = await api.call('GET /other/api/comic/progress', { query }, signal);
    return list;
  }

  private show(list: readonly ComicProgress[]): void {
    this.list = list;
    this.isKnown = true;
  }

  /** Other scripts of the device, and older versions, may have left anything there. */
  private onDevice(): ComicProgress[] {
    try {
      const stored: unknown = JSON.parse(this.deps.storage.getItem(READ_COMICS) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isProgress).slice(0, MAX) : [];
    } catch {
      return [];
    }
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function isProgress(value: unknown): value is ComicProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { titleId, chapterId, number, page, totalPages, isRead } = value as Partial<
    Record<keyof ComicProgress, unknown>
  >;
  return [titleId, chapterId, number, page, totalPages].every(isCount) && typeof isRead === 'boolean';
}
