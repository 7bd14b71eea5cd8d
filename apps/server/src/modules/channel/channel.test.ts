import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@khandai/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { channelRoutes } from './channel-routes.js';
import { fragmentsOf } from './clip-files.js';
import { BEGAN, type Clip, livePlaylist } from './live-playlist.js';
import { restsOf } from './rests.js';

const folder = join(import.meta.dirname, '../../../assets/channel');
const clip: Clip = {
  pieceSeconds: 4,
  renditions: [{ name: '720', width: 1280, height: 720, codecs: 'x', bandwidth: 1, pieces: 6 }],
};
const rendition = clip.renditions[0]!;
const tag = (playlist: string, name: string) => Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(playlist)?.[1]);

/** Each segment of the playlist with its media sequence and discontinuity sequence, as a player counts them. */
function counted(playlist: string): [sequence: number, discontinuity: number, file: string][] {
  let sequence = tag(playlist, 'MEDIA-SEQUENCE');
  let discontinuity = tag(playlist, 'DISCONTINUITY-SEQUENCE');
  const list: [number, number, string][] = [];
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    if (line.endsWith('.m4s')) list.push([sequence++, discontinuity, line]);
  }
  return list;
}

/** The addresses of all files in a playlist, headers too. */
const addressesOf = (playlist: string): string[] =>
  [...playlist.matchAll(/[\w-]+\.(?:m4s|mp4)[^"\n]*/g)].map(([address]) => address);

/** When each frame of a fragment of the picture is shown, in ticks: tfdt and trun of ISO/IEC 14496-12. */
function timesOf(fragment: Buffer): { at: number; duration: number }[] {
  let at = Number(fragment.readBigUInt64BE(fragment.indexOf('tfdt') + 8));
  const trun = fragment.indexOf('trun') + 4;
  return Array.from({ length: fragment.readUInt32BE(trun + 4) }, (_, index) => {
    const duration = fragment.readUInt32BE(trun + 12 + index * 8);
    at += duration;
    return { at: at - duration, duration };
  });
}

describe('the endless playlist', () => {
  it('[LS9] (HLS source) lists the newest two minutes of pieces, each under the number of its place in time', () => {
    const now = BEGAN + 4000 * 600 + 1500;
    const list = counted(livePlaylist(clip, rendition, now));
    expect(list.map(([sequence]) => sequence)).toEqual(Array.from({ length: 30 }, (_, n) => 570 + n));
    const loop = ['0.m4s', '1.m4s', '2.m4s', '3.m4s', '4.m4s', '5.m4s'];
    expect(list.map(([, , file]) => file)).toEqual(Array.from({ length: 5 }, () => loop).flat());
  });

  it('a segment keeps its discontinuity number while it is listed, and each loop adds one', () => {
    const numbers = new Map<number, Set<number>>();
    for (let now = 4000 * 600; now < 4000 * 640; now += 1000) {
      for (const [sequence, discontinuity] of counted(livePlaylist(clip, rendition, now))) {
        numbers.set(sequence, (numbers.get(sequence) ?? new Set()).add(discontinuity));
      }
    }
    for (const [sequence, seen] of numbers)
      expect([sequence, [...seen]]).toEqual([sequence, [Math.floor(sequence / 6)]]);
  });

  it('gives the wall time of every segment, and lists none of the future', () => {
    const now = Date.parse('2026-11-20T12:00:02Z');
    const times = [...livePlaylist(clip, rendition, now).matchAll(/DATE-TIME:(.+)/g)].map(([, time]) => time);
    expect(times.at(-1)).toBe('2026-11-20T11:59:56.000Z');
    expect(times).toHaveLength(30);
  });
});

describe('the pauses of a match', () => {
  const start = BEGAN + 4000 * 600;
  const pause = { from: start, until: start + 4000 * 20 };
  /** Each segment with the header it needs. */
  const drawn = (playlist: string) => {
    let header = '';
    return playlist.split('\n').flatMap((line) => {
      header = /#EXT-X-MAP:URI="(.+)"/.exec(line)?.[1] ?? header;
      return line.endsWith('.m4s') ? [`${header} ${line}`] : [];
    });
  };

  it('[LS9] (HLS source) the field is empty for as long as the match pauses, and play goes on after it', () => {
    const list = drawn(livePlaylist(clip, rendition, pause.until + 4000 * 5, { rests: [pause] }));
    expect(list.slice(0, 5)).toEqual([5, 0, 1, 2, 3].map((): unknown => expect.stringContaining('init.mp4')));
    expect(list.map((line) => line === 'rest-init.mp4 rest-0.m4s')).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(20).fill(true),
      ...Array<boolean>(5).fill(false),
    ]);
    expect(list.at(-1)).toBe('init.mp4 0.m4s');
    expect(drawn(livePlaylist(clip, rendition, pause.until)).join()).not.toContain('rest');
  });

  it('a segment keeps its discontinuity number while it is listed, before, in and after a pause', () => {
    const numbers = new Map<number, Set<number>>();
    for (let now = start - 4000 * 40; now < pause.until + 4000 * 60; now += 4000) {
      for (const [sequence, discontinuity] of counted(livePlaylist(clip, rendition, now, { rests: [pause] }))) {
        numbers.set(sequence, (numbers.get(sequence) ?? new Set()).add(discontinuity));
      }
    }
    expect([...numbers].filter(([, seen]) => seen.size !== 1)).toEqual([]);
  });

  it('are read from an address, without what is not a pause', () => {
    expect(restsOf('20-30,5-9,30-20,x,1e3-2e3,-1-4')).toEqual([
      { from: 5000, until: 9000 },
      { from: 20_000, until: 30_000 },
    ]);
    expect([restsOf(undefined), restsOf('')]).toEqual([[], []]);
    expect(restsOf(Array.from({ length: 40 }, (_, n) => `${n * 10}-${n * 10 + 5}`).join(',')).length).toBe(12);
  });
});

describe('the fragments of a file', () => {
  const box = (type: string, size = 12) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(size);
    bytes.write(type, 4);
    return bytes;
  };

  it('each start with a moof box, and a damaged file is refused', () => {
    const file = Buffer.concat(['moof', 'mdat', 'moof', 'mdat', 'mdat'].map((type) => box(type)));
    expect(fragmentsOf(file).map(({ length }) => length)).toEqual([24, 36]);
    for (const size of [0, 7, 13])
      expect(() => fragmentsOf(Buffer.concat([box('moof'), box('mdat', size)]))).toThrow('byte 12 is damaged');
    expect(() => fragmentsOf(file.subarray(0, 28))).toThrow('byte 24 is damaged');
  });
});

