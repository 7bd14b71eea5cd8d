import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import sharp from 'sharp';
import { FolderStorage } from '../src/platform/storage/folder-storage.js';
import { S3Storage } from '../src/platform/storage/s3-storage.js';
import { StartError } from '../src/platform/start-error.js';
import { people } from './support/people.js';
import { S3Server } from './support/s3-server.js';
import { storageSuite } from './storage.suite.js';
import { openTestApp } from './support/test-app.js';

describe('the storage in a folder', () => {
  storageSuite(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-storage-'));
    return { storage: new FolderStorage(join(folder, 'files')), close: () => rm(folder, { recursive: true }) };
  });

  it('leaves no partial files, and drops the oldest when there are too many', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-storage-'));
    const storage = new FolderStorage(folder);
    for (const [index, name] of ['old', 'mid', 'new'].entries()) {
      await storage.put(`cache/a/${name}.webp`, Buffer.alloc(100));
      await utimes(join(folder, `cache/a/${name}.webp`), 1_000 + index, 1_000 + index);
    }
    await mkdir(join(folder, 'cache/b'));
    await writeFile(join(folder, 'cache/b/x.webp.1234.part'), 'half');
    await utimes(join(folder, 'cache/b/x.webp.1234.part'), 2_000, 2_000);
    expect(await storage.trim(3 * 4096 - 1, new Date(3_000_000))).toBe(2 * 4096);
    expect((await readdir(join(folder, 'cache/a'))).sort()).toEqual(['mid.webp', 'new.webp']);
    expect(await readdir(join(folder, 'cache/b'))).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('trims a folder that does not exist yet', async () => {
    await expect(new FolderStorage(join(tmpdir(), 'khan-dai-none')).trim(0, new Date(0))).resolves.toBe(0);
  });
});

describe('a bucket far away', () => {
  async function storageOf(answer: RequestListener, headMs: number) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { endpoint, bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
    return { storage: new S3Storage(settings, headMs), close: () => server.close().closeAllConnections() };
  }

  it('sends a file that takes longer than the wait for its head', async () => {
    let end = () => {};
    const { storage, close } = await storageOf((_, reply) => {
      reply.writeHead(200, { 'content-length': 4 }).write('ph');
      end = () => reply.end('im');
    }, 2_000);
    const file = await storage.get('posts/a/video.mp4');
    await wait(2_100);
    end();
    expect(file && (await text(file.body))).toBe('phim');
    close();
  });

  it('is given up when it does not answer, later for a larger file', async () => {
    const { storage, close } = await storageOf((request) => void request.resume(), 50);
    await expect(storage.has('posts/a/video.mp4')).rejects.toThrow('within 50 ms');
    await expect(storage.put('posts/a/video.mp4', new Uint8Array(10_000))).rejects.toThrow('within 150 ms');
    close();
  });
});

describe('the storage in a bucket of a real S3 server', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await S3Server.open();
  });
  afterAll(() => server.close());

  storageSuite(async () => ({ storage: new S3Storage(server.settings), close: async () => undefined }));

  it.each([
    ['accessKeyId', 'sai', /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY không đúng/],
    ['secretAccessKey', 'sai', /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY không đúng/],
    ['bucket', 'khong-co', /không có thùng này/],
    ['endpoint', 'http://127.0.0.1:9', /không kết nối được/],
  ])('a wrong %s stops the server at start with a sentence', async (name, value, words) => {
    const fault = await new S3Storage({ ...server.settings, [name]: value }).check().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StartError);
    expect(String(fault)).toMatch(words);
  });

  it.each([
    ['accessKeyId', 'InvalidAccessKeyId'],
    ['secretAccessKey', 'SignatureDoesNotMatch'],
  ])('reports a refusal of a wrong %s with the error code of the store', async (name, code) => {
    const wrong = new S3Storage({ ...server.settings, [name]: 'sai' });
    await expect(wrong.put('avatars/1/a.webp', Buffer.from('x'))).rejects.toThrow(`the S3 store answered 403 ${code}`);
  });

  // Checks the signature independently of the server above, against the example that Amazon publishes.
  it('signs as the published example of S3 does', async () => {
    const signer = new AwsClient({
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      service: 's3',
      region: 'us-east-1',
    });
    const signed = await signer.sign('https://examplebucket.s3.amazonaws.com/test.txt', {
      headers: { range: 'bytes=0-9', 'x-amz-content-sha256': createHash('sha256').digest('hex') },
      aws: { datetime: '20130524T000000Z', allHeaders: true },
    });
    expect(signed.headers.get('authorization')).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('[AC1] (avatar: stored) keeps the uploads of a site for all its processes', async () => {
    const [one, two] = [await openTestApp(server.environment), await openTestApp(server.environment)];
    const { register, newName } = people(one);
    const { accessToken } = await register(newName());
    const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await one.call<{ profilePicture: string }>('POST', '/au/api/user/upload-avatar', {
      token: accessToken,
      body: file,
    });
    const answer = await two.app.http.inject({ url: body.data.profilePicture });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(512);
    expect(JSON.stringify([...one.app.notices])).not.toContain('S3RVER');
    await one.close();
    await two.close();
  });
});
