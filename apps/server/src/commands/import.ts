import { SystemClock } from '../platform/clock.js';
import { readConfig } from '../platform/config.js';
import { StartError } from '../platform/start-error.js';
import { badLine, importReport } from './import-report.js';
import { importSources, isImportSource } from './import-sources.js';
import { runImport } from './run-import.js';
import { withData } from './with-data.js';

const USAGE = [
  'Cách dùng: npm run import -- <nguồn> <đường dẫn>. Nguồn là',
  'worldcup hay football (tệp .json, .txt của openfootball, hoặc thư mục có chúng, kể cả thư mục con)',
  'hay vleague (thư mục có vleague1-results.csv và vleague1-clubs.json).',
].join(' ');

/** Max errors shown when no file is readable. */
const REASONS_SHOWN = 5;

/**
 * `import <source> <path>`: imports files into the database that the environment configures, and reports the result.
 * Throws StartError when nothing can be read, or when a running server holds the data folder.
 */
export async function importCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const [source = '', path = '', ...more] = args;
  if (!isImportSource(source) || path === '' || more.length > 0) throw new StartError(USAGE);
  // An import does not use the feed, so FEED must not affect it.
  const config = readConfig({ ...env, FEED: 'none' });
  const data = await importSources[source](path);
  if (data.fixtures.length === 0)
    throw new StartError(
      `Không đọc được trận nào từ ${path}.${data.bad
        .slice(0, REASONS_SHOWN)
        .map((one) => `\n${badLine(one)}`)
        .join('')}`,
    );
  const taken = await withData(config, { print, errorPrefix: 'Lỗi khi nhập' }, (site) =>
    runImport(data, { ...site, clock: new SystemClock() }),
  );
  for (const line of importReport(data, taken)) print(line);
}