describe('channel routes', () => {
  const clock = new FakeClock('2026-11-20T12:00:02Z');
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(channelRoutes, { folder, clock });
  });
  afterAll(() => app.close());

  it.each(['demo', 'demo2', 'demo-basketball', 'demo2-basketball', 'demo-esport', 'demo-marble'])(
    '[LS9] (HLS source) %s serves a master with two renditions and the sound alone, their lists and every piece of them',
    async (line) => {
      const master = await app.inject(`/channel/${line}/master.m3u8`);
      const lists = master.body.split('\n').filter((row) => row.includes('index.m3u8'));
      const search = /^demo2?$/.test(line) ? '?kits=red-white' : '';
      expect(lists).toEqual(['720', '360', 'audio'].map((name) => `${name}/index.m3u8${search}`));
      expect(master.body).toMatch(/BANDWIDTH=\d+,CODECS="mp4a.40.2"\naudio/);
      for (const path of lists) {
        const list = await app.inject(`/channel/${line}/${path}`);
        expect(list.headers['cache-control']).toBe('no-cache');
        const files = addressesOf(list.body);
        expect(files.filter((file) => !/\?v=[0-9a-f]{8}$/.test(file))).toEqual([]);
        for (const file of files) {
          const piece = await app.inject(`/channel/${line}/${path.replace(/index.*/, file)}`);
          expect([piece.statusCode, piece.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
          expect(piece.rawPayload.subarray(4, 8).toString()).toMatch(/^(ftyp|styp|moof|sidx)$/);
        }
      }
    },
  );

  it('[LS9] (HLS source) names the pauses in the lists of a master, and serves the segment of a pause', async () => {
    const now = Math.floor(clock.now() / 1000);
    const master = await app.inject(`/channel/demo/master.m3u8?rest=${now - 60}-${now + 60},x`);
    const lists = master.body.split('\n').filter((row) => row.includes('index.m3u8'));
    const search = `?kits=red-white&rest=${now - 60}-${now + 60}`;
    expect(lists).toEqual(['720', '360', 'audio'].map((name) => `${name}/index.m3u8${search}`));
    for (const name of ['master', '720/index']) {
      const repeated = await app.inject(`/channel/demo/${name}.m3u8?rest=1-2&rest=3-4`);
      expect([repeated.statusCode, repeated.body.includes('rest=')]).toEqual([200, false]);
    }
    for (const sport of ['demo', 'demo2-basketball', 'demo-esport', 'demo-marble']) {
      for (const path of lists) {
        const list = await app.inject(`/channel/${sport}/${path}`);
        expect(list.body.trimEnd().split('\n').at(-1)).toMatch(/^rest-0\.m4s\?v=/);
        const piece = await app.inject(`/channel/${sport}/${path.replace(/index.*/, 'rest-0.m4s')}`);
        expect([piece.statusCode, piece.headers['content-type']]).toEqual([200, 'video/iso.segment']);
      }
    }
  });

  it('[LS9] (HLS source) plays the kits of an address, without those of another sport or unknown ones', async () => {
    const piecesOf = async (path: string): Promise<string[]> => {
      const list = await app.inject(`/channel/${path}`);
      return addressesOf(list.body).map((address) => address.replace(/\?.*/, ''));
    };
    const { body } = await app.inject('/channel/demo/master.m3u8?rest=x&kits=blue-yellow');
    expect(body).toContain('\n360/index.m3u8?kits=blue-yellow\n');
    expect((await piecesOf('demo/360/index.m3u8?kits=blue-yellow')).at(-1)).toMatch(/^blue-yellow-\d\.m4s$/);
    expect((await piecesOf('demo/audio/index.m3u8?kits=blue-yellow')).at(-1)).toMatch(/^\d\.m4s$/);
    expect((await piecesOf('demo-esport/360/index.m3u8?kits=blue-yellow')).at(-1)).toMatch(/^\d\.m4s$/);
    for (const kits of ['yellow-blue', 'red-red', 'constructor', '../../x', '%0A', '', 'blue-red&kits=blue-green']) {
      const master = await app.inject(`/channel/demo/master.m3u8?kits=${kits}`);
      expect([kits, master.statusCode, master.body.match(/\?.*/)?.[0]]).toEqual([kits, 200, '?kits=red-white']);
      expect((await piecesOf(`demo/720/index.m3u8?kits=${kits}`)).at(-1)).toMatch(/^red-white-\d\.m4s$/);
    }
    expect((await app.inject('/channel/demo/720/yellow-blue-0.m4s')).statusCode).toBe(404);
    expect((await app.inject('/channel/demo/720/blue-yellow-4.m4s')).statusCode).toBe(404);
  });

  it('gives the files of another clip other addresses, and lets no browser keep a file under those of another', async () => {
    const other = await mkdtemp(join(tmpdir(), 'channel-'));
    await cp(join(folder, 'marble'), join(other, 'marble'), { recursive: true });
    const addresses = async () => {
      const server = fastify();
      await server.register(channelRoutes, { folder: other, clock });
      const lists = ['720', '360', 'audio'].map((name) => server.inject(`/channel/demo-marble/${name}/index.m3u8`));
      const found = (await Promise.all(lists)).map(({ body }) => addressesOf(body));
      await server.close();
      return found;
    };
    const before = await addresses();
    expect(await addresses()).toEqual(before);
    await appendFile(join(other, 'marble/720/3.m4s'), '.');
    const [large, ...rest] = await addresses();
    expect(large!.filter((address) => before[0]!.includes(address))).toEqual([]);
    expect(rest).toEqual(before.slice(1));
    await rm(other, { recursive: true });

    for (const search of ['', '?v=', '?v=00000000']) {
      const piece = await app.inject(`/channel/demo/720/init.mp4${search}`);
      expect([piece.statusCode, piece.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });

  it('all pairs of kits share the key frame and the sound of a segment, and differ in its other frames', async () => {
    const piece = async (name: string) => (await app.inject(`/channel/demo/720/${name}.m4s`)).rawPayload;
    const [one, other] = [fragmentsOf(await piece('blue-red-3')), fragmentsOf(await piece('blue-yellow-3'))];
    expect([one.length, other.length]).toEqual([3, 3]);
    expect(one.map((fragment, index) => fragment.equals(other[index]!))).toEqual([true, true, false]);
  });

  it('the frames of a segment follow each other for four seconds, and browsers drop the first one', async () => {
    const TICKS_A_MS = 12.8;
    const { rawPayload } = await app.inject('/channel/demo/360/blue-red-2.m4s');
    const frames = fragmentsOf(rawPayload).slice(1).flatMap(timesOf);
    expect(frames.length).toBe(52);
    for (const [index, { at }] of frames.entries())
      expect(at).toBe(index === 0 ? 2 * 4 * 12_800 : frames[index - 1]!.at + frames[index - 1]!.duration);
    const last = frames.at(-1)!;
    const end = last.at + last.duration;
    expect(end).toBe(3 * 4 * 12_800);
    // Chromium drops a frame less than a millisecond after another that it has.
    const afterLast = (at: number) => (at - last.at) / TICKS_A_MS;
    const [key, second] = frames.map(({ at }) => at - frames[0]!.at + end);
    expect([afterLast(key!) < 1, afterLast(second!) > 1]).toEqual([true, true]);
  });

  it('answers 404 for a missing segment and for path traversal', async () => {
    expect((await app.inject('/channel/demo/720/99.m4s')).statusCode).toBe(404);
    expect((await app.inject('/channel/demo/../../package.json')).statusCode).toBe(404);
    expect((await app.inject('/channel/demo/720/%2e%2e%2fclip.json')).statusCode).toBe(404);
  });
});
