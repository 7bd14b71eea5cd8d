import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { PicturesBusy } from '../../../platform/pictures/picture-faults.js';
import { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { findFfmpeg } from '../../../platform/videos/ffmpeg.js';
import { fakeMp4 } from '../../../platform/videos/testing.js';
import { newUuid } from '../../chat/testing.js';
import { uploadFixture } from './testing.js';
import { type OriginalVideo, VideoMaker } from './video-maker.js';
import { VideoWorks, type VideoWorksDeps } from './video-works.js';

let database: Database;
let fixture: Awaited<ReturnType<typeof uploadFixture>>;
let fan: Identity;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await uploadFixture(database);
  fan = await fixture.member();
});
afterEach(() => fixture.close());

const { signal } = new AbortController();
/** The files that are made of a video, by their names. */
const makeAll = async (maker: VideoMaker, video: OriginalVideo): Promise<Map<string, Buffer>> => {
  const made = new Map<string, Buffer>();
  await maker.make(video, signal, async (name, path) => void made.set(name, await readFile(path)));
  return made;
};
const video = () => fixture.upload(fan, fakeMp4({ seconds: 5, width: 640, height: 360 }), 'video/mp4');

const worksWith = (maker: VideoWorksDeps['maker']) => {
  const { uploads, service, storage, clock, log } = fixture;
  return new VideoWorks('post', { uploads, checks: service, storage, maker, clock, log: log.log });
};
const written = async (content = 'Bàn thắng') =>
  fixture.posts.create(fan, {
    ...{ content, uuid: newUuid() },
    sources: [{ sourceId: (await video()).source?.sourceId ?? 0 }],
  });

describe('videos of posts', () => {
  it('are given up when the work on one takes too long', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-slow-'));
    const ffmpeg = join(folder, 'ffmpeg');
    await writeFile(ffmpeg, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const maker = new VideoMaker({ ffmpeg, folder, maker: new PictureMaker(), maxMs: 50 });
    const long = { body: Readable.from([]), ending: 'mp4', width: 640, height: 360, seconds: 5 } as const;
    await expect(makeAll(maker, long)).rejects.toThrow();
    await rm(folder, { recursive: true, force: true });
  });

  it('[NF5] (prepared) get a poster and a playlist, and then all readers get them', async () => {
    const { id } = await written();
    const works = worksWith({
      make: async (_video, _signal, keep) => {
        for (const name of ['poster.webp', 'hls.m3u8']) await keep(name, import.meta.filename);
      },
    });
    expect(await works.next(signal)).toBe(true);
    expect(await works.next(signal)).toBe(false);
    const [source] = (await fixture.posts.one(null, id)).sourceList;
    expect(source).toMatchObject({ processing: false, seconds: 5, width: 640 });
    expect([source?.url, source?.poster, source?.hls].map((url) => url?.split('/').at(-1))).toEqual([
      'video.mp4',
      'poster.webp',
      'hls.m3u8',
    ]);
  });

  it('stay as they were sent where ffmpeg is not installed', async () => {
    const { id } = await written();
    await worksWith(undefined).next(signal);
    const [source] = (await fixture.posts.one(null, id)).sourceList;
    expect(source).toMatchObject({ processing: false, poster: null, hls: null });
  });

  it('that cannot be prepared are tried three times, and stay as they were sent', async () => {
    const { id } = await written();
    const works = worksWith({ make: () => Promise.reject(new Error('ffmpeg ended with 1')) });
    expect(await works.next(signal)).toBe(false);
    // The process was restarted: the rows are the queue.
    const again = worksWith({ make: () => Promise.reject(new Error('ffmpeg ended with 1')) });
    for (let times = 0; times < 3; times += 1) await again.next(signal);
    expect((await fixture.posts.one(null, id)).sourceList[0]).toMatchObject({ processing: false, hls: null });
    expect(fixture.log.lines).toHaveLength(3);
  });

  it('keep their attempts when the process stops in the middle of the work', async () => {
    const { id } = await written();
    for (let times = 0; times < 4; times += 1) {
      const stop = new AbortController();
      const works = worksWith({
        make: () => {
          stop.abort();
          return Promise.reject(new Error('stopped'));
        },
      });
      expect(await works.next(stop.signal)).toBe(false);
    }
    await worksWith({ make: async (_video, _signal, keep) => keep('hls.m3u8', import.meta.filename) }).next(signal);
    const [source] = (await fixture.posts.one(null, id)).sourceList;
    expect([source?.processing, source?.hls?.split('/').at(-1), fixture.log.lines]).toEqual([false, 'hls.m3u8', []]);
  });

  it('that their author deletes meanwhile leave no file', async () => {
    const { id } = await written();
    const works = worksWith({
      make: async (_video, _signal, keep) => {
        await fixture.posts.remove(fan, id);
        await keep('poster.webp', import.meta.filename);
      },
    });
    await works.next(signal);
    await fixture.service.sweep(signal);
    expect(fixture.storage.files.size).toBe(0);
  });

  it('whose check was cut off are checked again', async () => {
    const bytes = fakeMp4({ seconds: 5, width: 640, height: 360 });
    const check = fixture.service.check.bind(fixture.service);
    fixture.service.check = () => Promise.reject(new Error('the storage is away'));
    const { state, uploadId } = await fixture.upload(fan, bytes, 'video/mp4');
    expect(state).toBe('checking');
    const works = worksWith(undefined);
    expect(await works.next(signal)).toBe(false);
    await fixture.clock.advance(3 * 60_000);
    // A site that is busy says nothing about the file: it is tried as often as needed.
    fixture.service.check = () => Promise.reject(new PicturesBusy());
    for (let times = 0; times < 4; times += 1) expect(await works.next(signal)).toBe(false);
    fixture.service.check = check;
    expect(await works.next(signal)).toBe(true);
    expect((await fixture.service.status(fan, uploadId)).state).toBe('done');
  });
});

