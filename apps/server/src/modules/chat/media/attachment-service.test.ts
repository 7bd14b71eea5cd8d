import { type ChatMessage, Code, PICTURE_BYTES } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/database.js';
import { chatAttachments, chatMessages } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { DomainError } from '../../../platform/domain-error.js';
import { sentence } from '../../../platform/messages.js';
import type { Identity } from '../../../platform/http/caller.js';
import { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { FolderStorage } from '../../../platform/storage/folder-storage.js';
import { fakeMp4, fakeWebm } from '../../../platform/videos/testing.js';
import { chatFixture, newUuid } from '../testing.js';
import { AttachmentRepository } from './attachment-repository.js';
import { ServedFiles } from './served-files.js';
import { AttachmentService, GRACE_MS, MAX_PER_DAY } from './attachment-service.js';

const DAY = 24 * 60 * 60_000;

let database: Database;
let world: ReturnType<typeof chatFixture>;
let files: Map<string, Uint8Array>;
let forgotten: string[];
let service: AttachmentService;
let fan: Identity;
let groupId: number;
let picture: Buffer;

beforeAll(async () => {
  database = await openTestDatabase();
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } })
    .withExif({ IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  files = new Map();
  forgotten = [];
  service = new AttachmentService({
    attachments: new AttachmentRepository(database),
    storage: {
      put: async (key, bytes) => void files.set(key, bytes),
      delete: async (key) => void files.delete(key),
    },
    maker: new PictureMaker(),
    images: { forget: async (address) => void forgotten.push(address) },
    clock: world.clock,
    log: world.log.log,
  });
  await database.db.delete(chatAttachments);
  fan = await world.user();
  groupId = await world.room();
});

interface Sent {
  readonly by?: Identity;
  readonly uuid?: string;
  readonly text?: string;
}

const send = (attachments: number[], { by = fan, uuid = newUuid(), text = '' }: Sent = {}): Promise<ChatMessage> =>
  world.chat.send(by, { groupId, uuid, originalMessage: text, parentMessageId: null, attachments });
const upload = (bytes: Buffer = picture, by = fan) => service.upload(by, bytes);
const stored = (src: string) => Buffer.from(files.get(src.replace('/tep/', '')) ?? []);

describe('an uploaded file', () => {
  it('is stored as WebP without its metadata, under a name that cannot be guessed and says the size', async () => {
    const { src, ...facts } = await upload();
    expect(facts).toMatchObject({ kind: 'image', width: 900, height: 600, seconds: null });
    expect(src).toMatch(/^\/tep\/chat\/[0-9a-f]{2}\/[0-9a-f]{32}-900x600\.webp$/);
    const metadata = await sharp(stored(src)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 900, height: 600 });
    expect(metadata.exif).toBeUndefined();
  });

  it('keeps the frames of an animated GIF', async () => {
    const frames = await Promise.all(
      ['red', 'blue', 'white'].map((background) =>
        sharp({ create: { width: 800, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { src, width, height } = await upload(gif);
    expect([width, height]).toEqual([480, 240]);
    expect(await sharp(stored(src), { animated: true }).metadata()).toMatchObject({ pages: 3, width: 480 });
  });

  it('may be a short video, without the place of its recording', async () => {
    const video = await upload(fakeMp4({ seconds: 12.4, width: 1280, height: 720, place: '+21.0285' }));
    expect(video).toMatchObject({ kind: 'video', width: 1280, height: 720, seconds: 12 });
    expect(video.src).toMatch(/-1280x720-12s\.mp4$/);
    expect(stored(video.src).includes('+21.0285')).toBe(false);
    const webm = await upload(fakeWebm({ seconds: 3, width: 640, height: 360, place: '+21.0285' }));
    expect(webm.src).toMatch(/-640x360-3s\.webm$/);
    expect(stored(webm.src).includes('+21.0285')).toBe(false);
  });

  it.each([
    ['is no picture', Buffer.from('<svg onload="alert(1)">'), Code.pictureRefused, /Chỉ gửi được ảnh/],
    ['is a GIF by its name and first bytes alone', Buffer.from('GIF89a not a picture'), Code.pictureRefused, /hỏng/],
    [
      'is a large picture',
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(PICTURE_BYTES)]),
      Code.pictureRefused,
      /8 MB/,
    ],
    ['is a long video', fakeMp4({ seconds: 61, width: 640, height: 360 }), Code.videoRefused, /60 giây/],
    [
      'is a zip named as a video',
      Buffer.from('PK\x03\x04 a zip file, by its content', 'latin1'),
      Code.pictureRefused,
      /Chỉ gửi được/,
    ],
    ['is a broken video', fakeMp4({ seconds: 5, width: 640, height: 360 }).subarray(0, 60), Code.videoRefused, /hỏng/],
  ])('is refused in words when it %s', async (_what, bytes, code, text) => {
    const fault = await upload(bytes).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code });
    expect(fault instanceof DomainError && sentence(fault.messageKey, fault.values)).toMatch(text);
    expect([files.size, await database.db.$count(chatAttachments)]).toEqual([0, 0]);
  });

  it('is refused after a hundred within a day', async () => {
    const createdAt = new Date(world.clock.now());
    const rows = Array.from({ length: MAX_PER_DAY }, (_, at) => ({
      userId: fan.userId,
      src: `/tep/chat/aa/x${at}.webp`,
      createdAt,
    }));
    await database.db.insert(chatAttachments).values(rows);
    await expect(upload()).rejects.toMatchObject({ code: Code.tooManyAttachments });
  });
});

