import type { PostSource } from '@khandai/contracts';
import { type QueuedUpload, UploadQueue } from '@khandai/newsfeed';
import type { Clock } from '@khandai/runtime';
import { createAtom, observable } from 'mobx';
import { type FileFault, fileFault, kindOf } from './file-fault';
import type { FileDrafts } from '../../../shell/drafts/file-drafts';
import type { ChosenFile } from './send-file';

export interface PostFilesDeps {
  readonly send: (file: ChosenFile, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<PostSource>;
  readonly giveUp: (uploadId: string) => Promise<void>;
  /** Absent for the files of a post that is changed: they are kept as long as its form is open. */
  readonly drafts: FileDrafts | undefined;
  /** A file was not taken. */
  readonly refused: (fault: FileFault, name: string) => void;
  /** What failed without a consequence for the user. */
  readonly report: (error: unknown) => void;
  readonly urls: { create(blob: Blob): string; revoke(url: string): void };
  readonly uuid: () => string;
  readonly timers: Pick<Clock, 'sleep'>;
}

/** A file of the form. */
export interface FormFile extends Omit<QueuedUpload<ChosenFile, PostSource>, 'file'> {
  readonly name: string;
  readonly kind: 'image' | 'video';
  /** Address of the file in the browser, or at the site. */
  readonly src: string;
  readonly alt: string;
}

interface Shown {
  readonly src: string;
  readonly kind: 'image' | 'video';
}

/** The files of the post that is being written, or changed. */
export class PostFilesStore {
  private readonly atom = createAtom('PostFilesStore');
  private readonly queue: UploadQueue<ChosenFile, PostSource>;
  private readonly shown = new Map<string, Shown>();
  private readonly alts = observable.map<string, string>();
  private readonly isSource = new Set<string>();

  /** @param sources files that the post has */
  constructor(
    private readonly deps: PostFilesDeps,
    sources: readonly PostSource[] = [],
  ) {
    this.queue = new UploadQueue({ clock: deps.timers, port: { send: deps.send } });
    this.queue.changed.on(() => {
      this.atom.reportChanged();
    });
    for (const source of sources) this.addSource(source);
  }

  get files(): readonly FormFile[] {
    this.atom.reportObserved();
    return this.queue.items.map(({ file, ...item }) => ({
      ...item,
      ...(this.shown.get(item.key) ?? { src: '', kind: 'image' }),
      name: file.name,
      alt: this.alts.get(item.key) ?? '',
    }));
  }

  get isEmpty(): boolean {
    return this.files.length === 0;
  }

  /** All files are with the site. */
  get isReady(): boolean {
    return this.files.every(({ state }) => state === 'done');
  }

  /** Files are still on their way; leaving the page would stop them. */
  get isSending(): boolean {
    return this.files.some(({ state }) => state === 'sending' || state === 'waiting');
  }

  /** The files for the post, in their order. */
  get sources(): { sourceId: number; alt: string }[] {
    return this.files.flatMap(({ done, alt }) => (done ? [{ sourceId: done.sourceId, alt: alt.trim() }] : []));
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const fault = fileFault(file, this.files);
      if (fault) this.deps.refused(fault, file.name);
      else this.take(file);
    }
    this.keep();
  }

  /** Takes up the files that an earlier form of the browser left. */
  async restore(): Promise<void> {
    const { drafts, report } = this.deps;
    try {
      const left = (await drafts?.all()) ?? [];
      for (const { key, alt, ...draft } of left) {
        if (alt !== '') this.alts.set(key, alt);
        this.put(key, draft);
      }
    } catch (error) {
      report(error);
    }
  }

  remove(key: string): void {
    const item = this.queue.items.find((one) => one.key === key);
    this.queue.remove(key);
    this.forget(key);
    const { uploadId } = item?.file ?? {};
    // A file of a stored post goes with the change of the post.
    if (uploadId !== undefined && !this.isSource.has(key)) this.deps.giveUp(uploadId).catch(this.deps.report);
    this.deps.drafts?.remove([key]).catch(this.deps.report);
  }

  move(key: string, by: 1 | -1): void {
    this.queue.move(key, by);
    this.keep();
  }

  describe(key: string, alt: string): void {
    this.alts.set(key, alt);
    this.keep();
  }

  pause(key: string): void {
    this.queue.pause(key);
  }

  resume(key: string): void {
    this.queue.resume(key);
  }

  /** The network is back. */
  resumeFailed(): void {
    this.queue.resumeFailed();
  }

  /** The post is stored: its files are the site's now. */
  clear(): void {
    const keys = this.queue.items.map(({ key }) => key);
    for (const key of keys) {
      this.queue.remove(key);
      this.forget(key);
    }
    this.deps.drafts?.remove(keys).catch(this.deps.report);
  }

  /** Stops what is being sent; another form goes on with it. */
  close(): void {
    this.queue.close();
    for (const key of [...this.shown.keys()]) this.forget(key);
  }

  private take(file: File): void {
    const key = this.deps.uuid();
    this.put(key, { name: file.name, blob: file });
    this.deps.drafts?.keep(key, file).catch(this.deps.report);
  }

  private put(
    key: string,
    { name, blob, uploadId }: { name: string; blob: Blob; uploadId?: string | undefined },
  ): void {
    const { urls } = this.deps;
    this.shown.set(key, { src: urls.create(blob), kind: kindOf(blob.type) });
    const opened = () => {
      this.keep();
    };
    this.queue.add(key, { name, type: blob.type, blob, uploadId, opened });
  }

  private addSource(source: PostSource): void {
    const key = String(source.sourceId);
    const { type: kind, url: src, alt } = source;
    this.isSource.add(key);
    this.shown.set(key, { src, kind });
    this.alts.set(key, alt);
    const file = { name: '', type: '', blob: undefined, opened: () => undefined };
    this.queue.add(key, file, source);
  }

  private forget(key: string): void {
    const shown = this.shown.get(key);
    if (shown && !this.isSource.has(key)) this.deps.urls.revoke(shown.src);
    this.shown.delete(key);
    this.alts.delete(key);
  }

  private keep(): void {
    const { drafts, report } = this.deps;
    const kept = this.queue.items.flatMap(({ key, file: { name, blob, uploadId } }, position) =>
      blob ? [{ key, name, alt: this.alts.get(key) ?? '', position, uploadId }] : [],
    );
    drafts?.note(kept).catch(report);
  }
}
