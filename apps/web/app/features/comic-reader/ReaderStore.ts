import { type ApiClient, ApiError, isAborted } from '@khandai/api-client';
import type { ComicChapter, ComicProgress } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { isComicGone } from '../../domains/comics';
import { type LiveRange, livePages } from './live-pages';
import { loadedPixels } from './page-sources';
import { initialSettings, type ReaderSettings, type ReadingMode } from './reader-settings';
import { type Spread, spreadAt, spreadsOf } from './spread-model';
import type { InSight } from './strip-model';

export interface ReaderDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly save: (progress: ComicProgress) => Promise<void>;
  readonly keepSettings: (settings: Partial<ReaderSettings>) => void;
  readonly timers: Clock;
  readonly report: (error: unknown) => void;
}

/** The window, as far as it decides which pictures load. */
interface Room {
  /** Of a page, in CSS pixels. */
  readonly pageWidth: number;
  readonly density: number;
}

/** What the server renders with. */
const SERVED_ROOM: Room = { pageWidth: 720, density: 1 };
/** A page at which the reader rests this long is saved. */
const REST_MS = 1_000;
/** Between two questions whether readers still get the chapter. */
const CHECK_EVERY_MS = 30_000;
const NOT_FOUND = 404;

/** The chapter became a draft again. */
const isUnpublished = (error: unknown): boolean => error instanceof ApiError && error.status === NOT_FOUND;

/** A chapter that is read: where the reader is, which pictures are loaded, and whether readers still get it. */
export class ReaderStore {
  mode: ReadingMode = initialSettings.mode;
  lowData = initialSettings.lowData;
  /** Index of the page that is read. */
  current: number;
  isGone = false;
  /** The reader is behind the last page. */
  isAtEnd = false;
  /** Two pages lie open together where the window has room for them. */
  isDouble = false;
  /** Counts the wishes to be at `current`; scrolling follows them. */
  jumps = 0;
  private first: number;
  private last: number;
  private room = SERVED_ROOM;
  /** Pages whose pictures did not load, with the number of tries. */
  private readonly broken = observable.map<number, number>();
  private readonly tries = observable.map<number, number>();
  private asked: number;
  private rested = new AbortController();
  private saved = '';
  private isCounted = false;

  /** @param start Number of the page to start with, from 1. */
  constructor(
    readonly chapter: ComicChapter,
    start: number,
    private readonly deps: ReaderDeps,
  ) {
    this.current = Math.min(Math.max(start, 1), Math.max(chapter.pages.length, 1)) - 1;
    this.asked = deps.timers.now();
    this.first = this.current;
    this.last = this.current;
    makeAutoObservable<this, 'deps' | 'broken' | 'tries' | 'asked' | 'rested' | 'saved' | 'isCounted' | 'room'>(
      this,
      {
        ...{ chapter: false, deps: false, broken: false, tries: false },
        ...{ asked: false, rested: false, saved: false, isCounted: false, room: observableRef },
      },
      { autoBind: true },
    );
  }

  get total(): number {
    return this.chapter.pages.length;
  }

  get spreads(): readonly Spread[] {
    return spreadsOf(this.chapter.pages, this.isDouble);
  }

  /** What lies open in page mode. */
  get spread(): Spread {
    return this.spreads[spreadAt(this.spreads, this.current)] ?? [0];
  }

  get live(): LiveRange {
    const { pageWidth, density } = this.room;
    const seen =
      this.mode === 'strip'
        ? { first: this.first, last: this.last }
        : { first: this.spread[0], last: this.spread.at(-1) ?? this.spread[0] };
    return livePages(this.chapter.pages, seen, loadedPixels(pageWidth, density, this.lowData));
  }

  get previousChapter(): ComicChapter['chapters'][number] | undefined {
    return this.chapter.chapters.findLast(({ number }) => number < this.chapter.number);
  }

  get nextChapter(): ComicChapter['chapters'][number] | undefined {
    return this.chapter.chapters.find(({ number }) => number > this.chapter.number);
  }

  isBroken(index: number): boolean {
    return this.broken.has(index);
  }

  /** Changes with each try to load a page. */
  tryOf(index: number): number {
    return this.tries.get(index) ?? 0;
  }

