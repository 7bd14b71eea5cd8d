import type { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { UploadPurpose } from '../../../platform/database/schema.js';
import type { ContinuousJob } from '../../../platform/jobs/jobs.js';
import type { Log } from '../../../platform/log.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { storedKey } from './post-files.js';
import type { UploadRepository, UploadRow } from './upload-repository.js';
import type { UploadService } from './upload-service.js';
import type { VideoMaker } from './video-maker.js';

export interface VideoWorksDeps {
  readonly uploads: Pick<UploadRepository, 'nextWaiting' | 'countAttempt' | 'returnAttempt' | 'ready' | 'refuse'>;
  readonly checks: Pick<UploadService, 'check'>;
  readonly storage: Pick<Storage, 'get' | 'putFile' | 'delete'>;
  /** Absent where ffmpeg is not installed: videos stay as they were sent. */
  readonly maker: Pick<VideoMaker, 'make'> | undefined;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'warn'>;
}

const IDLE_MS = 3_000;
const MAX_ATTEMPTS = 3;
/** A check that the process of the upload does itself is over by then. */
const CHECK_MS: Readonly<Record<UploadPurpose, number>> = { post: 2 * 60_000, title: 60 * 60_000 };

/**
 * Prepares the videos for a purpose, one at a time. The rows of the uploads are the queue, so a restart loses none. A video that cannot be prepared
 * stays as it was sent.
 */
export class VideoWorks {
  readonly job: ContinuousJob;

  constructor(
    private readonly purpose: UploadPurpose,
    private readonly deps: VideoWorksDeps,
  ) {
    this.job = { kind: 'continuous', name: `${purpose}-videos`, run: (signal) => this.run(signal) };
  }

  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.deps;
    while (!signal.aborted) if (!(await this.next(signal))) await clock.sleep(IDLE_MS, signal);
  }

  /** Does the next work; false when there is none, or it failed. */
  async next(signal: AbortSignal): Promise<boolean> {
    const { uploads, clock, log } = this.deps;
    const row = await uploads.nextWaiting(this.purpose, new Date(clock.now() - CHECK_MS[this.purpose]));
    if (!row) return false;
    try {
      if (row.state === 'checking') await this.#check(row);
      else await this.#prepare(row, signal);
      return true;
    } catch (err) {
      // A stop of the process and a site that is busy say nothing about the file.
      const isFault = !signal.aborted && !(err instanceof DomainError && err.status >= 500);
      if (!isFault) await uploads.returnAttempt(row.uploadId);
      if (!signal.aborted) log.warn({ err, uploadId: row.uploadId }, 'an uploaded file was not prepared');
      return false;
    }
  }

  async #check({ uploadId, kind, attempts }: UploadRow): Promise<void> {
    const { uploads, checks } = this.deps;
    const key = kind === 'video' ? 'brokenVideo' : 'brokenPicture';
    if (attempts >= MAX_ATTEMPTS) return uploads.refuse(uploadId, { key, values: {} });
    await uploads.countAttempt(uploadId);
    await checks.check(uploadId);
  }

  async #prepare({ uploadId, attempts, files, width, height, seconds }: UploadRow, signal: AbortSignal): Promise<void> {
    const { uploads, storage, maker } = this.deps;
    const [name = ''] = files;
    if (!maker || attempts >= MAX_ATTEMPTS) return void (await uploads.ready(uploadId, files));
    await uploads.countAttempt(uploadId);
    const stored = await storage.get(storedKey(uploadId, name));
    if (!stored) throw new Error(`${name} is not in the storage`);
    const ending = name.endsWith('.webm') ? 'webm' : 'mp4';
    const made: string[] = [];
    try {
      const video = { body: stored.body, ending, width, height, seconds: seconds ?? 1 } as const;
      await maker.make(video, signal, async (file, path) => {
        await storage.putFile(storedKey(uploadId, file), path);
        made.push(file);
      });
    } finally {
      stored.body.destroy();
    }
    const isUsed = await uploads.ready(uploadId, [name, ...made]);
    // Its author deleted the video meanwhile.
    if (!isUsed) for (const file of made) await storage.delete(storedKey(uploadId, file));
  }
}
