import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command/runtime.mjs';
import { cannotRun, jest, verdict } from './run.mjs';

const nx = (target, ...args) => verdict('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', target, '--output-style=static', ...args);

/**
 * @typedef {{ name: string, title: string, needs?: string[], run(): Promise<import('./run.mjs').Tally> }} Stage
 * `needs`: Debian packages without which it cannot run.
 * @type {Stage[]}
 */
export const stages = [
  { name: 'lint', title: 'Lint, every project through Nx', run: () => nx('lint') },
  { name: 'format', title: 'Format', run: () => verdict('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'unused', title: 'Unused files, exports and packages', run: () => verdict('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'ledger', title: 'Citations of the ledger', run: () => verdict('tools/ledger.mjs') },
  { name: 'types', title: 'Types, every project', run: () => nx('typecheck') },
  { name: 'unit', title: 'Unit tests', run: () => jest('jest.config.mjs') },
  { name: 'build', title: 'Build, every project', run: () => nx('build,build-storybook') },
  {
    name: 'workspace',
    title: 'Boundaries, generators and packages, on copies of the workspace',
    run: () => jest('tools/checks/jest.config.mjs'),
  },
  { name: 'integration', title: 'Server against PostgreSQL and Redis', needs: ['postgresql', 'redis-server'], run: integration },
  { name: 'browser', title: 'Journeys in Chromium', needs: ['chromium'], run: () => jest('apps/e2e/jest.config.mjs', { args: ['-i'] }) },
];

async function integration() {
  const services = join(root, 'tools/test-services.mjs');
  if (!existsSync(services)) return cannotRun('tools/test-services.mjs is not there.');
  const { start } = await import(pathToFileURL(services).href);
  const { databaseUrl, redisUrl, stop } = await start();
  try {
    return await jest('apps/server/integration.config.mjs', {
      args: ['-i'],
      env: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
    });
  } finally {
    await stop();
  }
}
