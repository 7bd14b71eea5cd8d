import { openOldDatabase } from '../../platform/database/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { nameSkeleton } from './name-skeleton.js';
import { SessionRepository } from './session-repository.js';
import { UserRepository } from './user-repository.js';

const NAMES = ['Hai.Nam', 'h4i_n0m', 'BI1L.10', 'Fan_01', 'a.b.c'];

describe('members from before the sessions table', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    ({ database } = await openOldDatabase('0004', async (old) => {
      for (const name of [...NAMES, 'hainam']) {
        await old.query('INSERT INTO users (username, username_key, display_name) VALUES ($1, lower($1), $1)', [name]);
      }
      await old.query("INSERT INTO users (guest, role, display_name) VALUES (true, 'guest', 'Khách 1')");
      await old.query(
        `INSERT INTO refresh_tokens (token_hash, user_id, family_id, used_at, expires_at, created_at)
         VALUES ('one', 1, 'f', now(), now() + interval '1 day', '2026-01-01T00:00:00Z'), ('two', 1, 'f', null, now() + interval '2 days', '2026-01-02T00:00:00Z')`,
      );
    }));
  });
  afterAll(() => database.close());

  it('stay logged in: the refresh tokens of one login become a session', async () => {
    const [session, ...others] = await new SessionRepository(database.db).list(1, new Date());
    expect(others).toEqual([]);
    expect([session?.sessionId, session?.createdAt, session?.lastUsedAt]).toEqual([
      'f',
      new Date('2026-01-01T00:00:00Z'),
      new Date('2026-01-02T00:00:00Z'),
    ]);
  });

  it('get the skeletons of their names as the server computes them; of two names alike the older one keeps it', async () => {
    const users = new UserRepository(database.db);
    for (const [index, name] of NAMES.entries())
      expect([name, await users.ownerOfLook(nameSkeleton(name))]).toEqual([name, index + 1]);
    expect(await users.ownerOfLook('hainam'.replace('i', 'l'))).toBe(1);
    expect(
      await users.insert({ username: 'HaiNam2', usernameKey: 'hainam2', displayName: 'x' }, [nameSkeleton('ha1.nam')]),
    ).toBeUndefined();
    expect(await users.byUsernameKey('hainam2')).toBeUndefined();
  });
});
