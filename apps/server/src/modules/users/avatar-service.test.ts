import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { keyOf } from '../../platform/storage/file-address.js';
import type { Storage } from '../../platform/storage/storage.js';
import { OnlineRepository } from '../../realtime/presence/online-repository.js';
import { OwnDataRepository } from './own-data-repository.js';
import { UserRepository } from './user-repository.js';
import { AvatarService } from './avatar-service.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let named = 0;

/** A member, and a service whose maker awaits `meanwhile` and returns the file unchanged. */
async function open() {
  const repository = new UserRepository(database.db);
  const name = `minh${(named += 1)}`;
  const member = await repository.insert({ username: name, usernameKey: name, displayName: name });
  if (!member) throw new Error('no member was made');
  const { userId } = member;
  const files = new Map<string, Uint8Array>();
  const storage: Pick<Storage, 'put' | 'has' | 'delete'> = {
    put: async (key, bytes) => void files.set(key, bytes),
    has: async (key) => files.has(key),
    delete: async (key) => void files.delete(key),
  };
  const upload = (file: string, meanwhile: () => Promise<unknown> = async () => undefined) => {
    const maker = { make: async (bytes: Uint8Array) => meanwhile().then(() => Buffer.from(bytes)) };
    const service = new AvatarService({
      storage: storage as Storage,
      maker,
      users: repository,
      images: { forget: async () => undefined },
    });
    return service.upload({ userId, guest: false, role: 'member', siteRoleId: 0 }, Buffer.from(file), {});
  };
  const row = async () => (await database.db.select().from(users).where(eq(users.userId, userId)))[0];
  const leave = () =>
    new OwnDataRepository(database.db, async () => undefined).erase(userId, 'Thành viên đã xóa', new Date());
  return { userId, files, upload, row, leave, repository };
}

describe('the pictures of a member', () => {
  it('uploaded in parallel leave one file, the last one’s', async () => {
    const { files, upload, row } = await open();
    const last = await upload('one', () => upload('other'));
    expect((await row())?.profilePicture).toBe(last);
    expect([...files.keys()]).toEqual([keyOf(last)]);
  });

  it('are not stored for a member who is deleted during the upload', async () => {
    const { files, upload, row, leave } = await open();
    await expect(upload('late', leave)).rejects.toMatchObject({ status: 401 });
    expect([(await row())?.profilePicture, files.size]).toEqual([null, 0]);
  });

  it('are all listed for the deletion of the account', async () => {
    const { upload, leave } = await open();
    const last = await upload('last');
    expect(await leave()).toEqual({ profilePicture: last });
    expect(await leave()).toBeUndefined();
  });
});

describe('the row of a deleted member', () => {
  it('accepts no name and no time', async () => {
    const { userId, row, leave, repository } = await open();
    await leave();
    const left = await row();
    expect(await repository.updateInfo(userId, { displayName: 'Minh' })).toBeUndefined();
    await new OnlineRepository(database.db).recordSeen([userId], new Date());
    expect(await row()).toEqual(left);
  });
});
