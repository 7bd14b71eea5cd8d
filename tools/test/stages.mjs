import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command/runtime.mjs';
import { cannotRun, jest, jestWithSecondRun, verdict } from './run.mjs';

const nx = (target, ...args) =>
  verdict('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', target, '--output-style=static', ...args);

/** Files of the integration stage that run at the same time. Each has a Redis and databases of its own. */
const INTEGRATION_WORKERS = 2;

/** Seconds that all stages together may take, with every domain the site is to have. */
export const TOTAL_BUDGET = 45 * 60;

/**
 * @typedef {{ name: string, title: string, budget: number, needs?: string[], after?: string, run(): Promise<import('./run.mjs').Tally> }} Stage
 * `budget`: seconds the stage may take on two quiet cores. `needs`: Debian packages without which it cannot run. `after`: the
 * stage whose failure makes this one pointless.
 * @type {Stage[]}
 */
export const stages = [
  { name: 'lint', title: 'Lint, every project through Nx', budget: 180, run: () => nx('lint') },
  {
    name: 'format',
    title: 'Format',
    budget: 45,
    run: () => verdict('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  {
    name: 'unused',
    title: 'Unused files, exports and packages',
    budget: 45,
    run: () => verdict('node_modules/knip/bin/knip.js', '--no-progress'),
  },
  { name: 'ledger', title: 'Citations of the ledger', budget: 15, run: () => verdict('tools/ledger.mjs') },
  { name: 'types', title: 'Types, every project', budget: 150, run: () => nx('typecheck') },
  { name: 'unit', title: 'Unit tests', budget: 270, run: () => jest('jest.config.mjs') },
  { name: 'build', title: 'Build, every project', budget: 150, run: () => nx('build,build-storybook') },
  {
    name: 'workspace',
    title: 'Boundaries, generators and packages, on copies of the workspace',
    budget: 300,
    run: () => jest('tools/checks/jest.config.mjs'),
  },
  {
    name: 'integration',
    title: 'Server against PostgreSQL and Redis',
    budget: 300,
    needs: ['postgresql', 'redis-server'],
    run: integration,
  },
  {
    name: 'browser',
    title: 'Journeys in Chromium',
    budget: 1000,
    needs: ['chromium'],
    after: 'build',
    // Over fifty journeys: on two busy cores they take more than the half hour after which other stages are ended.
    run: () => jestWithSecondRun('apps/e2e/jest.config.mjs', { maxMinutes: 55 }),
  },
];

async function integration() {
  const services = join(root, 'tools/test-services.mjs');
  if (!existsSync(services)) return cannotRun('tools/test-services.mjs is not there.');
  const { start } = await import(pathToFileURL(services).href);
  const { databaseUrl, redisUrl, stop } = await start({ redisServers: INTEGRATION_WORKERS });
  try {
    return await jestWithSecondRun('apps/server/integration.config.mjs', {
      args: [`--maxWorkers=${INTEGRATION_WORKERS}`],
      env: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
    });
  } finally {
    await stop();
  }
}
