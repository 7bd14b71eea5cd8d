import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { UserRepository } from '../src/modules/users/user-repository.js';
import type { Db } from '../src/platform/database/database.js';
import { readMigrations } from '../src/platform/database/migrations.js';
import { PostgresDatabase } from '../src/platform/database/postgres-database.js';
import { users } from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { expectedError } from '../src/platform/domain-error.js';
import { StartError } from '../src/platform/start-error.js';
import { databaseSuite } from './database.suite.js';
import { emptyPostgres, newDatabase } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('the database port over PGlite', () => {
  databaseSuite(openTestDatabase);

  it('refuses a statement beside an open transaction in the same work instead of waiting for ever', async () => {
    const database = await openTestDatabase();
    const inItsContext = await database.db.transaction(async (tx) => {
      await expect(database.db.$count(users)).rejects.toThrow();
      await expect(database.query('SELECT 1')).rejects.toThrow('must run on the transaction');
      expect(await tx.$count(users)).toBe(0);
      return AsyncLocalStorage.snapshot();
    });
    // Work that the transaction has started, such as a timer, keeps its context and may ask once it is closed.
    expect(await inItsContext(() => database.db.$count(users))).toBe(0);
    await database.close();
  });
});

describeWith('TEST_DATABASE_URL', 'the database port over PostgreSQL', (url) => {
  const onLostConnection = () => undefined;

  const emptyDatabase = () => newDatabase(url);

  databaseSuite(() => emptyPostgres(url));

  it('migrates once when several processes start together', async () => {
    const own = await emptyDatabase();
    const migrations = await readMigrations();
    const opened = await Promise.all(
      [1, 2, 3].map(() => PostgresDatabase.open({ url: own, migrations, onLostConnection })),
    );
    await Promise.all(opened.map((database) => database.close()));
    expect(opened).toHaveLength(3);
  });

  it('ends a long read after two seconds, and other statements never wait for those', async () => {
    const database = await emptyPostgres(url);
    const asleep = Array.from({ length: 4 }, () =>
      database.longRead((db) => db.execute(sql`SELECT pg_sleep(30)`)).then(() => 'slept', String),
    );
    const answers = await Promise.all(Array.from({ length: 40 }, () => database.query('SELECT 1 AS one')));
    expect(answers).toHaveLength(40);
    expect(await Promise.all(asleep)).toEqual(Array(4).fill('DatabaseBusy: unavailable'));
    expect(await database.longRead((db) => db.$count(users))).toBe(0);
    await database.close();
  });

  it('refuses statements and transactions that find no free connection in time, and answers again afterwards', async () => {
    const migrations = await readMigrations();
    const database = await PostgresDatabase.open({
      url: await emptyDatabase(),
      migrations,
      onLostConnection,
      connectMs: 500,
    });
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    let holding = 0;
    const held = Array.from({ length: 16 }, () =>
      database.db.transaction(async () => {
        holding += 1;
        await end;
      }),
    );
    while (holding < 16) await setImmediate();
    const refused = await Promise.allSettled([
      database.query('SELECT 1'),
      database.query('SELECT $1::int', [1]),
      database.db.$count(users),
      database.db.transaction((tx) => tx.$count(users)),
    ]);
    expect(refused.map((one) => (one.status === 'rejected' ? expectedError(one.reason)?.name : 'answered'))).toEqual(
      Array(4).fill('DatabaseBusy'),
    );
    resolve(undefined);
    await Promise.all(held);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('refuses a database of a newer version and leaves it as it was', async () => {
    const own = await emptyDatabase();
    const migrations = await readMigrations();
    await (await PostgresDatabase.open({ url: own, migrations, onLostConnection })).close();
    const client = new pg.Client(own);
    await client.connect();
    await client.query("INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, '9999_future.sql', 'x')");
    await expect(PostgresDatabase.open({ url: own, migrations, onLostConnection })).rejects.toThrow(StartError);
    expect((await client.query('SELECT count(*)::int AS n FROM schema_migrations')).rows).toEqual([
      { n: migrations.length + 1 },
    ]);
    await client.end();
  });

  it('refuses an e-mail address that another transaction is giving to another member', async () => {
    const database = await PostgresDatabase.open({
      url: await emptyDatabase(),
      migrations: await readMigrations(),
      onLostConnection,
    });
    const members = await database.db
      .insert(users)
      .values(['Hai', 'Nam'].map((displayName) => ({ displayName, username: displayName, usernameKey: displayName })))
      .returning();
    const [first, second] = members.map(({ userId }) => userId);
    const give = (db: Db, userId = 0) =>
      new UserRepository(db).setVerifiedEmail(userId, 'chung@example.com', new Date());
    let late = Promise.resolve(true);
    let waits = true;
    const early = await database.db.transaction(async (tx) => {
      const given = await give(tx, first);
      late = give(database.db, second).finally(() => (waits = false));
      // Waits until the other transaction blocks on this one, which proves that it cannot have seen this one's result.
      while (
        waits &&
        ((await tx.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`)) as unknown as { rows: unknown[] }).rows
          .length === 0
      );
      return given;
    });
    expect([early, await late]).toEqual([true, false]);
    await database.close();
  });
});
