import { ApiError } from '@khandai/api-client';
import { type ChatAttachment, MAX_ATTACHMENTS } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { type AttachmentFault, attachmentFault } from './attachment-fault';

type Uploaded = Pick<ChatAttachment, 'attachmentId' | 'src'>;

/** `refused` holds the server's sentence; a file that was `cutOff` may be sent again. */
export type UploadState =
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'there'; readonly uploaded: Uploaded }
  | { readonly state: 'cutOff' }
  | { readonly state: 'refused'; readonly text: string };

/** A file of the message that is being written. */
export interface TrayFile {
  readonly key: string;
  readonly name: string;
  /** Address of the file in this browser. */
  readonly src: string;
  readonly kind: 'image' | 'video';
  readonly upload: UploadState;
}

export interface TrayDeps {
  /** Uploads a file; `onProgress` hears the fraction that is sent. */
  readonly upload: (file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Uploaded>;
  /** A file was not taken. */
  readonly refused: (fault: AttachmentFault, name: string) => void;
  readonly urls: { create(file: File): string; revoke(url: string): void };
}

/** The files of the next message in a room: they are uploaded one after another while the user writes. */
export class AttachmentTray {
  files: readonly TrayFile[] = [];
  /** The user pressed send; it happens once all files are there. */
  private waiting: (() => void) | undefined = undefined;
  private readonly sources = new Map<string, { readonly file: File; readonly life: AbortController }>();
  private last = 0;

  constructor(private readonly deps: TrayDeps) {
    makeAutoObservable<this, 'deps' | 'sources' | 'last' | 'uploaded'>(
      this,
      { deps: false, sources: false, last: false, files: observableRef, uploaded: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.files.length === 0;
  }

  /** The message is sent when its files are there. */
  get isWaiting(): boolean {
    return this.waiting !== undefined;
  }

  /** Adds files, as many as a message may have. */
  async add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (this.files.length >= MAX_ATTACHMENTS) {
        this.deps.refused('tooMany', file.name);
        return;
      }
      const fault = attachmentFault(file);
      if (fault) this.deps.refused(fault, file.name);
      else this.put(file);
    }
    await this.run();
  }

  /** Sends again what was cut off. */
  async retry(key?: string): Promise<void> {
    for (const { key: each, upload } of this.files)
      if (upload.state === 'cutOff' && (key === undefined || key === each)) this.set(each, { state: 'waiting' });
    await this.run();
  }

  remove(key: string): void {
    const source = this.sources.get(key);
    const file = this.files.find((one) => one.key === key);
    this.sources.delete(key);
    this.files = this.files.filter((one) => one !== file);
    source?.life.abort();
    if (file) this.deps.urls.revoke(file.src);
    if (this.isEmpty) this.waiting = undefined;
    else this.sendIfReady();
  }

  clear(): void {
    for (const { key } of this.files) this.remove(key);
  }

  /** Passes the uploaded files on, now or once they are there; those that `send` takes leave the tray. */
  send(send: (uploaded: readonly Uploaded[]) => boolean): void {
    this.waiting = () => {
      if (send(this.uploaded())) this.clear();
    };
    this.sendIfReady();
  }

  private put(file: File): void {
    const key = String((this.last += 1));
    this.sources.set(key, { file, life: new AbortController() });
    const kind = file.type.startsWith('video/') ? 'video' : 'image';
    const src = this.deps.urls.create(file);
    this.files = [...this.files, { key, name: file.name, src, kind, upload: { state: 'waiting' } }];
  }

  /** One file at a time: together they would only share the line. */
  private async run(): Promise<void> {
    const isRunning = this.files.some(({ upload }) => upload.state === 'sending');
    const next = isRunning ? undefined : this.files.find(({ upload }) => upload.state === 'waiting');
    const source = next && this.sources.get(next.key);
    if (!next || !source) return;
    const { key } = next;
    const { file, life } = source;
    this.set(key, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => {
        if (!life.signal.aborted) this.set(key, { state: 'sending', progress });
      };
      this.set(key, { state: 'there', uploaded: await this.deps.upload(file, onProgress, life.signal) });
    } catch (error) {
      this.set(key, failureOf(error));
    }
    this.sendIfReady();
    await this.run();
  }

  private sendIfReady(): void {
    // A file that failed needs a decision of the user: the message waits no longer.
    if (this.files.some(({ upload }) => upload.state === 'cutOff' || upload.state === 'refused'))
      this.waiting = undefined;
    if (!this.waiting || this.uploaded().length < this.files.length) return;
    const send = this.waiting;
    this.waiting = undefined;
    send();
  }

  private uploaded(): Uploaded[] {
    return this.files.flatMap(({ upload }) => (upload.state === 'there' ? [upload.uploaded] : []));
  }

  private set(key: string, upload: UploadState): void {
    this.files = this.files.map((file) => (file.key === key ? { ...file, upload } : file));
  }
}

const failureOf = (error: unknown): UploadState =>
  error instanceof ApiError && error.kind === 'answer' && error.status !== 503
    ? { state: 'refused', text: error.message }
    : { state: 'cutOff' };
