import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@khandai/calendar';
import { PostLimit, type PostSource, type Upload } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { Identity } from '../../../platform/http/caller.js';
import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import type { Log } from '../../../platform/log.js';
import type { UploadPurpose } from '../../../platform/database/schema.js';
import { checkedMedia, checkedVideoFile, type MediaRules } from '../../../platform/media/checked-media.js';
import { isMessageKey, sentence } from '../../../platform/messages.js';
import { PicturesBusy } from '../../../platform/pictures/picture-faults.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { Semaphore } from '../../../platform/semaphore.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { isNewcomer } from '../../../platform/newcomer.js';
import { clearLeftFolders } from './left-folders.js';
import { addressOfFile, storedKey } from './post-files.js';
import { toSource } from './post-sources-query.js';
import {
  tooManyUploadBytes,
  tooManyUploads,
  uploadNoLength,
  uploadNotFound,
  uploadOtherKind,
  uploadTooLarge,
} from './upload-faults.js';
import type { FileFacts, UploadRepository, UploadRow } from './upload-repository.js';

/** What a member may upload within a day. */
export const DAILY = { files: 100, bytes: 1024 ** 3 } as const;
/** The same for accounts younger than a day. */
export const NEWCOMERS_DAILY = { files: 20, bytes: 200 * 1024 ** 2 } as const;
/** For this long after its creation an upload is finished and used in a post. */
export const USABLE_MS = DAY_MS;
/** A post that took its files in the last second they could be used is stored well within this time. */
export const GRACE_MS = 10 * 60_000;
/** What one of the staff may upload for titles within a day. */
const TITLES_DAILY_FILES = 200;
const TITLES_DAILY_VIDEOS = 20;
const TITLE_VIDEO_SECONDS = 3 * 60 * 60;
const SWEPT_AT_ONCE = 100;
/** Files in memory at once. */
const MAX_CHECKED = 2;
const MAX_QUEUED = 50;

/** The edge is a full screen at twice the density of a phone. */
const RULES: MediaRules = { pictureBytes: PostLimit.pictureBytes, videoSeconds: PostLimit.videoSeconds, edge: 2048 };

/** What has arrived of the uploads. */
export interface ArrivedFiles {
  read(uploadId: string): Readable | Promise<Readable>;
  remove(uploadId: string): Promise<void>;
}

export interface UploadServiceDeps {
  readonly uploads: UploadRepository;
  readonly arrived: ArrivedFiles;
  readonly storage: Pick<Storage, 'put' | 'putFile' | 'delete'>;
  readonly maker: Pick<PictureMaker, 'make'>;
  /** Deletes the renditions made from a picture. */
  readonly images: { forget(address: string): Promise<void> };
  /** When the account was made. */
  readonly createdAt: (userId: number) => Promise<Date | undefined>;
  /** A folder for videos that are being checked. */
  readonly folder: string;
  /** Max size of a video of a title. */
  readonly titleVideoBytes: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

/** A file as it is announced. */
interface NewFile {
  readonly type: string;
  readonly bytes: number;
  /** Whether the member may upload for titles is checked already. */
  readonly purpose: UploadPurpose;
}

/** What a member may upload within a day. */
interface Allowance {
  readonly files: number;
  readonly bytes: number;
}

/** Pictures and videos of posts, from the first byte until they are deleted. */
export class UploadService {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'post-uploads',
    cron: '35 * * * *',
    run: (signal) => this.sweep(signal),
  };
  readonly #checks = new Semaphore({ running: MAX_CHECKED, waiting: MAX_QUEUED, full: () => new PicturesBusy() });
  /** A film takes minutes, for which no picture of a post waits. */
  readonly #filmChecks = new Semaphore({ running: 1, waiting: MAX_QUEUED, full: () => new PicturesBusy() });

  constructor(private readonly deps: UploadServiceDeps) {}

