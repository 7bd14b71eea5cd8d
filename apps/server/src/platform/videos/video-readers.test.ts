import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanMp4File } from './mp4-file.js';
import { mp4Facts, withoutRecordingData } from './mp4-reader.js';
import { box, element, fakeMp4, fakeWebm, webmTag } from './testing.js';
import { videoKind, VideoRefused } from './video-facts.js';
import { webmFacts, withoutWebmTags } from './webm-reader.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const clip = { seconds: 12.5, width: 1280, height: 720 };

describe('the header of a video', () => {
  it('says which container it is, whatever follows', () => {
    expect(videoKind(fakeMp4(clip))).toBe('mp4');
    expect(videoKind(fakeWebm(clip))).toBe('webm');
    expect(videoKind(Buffer.from('<html><script>alert(1)</script></html>'))).toBeUndefined();
    expect(videoKind(box('ftyp', Buffer.from('heic')))).toBeUndefined();
    expect(videoKind(Buffer.from('GIF89a'))).toBeUndefined();
  });

  it('says length and size of an MP4', () => {
    expect(mp4Facts(fakeMp4(clip))).toEqual({ ...clip, hasSound: false });
  });

  it('gives the size of an MP4 as it is shown, after a quarter turn', () => {
    expect(mp4Facts(fakeMp4({ ...clip, turned: true }))).toMatchObject({ width: 720, height: 1280 });
  });

  it('says length and size of a WebM', () => {
    expect(webmFacts(fakeWebm(clip))).toEqual({ ...clip, hasSound: false });
  });

  it('says whether there is sound', () => {
    for (const hasSound of [true, false]) {
      expect(mp4Facts(fakeMp4({ ...clip, hasSound }))).toEqual({ ...clip, hasSound });
      expect(webmFacts(fakeWebm({ ...clip, hasSound }))).toEqual({ ...clip, hasSound });
    }
  });

  it('must say how long the video is', () => {
    expect(() => webmFacts(fakeWebm({ width: 640, height: 360 }))).toThrow(VideoRefused);
    expect(() => mp4Facts(fakeMp4({ ...clip, seconds: 0 }))).toThrow(VideoRefused);
  });

  it.each([8, 40, 100, 150, 250])('is refused when the file is cut off after %d bytes', (length) => {
    expect(() => mp4Facts(fakeMp4(clip).subarray(0, length))).toThrow(VideoRefused);
  });

  it('is refused when a box or an element is longer than the file, or shorter than its header', () => {
    const long = fakeMp4(clip);
    long.writeUInt32BE(0xffffffff, 28);
    const short = fakeMp4(clip);
    short.writeUInt32BE(3, 28);
    for (const file of [long, short]) expect(() => mp4Facts(file)).toThrow(VideoRefused);
    expect(() => webmFacts(fakeWebm(clip).subarray(0, 60))).toThrow(VideoRefused);
    expect(() => webmFacts(Buffer.alloc(64))).toThrow(VideoRefused);
  });

  it('keeps nothing about the place of the recording, and every offset of the file', () => {
    const file = fakeMp4({ ...clip, place: '+21.0285+105.8542/' });
    const clean = withoutRecordingData(file);
    expect(file.includes('+21.0285')).toBe(true);
    expect(clean.includes('+21.0285')).toBe(false);
    expect(clean.length).toBe(file.length);
    expect(clean.indexOf('mdat')).toBe(file.indexOf('mdat'));
    expect(mp4Facts(clean)).toMatchObject(clip);
  });

  it('keeps nothing about the place of a WebM either, in a title or in a tag behind the pictures', () => {
    const file = fakeWebm({ ...clip, place: '+21.0285+105.8542/' });
    const clean = withoutWebmTags(file);
    expect([file.includes('+21.0285'), clean.includes('+21.0285'), clean.includes('LOCATION')]).toEqual([
      ...[true, false, false],
    ]);
    expect([clean.length, clean.indexOf('1f43b675', 'hex')]).toEqual([file.length, file.indexOf('1f43b675', 'hex')]);
    expect(webmFacts(clean)).toMatchObject(clip);
    expect(withoutWebmTags(clean)).toEqual(clean);
  });

  it('keeps nothing of a track with the places of a camera, and the tracks with pictures', async () => {
    const table = (type: string, ...numbers: number[]) => {
      const body = Buffer.alloc(4 + 4 * numbers.length);
      numbers.forEach((number, at) => body.writeUInt32BE(number, 4 + 4 * at));
      return box(type, body);
    };
    const places = Buffer.from('21.0285,105.8542;21.0286,105.8543');
    const fileWith = (offsets: [number, number]) => {
      const samples = [
        table('stsz', 0, 3, 10, 7, 16),
        table('stsc', 2, 1, 2, 1, 2, 1, 1),
        table('stco', 2, ...offsets),
      ];
      const mdia = box('mdia', table('hdlr', 0, 0x6d657461), box('minf', box('stbl', ...samples)));
      const plain = fakeMp4(clip);
      const start = plain.indexOf('moov') - 4;
      const end = start + plain.readUInt32BE(start);
      const moov = box('moov', plain.subarray(start + 8, end), box('trak', box('tkhd', Buffer.alloc(84)), mdia));
      return Buffer.concat([plain.subarray(0, start), moov, plain.subarray(end), box('mdat', places)]);
    };
    const at = fileWith([0, 0]).indexOf(places);
    const file = fileWith([at, at + 17]);
    const clean = withoutRecordingData(file);
    expect([file.includes('105.85'), clean.includes('105.85'), clean.length]).toEqual([true, false, file.length]);
    expect(mp4Facts(clean)).toMatchObject(clip);
    expect(() => withoutRecordingData(fileWith([at, file.length]))).toThrow(VideoRefused);
    // The same on the disk.
    const path = join(folder, 'film.mp4');
    await writeFile(path, file);
    const handle = await open(path, 'r+');
    expect(await cleanMp4File(handle)).toMatchObject(clip);
    expect((await readFile(path)).equals(clean)).toBe(true);
    await handle.truncate(file.length - 20);
    await expect(cleanMp4File(handle)).rejects.toThrow(VideoRefused);
    await handle.close();
  });

  it('finds the tag of a WebM behind a cluster without an end', () => {
    const endless = Buffer.from('1f43b67501ffffffffffffff', 'hex');
    const info = element(0x1549a966, element(0x4489, Buffer.from([0x44, 0x7a, 0, 0])));
    const head = element(0x1a45dfa3, element(0x4282, Buffer.from('webm')));
    const file = Buffer.concat([
      head,
      element(0x18538067, info, endless, element(0xe7, Buffer.from([0])), webmTag('Huế')),
    ]);
    expect(withoutWebmTags(file).includes('Huế')).toBe(false);
  });

  it('refuses elements without an end that are in each other without an end', () => {
    const nested = Buffer.from('ecff'.repeat(50_000), 'hex');
    const file = Buffer.concat([element(0x18538067, element(0x1549a966), nested)]);
    expect(() => withoutWebmTags(file)).toThrow(VideoRefused);
  });

  it('blanks elements of any length', () => {
    for (const length of [0, 1, 5, 6, 120, 200]) {
      const tags = element(0x1254c367, element(0xec, Buffer.alloc(length)));
      const file = Buffer.concat([element(0x18538067, element(0x1549a966), tags)]);
      expect(withoutWebmTags(file).subarray(-tags.length)[0]).toBe(0xec);
      expect(() => withoutWebmTags(withoutWebmTags(file))).not.toThrow();
    }
  });
});
