import type { Bus } from '../platform/bus/bus.js';
import { openBus } from '../platform/bus/open-bus.js';
import { Closers } from '../platform/closers.js';
import type { Config } from '../platform/config.js';
import { DataFolder } from '../platform/data-folder.js';
import type { Database } from '../platform/database/database.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { Log } from '../platform/log.js';
import { reasonOf } from '../platform/start-error.js';

export interface SiteData {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
}

export interface Telling {
  readonly say: (line: string) => void;
  /** Prefix of error messages, as in "Lỗi khi nhập". */
  readonly fault: string;
}

/**
 * Runs a command's work with the database and the bus that the environment configures, and closes them. Throws
 * StartError when a running server holds the data folder: only one process at a time may use an embedded database.
 */
export async function withData<T>(config: Config, telling: Telling, work: (data: SiteData) => Promise<T>): Promise<T> {
  const log = logTo(telling);
  const closers = new Closers();
  try {
    const folder = await DataFolder.open(config.dataDir, { lock: config.databaseUrl === undefined });
    closers.add(() => folder.close());
    const database = await openDatabase({ url: config.databaseUrl, folder: folder.path, log });
    closers.add(() => database.close());
    const bus = await openBus({ url: config.redisUrl, log });
    closers.add(() => bus.close());
    return await work({ database, bus, log });
  } finally {
    await closers.close();
  }
}

/** Prints warnings and errors for a terminal user, one line each. */
function logTo({ say, fault }: Telling): Log {
  const told = (fields: unknown) => say(`${fault}: ${reasonOf(faultOf(fields))}`);
  const silent = () => undefined;
  return { debug: silent, info: silent, warn: told, error: told };
}

const faultOf = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : JSON.stringify(fields);
