import { openBus } from '../platform/bus/open-bus.js';
import { SystemClock } from '../platform/clock.js';
import { Closers } from '../platform/closers.js';
import { type Config, readConfig } from '../platform/config.js';
import { DataFolder } from '../platform/data-folder.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { Log } from '../platform/log.js';
import { reasonOf, StartError } from '../platform/start-error.js';
import { badLine, importReport } from './import-report.js';
import { type ImportData, importSources, isImportSource } from './import-sources.js';
import { runImport } from './run-import.js';

const USAGE = [
  'Cách dùng: npm run import -- <nguồn> <đường dẫn>. Nguồn là',
  'worldcup (thư mục có worldcup.json), football (tệp hoặc thư mục football.json)',
  'hay vleague (thư mục có vleague1-results.csv và vleague1-clubs.json).',
].join(' ');

/** Of files that cannot be read at all. */
const REASONS_SHOWN = 5;

/**
 * `import <source> <path>`: reads files of facts into the database this environment names, and says what came of it.
 * Throws StartError where nothing can be read, or where a server has the data folder.
 */
export async function importCommand(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const [source = '', path = '', ...more] = args;
  if (!isImportSource(source) || path === '' || more.length > 0) throw new StartError(USAGE);
  // Where matches come from while a site runs is no matter of an import.
  const config = readConfig({ ...env, FEED: 'none' });
  const data = await importSources[source](path);
  if (data.fixtures.length === 0)
    throw new StartError(
      `Không đọc được trận nào từ ${path}.${data.bad
        .slice(0, REASONS_SHOWN)
        .map((one) => `\n${badLine(one)}`)
        .join('')}`,
    );
  for (const line of await store(config, data, say)) say(line);
}

async function store(config: Config, data: ImportData, say: (line: string) => void): Promise<string[]> {
  const log = logTo(say);
  const closers = new Closers();
  try {
    const folder = await DataFolder.open(config.dataDir, { lock: config.databaseUrl === undefined });
    closers.add(() => folder.close());
    const database = await openDatabase({ url: config.databaseUrl, folder: folder.path, log });
    closers.add(() => database.close());
    const bus = await openBus({ url: config.redisUrl, log });
    closers.add(() => bus.close());
    return importReport(data, await runImport(data, { database, bus, clock: new SystemClock(), log }));
  } finally {
    await closers.close();
  }
}

/** Faults a person at a terminal has to know of, in one line each. */
function logTo(say: (line: string) => void): Log {
  const fault = (fields: unknown) => say(`Lỗi khi nhập: ${reasonOf(faultOf(fields))}`);
  const silent = () => undefined;
  return { debug: silent, info: silent, warn: fault, error: fault };
}

const faultOf = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : JSON.stringify(fields);
