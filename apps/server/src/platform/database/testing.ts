import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { isMissing } from '../error-code.js';
import { serverRoot } from '../server-root.js';
import { createPglite } from './create-pglite.js';
import type { Database } from './database.js';
import { migrate, type Migration, type MigrationTarget, readMigrations } from './migrations.js';
import { PgliteDatabase } from './pglite-database.js';

/** A migrated in-memory database for tests; the caller closes it. */
export async function openTestDatabase(): Promise<PgliteDatabase> {
  const migrations = await readMigrations();
  return PgliteDatabase.over(await openMigrated(migrations), migrations);
}

/**
 * An in-memory PGlite with these migrations, or an empty one; the caller closes it. Creating one from scratch takes
 * seconds, so the first test of a set of migrations leaves a copy in .cache and the others start from that.
 */
export async function openMigrated(migrations: readonly Migration[]): Promise<PGlite> {
  const file = await cacheFile(migrations);
  const copy = await readCopy(file);
  if (copy) return createPglite({ loadDataDir: copy });
  const client = await createPglite();
  if (migrations.length > 0) await migrate(targetOf(client), migrations);
  await saveCopy(file, await client.dumpDataDir('none'));
  return client;
}

/** Lets the migration runner work on a bare client. */
export const targetOf = (client: PGlite): MigrationTarget => ({
  exec: async (text) => void (await client.exec(text)),
  query: async <Row>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
});

// The hash includes PGlite's package.json because another version may not be able to read the data folder.
async function cacheFile(migrations: readonly Migration[]): Promise<string> {
  const project = join(serverRoot(), '../..');
  const hash = createHash('sha256').update(
    await readFile(join(project, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const { checksum } of migrations) hash.update(checksum);
  return join(project, '.cache/test-database', `${hash.digest('hex').slice(0, 16)}.tar`);
}

async function readCopy(file: string): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

// Test workers run in parallel: each writes its own file and renames it, so no worker reads a partial copy.
async function saveCopy(file: string, copy: Blob): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await copy.arrayBuffer()));
  await rename(draft, file);
}

/**
 * For tests of one migration: an embedded database migrated up to, but without, the migration `before` ("0009"), filled
 * by `fill`, and then migrated to the end. The caller closes the database.
 */
export async function openOldDatabase(
  before: string,
  fill: (client: PGlite) => Promise<void>,
): Promise<{ client: PGlite; database: PgliteDatabase }> {
  const all = await readMigrations();
  const client = await openMigrated(all.filter(({ name }) => name < before));
  await fill(client);
  return { client, database: await PgliteDatabase.over(client, all) };
}

/** The verbs of the statements that `work` runs, in order; a transaction is one, whatever it runs. */
export async function statementsOf({ client }: PgliteDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const { query, transaction } = client;
  const verbs: string[] = [];
  client.query = ((text: string, ...rest: unknown[]): unknown => {
    verbs.push(/\b(SELECT|INSERT|UPDATE|DELETE)\b/i.exec(text)?.[1]?.toUpperCase() ?? text);
    return Reflect.apply(query, client, [text, ...rest]);
  }) as typeof query;
  client.transaction = ((...args: unknown[]): unknown => {
    verbs.push('TRANSACTION');
    return Reflect.apply(transaction, client, args);
  }) as typeof transaction;
  try {
    await work();
  } finally {
    client.query = query;
    client.transaction = transaction;
  }
  return verbs;
}

interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}
type Send = (...args: unknown[]) => unknown;
/** What Drizzle sends statements through, over either adapter. */
interface Sender {
  query: Send;
  /** Of PGlite. */
  transaction?: Send;
  /** Of a pool of PostgreSQL. */
  connect?: Send;
}

/** The plans of the statements that `work` sends through Drizzle, in order, also of those inside transactions. */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const sent: Recorded[] = [];
  const { $client } = database.db as unknown as { $client: Sender };
  const restore = record($client, sent);
  try {
    await work();
  } finally {
    restore();
  }
  const plans: string[] = [];
  for (const { text, values } of sent) {
    if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) continue;
    const rows = await database.query<Record<string, string>>(`EXPLAIN ${text}`, values);
    plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
  }
  return plans;
}

/** Notes what a client sends. Returns how to end it. */
function record(client: Sender, sent: Recorded[]): () => void {
  const { query, transaction, connect } = client;
  const inner = (other: unknown) => record(other as Sender, sent);
  client.query = (...args) => {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
    sent.push(
      typeof first === 'string'
        ? { text: first, values: values ?? [] }
        : { text: first.text, values: values ?? first.values ?? [] },
    );
    return Reflect.apply(query, client, args);
  };
  if (transaction)
    client.transaction = (work, ...rest) =>
      Reflect.apply(transaction, client, [
        (tx: unknown) => {
          inner(tx);
          return (work as Send)(tx);
        },
        ...rest,
      ]);
  // A pool lends its clients again, so each is left as it was.
  if (connect && !('processID' in client))
    client.connect = (...args) => {
      const lending = Reflect.apply(connect, client, args);
      // With a callback the pool itself sends a statement, which its own query has noted.
      return args.length > 0 ? lending : noting(lending as Promise<Sender & { release: Send }>);
    };
  const noting = async (lending: Promise<Sender & { release: Send }>) => {
    const lent = await lending;
    const end = inner(lent);
    const { release } = lent;
    lent.release = (...of) => {
      end();
      lent.release = release;
      return Reflect.apply(release, lent, of);
    };
    return lent;
  };
  return () => {
    Object.assign(client, { query }, transaction && { transaction }, connect && { connect });
  };
}
