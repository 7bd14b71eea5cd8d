import { Readable } from 'node:stream';
import { FakeClock } from '@khandai/testing';
import sharp from 'sharp';
import { MemoryBus } from '../../platform/bus/memory-bus.js';
import { PictureMaker } from '../../platform/pictures/picture-maker.js';
import type { Storage } from '../../platform/storage/storage.js';
import { type Rendition, renditionOf } from './image-renditions.js';
import { ImageService } from './image-service.js';

const SOURCE = 'https://anh.example/a.jpg';
const rendition = (word: string): Rendition => renditionOf(word) ?? fail(word);
function fail(word: string): never {
  throw new Error(`${word} is no figure`);
}

/** A storage backed by a map. */
function kept() {
  const files = new Map<string, Buffer>();
  const storage: Pick<Storage, 'get' | 'put' | 'delete' | 'has'> = {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    get: async (key) => {
      const bytes = files.get(key);
      return bytes && { type: 'image/webp', size: bytes.length, body: Readable.from([bytes]) };
    },
    delete: async (key) => void files.delete(key),
    has: async (key) => files.has(key),
  };
  return { files, storage };
}

async function open(width = 2_000, height = 1_000) {
  const clock = new FakeClock();
  const cache = kept();
  const uploads = kept();
  const picture = await sharp({ create: { width, height, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const requested: string[] = [];
  let answer: () => Promise<Buffer> = async () => picture;
  const fetcher = {
    fetch: (address: string) => {
      requested.push(address);
      return answer();
    },
  };
  const warned: string[] = [];
  const bus = new MemoryBus((error) => void warned.push(String(error)));
  const log = { warn: (_: object, message?: string) => void warned.push(message ?? '') };
  const service = (made = cache): ImageService =>
    new ImageService({
      uploads: uploads.storage as Storage,
      cache: made.storage,
      bus,
      fetcher,
      maker: new PictureMaker(),
      clock,
      log: log as never,
    });
  return {
    clock,
    cache,
    uploads,
    picture,
    requested,
    warned,
    service,
    answerWith: (next: () => Promise<Buffer>) => (answer = next),
  };
}

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('a rendition', () => {
  it.each([
    ['320x1', 320, 160],
    ['320x2', 640, 320],
    ['640x1', 640, 320],
    ['768x2', 1536, 768],
    ['1024x1', 1024, 512],
    ['1280x1', 1280, 640],
    ['1536x1', 1536, 768],
    ['1536x2', 2000, 1000],
    ['mo', 10, 10],
  ])('[UI5] (widths, densities, webp, placeholder) %s gives %d × %d', async (word, width, height) => {
    const images = (await open()).service();
    expect(await sizeOf((await images.image(SOURCE, rendition(word))).bytes)).toEqual(['webp', width, height]);
  });

  it.each(['321x1', '320', '320x3', '0320x1', '640x2.0', 'mo2', '__proto__', ''])(
    '[UI5] (widths, densities) is never made as %j',
    (word) => {
      expect(renditionOf(word)).toBeUndefined();
    },
  );

  it('[UI5] (quality 100; placeholder 10×10, quality 50, blur 3) equals sharp’s output for these parameters byte for byte', async () => {
    const { service, answerWith } = await open();
    const dots = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * at * 31) % 251));
    const source = await sharp(dots, { raw: { width: 64, height: 48, channels: 3 } })
      .resize(800, 600)
      .png()
      .toBuffer();
    answerWith(async () => source);
    const images = service();
    const wide = (quality: number) => sharp(source).resize({ width: 320 }).webp({ quality }).toBuffer();
    const blurred = (sigma: number, quality: number) =>
      sharp(source).resize(10, 10).blur(sigma).webp({ quality }).toBuffer();
    const { bytes } = await images.image(SOURCE, rendition('320x1'));
    expect([bytes.equals(await wide(100)), bytes.equals(await wide(99))]).toEqual([true, false]);
    const { bytes: standIn } = await images.image(SOURCE, rendition('mo'));
    const others = [await blurred(2, 50), await blurred(3, 60)];
    expect([standIn.equals(await blurred(3, 50)), others.some((other) => standIn.equals(other))]).toEqual([
      true,
      false,
    ]);
  });

  it('is made once for parallel requests, and for renditions of equal width', async () => {
    const { service, requested, cache } = await open();
    const images = service();
    const all = await Promise.all(Array.from({ length: 20 }, () => images.image(SOURCE, rendition('640x1'))));
    expect(new Set(all).size).toBe(1);
    expect((await images.image(SOURCE, rendition('320x2'))).bytes).toEqual(all[0]?.bytes);
    expect([requested.length, cache.files.size]).toEqual([1, 1]);
    expect(images.inMemory(SOURCE, rendition('320x2'))?.etag).toBe(all[0]?.etag);
  });

  it('is cached for the next process, and fetched again on another day', async () => {
    const { service, requested, clock } = await open();
    const first = await service().image(SOURCE, rendition('320x1'));
    expect(await service().image(SOURCE, rendition('320x1'))).toEqual(first);
    expect(requested).toHaveLength(1);
    await clock.advance(24 * 60 * 60 * 1000);
    await service().image(SOURCE, rendition('320x1'));
    expect(requested).toHaveLength(2);
  });

  it('of a source that failed is not requested again for a minute', async () => {
    const { service, requested, clock, answerWith, picture } = await open();
    const images = service();
    answerWith(() => Promise.reject(new Error('away')));
    for (let turn = 0; turn < 3; turn += 1)
      await expect(images.image(SOURCE, rendition('320x1'))).rejects.toMatchObject({ status: 404 });
    expect(requested).toHaveLength(1);
    answerWith(async () => picture);
    await clock.advance(60_000);
    expect((await images.image(SOURCE, rendition('320x1'))).keeping).toBe('remote');
  });

  it('of a file that is no picture is refused', async () => {
    const { service, answerWith } = await open();
    answerWith(async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(service().image(SOURCE, rendition('320x1'))).rejects.toMatchObject({ messageKey: 'notAPicture' });
  });

  it('of an upload lasts, and is deleted with it', async () => {
    const { service, uploads, cache, picture, requested } = await open();
    await uploads.storage.put('avatars/1/a.webp', picture);
    const images = service();
    expect((await images.image('/tep/avatars/1/a.webp', rendition('320x1'))).keeping).toBe('lasting');
    await uploads.storage.delete('avatars/1/a.webp');
    await images.forget('/tep/avatars/1/a.webp');
    expect([images.inMemory('/tep/avatars/1/a.webp', rendition('320x1')), cache.files.size, requested]).toEqual([
      undefined,
      0,
      [],
    ]);
    await expect(images.image('/tep/avatars/1/a.webp', rendition('320x1'))).rejects.toMatchObject({ status: 404 });
  });

  it('of a file that may be withdrawn is for browsers alone, and shown for two seconds at most without the file', async () => {
    const { service, clock, uploads, cache, picture } = await open();
    const [source, wanted] = ['/tep/posts/1/picture.webp', rendition('320x1')];
    await uploads.storage.put('posts/1/picture.webp', picture);
    let asked = 0;
    const { has } = uploads.storage;
    uploads.storage.has = (key) => ((asked += 1), has(key));
    const images = service();
    expect((await images.image(source, wanted)).keeping).toBe('private');
    expect([images.inMemory(source, wanted)?.keeping, asked]).toEqual(['private', 1]);
    await clock.advance(2_000);
    expect(images.inMemory(source, wanted)).toBeUndefined();
    // Many who look at once ask once.
    await Promise.all([images.image(source, wanted), images.image(source, wanted)]);
    expect([images.inMemory(source, wanted)?.keeping, asked]).toEqual(['private', 2]);
    // As when a licence ends: no call to `forget` follows.
    await uploads.storage.delete('posts/1/picture.webp');
    await clock.advance(2_000);
    expect(images.inMemory(source, wanted)).toBeUndefined();
    await expect(images.image(source, wanted)).rejects.toMatchObject({ status: 404 });
    expect([images.inMemory(source, wanted), cache.files.size]).toEqual([undefined, 0]);
  });

  it('of an upload deleted on one process is dropped on all', async () => {
    const { service, uploads, picture } = await open();
    await uploads.storage.put('avatars/1/a.webp', picture);
    const there = kept();
    const [here, elsewhere] = [service(), service(there)];
    const stop = new AbortController();
    const listening = elsewhere.run(stop.signal);
    await elsewhere.image('/tep/avatars/1/a.webp', rendition('320x1'));
    await here.forget('/tep/avatars/1/a.webp');
    expect([elsewhere.inMemory('/tep/avatars/1/a.webp', rendition('320x1')), there.files.size]).toEqual([undefined, 0]);
    stop.abort();
    await listening;
  });

  it('of an upload that is deleted meanwhile is not cached', async () => {
    const { service, uploads, cache, picture } = await open();
    await uploads.storage.put('avatars/1/a.webp', picture);
    cache.storage.put = async (key, bytes) => {
      await uploads.storage.delete('avatars/1/a.webp');
      cache.files.set(key, Buffer.from(bytes));
    };
    const images = service();
    await expect(images.image('/tep/avatars/1/a.webp', rendition('320x1'))).rejects.toMatchObject({ status: 404 });
    expect([images.inMemory('/tep/avatars/1/a.webp', rendition('320x1')), cache.files.size]).toEqual([undefined, 0]);
  });

  it('of other hosts are processed eight at a time, including the fetch, and uploads do not wait for them', async () => {
    const { service, uploads, requested, answerWith, picture } = await open();
    await uploads.storage.put('avatars/1/a.webp', picture);
    const images = service();
    const ends: (() => void)[] = [];
    answerWith(() => new Promise((resolve) => ends.push(() => resolve(picture))));
    const all = Array.from({ length: 20 }, (_, at) => images.image(`${SOURCE}?${at}`, rendition('mo')));
    await images.image('/tep/avatars/1/a.webp', rendition('mo'));
    expect(requested).toHaveLength(8);
    ends.splice(0).forEach((end) => end());
    // The next source is fetched only when one of these is finished.
    expect(requested).toHaveLength(8);
    while (requested.length < 20 || ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(all)).length).toBe(20);
  });

  it('is returned even when it cannot be cached', async () => {
    const { service, cache, warned } = await open();
    cache.storage.put = () => Promise.reject(new Error('full'));
    expect(await sizeOf((await service().image(SOURCE, rendition('320x1'))).bytes)).toEqual(['webp', 320, 160]);
    expect(warned).toEqual(['caching a rendition failed']);
  });
});
