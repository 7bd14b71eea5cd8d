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
  /** What a fault begins with, as in "Lỗi khi nhập". */
  readonly fault: string;
}

/**
 * Does the work of a command with the database and the bus this environment names, and closes them. Throws StartError where a
 * server has the data folder: an embedded database is one process's at a time.
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

/** Faults a person at a terminal has to know of, in one line each. */
function logTo({ say, fault }: Telling): Log {
  const told = (fields: unknown) => say(`${fault}: ${reasonOf(faultOf(fields))}`);
  const silent = () => undefined;
  return { debug: silent, info: silent, warn: told, error: told };
}

const faultOf = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : JSON.stringify(fields);
