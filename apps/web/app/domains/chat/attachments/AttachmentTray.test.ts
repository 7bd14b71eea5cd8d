import { ApiError } from '@khandai/api-client';
import { calls, PICTURE_BYTES } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { ACCEPTED, type AttachmentFault, attachmentFault, PICTURE_MAX, VIDEO_MAX } from './attachment-fault';
import { AttachmentTray } from './AttachmentTray';

interface Upload {
  readonly name: string;
  readonly signal: AbortSignal;
  progress(fraction: number): void;
  finish(): void;
  fail(error: unknown): void;
}

function setUp() {
  const uploads: Upload[] = [];
  const refused: AttachmentFault[] = [];
  const revoked: string[] = [];
  const tray = new AttachmentTray({
    upload: (file, onProgress, signal) =>
      new Promise((resolve, reject) => {
        const attachmentId = uploads.length + 1;
        uploads.push({
          name: file.name,
          signal,
          progress: onProgress,
          finish: () => {
            resolve({ attachmentId, src: `/tep/${file.name}` });
          },
          fail: reject,
        });
      }),
    refused: (fault) => refused.push(fault),
    urls: { create: ({ name }) => `blob:${name}`, revoke: (url) => revoked.push(url) },
  });
  const states = () => tray.files.map(({ upload }) => upload.state);
  return { tray, uploads, refused, revoked, states };
}

const file = (name: string, type = 'image/png', size = 4): File => {
  const made = new File(['xxxx'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

const lost = new ApiError({ kind: 'network', message: 'gone' });

describe('the files of a message that is being written', () => {
  it('are uploaded one after another, with their progress', async () => {
    const { tray, uploads, states } = setUp();
    void tray.add([file('a.png'), file('b.mp4', 'video/mp4')]);
    uploads[0]?.progress(0.5);
    expect(tray.files.map(({ kind }) => kind)).toEqual(['image', 'video']);
    expect(tray.files[0]?.upload).toEqual({ state: 'sending', progress: 0.5 });
    expect(uploads).toHaveLength(1);
    uploads[0]?.finish();
    await settle();
    expect(states()).toEqual(['there', 'sending']);
  });

  it('are sent once all of them are there, and leave the tray', async () => {
    const { tray, uploads, revoked } = setUp();
    const sent: number[][] = [];
    void tray.add([file('a.png'), file('b.png')]);
    tray.send((uploaded) => sent.push(uploaded.map(({ attachmentId }) => attachmentId)) > 0);
    uploads[0]?.finish();
    await settle();
    expect([sent, tray.isWaiting]).toEqual([[], true]);
    uploads[1]?.finish();
    await settle();
    expect(sent).toEqual([[1, 2]]);
    expect([tray.isEmpty, tray.isWaiting, revoked]).toEqual([true, false, ['blob:a.png', 'blob:b.png']]);
  });

  it('stay when the room does not take the message', async () => {
    const { tray, uploads } = setUp();
    void tray.add([file('a.png')]);
    uploads[0]?.finish();
    await settle();
    tray.send(() => false);
    expect(tray.files).toHaveLength(1);
  });

  it('are sent again after the network was lost, when the user says so', async () => {
    const { tray, uploads, states } = setUp();
    void tray.add([file('a.png')]);
    tray.send(() => true);
    uploads[0]?.fail(lost);
    await settle();
    expect([states(), tray.isWaiting]).toEqual([['cutOff'], false]);
    void tray.retry('1');
    expect(states()).toEqual(['sending']);
    uploads[1]?.finish();
    await settle();
    expect(states()).toEqual(['there']);
  });

  it('say in the words of the server why it refused one, and go on with the next', async () => {
    const { tray, uploads, states } = setUp();
    void tray.add([file('gia.gif', 'image/gif'), file('b.png')]);
    uploads[0]?.fail(new ApiError({ kind: 'answer', message: 'Ảnh bị hỏng', code: 1020, status: 400 }));
    await settle();
    expect(tray.files[0]?.upload).toEqual({ state: 'refused', text: 'Ảnh bị hỏng' });
    expect(states()).toEqual(['refused', 'sending']);
  });

  it('stop uploading when they are removed', async () => {
    const { tray, uploads } = setUp();
    void tray.add([file('a.png')]);
    tray.remove('1');
    uploads[0]?.fail(lost);
    await settle();
    expect([uploads[0]?.signal.aborted, tray.isEmpty]).toEqual([true, true]);
  });

  it('are at most four, of the formats and sizes that the server takes', async () => {
    const { tray, refused } = setUp();
    void tray.add([file('x.svg', 'image/svg+xml'), file('x.heic', 'image/heic'), file('0.png', 'image/png', 0)]);
    void tray.add([file('to.png', 'image/png', PICTURE_MAX + 1), file('to.mp4', 'video/mp4', VIDEO_MAX + 1)]);
    expect(refused).toEqual(['notMedia', 'heic', 'empty', 'largePicture', 'largeVideo']);
    void tray.add(['1', '2', '3', '4', '5'].map((name) => file(name)));
    expect([tray.files.length, refused.at(-1)]).toEqual([4, 'tooMany']);
  });

  it('have the limits of the contract', () => {
    const { file: limits } = calls['POST /ac/api/chat/message/upload'];
    expect([PICTURE_MAX, VIDEO_MAX, ACCEPTED.split(',')]).toEqual([PICTURE_BYTES, limits.maxBytes, [...limits.types]]);
    expect(attachmentFault({ type: 'image/png', size: PICTURE_MAX })).toBeUndefined();
  });
});
