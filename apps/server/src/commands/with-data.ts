import type { Bus } from '../platform/bus/bus.js';
import { openBus } from '../platform/bus/open-bus.js';
import { Closers } from '../platform/closers.js';
import type { Config } from '../platform/config.js';
import { DataFolder } from '../platform/data-folder.js';
import type { Database } from '../platform/database/database.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { Log } from '../platform/log.js';
import { openStorage } from '../platform/storage/open-storage.js';
import type { Storage } from '../platform/storage/storage.js';
import { reasonOf } from '../platform/start-error.js';

export interface SiteData {
  readonly database: Database;
  readonly bus: Bus;
  readonly storage: Storage;
  readonly log: Log;
}

export interface CommandOutput {
  readonly print: (line: string) => void;
  /** Prefix of error messages, as in "Lỗi khi nhập". */
  readonly errorPrefix: string;
}

/**
 * Runs a command's work with the database and the bus that the environment configures, and closes them. Throws
 * StartError when a running server holds the data folder: only one process at a time may use an embedded database.
 */
export async function withData<T>(
  config: Config,
  output: CommandOutput,
  work: (data: SiteData) => Promise<T>,
): Promise<T> {
  const log = logTo(output);
  const closers = new Closers();
  try {
    const folder = await DataFolder.open(config.dataDir, { lock: config.databaseUrl === undefined });
    closers.add(() => folder.close());
    const database = await openDatabase({ url: config.databaseUrl, folder: folder.path, log });
    closers.add(() => database.close());
    const bus = await openBus({ url: config.redisUrl, log });
    closers.add(() => bus.close());
    const storage = await openStorage(config.s3, folder.path);
    return await work({ database, bus, storage, log });
  } finally {
    await closers.close();
  }
}

/** Prints warnings and errors for a terminal user, one line each. */
function logTo({ print, errorPrefix }: CommandOutput): Log {
  const printError = (fields: unknown) => print(`${errorPrefix}: ${reasonOf(errorIn(fields))}`);
  const silent = () => undefined;
  return { debug: silent, info: silent, warn: printError, error: printError };
}

const errorIn = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : JSON.stringify(fields);