  /** Opens an upload of a file of this type and length; the content is checked once it is there. Returns its id. */
  async open({ userId }: Identity, { type, bytes, purpose }: NewFile): Promise<string> {
    const { uploads, clock, titleVideoBytes } = this.deps;
    const kind = kindOfType(type);
    if (!Number.isSafeInteger(bytes) || bytes < 1) throw uploadNoLength();
    const { pictureBytes } = PostLimit;
    const videoBytes = purpose === 'title' ? titleVideoBytes : PostLimit.videoBytes;
    if (bytes > (kind === 'image' ? pictureBytes : videoBytes)) throw uploadTooLarge(pictureBytes, videoBytes);
    const max = await this.#allowance(userId, purpose);
    const uploadId = randomName();
    const createdAt = new Date(clock.now());
    const upload = { uploadId, publicName: randomName(), userId, kind, purpose, size: bytes, createdAt };
    await uploads.add(upload, new Date(clock.now() - DAY_MS), (used) => {
      if (used.files >= max.files) throw tooManyUploads(max.files);
      if (used.bytes + bytes > max.bytes) throw tooManyUploadBytes(max.bytes);
    });
    return uploadId;
  }

  /** The member's own upload; for all others it does not exist, and neither does one that is too old to go on. */
  async own({ userId }: Identity, uploadId: string): Promise<UploadRow> {
    const row = await this.deps.uploads.own(userId, uploadId);
    if (!row || (row.state === 'sending' && row.createdAt.getTime() < this.deps.clock.now() - USABLE_MS))
      throw uploadNotFound();
    return row;
  }

  async status(member: Identity, uploadId: string): Promise<Upload> {
    const row = await this.own(member, uploadId);
    const { state, reason } = row;
    if (state === 'ready' || state === 'processing')
      return { uploadId, state: 'done', reason: null, source: toSource(row) };
    const said = reason && isMessageKey(reason.key) ? sentence(reason.key, reason.values) : null;
    return { uploadId, state: state === 'removed' ? 'refused' : state, reason: said, source: null };
  }

  /** All bytes are there. A check that fails for another reason than the file is repeated by the job of videos. */
  async received(uploadId: string): Promise<void> {
    const { uploads, clock, log } = this.deps;
    await uploads.received(uploadId, new Date(clock.now()));
    try {
      await this.check(uploadId);
    } catch (err) {
      log.error({ err, uploadId }, 'an upload was not checked');
    }
  }

  /** Stores the file, or refuses it by its content. */
  async check(uploadId: string): Promise<void> {
    const { uploads, arrived } = this.deps;
    const asked = await uploads.byId(uploadId);
    const checks = asked && isFilm(asked) ? this.#filmChecks : this.#checks;
    return checks.run(async () => {
      const row = await uploads.byId(uploadId);
      if (!row) return;
      try {
        if (isFilm(row)) await this.#storeLarge(uploadId);
        else await this.#storeSmall(uploadId);
      } catch (error) {
        if (!(error instanceof DomainError) || error.status >= 500) throw error;
        await uploads.refuse(uploadId, { key: error.messageKey, values: error.values });
      }
      await arrived.remove(uploadId);
    });
  }