const ffmpeg = findFfmpeg();

(ffmpeg === undefined ? describe.skip : describe)('ffmpeg', () => {
  it('makes a poster and sizes up to that of the video, and leaves no other file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'videos-'));
    const file = join(folder, 'in.mp4');
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=854x480:rate=10:duration=2'];
    spawnSync(ffmpeg ?? '', [...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', file]);
    const bytes = await readFile(file);
    await rm(file);
    try {
      const maker = new VideoMaker({ ffmpeg: ffmpeg ?? '', folder, maker: new PictureMaker() });
      const made = await makeAll(maker, {
        body: Readable.from([bytes]),
        ending: 'mp4',
        width: 854,
        height: 480,
        seconds: 2,
      });
      const names = ['poster.webp', '360.m3u8', '360.mp4', '480.m3u8', '480.mp4', 'hls.m3u8'];
      expect([...made.keys()]).toEqual(names);
      expect(made.get('hls.m3u8')?.toString()).toContain('RESOLUTION=640x360\n360.m3u8\n');
      expect(made.get('360.m3u8')?.toString()).toMatch(/#EXT-X-BYTERANGE:\d+@\d+\n360\.mp4/);
      expect(await readdir(folder)).toEqual([]);
      await expect(
        makeAll(maker, { body: Readable.from(['#EXTM3U']), ending: 'mp4', width: 2, height: 2, seconds: 1 }),
      ).rejects.toThrow('ffmpeg ended with');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  /** Makes a video by these arguments of ffmpeg, and what the site makes of it. */
  const made = async (args: readonly string[], size: { width: number; height: number; seconds: number }) => {
    const folder = await mkdtemp(join(tmpdir(), 'videos-'));
    const file = join(folder, 'in.mp4');
    try {
      spawnSync(ffmpeg ?? '', [...args, '-pix_fmt', 'yuv420p', file]);
      const bytes = await readFile(file);
      await rm(file);
      const maker = new VideoMaker({ ffmpeg: ffmpeg ?? '', folder, maker: new PictureMaker() });
      const files = await makeAll(maker, { body: Readable.from([bytes]), ending: 'mp4', ...size }).catch(
        (error: unknown) => error,
      );
      return { files, left: await readdir(folder) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const pattern = (size: string, rate: number, seconds: number) => [
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
  ];
  /** One whole picture at the start, and parts of pictures after it. */
  const ONE_KEY_FRAME = ['-c:v', 'libx264', '-preset', 'ultrafast', '-x264-params', 'keyint=infinite:intra-refresh=1'];
  const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=9', '-c:a', 'aac'];
  const SMALL = { width: 320, height: 180, seconds: 9 };

  it.each([
    ['sound', [...pattern('320x180', 5, 9), ...SOUND, ...ONE_KEY_FRAME]],
    ['no sound', [...pattern('320x180', 5, 9), ...ONE_KEY_FRAME]],
  ])('cuts a video with %s and one key frame into segments', async (_what, args) => {
    const { files, left } = await made(args, SMALL);
    if (!(files instanceof Map)) throw files;
    expect([...files.keys()]).toEqual(['poster.webp', '360.m3u8', '360.mp4', 'hls.m3u8']);
    const segments = String(files.get('360.m3u8')).match(/#EXTINF/g);
    expect(segments?.length).toBeGreaterThanOrEqual(2);
    expect(left).toEqual([]);
  });

  it('gives up a video without any key frame, so that it stays as it was sent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'videos-'));
    const whole = join(folder, 'whole.mp4');
    spawnSync(ffmpeg ?? '', [...pattern('320x180', 5, 9), ...ONE_KEY_FRAME, whole]);
    // Copied, without its packets that are whole pictures.
    const { files, left } = await made(['-i', whole, '-c', 'copy', '-bsf:v', 'noise=drop=key'], SMALL);
    await rm(folder, { recursive: true, force: true });
    expect([files instanceof Map, left]).toEqual([false, []]);
  });

  it('makes a video of 4K smaller: its poster and its largest size', async () => {
    const args = [...pattern('3840x2160', 2, 1), '-c:v', 'libx264', '-preset', 'ultrafast'];
    const { files, left } = await made(args, { width: 3840, height: 2160, seconds: 1 });
    if (!(files instanceof Map)) throw files;
    expect(String(files.get('hls.m3u8')).match(/RESOLUTION=\d+x\d+/g)).toEqual([
      'RESOLUTION=640x360',
      'RESOLUTION=854x480',
      'RESOLUTION=1280x720',
    ]);
    const poster = await new PictureMaker().make(files.get('poster.webp') as Buffer, ({ picture }) => picture.png());
    expect([poster.readUInt32BE(16), poster.readUInt32BE(20)]).toEqual([1280, 720]);
    expect(left).toEqual([]);
  }, 60_000);

  it('refuses frames that are larger than 8K, however small their file is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'videos-'));
    const file = join(folder, 'in.mp4');
    const source = ['-f', 'lavfi', '-i', 'color=size=8192x4352:duration=0.1:rate=10'];
    spawnSync(ffmpeg ?? '', [...source, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', file]);
    try {
      const maker = new VideoMaker({ ffmpeg: ffmpeg ?? '', folder, maker: new PictureMaker() });
      // The file may say another size than its frames have.
      const body = createReadStream(file);
      const video = { body, ending: 'mp4', width: 640, height: 360, seconds: 1 } as const;
      await expect(makeAll(maker, video)).rejects.toThrow('ffmpeg ended with');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
