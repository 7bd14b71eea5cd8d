import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverRoot } from '../server-root.js';
import { StartError } from '../start-error.js';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text; detects a file that changed after it was applied. */
  readonly checksum: string;
}

/** What the runner needs from an adapter: one connection that executes SQL text and returns rows. */
export interface MigrationTarget {
  /** Runs one or many statements without values. */
  exec(sql: string): Promise<void>;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** Reads `0001_name.sql` files in order of number. A missing or duplicate number throws. */
export async function readMigrations(folder: string = join(serverRoot(), 'migrations')): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1) throw new Error(`Migration ${migration.name} is not number ${index + 1}.`);
  });
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const version = FILE.exec(name)?.[1];
  if (version === undefined) throw new Error(`Migration ${name} is not named like 0001_what_it_does.sql.`);
  const sql = await readFile(join(folder, name), 'utf8');
  return { version: Number(version), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

interface Applied {
  version: number;
  checksum: string;
}

/**
 * Migrates a database to the newest version, one transaction per migration. Refuses, before it writes anything, a
 * database newer than the program or one whose applied migrations differ from the program's.
 */
export async function migrate(target: MigrationTarget, migrations: readonly Migration[]): Promise<void> {
  const applied = await readApplied(target);
  refuseNewer(applied, migrations);
  refuseDifferent(applied, migrations);
  if (applied.length === migrations.length) return;
  await target.exec(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  for (const migration of migrations.slice(applied.length)) await apply(target, migration);
}

async function readApplied(target: MigrationTarget): Promise<Applied[]> {
  const [table] = await target.query<{ name: string | null }>(`SELECT to_regclass('schema_migrations')::text AS name`);
  if (!table?.name) return [];
  return target.query<Applied>('SELECT version, checksum FROM schema_migrations ORDER BY version');
}

function refuseNewer(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = applied.at(-1)?.version ?? 0;
  if (newest <= migrations.length) return;
  throw new StartError(
    `Cơ sở dữ liệu ở phiên bản ${newest}, mới hơn phiên bản ${migrations.length} mà chương trình này biết; hãy chạy bản mới hơn của Khán Đài. Dữ liệu được giữ nguyên.`,
  );
}

function refuseDifferent(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, { version, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (known?.version === version && known.checksum === checksum) continue;
    throw new StartError(
      `Phiên bản ${version} của cơ sở dữ liệu không khớp với chương trình này (${known?.name ?? 'không có tệp'} đã bị sửa sau khi áp dụng). Dữ liệu được giữ nguyên.`,
    );
  }
}

async function apply(target: MigrationTarget, { version, name, sql, checksum }: Migration): Promise<void> {
  await target.exec('BEGIN');
  try {
    await target.exec(sql);
    await target.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
    await target.exec('COMMIT');
  } catch (error) {
    await target.exec('ROLLBACK');
    throw error;
  }
}
