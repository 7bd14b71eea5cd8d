import { mp4Facts, withoutRecordingData } from './mp4-reader.js';
import { box, fakeMp4, fakeWebm } from './testing.js';
import { videoKind, VideoRefused } from './video-facts.js';
import { webmFacts } from './webm-reader.js';

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
    expect(mp4Facts(fakeMp4(clip))).toEqual(clip);
  });

  it('gives the size of an MP4 as it is shown, after a quarter turn', () => {
    expect(mp4Facts(fakeMp4({ ...clip, turned: true }))).toMatchObject({ width: 720, height: 1280 });
  });

  it('says length and size of a WebM', () => {
    expect(webmFacts(fakeWebm(clip))).toEqual(clip);
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
    expect(mp4Facts(clean)).toEqual(clip);
  });
});