describe('a message with files', () => {
  it('[CH14] (attachments) needs no text, and readers get the addresses in its order', async () => {
    const [first, second] = [await upload(), await upload()];
    const said = await send([second.attachmentId, first.attachmentId]);
    expect(said).toMatchObject({ filteredMessage: '', attachments: [second.src, first.src] });
    const { list } = await world.chat.history(
      { groupId, pageNum: 1, pageSize: 1, searchKeyword: undefined, before: undefined },
      null,
    );
    expect(list[0]?.attachments).toEqual(said.attachments);
  });

  it('is stored once when it is sent again with its uuid', async () => {
    const { attachmentId } = await upload();
    const uuid = newUuid();
    const first = await send([attachmentId], { uuid });
    expect(await send([attachmentId], { uuid })).toMatchObject({ groupMessageId: first.groupMessageId });
  });

  it('is refused with a file of another member, in another message, or that does not exist', async () => {
    const { attachmentId } = await upload();
    const other = await world.user();
    const refused = { code: Code.attachmentNotFound };
    await expect(send([attachmentId], { by: other })).rejects.toMatchObject(refused);
    await send([attachmentId], { text: 'xem này' });
    await expect(send([attachmentId])).rejects.toMatchObject(refused);
    await expect(send([987_654])).rejects.toMatchObject(refused);
  });

  it('says in a reply that its parent has a file', async () => {
    const { groupMessageId } = await send([(await upload()).attachmentId]);
    const reply = { groupId, uuid: newUuid(), originalMessage: 'đẹp', parentMessageId: groupMessageId };
    expect((await world.chat.send(fan, reply)).parent).toMatchObject({ filteredMessage: '', media: 'attachment' });
  });
});

