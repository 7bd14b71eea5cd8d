import type { PostSource } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { FileDraft, FileDrafts } from '../../../shell/drafts/file-drafts';
import { PostFilesStore } from './PostFilesStore';
import type { ChosenFile } from './send-file';

const source = (sourceId: number, rest: Partial<PostSource> = {}): PostSource => ({
  ...{ sourceId, url: `/tep/posts/${sourceId}/picture.webp`, type: 'image', width: 4, height: 3 },
  ...{ seconds: null, poster: null, hls: null, alt: '', processing: false, ...rest },
});

const file = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });

function open(sources: PostSource[] = [], kept = new Map<string, FileDraft>()) {
  const sent: { file: ChosenFile; finish: (source: PostSource) => void; fail: (error: unknown) => void }[] = [];
  const [refused, givenUp, revoked]: [string[], string[], string[]] = [[], [], []];
  const blobs = new Map<string, Blob>();
  let last = 0;
  const drafts: FileDrafts = {
    all: () => Promise.resolve([...kept.values()]),
    keep: async (key, blob) => void blobs.set(key, blob),
    note: async (facts) => {
      for (const one of facts) kept.set(one.key, { ...one, blob: blobs.get(one.key) ?? new Blob() });
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
  const store = new PostFilesStore(
    {
      send: (chosen) => new Promise((finish, fail) => void sent.push({ file: chosen, finish, fail })),
      giveUp: async (uploadId) => void givenUp.push(uploadId),
      drafts,
      refused: (fault, name) => void refused.push(`${name}: ${fault}`),
      report: (error) => {
        throw error;
      },
      urls: { create: () => `blob:${(last += 1)}`, revoke: (url) => void revoked.push(url) },
      uuid: () => `key-${(last += 1)}`,
      timers: new FakeClock(0),
    },
    sources,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { store, sent, refused, givenUp, revoked, kept, settle };
}

describe('the files of a post that is being written', () => {
  test('[NF5] (form) are sent one after another, and are the post’s in the order of the member', async () => {
    const { store, sent, settle } = open();
    store.add([file('a.jpg'), file('b.jpg')]);
    expect([store.isReady, store.isSending, store.sources]).toEqual([false, true, []]);
    sent[0]?.finish(source(1));
    await settle();
    sent[1]?.finish(source(2));
    await settle();
    const [first] = store.files;
    store.describe(first?.key ?? '', ' Khán đài ');
    store.move(first?.key ?? '', 1);
    expect([store.isReady, store.sources]).toEqual([
      true,
      [
        { sourceId: 2, alt: '' },
        { sourceId: 1, alt: 'Khán đài' },
      ],
    ]);
  });

  test('are refused before they are sent: another kind, a video beside pictures, more than ten', () => {
    const { store, refused } = open();
    store.add([file('a.zip', 'application/zip'), file('b.heic', 'image/heic'), new File([], 'c.jpg')]);
    store.add([file('d.jpg'), file('e.mp4', 'video/mp4')]);
    store.add(Array.from({ length: 10 }, (_, index) => file(`${index}.png`, 'image/png')));
    expect(refused).toEqual(['a.zip: notMedia', 'b.heic: heic', 'c.jpg: empty', 'e.mp4: mixed', '9.png: tooMany']);
    expect(store.files).toHaveLength(10);
  });

  test('[NF5] (reload) are kept by the browser, with the upload that goes on', async () => {
    const first = open();
    first.store.add([file('a.jpg')]);
    const { file: chosen } = first.sent[0] ?? {};
    if (chosen) chosen.uploadId = 'f00d';
    chosen?.opened();
    first.store.describe(first.store.files[0]?.key ?? '', 'Sân Thiên Trường');
    first.store.close();
    const again = open([], first.kept);
    await again.store.restore();
    expect(again.store.files).toMatchObject([{ name: 'a.jpg', alt: 'Sân Thiên Trường', state: 'sending' }]);
    expect(again.sent[0]?.file.uploadId).toBe('f00d');
    again.sent[0]?.finish(source(1));
    await again.settle();
    again.store.clear();
    expect([again.kept.size, again.store.isEmpty, again.givenUp]).toEqual([0, true, []]);
  });

  test('are given up by the site when the member removes them; those of a stored post are not', async () => {
    const { store, sent, givenUp, revoked, kept, settle } = open([source(7, { alt: 'Cũ' })]);
    store.add([file('a.jpg')]);
    const { file: chosen } = sent[0] ?? {};
    if (chosen) chosen.uploadId = 'f00d';
    for (const { key } of store.files) store.remove(key);
    await settle();
    expect([store.files, givenUp, revoked.length, kept.size]).toEqual([[], ['f00d'], 1, 0]);
  });
});
