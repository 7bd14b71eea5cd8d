import { ApiError } from '@khandai/api-client';
import { FEEDBACK_FILE, FeedbackLimit } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Why a picture is not there yet: the server's sentence, or a key of `feedback`. */
export type PictureFault = { readonly msg: string } | { readonly key: 'tooLarge' | 'failed' };

export interface Attachment {
  readonly key: number;
  readonly name: string;
  /** Address of the picture in this page; undefined for one of an earlier visit. */
  readonly preview: string | undefined;
  readonly file: File | undefined;
  readonly fileId: string | undefined;
  readonly fault: PictureFault | undefined;
}

/** A picture that the server has, as a draft keeps it. */
export interface SentPicture {
  readonly fileId: string;
  readonly name: string;
}

export interface AttachmentDeps {
  readonly upload: (file: File, signal: AbortSignal) => Promise<{ readonly fileId: string }>;
  readonly previewOf: (file: File) => string;
  readonly drop: (preview: string) => void;
}

/** Pictures that go with feedback. Each is sent as soon as it is chosen. */
export class Attachments {
  list: readonly Attachment[] = [];
  /** The last choice had more pictures than are allowed. */
  hasTooMany = false;
  private nextKey = 1;
  private readonly uploads = new Map<number, AbortController>();

  constructor(private readonly deps: AttachmentDeps) {
    makeAutoObservable<this, 'deps' | 'nextKey' | 'uploads'>(
      this,
      { deps: false, nextKey: false, uploads: false, list: observableRef },
      { autoBind: true },
    );
  }

  get isFull(): boolean {
    return this.list.length >= FeedbackLimit.files;
  }

  get isBusy(): boolean {
    return this.list.some(({ fileId, fault }) => fileId === undefined && fault === undefined);
  }

  get sent(): SentPicture[] {
    return this.list.flatMap(({ fileId, name }) => (fileId === undefined ? [] : [{ fileId, name }]));
  }

  add(files: readonly File[]): void {
    const room = FeedbackLimit.files - this.list.length;
    this.hasTooMany = files.length > room;
    for (const file of files.slice(0, room)) {
      const key = this.nextKey++;
      const isLarge = file.size > FEEDBACK_FILE.maxBytes;
      const one = { key, name: file.name, file, preview: this.deps.previewOf(file), fileId: undefined };
      this.list = [...this.list, { ...one, fault: isLarge ? { key: 'tooLarge' } : undefined }];
      if (!isLarge) void this.send(key, file);
    }
  }

  /** Pictures of an earlier visit to the page. */
  restore(pictures: readonly SentPicture[]): void {
    const known = pictures.slice(0, FeedbackLimit.files).map(({ fileId, name }) => ({
      ...{ key: this.nextKey++, name, fileId },
      ...{ preview: undefined, file: undefined, fault: undefined },
    }));
    this.list = [...known, ...this.list].slice(0, FeedbackLimit.files);
  }

  retry(key: number): void {
    const file = this.list.find((one) => one.key === key)?.file;
    if (!file) return;
    this.change(key, { fault: undefined });
    void this.send(key, file);
  }

  remove(key: number): void {
    this.uploads.get(key)?.abort();
    this.uploads.delete(key);
    const preview = this.list.find((one) => one.key === key)?.preview;
    if (preview !== undefined) this.deps.drop(preview);
    this.list = this.list.filter((one) => one.key !== key);
    this.hasTooMany = false;
  }

  clear(): void {
    for (const { key } of this.list) this.remove(key);
  }

  private async send(key: number, file: File): Promise<void> {
    const upload = new AbortController();
    this.uploads.set(key, upload);
    try {
      const { fileId } = await this.deps.upload(file, upload.signal);
      this.change(key, { fileId });
    } catch (error) {
      if (!upload.signal.aborted) this.change(key, { fault: faultOf(error) });
    } finally {
      this.uploads.delete(key);
    }
  }

  private change(key: number, change: Partial<Attachment>): void {
    this.list = this.list.map((one) => (one.key === key ? { ...one, ...change } : one));
  }
}

const faultOf = (error: unknown): PictureFault =>
  error instanceof ApiError && error.kind === 'answer' && error.message !== ''
    ? { msg: error.message }
    : { key: 'failed' };
