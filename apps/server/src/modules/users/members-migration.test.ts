import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../../platform/database/migrations.js';
import { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { nameSkeleton } from './name-skeleton.js';
import { SessionRepository } from './session-repository.js';
import { UserRepository } from './user-repository.js';

const NAMES = ['Hai.Nam', 'h4i_n0m', 'BI1L.10', 'Fan_01', 'a.b.c'];

describe('members of before sessions were rows', () => {
  let client: PGlite;
  let database: PgliteDatabase;
  beforeAll(async () => {
    client = await PGlite.create();
    const all = await readMigrations();
    const target = {
      exec: async (text: string) => void (await client.exec(text)),
      query: async <Row>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
    };
    await migrate(target, all.slice(0, 3));
    for (const name of [...NAMES, 'hainam']) {
      await client.query('INSERT INTO users (username, username_key, display_name) VALUES ($1, lower($1), $1)', [name]);
    }
    await client.query("INSERT INTO users (guest, role, display_name) VALUES (true, 'guest', 'Khách 1')");
    await client.query(
      `INSERT INTO refresh_tokens (token_hash, user_id, family_id, used_at, expires_at, created_at)
       VALUES ('one', 1, 'f', now(), now() + interval '1 day', '2026-01-01T00:00:00Z'), ('two', 1, 'f', null, now() + interval '2 days', '2026-01-02T00:00:00Z')`,
    );
    database = await PgliteDatabase.over(client, all);
  });
  afterAll(() => database.close());

  it('stay logged in: what followed one login is a session', async () => {
    const [session, ...others] = await new SessionRepository(database.db).list(1, new Date());
    expect(others).toEqual([]);
    expect([session?.sessionId, session?.createdAt, session?.lastUsedAt]).toEqual([
      'f',
      new Date('2026-01-01T00:00:00Z'),
      new Date('2026-01-02T00:00:00Z'),
    ]);
  });

  it('keep the look of their names, as the server reads it; of two alike the older', async () => {
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
