import type { PGlite } from '@electric-sql/pglite';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../start-error.js';
import { type Migration, migrate, type MigrationTarget, readMigrations } from './migrations.js';
import type { PgliteDatabase } from './pglite-database.js';
import * as schema from './schema.js';
import { openMigrated, openTestDatabase, targetOf } from './testing.js';

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable));

describe('migrations and schema.ts', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('make exactly the columns, types and nullability that schema.ts declares', async () => {
    const { rows } = await database.client.query<{ column: string }>(
      `SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
              || CASE WHEN a.attnotnull THEN '' ELSE ' null' END AS column
         FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
          AND c.relname <> 'schema_migrations'`,
    );
    const declared = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map(
        (column) => `${name}.${column.name} ${plainType(column.getSQLType())}${column.notNull ? '' : ' null'}`,
      );
    });
    expect(rows.map(({ column }) => column).sort()).toEqual(declared.sort());
  });

  it('make every index that schema.ts declares', async () => {
    const { rows } = await database.client.query<{ name: string }>(
      `SELECT indexname || CASE WHEN indexdef LIKE 'CREATE UNIQUE%' THEN ' unique' ELSE '' END AS name
         FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%_pkey'`,
    );
    const declared = tables.flatMap((table) =>
      getTableConfig(table).indexes.map(({ config }) => `${config.name}${config.unique ? ' unique' : ''}`),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort());
  });

  it('[CH9] (default group part) make the default group 30, and number later rooms from 101', async () => {
    const inserted = await database.db.insert(schema.chatRooms).values({ name: 'Phòng thử' }).returning();
    const rooms = await database.db.select().from(schema.chatRooms).orderBy(schema.chatRooms.groupId);
    expect(rooms.map(({ groupId, name }) => [groupId, name])).toEqual([
      [30, 'Khán đài chung'],
      [inserted[0]?.groupId, 'Phòng thử'],
    ]);
    expect(inserted[0]?.groupId).toBeGreaterThan(100);
  });

  it('answers a trivial query', async () => {
    await expect(database.db.execute(sql`SELECT 1`)).resolves.toBeDefined();
  });
});

describe('the migration runner', () => {
  let client: PGlite;
  let target: MigrationTarget;
  beforeAll(async () => {
    client = await openMigrated([]);
    target = targetOf(client);
    await migrate(target, [step(1, 'CREATE TABLE one (a int)')]);
  });
  afterAll(() => client.close());

  const versions = async () =>
    (await client.query<{ version: number }>('SELECT version FROM schema_migrations ORDER BY 1')).rows.map(
      (row) => row.version,
    );

  it('applies what is new, once', async () => {
    const steps = [
      step(1, 'CREATE TABLE one (a int)'),
      step(2, 'CREATE TABLE two (a int); INSERT INTO two VALUES (1)'),
    ];
    await migrate(target, steps);
    await migrate(target, steps);
    expect(await versions()).toEqual([1, 2]);
  });

  it('rolls back a migration that fails half-way', async () => {
    const steps = [
      step(1, 'CREATE TABLE one (a int)'),
      step(2, 'CREATE TABLE two (a int); INSERT INTO two VALUES (1)'),
      step(3, 'CREATE TABLE three (a int); SELECT nonsense'),
    ];
    await expect(migrate(target, steps)).rejects.toThrow();
    expect(await versions()).toEqual([1, 2]);
    expect((await client.query("SELECT to_regclass('three') AS t")).rows).toEqual([{ t: null }]);
  });

  it('refuses a database of a newer version with one sentence', async () => {
    const refused = migrate(target, [step(1, 'CREATE TABLE one (a int)')]);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('Cơ sở dữ liệu ở phiên bản 2, mới hơn phiên bản 1');
    expect(await versions()).toEqual([1, 2]);
  });

  it('refuses a database whose applied migration was changed afterwards', async () => {
    const changed = [step(1, 'CREATE TABLE other (a int)'), step(2, 'x')];
    await expect(migrate(target, changed)).rejects.toThrow('0001.sql đã bị sửa sau khi áp dụng');
  });
});

it('reads the files of the migrations folder in order, without holes', async () => {
  const migrations = await readMigrations();
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

it('[LS10] (one club) migration 107 keeps the former ids of teams with their pages, and those of matches', async () => {
  const migrations = await readMigrations();
  const client = await openMigrated(migrations.slice(0, 106));
  await client.exec(`
    INSERT INTO leagues (league_id, name, short_name, color) VALUES ('l', 'L', 'L', '');
    INSERT INTO teams (team_id, name, short_name, code, color, second_color)
      SELECT id, id, id, id, '', '' FROM unnest(ARRAY['h', 'a']) AS id;
    INSERT INTO fixtures (fixture_id, link, league_id, home_id, away_id, kick_off, updated_at, sport_type, status, origin)
      VALUES ('m', 'm', 'l', 'h', 'a', now(), now(), 10, 0, 'import');
    INSERT INTO former_team_ids VALUES ('h-once', 900, 'h'), ('a-once', NULL, 'a');
    INSERT INTO former_fixture_ids VALUES ('m-once', 'm');`);
  await migrate(targetOf(client), migrations);
  const { rows } = await client.query('SELECT * FROM former_ids ORDER BY former_id');
  const none = { page_id: null, team_id: null, league_id: null, fixture_id: null };
  expect(rows).toEqual([
    { ...none, kind: 'team', former_id: 'a-once', team_id: 'a' },
    { ...none, kind: 'team', former_id: 'h-once', page_id: 900, team_id: 'h' },
    { ...none, kind: 'match', former_id: 'm-once', fixture_id: 'm' },
  ]);
  await expect(
    client.query("INSERT INTO former_ids (kind, former_id, team_id) VALUES ('league', 'x', 'h')"),
  ).rejects.toThrow('former_ids_one_thing');
  await client.close();
});

function step(version: number, text: string): Migration {
  return { version, name: `000${version}.sql`, sql: text, checksum: text };
}

function plainType(type: string): string {
  const serials: Record<string, string> = { serial: 'integer', bigserial: 'bigint' };
  return serials[type] ?? type;
}