  /** The settings of this browser, once they are known. */
  start(settings: ReaderSettings): void {
    this.mode = settings.mode;
    this.lowData = settings.lowData;
    if (this.current > 0) this.jumps += 1;
  }

  measure(room: Room, isDouble: boolean): void {
    if (room.pageWidth !== this.room.pageWidth || room.density !== this.room.density) this.room = room;
    this.isDouble = isDouble;
  }

  choose(mode: ReadingMode): void {
    if (mode === this.mode) return;
    this.mode = mode;
    this.isAtEnd = false;
    this.deps.keepSettings({ mode });
    this.jumps += 1;
  }

  saveData(lowData: boolean): void {
    this.lowData = lowData;
    this.deps.keepSettings({ lowData });
  }

  /** The strip was scrolled. */
  saw({ first, last, current, isAtEnd }: InSight): void {
    if (this.mode !== 'strip') return;
    this.first = first;
    this.last = last;
    this.isAtEnd = isAtEnd;
    this.moveTo(isAtEnd ? this.total - 1 : current);
  }

  /** To a page, by its index. */
  goTo(index: number): void {
    this.isAtEnd = false;
    this.moveTo(Math.min(Math.max(index, 0), this.total - 1));
    this.jumps += 1;
  }

  /** The next page or spread; behind the last one comes the end of the chapter. */
  forward(): void {
    const next = this.mode === 'strip' ? this.current + 1 : (this.spread.at(-1) ?? 0) + 1;
    if (next < this.total) this.goTo(next);
    else if (this.mode === 'paged') {
      this.isAtEnd = true;
      this.moveTo(this.total - 1);
    }
  }

  back(): void {
    if (this.mode === 'paged' && this.isAtEnd) {
      this.isAtEnd = false;
      return;
    }
    const before =
      this.mode === 'strip' ? this.current - 1 : (this.spreads[spreadAt(this.spreads, this.current) - 1]?.[0] ?? -1);
    if (before >= 0) this.goTo(before);
  }

  /** A picture did not load: it is broken, the line is, or readers get it no longer. */
  failed(index: number): void {
    this.broken.set(index, this.tryOf(index));
    void this.check();
  }

  retry(index: number): void {
    this.tries.set(index, this.tryOf(index) + 1);
    this.broken.delete(index);
  }

  /** Saves where the reader is. */
  leave(): void {
    this.rested.abort();
    this.save();
  }

  async check(): Promise<void> {
    const { api, timers, report } = this.deps;
    const { comic, number } = this.chapter;
    this.asked = timers.now();
    try {
      await api.call('GET /other/api/comic/chapter/{slug}/{number}', { params: { slug: comic.slug, number } });
    } catch (error) {
      if (isComicGone(error) || isUnpublished(error)) this.lose();
      else if (!isAborted(error)) report(error);
    }
  }

  private lose(): void {
    this.isGone = true;
  }

  private moveTo(index: number): void {
    const isMove = index !== this.current;
    this.current = index;
    if (!isMove && !this.isAtEnd) return;
    void this.count();
    void this.rest();
    if (this.deps.timers.now() - this.asked > CHECK_EVERY_MS) void this.check();
  }

  private async rest(): Promise<void> {
    this.rested.abort();
    const rest = new AbortController();
    this.rested = rest;
    await this.deps.timers.sleep(REST_MS, rest.signal);
    if (!rest.signal.aborted) this.save();
  }

  private save(): void {
    const { chapterId, number, comic } = this.chapter;
    const page = this.current + 1;
    const shown = this.mode === 'paged' ? (this.spread.at(-1) ?? this.current) : this.current;
    const isRead = shown >= this.total - 1 && this.total > 0;
    const now = `${page} ${isRead}`;
    if (this.isGone || this.total === 0 || now === this.saved || (!this.isCounted && page === 1)) return;
    this.saved = now;
    void this.deps.save({ titleId: comic.titleId, chapterId, number, page, totalPages: this.total, isRead });
  }

  /** Counts the reader once they turn a page. */
  private async count(): Promise<void> {
    if (this.isCounted) return;
    this.isCounted = true;
    try {
      await this.deps.api.call('POST /other/api/comic/read/{chapterId}', {
        params: { chapterId: this.chapter.chapterId },
      });
    } catch (error) {
      // A reader that is not counted misses nothing.
      if (!isAborted(error)) this.deps.report(error);
    }
  }
}