  async #storeSmall(uploadId: string): Promise<void> {
    const { arrived, storage, maker } = this.deps;
    const file = await buffer(await arrived.read(uploadId));
    const { bytes, ending, ...facts } = await checkedMedia(file, maker, RULES);
    const name = facts.kind === 'image' ? `picture.${ending}` : `video.${ending}`;
    await storage.put(storedKey(uploadId, name), bytes);
    await this.#stored(uploadId, { ...facts, files: [name] });
  }

  /** A video that may not fit in memory. */
  async #storeLarge(uploadId: string): Promise<void> {
    const { arrived, storage, folder } = this.deps;
    await mkdir(folder, { recursive: true });
    const own = await mkdtemp(join(folder, 'check-'));
    try {
      const path = join(own, 'in');
      await pipeline(await arrived.read(uploadId), createWriteStream(path));
      const rules = { videoSeconds: TITLE_VIDEO_SECONDS, webmBytes: PostLimit.videoBytes };
      const { ending, ...facts } = await checkedVideoFile(path, rules);
      const name = `video.${ending}`;
      await storage.putFile(storedKey(uploadId, name), path);
      await this.#stored(uploadId, { ...facts, files: [name] });
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  async #stored(uploadId: string, facts: FileFacts): Promise<void> {
    const { uploads, storage } = this.deps;
    const isStored = await uploads.store(uploadId, facts);
    // Given up meanwhile. Where another check was first, the file is that check's too.
    if (!isStored && (await uploads.byId(uploadId))?.state === 'removed')
      for (const name of facts.files) await storage.delete(storedKey(uploadId, name));
  }

  /** Stores a checked picture of staff. It is not one of their uploads of the day. */
  async keepPicture(
    userId: number,
    { bytes, width, height }: { readonly bytes: Buffer; readonly width: number; readonly height: number },
  ): Promise<PostSource> {
    const { uploads, storage, clock } = this.deps;
    const uploadId = randomName();
    const file = 'picture.webp';
    await storage.put(storedKey(uploadId, file), bytes);
    const made = await uploads.keep({
      ...{ uploadId, publicName: randomName(), userId, kind: 'image', size: 0, createdAt: new Date(clock.now()) },
      ...{ state: 'ready', files: [file], width, height },
    });
    return toSource(made);
  }

  /** The member gives an upload up. One that is in a post stays. */
  async giveUp(member: Identity, uploadId: string): Promise<void> {
    const { state } = await this.own(member, uploadId);
    await this.deps.uploads.giveUp(uploadId);
    if (state === 'sending') await this.deps.arrived.remove(uploadId);
  }

  /** Drops the renditions of files whose addresses hold no longer. A failure leaves small pictures in the cache. */
  async withhold(publicNames: readonly string[]): Promise<void> {
    const { images, log } = this.deps;
    try {
      for (const name of publicNames)
        for (const file of ['picture.webp', 'poster.webp']) await images.forget(addressOfFile(name, file));
    } catch (error) {
      log.error({ err: error }, 'the renditions of withheld files were not deleted');
    }
  }

  /** Deletes what was given up, never finished, or is in no post a day later. */
  async sweep(signal: AbortSignal): Promise<void> {
    const before = new Date(this.deps.clock.now() - USABLE_MS - GRACE_MS);
    let last: number | undefined = 0;
    while (last !== undefined && !signal.aborted) {
      const unused = await this.deps.uploads.unused(before, { after: last, limit: SWEPT_AT_ONCE });
      for (const row of unused) await this.#tryDelete(row, before);
      last = unused.at(-1)?.sourceId;
    }
    await this.clearFolders();
  }

  /** Deletes what killed processes left of videos that they worked on. */
  async clearFolders(): Promise<void> {
    const { folder, clock, log } = this.deps;
    try {
      await clearLeftFolders(folder, clock.now());
    } catch (err) {
      log.error({ err }, 'the folders of killed processes were not deleted');
    }
  }

  /** A file that cannot be deleted must not keep the others. The next sweep tries it again. */
  async #tryDelete(row: UploadRow, before: Date): Promise<void> {
    try {
      await this.#delete(row, before);
    } catch (err) {
      this.deps.log.error({ err, uploadId: row.uploadId }, 'the files of an upload were not deleted');
    }
  }

  async #delete({ uploadId, publicName, files }: UploadRow, before: Date): Promise<void> {
    const { uploads, arrived, storage } = this.deps;
    await arrived.remove(uploadId);
    for (const file of files) await storage.delete(storedKey(uploadId, file));
    await this.withhold([publicName]);
    await uploads.forget(uploadId, before);
  }

  async #allowance(userId: number, purpose: UploadPurpose): Promise<Allowance> {
    const { createdAt, clock, titleVideoBytes } = this.deps;
    if (purpose === 'title') return { files: TITLES_DAILY_FILES, bytes: TITLES_DAILY_VIDEOS * titleVideoBytes };
    return isNewcomer(await createdAt(userId), clock.now()) ? NEWCOMERS_DAILY : DAILY;
  }
}

/** What a browser says of the file; the content decides later. */
function kindOfType(type: string): 'image' | 'video' {
  if (/^image\/(?:jpeg|png|webp|gif|avif)$/.test(type)) return 'image';
  if (/^video\/(?:mp4|webm|quicktime)$/.test(type)) return 'video';
  throw uploadOtherKind();
}

const randomName = (): string => randomBytes(16).toString('hex');

const isFilm = ({ purpose, kind }: Pick<UploadRow, 'purpose' | 'kind'>): boolean =>
  purpose === 'title' && kind === 'video';
