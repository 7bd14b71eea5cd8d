import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTimeout } from './jest.preset.js';

// All unit tests in one run. Journeys (apps/e2e) and the server's integration tests are stages of their own.
const { projects } = JSON.parse(readFileSync(join(import.meta.dirname, 'workspace.json'), 'utf8'));

export default {
  testTimeout,
  // Jest leaves one core to a watching developer: on two cores all files would run one after another.
  maxWorkers: '100%',
  // Each file leaves its modules behind in its worker, whose garbage collector soon does most of the work: a fresh one is cheaper.
  workerIdleMemoryLimit: '900MB',
  projects: Object.values(projects)
    .filter(
      ({ root, tags }) =>
        root !== '.' && !tags.includes('layer:e2e') && existsSync(join(import.meta.dirname, root, 'jest.config.mjs')),
    )
    .map(({ root }) => `<rootDir>/${root}`),
};
