import { Code, PostType } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { addressOf, avatarFolder, keyOf } from '../../../platform/storage/file-address.js';
import { newUuid } from '../../chat/testing.js';
import { uploadFixture } from './testing.js';

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

/** Gives the fan a picture, and returns its key. */
async function picture(of = fan): Promise<string> {
  const key = `${avatarFolder(of.userId)}face.webp`;
  await fixture.storage.put(key, Buffer.from('face'));
  await database.db
    .update(users)
    .set({ profilePicture: addressOf(key) })
    .where(eq(users.userId, fan.userId));
  return key;
}
const post = (uuid = newUuid()) => fixture.posts.create(fan, { content: '', avatar: true, uuid });

describe('a post about a profile picture', () => {
  it('[NF1] (type 90) has its own copy of the picture, which stays when the member takes another one', async () => {
    const key = await picture();
    const { type, sourceList, content } = await post();
    expect([type, content]).toEqual([PostType.avatar, '']);
    expect(sourceList).toMatchObject([{ type: 'image', width: 512, height: 512, processing: false }]);
    await fixture.storage.delete(key);
    expect(await fixture.served.has(keyOf(sourceList[0]?.url ?? '') ?? '')).toBe(true);
  });

  it('is made once for a repeated request', async () => {
    await picture();
    const uuid = newUuid();
    const first = await post(uuid);
    expect((await post(uuid)).id).toBe(first.id);
    expect([...fixture.storage.files.keys()].filter((key) => key.startsWith('posts/'))).toHaveLength(1);
  });

  it('keeps its picture through changes, and loses it when it is deleted', async () => {
    await picture();
    const { id, sourceList } = await post();
    const changed = await fixture.posts.update(fan, { id, content: 'Ảnh mới', sources: [] });
    expect([changed.type, changed.sourceList]).toEqual([PostType.avatar, sourceList]);
    await fixture.posts.remove(fan, id);
    expect(await fixture.served.has(keyOf(sourceList[0]?.url ?? '') ?? '')).toBe(false);
  });

  it('is refused without a picture, and with one that is not their own upload', async () => {
    await expect(post()).rejects.toMatchObject({ code: Code.uploadNotFound });
    await picture(await fixture.member());
    await expect(post()).rejects.toMatchObject({ code: Code.uploadNotFound });
  });
});

describe('a share', () => {
  it('has files of its own beside the post that it shares', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const { id } = await fixture.write(await fixture.member(), 'Trận hay');
    const { source } = await fixture.upload(fan, png, 'image/png');
    const sources = [{ sourceId: source?.sourceId ?? 0, alt: 'Khán đài' }];
    const share = await fixture.posts.share(fan, { id, content: '', uuid: newUuid(), sources });
    expect([share.shared?.id, share.sourceList.map(({ alt }) => alt)]).toEqual([id, ['Khán đài']]);
  });
});