describe('a file in a private conversation', () => {
  it('has an address that cannot be guessed, and only the two members are given it', async () => {
    const [friend, stranger, moderator] = [
      await world.user({ username: newUuid() }),
      await world.user({ username: newUuid() }),
      await world.user({ role: 'moderator' }),
    ];
    const { src, attachmentId } = await upload();
    expect(src).toMatch(/[0-9a-f]{32}/);
    const conversation = (await world.conversations.open(fan, friend.userId)).groupId;
    const message = { groupId: conversation, uuid: newUuid(), originalMessage: '', parentMessageId: null };
    const said = await world.conversations.send(fan, { ...message, attachments: [attachmentId] });
    const page = { groupId: conversation, pageNum: 1, pageSize: 50 };
    const seenBy = async (who: Identity) =>
      (await world.conversations.history(who, page)).list.flatMap(({ attachments }) => attachments);
    expect([await seenBy(fan), await seenBy(friend)]).toEqual([[src], [src]]);
    for (const who of [stranger, moderator, null]) {
      if (who) await expect(seenBy(who)).rejects.toMatchObject({ code: Code.notPermissions });
      await expect(world.chat.history(page, who)).rejects.toMatchObject({ code: Code.roomNotFound });
      await expect(world.chat.history({ ...page, around: said.groupMessageId }, who)).rejects.toThrow();
    }
  });
});

describe('the sweep of files', () => {
  const sweep = () => service.sweep(new AbortController().signal);

  it('deletes those that are in no message a day later, and keeps the others', async () => {
    const [used, unused] = [await upload(), await upload()];
    await send([used.attachmentId]);
    await world.clock.advance(DAY + GRACE_MS - 1);
    await sweep();
    expect(files.size).toBe(2);
    await world.clock.advance(2);
    await sweep();
    expect([...files.keys()]).toEqual([used.src.replace('/tep/', '')]);
    expect(forgotten).toEqual([unused.src]);
  });

  it('never deletes a file that is being sent: what may be swept can no longer be sent', async () => {
    const [late, old] = [await upload(), await upload()];
    await world.clock.advance(DAY - 1);
    const repository = new AttachmentRepository(database);
    const claim = { userId: fan.userId, uuid: newUuid(), attachmentIds: [late.attachmentId] };
    expect(await repository.claim({ ...claim, since: new Date(world.clock.now() - DAY) })).toHaveLength(1);
    await world.clock.advance(2);
    await sweep();
    expect(files.size).toBe(2);
    await expect(send([old.attachmentId])).rejects.toMatchObject({ code: Code.attachmentNotFound });
  });

  it('keeps a file whose message was stored but not linked to it', async () => {
    const { attachmentId } = await upload();
    await send([attachmentId]);
    await database.db.update(chatAttachments).set({ groupMessageId: null });
    await world.clock.advance(DAY + GRACE_MS + 1);
    await sweep();
    expect(files.size).toBe(1);
  });

  it('keeps the files of a message that waits for a moderator, until it is refused', async () => {
    const moderator = await world.user({ role: 'moderator' });
    await world.moderation.rules.set(moderator, groupId, { reviewHeld: true });
    const { attachmentId } = await upload();
    await expect(send([attachmentId], { text: 'may thang cac nay' })).rejects.toMatchObject({ code: Code.messageHeld });
    await world.clock.advance(DAY + GRACE_MS + 1);
    await sweep();
    expect(files.size).toBe(1);
    const [waiting] = (await world.moderation.moderation.queue(moderator, groupId, { pageNum: 1, pageSize: 1 })).list;
    await world.moderation.held.decide(moderator, waiting?.kind === 'held' ? waiting.heldId : 0, false);
    await sweep();
    expect(files.size).toBe(0);
  });

  it('leaves the files of a message that was taken back, which are served no more until it is restored', async () => {
    const { attachmentId, src } = await upload();
    const { groupMessageId } = await send([attachmentId]);
    const storage = new FolderStorage('/unused');
    storage.has = async () => true;
    const served = new ServedFiles({ storage, attachments: new AttachmentRepository(database) });
    const has = () => served.has(src.replace('/tep/', ''));
    const set = (recalled: 'moderator' | null) =>
      database.db.update(chatMessages).set({ recalled }).where(eq(chatMessages.groupMessageId, groupMessageId));
    expect(await has()).toBe(true);
    await set('moderator');
    await service.withhold([groupMessageId]);
    expect([await has(), forgotten]).toEqual([false, [src]]);
    await set(null);
    expect(await has()).toBe(true);
  });
});
