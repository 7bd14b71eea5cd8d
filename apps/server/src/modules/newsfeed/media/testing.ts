import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { Database } from '../../../platform/database/database.js';
import { createHttp } from '../../../platform/http/create-http.js';
import { openLimits } from '../../../platform/http/rate-limit.js';
import type { Identity } from '../../../platform/http/caller.js';
import { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { FakeBus, FakeLog } from '../../../platform/testing.js';
import { newsfeedFixture } from '../testing.js';
import { AvatarCopies } from './avatar-copies.js';
import { PostFiles } from './post-files.js';
import { tusRoutes } from './tus-routes.js';
import { arrivedFiles, TUS_PATH, tusServer, type TusStore } from './tus-server.js';
import { UploadLocker } from './upload-locker.js';
import { UploadRepository } from './upload-repository.js';
import { UploadService } from './upload-service.js';

/** A storage in memory. */
export class MemoryStorage implements Storage {
  readonly kind = 'folder';
  readonly about = '';
  readonly files = new Map<string, Uint8Array>();

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.files.set(key, bytes);
  }

  async putFile(key: string, path: string): Promise<void> {
    this.files.set(key, await readFile(path));
  }

  async get(key: string) {
    const bytes = this.files.get(key);
    return bytes && { type: 'application/octet-stream', size: bytes.length, body: Readable.from([bytes]) };
  }

  async has(key: string): Promise<boolean> {
    return this.files.has(key);
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }
}

type Body = NonNullable<RequestInit['body']>;

interface Sent {
  readonly by: Identity;
  readonly method: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Body;
}

/** Where a test keeps what has arrived of uploads. */
export interface ArrivedStore {
  readonly store: TusStore;
  /** Names of the files in it. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

export async function folderOfArrived(): Promise<ArrivedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  return {
    store: new FileStore({ directory: folder }),
    files: () => readdir(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A running server of uploads on a real database; the token of a request is the user's id. */
export async function uploadFixture(database: Database, openArrived: () => Promise<ArrivedStore> = folderOfArrived) {
  const feed = newsfeedFixture(database, { copy: (member) => copies.copy(member) });
  const { clock } = feed;
  const arrived = await openArrived();
  const { store } = arrived;
  const uploads = new UploadRepository(database);
  const storage = new MemoryStorage();
  const forgotten: string[] = [];
  const [log, bus] = [new FakeLog(), new FakeBus()];
  const young = new Set<number>();
  const service = new UploadService({
    ...{ uploads, storage, maker: new PictureMaker(), clock, log: log.log, arrived: arrivedFiles(store) },
    ...{ folder: await mkdtemp(join(tmpdir(), 'checks-')), titleVideoBytes: 4_000 * 1024 * 1024 },
    images: { forget: async (address) => void forgotten.push(address) },
    createdAt: async (userId) => new Date(young.has(userId) ? clock.now() : 0),
  });
  const copies = new AvatarCopies({ uploads, service, storage, clock });
  const locker = new UploadLocker({ uploads, bus, clock, log: log.log });
  const people = new Map<number, Identity>();
  const http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  const limits = await openLimits(http, { perMinute: 10_000, internalKey: 'k', redis: undefined });
  await tusRoutes(http, limits, {
    ...{ tus: tusServer({ store, locker, received: (id) => service.received(id) }), uploads: service },
    tokens: { verify: async (token) => people.get(Number(token)) ?? null },
    sessions: { currentIdentity: async (identity) => identity },
  });
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });

  const request = ({ by, method, path = TUS_PATH, headers = {}, body }: Sent): Promise<Response> => {
    people.set(by.userId, by);
    const all = { authorization: `Bearer ${by.userId}`, 'tus-resumable': '1.0.0', ...headers };
    return fetch(`${origin}${path}`, { method, headers: all, ...(body !== undefined && { body, duplex: 'half' }) });
  };
  const announce = (by: Identity, type: string, bytes: number, purpose = 'post') => {
    const metadata = Object.entries({ filetype: type, filename: '../../x', purpose });
    return request({
      ...{ by, method: 'POST' },
      headers: {
        'upload-length': String(bytes),
        'upload-metadata': metadata.map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`).join(','),
      },
    });
  };
  const sendPart = (by: Identity, path: string, offset: number, body: Body) =>
    request({
      ...{ by, path, body, method: 'PATCH' },
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    });
  /** Uploads a whole file; returns what became of it. */
  const upload = async (by: Identity, bytes: Buffer, type = 'image/jpeg', purpose = 'post') => {
    const path = (await announce(by, type, bytes.length, purpose)).headers.get('location') ?? '';
    await sendPart(by, path, 0, new Uint8Array(bytes));
    return service.status(by, path.split('/').at(-1) ?? '');
  };
  const close = async () => {
    await http.close();
    await arrived.close();
  };
  const served = new PostFiles({ storage, uploads });
  return {
    ...feed,
    ...{ uploads, storage, service, locker, log, bus, young, forgotten, arrived, served },
    ...{ request, announce, sendPart, upload, close },
  };
}
